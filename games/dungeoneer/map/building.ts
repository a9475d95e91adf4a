/** BUILD, EXPLORE: a Map card is drawn and laid. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Option,
  type Questions,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { aboutPlace } from '../about.ts';
import type { RuleChapter } from '../chapter.ts';
import { REALMS } from '../content/cards.ts';
import { spendMp, whyNoMp } from '../heroes/points.ts';
import { forbids } from '../modifiers/rules.ts';
import { whoLays } from '../options/unbiased-placement.ts';
import { addOpenActs } from '../turn/open-points.ts';
import type { M, World } from '../world.ts';
import { cellIndex, cellName, withSpace } from './grid.ts';
import { canBeLaid, type Placement, placements } from './placing.ts';
import { placePortal } from './portals.ts';
import { canDraw, drawableRealms, isLast, realmOfCard } from './realms.ts';

export type Building =
  /** Draws a Map card and asks where it goes; `explored`: an MP was paid for it. */
  | { readonly do: 'draw-map'; readonly explored: boolean }
  | { readonly do: 'draw-map-from'; readonly realm: number; readonly explored: boolean }
  | { readonly do: 'lay-map'; readonly at: Placement }
  /** Who was to lay the card is out. */
  | { readonly do: 'leave-map' }
  | { readonly do: 'explore' };
export type BuildingQuestion =
  | { readonly do: 'lay' }
  | { readonly do: 'map-deck-which'; readonly explored: boolean };

/** Lays a Map card: nobody collects or triggers anything (DNR-BUILD-7). */
export function layMap(match: M, card: Instance, { x, y, turned }: Placement): void {
  const { world, instances } = match;
  const realm = realmOfCard(match, card);
  instances.toBottom(card, instances.layout.base.map);
  world.spaces = withSpace(world.spaces, { card, realm, x, y, turned });
}

/** A card that nobody lays any more: who has drawn it for another lays it himself, or it goes under its deck. */
export function leaveMap(match: M, seat: Seat): void {
  const { instances, world } = match;
  const { base } = instances.layout;
  const card = instances.first(base.drawn);
  if (card === NONE || match.coming('lay') !== undefined) return;
  if (world.active !== seat && !world.heroes[world.active].out)
    match.push({ do: 'lay' }, scopeOf(world.active));
  else instances.toBottom(card, base['map-deck'] + realmOfCard(match, card));
}

const handlers: Handlers<World, Building> = {
  /** DNR-BUILD-1, DNR-OPTREALM-4, DNR-OPTREALM-9 */
  'draw-map'(match, { explored }, scope) {
    const [realm, ...others] = drawableRealms(match, scope.seat);
    if (others.length > 0) match.push({ do: 'map-deck-which', explored }, scope);
    else if (realm !== undefined) match.push({ do: 'draw-map-from', realm, explored }, scope);
  },

  /** DNR-BUILD-3, DNR-BUILD-5, DNR-EXPLORE-5 */
  'draw-map-from'(match, { realm, explored }, scope) {
    const { instances } = match;
    const { base } = instances.layout;
    const deck = base['map-deck'] + realm;
    for (let tries = instances.size(deck); tries > 0; tries--) {
      const card = instances.first(deck);
      instances.toTop(card, base.drawn);
      match.tell({ type: 'drew-map', seat: scope.seat, card });
      if (canBeLaid(match, card, realm, isLast(match, realm, card))) {
        const on = whoLays(match, scope.seat, card);
        if (on !== scope.seat) match.tell({ type: 'passed-map', seat: scope.seat, card, on });
        match.push({ do: 'lay' }, scopeOf(on));
        return;
      }
      match.tell({ type: 'fits-nowhere', seat: scope.seat, card });
      instances.toBottom(card, deck);
    }
    if (explored) match.world.heroes[scope.seat].mp++;
  },

  'lay-map'(match, { at }, { seat }) {
    const card = match.instances.first(match.instances.layout.base.drawn);
    layMap(match, card, at);
    match.tell({ type: 'laid', seat, card, cell: cellName(at), turned: at.turned });
    placePortal(match, match.world.spaces.length - 1, seat);
  },

  'leave-map'(match, _effect, { seat }) {
    leaveMap(match, seat);
  },

  /** DNR-EXPLORE-1, DNR-EXPLORE-6 */
  explore(match, _effect, scope) {
    spendMp(match, scope.seat);
    match.tell({ type: 'explored', seat: scope.seat });
    match.push({ do: 'draw-map', explored: true }, scope);
  },
};

export function layId(x: number, y: number, turned: boolean): string {
  return turned ? `lay:${x},${y}:turned` : `lay:${x},${y}`;
}

/** The option to lay the drawn card so; made once for each cell. */
function layingAt(x: number, y: number, turned: boolean): Option<World> {
  const at = 2 * cellIndex(x, y) + (turned ? 1 : 0);
  let option = LAYINGS.get(at);
  if (option === undefined) {
    option = { id: layId(x, y, turned), effect: { do: 'lay-map', at: { x, y, turned } } };
    LAYINGS.set(at, option);
  }
  return option;
}

const LAYINGS = new Map<number, Option<World>>();

const questions: Questions<World, BuildingQuestion> = {
  /** CH-20 */
  'map-deck-which': {
    kind: 'ask',
    midway: true,
    options(match, { explored }, { seat }, options) {
      for (const realm of drawableRealms(match, seat))
        options.add(`draw-map:${REALMS[realm]}`, { do: 'draw-map-from', realm, explored });
    },
  },

  /** CH-18, DNR-BUILD-1, DNR-BUILD-2 */
  lay: {
    kind: 'ask',
    options(match, question, { seat }, options) {
      const card = match.instances.first(match.instances.layout.base.drawn);
      if (match.world.heroes[seat].out) {
        options.add('decline', { do: 'leave-map' });
        return;
      }
      const realm = realmOfCard(match, card);
      placements(match, card, realm, isLast(match, realm, card), ({ x, y }, turned, against) => {
        if (against === undefined) options.put(layingAt(x, y, turned));
        else if (options.explains)
          options.forbid(
            layId(x, y, turned),
            against,
            against === 'DNR-MAP-6' ? 'stranded' : 'closes-map',
            aboutPlace(match, card, { x, y, turned }),
          );
        return false;
      });
      addOpenActs(match, seat, options, question);
    },
  },
};

const EXPLORE = { act: 'explore' } as const;

/** DNR-EXPLORE-1, DNR-EXPLORE-3, DNR-EXPLORE-4 */
const heroActs: RuleChapter['heroActs'] = (match, seat, options) => {
  if (!canDraw(match, seat)) return;
  const why = whyNoMp(match, seat);
  if (why) options.forbid('explore', ...why, EXPLORE);
  else if (forbids(match, seat, 'explore')) options.forbid('explore', 'DNR-ORDER-6', 'card-forbids', EXPLORE);
  else options.put(EXPLORING);
};

const EXPLORING = { id: 'explore', effect: { do: 'explore' } } as const;

const chapter: Chapter<World, Building, BuildingQuestion> = { handlers, questions };
export const building: RuleChapter = { ...chapter, heroActs };
