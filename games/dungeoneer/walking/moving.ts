/** MOVE, EXIT, ALT: walking by exits and through Sewers. */
import { type Chapter, type Handlers, NONE, type Options, type Seat, scopeOf } from '@underhall/kernel';
import { aboutSide, aboutSpace } from '../about.ts';
import { mapOf, seatOfHero } from '../cards.ts';
import type { Adds, RuleChapter } from '../chapter.ts';
import type { Happening } from '../effects.ts';
import type { Deed } from '../language/says.ts';
import { exitAt, SIDES, walkable } from '../map/grid.ts';
import { endSpan } from '../modifiers/passing.ts';
import { forbids, ignores } from '../modifiers/rules.ts';
import { SOURCE } from '../rolls/kinds.ts';
import { wordFits } from '../selecting/compare.ts';
import { type M, NOWHERE, type World } from '../world.ts';
import { enter } from './entering.ts';

export type Walking =
  | { readonly do: 'walk'; readonly side: number }
  /** He goes through an exit that he has dealt with; not if something has carried him away meanwhile (DNR-WINDOW-21). */
  | { readonly do: 'go-through'; readonly from: number; readonly side: number }
  /** He has failed at a Locked exit. */
  | { readonly do: 'force-lock'; readonly from: number; readonly side: number }
  | { readonly do: 'sewer'; readonly to: number }
  | Extract<Deed, { readonly do: 'open' }>;

/** DNR-MOVE-2, DNR-EXIT-17: the space behind an exit that he may use, or NOWHERE. */
function spaceBehind(match: M, seat: Seat, side: number): number {
  const { space } = match.world.heroes[seat];
  const open = walkable(match, space, side);
  return open === NOWHERE && ignores(match, seat, 'wall') ? match.world.spaces[space].beside[side] : open;
}

/** DNR-EXIT-8, DNR-EXIT-11: was it opened this turn, or does somebody's token hold it open? */
export function isOpened({ world }: M, space: number, side: number): boolean {
  if (world.opened.includes(space * 4 + side)) return true;
  return world.heroes.some((hero) => !hero.out && hero.space === space && hero.onExit === side);
}

/** DNR-EXIT-11 */
function openLock({ world }: M, space: number, side: number): void {
  const at = space * 4 + side;
  if (!world.opened.includes(at)) world.opened = [...world.opened, at];
}

const SPRUNG = { do: 'suffer', wounds: 1, harm: 'obstacle' } as const;

const handlers: Handlers<World, Walking> = {
  /** DNR-MOVE-3..5 */
  walk(match, { side }, { seat }) {
    const hero = match.world.heroes[seat];
    const { kind, score, number } = exitAt(match, hero.space, side);
    const scope = scopeOf(seat, NONE, 0, hero.card);
    const from = hero.space;
    const through: Happening = [{ do: 'go-through', from, side }];
    const shut = kind === 'locked' && !isOpened(match, hero.space, side) && !ignores(match, seat, 'locked');
    if (shut) {
      const fail: Happening = [{ do: 'force-lock', from, side }];
      match.push({ do: 'face', source: SOURCE.locked, score, number, fail, success: through }, scope);
    } else if (kind === 'trapped' && !ignores(match, seat, 'trapped')) {
      const fail: Happening = [SPRUNG, ...through];
      match.push({ do: 'face', source: SOURCE.trapped, score, number, fail, success: through }, scope);
    } else match.pushAll(through, scope);
  },

  /** DNR-EXIT-4, DNR-EXIT-12, DNR-EXIT-13, DNR-EXIT-15 */
  'go-through'(match, { from, side }, { seat }) {
    const hero = match.world.heroes[seat];
    if (hero.out || hero.tipped || hero.mp < 1 || hero.space !== from) return;
    const next = spaceBehind(match, seat, side);
    if (exitAt(match, hero.space, side).kind === 'locked') openLock(match, hero.space, side);
    hero.mp--;
    endSpan(match, 'move');
    enter(match, seat, next, 'walk');
  },

  /** DNR-EXIT-5, DNR-EXIT-6 */
  'force-lock'(match, { from, side }, scope) {
    const hero = match.world.heroes[scope.seat];
    if (hero.out || hero.mp < 1 || hero.space !== from) return;
    hero.mp--;
    if (hero.mp > 0) match.push({ do: 'go-through', from, side }, scope);
    else {
      hero.onExit = side;
      match.tell({ type: 'stuck-at-exit', seat: scope.seat, side });
    }
  },

  /** DNR-EXIT-11 */
  open(match, { exits }, scope) {
    const seat = seatOfHero(match, scope.it);
    const hero = match.world.heroes[seat];
    if (hero.out) return;
    for (let side = 0; side < 4; side++)
      if (exitAt(match, hero.space, side).kind === 'locked' && isMeant(exits, side))
        openLock(match, hero.space, side);
    match.tell({ type: 'opened', seat });
  },

  /** DNR-ALT-1, DNR-ALT-9 */
  sewer(match, { to }, { seat }) {
    match.world.heroes[seat].mp--;
    enter(match, seat, to, 'sewer');
  },
};

