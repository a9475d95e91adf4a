/** BUILD, EXPLORE: a Map card is drawn and laid. */
import { type Chapter, type Handlers, type Instance, NONE, type Questions, scopeOf } from '@underhall/kernel';
import { mapCard } from '../cards.ts';
import type { RuleChapter } from '../chapter.ts';
import { REALMS } from '../content/cards.ts';
import { forbids } from '../modifiers/rules.ts';
import { addOpenActs } from '../turn/open-points.ts';
import type { M, World } from '../world.ts';
import { cellName, withSpace } from './grid.ts';
import { canBeLaid, type Placement, placements } from './placing.ts';

export type Building =
  /** Draws a Map card and asks where it goes; `explored`: an MP was paid for it. */
  | { readonly do: 'draw-map'; readonly explored: boolean }
  | { readonly do: 'lay-map'; readonly at: Placement }
  | { readonly do: 'explore' };
export type BuildingQuestion = { readonly do: 'lay' };

/** Lays a Map card: nobody collects or triggers anything (DNR-BUILD-7). */
export function layMap(match: M, card: Instance, { x, y, turned }: Placement): void {
  const { world, instances } = match;
  const realm = REALMS.indexOf(mapCard(match, card).realm);
  instances.toBottom(card, instances.layout.base.map);
  world.spaces = withSpace(world.spaces, { card, realm, x, y, turned });
}

/** The realm whose Map deck a player draws from: that of his hero. */
function realmOf({ world }: M, seat: number): number {
  return world.spaces[world.heroes[seat].space].realm;
}

/** DNR-MAP-11: is this the last Map card of its realm? */
function isLast(match: M, realm: number): boolean {
  return match.instances.size(match.instances.layout.base['map-deck'] + realm) === 0;
}

const handlers: Handlers<World, Building> = {
  /** DNR-BUILD-1, DNR-BUILD-3, DNR-BUILD-5, DNR-EXPLORE-5 */
  'draw-map'(match, { explored }, scope) {
    const { instances } = match;
    const { base } = instances.layout;
    const realm = realmOf(match, scope.seat);
    const deck = base['map-deck'] + realm;
    for (let tries = instances.size(deck); tries > 0; tries--) {
      const card = instances.first(deck);
      instances.toTop(card, base.drawn);
      match.tell({ type: 'drew-map', seat: scope.seat, card });
      if (canBeLaid(match, card, realm, isLast(match, realm))) {
        match.push({ do: 'lay' }, scopeOf(scope.seat));
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
  },

  /** DNR-EXPLORE-1, DNR-EXPLORE-6 */
  explore(match, _effect, scope) {
    match.world.heroes[scope.seat].mp--;
    match.tell({ type: 'explored', seat: scope.seat });
    match.push({ do: 'draw-map', explored: true }, scope);
  },
};

const questions: Questions<World, BuildingQuestion> = {
  /** CH-18, DNR-BUILD-1, DNR-BUILD-2 */
  lay: {
    kind: 'ask',
    options(match, question, { seat }, options) {
      const card = match.instances.first(match.instances.layout.base.drawn);
      const realm = realmOf(match, seat);
      placements(match, card, realm, isLast(match, realm), (at, against) => {
        const id = `lay:${cellName(at)}${at.turned ? ':turned' : ''}`;
        if (against === undefined) options.add(id, { do: 'lay-map', at });
        else
          options.forbid(id, against, against === 'DNR-MAP-6' ? 'stranded' : 'closes-map', {
            cell: cellName(at),
          });
      });
      addOpenActs(match, seat, options, question);
    },
  },
};

/** DNR-EXPLORE-1, DNR-EXPLORE-3, DNR-EXPLORE-4 */
const heroActs: RuleChapter['heroActs'] = (match, seat, options) => {
  const { instances, world } = match;
  const hero = world.heroes[seat];
  if (instances.first(instances.layout.base['map-deck'] + realmOf(match, seat)) === NONE) return;
  if (hero.tipped) options.forbid('explore', 'DNR-TIP-3', 'tipped');
  else if (hero.mp < 1) options.forbid('explore', 'DNR-HERO-4', 'no-mp');
  else if (forbids(match, seat, 'explore')) options.forbid('explore', 'DNR-ORDER-6', 'card-forbids');
  else options.add('explore', { do: 'explore' });
};

const chapter: Chapter<World, Building, BuildingQuestion> = { handlers, questions };
export const building: RuleChapter = { ...chapter, heroActs };