/** `all`, or the exits on the sides that a selector names. */
function isMeant(exits: Extract<Deed, { do: 'open' }>['exits'], side: number): boolean {
  if (exits === 'all') return true;
  return exits.tests.every((test) => test.key !== 'side' || wordFits(SIDES[side], test));
}

/** DNR-MOVE-1, DNR-MOVE-6, DNR-MOVE-7 */
const heroActs: Adds = (match, seat, options) => {
  for (let side = 0; side < 4; side++) addWalk(match, seat, side, options);
  addSewers(match, seat, options);
};

function addWalk(match: M, seat: Seat, side: number, options: Options<World>): void {
  const hero = match.world.heroes[seat];
  const id = MOVES[side];
  const about = options.explains ? aboutSide(match, seat, side) : undefined;
  if (match.world.spaces[hero.space].beside[side] === NOWHERE)
    options.forbid(id, 'DNR-MOVE-7', 'no-space', about);
  else if (spaceBehind(match, seat, side) === NOWHERE) options.forbid(id, 'DNR-EXIT-17', 'wall', about);
  else if (hero.tipped) options.forbid(id, 'DNR-MOVE-6', 'tipped', about);
  else if (hero.mp < 1) options.forbid(id, 'DNR-HERO-4', 'no-mp', about);
  else if (forbids(match, seat, 'move')) options.forbid(id, 'DNR-ORDER-6', 'card-forbids', about);
  else options.put(WALKS[side]);
}

const MOVES = SIDES.map((side) => `move:${side}`);
const WALKS = MOVES.map((id, side) => ({ id, effect: { do: 'walk', side } }) as const);

/** DNR-ALT-1..3, DNR-ALT-11 */
function addSewers(match: M, seat: Seat, options: Options<World>): void {
  const { spaces, heroes } = match.world;
  const hero = heroes[seat];
  const { sewer } = mapOf(match, hero.space);
  if (sewer === '') return;
  for (let to = 0; to < spaces.length; to++) {
    const { id: name, sewer: letter } = mapOf(match, to);
    if (letter !== sewer || to === hero.space) continue;
    const id = `sewer:${name}`;
    const about = options.explains ? aboutSpace(match, 'sewer', to) : undefined;
    if (hero.tipped) options.forbid(id, 'DNR-ALT-11', 'tipped', about);
    else if (hero.mp < 1) options.forbid(id, 'DNR-HERO-4', 'no-mp', about);
    else if (forbids(match, seat, 'sewer')) options.forbid(id, 'DNR-ORDER-6', 'card-forbids', about);
    else options.add(id, { do: 'sewer', to });
  }
}

const chapter: Chapter<World, Walking> = { handlers, questions: {} };
export const moving: RuleChapter = { ...chapter, heroActs };
