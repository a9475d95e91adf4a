/** TURN, RESET, HERO: the phases of a turn. */
import {
  type Chapter,
  type Handlers,
  type Options,
  type Questions,
  type Scope,
  type Seat,
  scopeOf,
  TABLE,
} from '@underhall/kernel';
import { fireNow } from '../cards/triggers.ts';
import { leftOf } from '../cards.ts';
import type { Adds } from '../chapter.ts';
import { settleGrade } from '../grades/changing.ts';
import { endSpan } from '../modifiers/passing.ts';
import { mpAtReset } from '../options/restricted-movement.ts';
import { finish, leaders } from '../winning/winning.ts';
import { type M, rulesOf, type World } from '../world.ts';
import { withUpkeep } from './upkeep.ts';

export type Turn =
  | { readonly do: 'turn' }
  | { readonly do: 'reset' }
  /** DNR-RESET-11..13, after upkeep is settled. */
  | { readonly do: 'ready' }
  | { readonly do: 'dungeonlord-phase' }
  | { readonly do: 'build-phase' }
  | { readonly do: 'hero-phase' }
  /** The Hero Phase goes on until it is ended (DNR-HERO-3). */
  | { readonly do: 'hero-actions' }
  | { readonly do: 'lord-actions' }
  | { readonly do: 'end-phase' }
  | { readonly do: 'end-turn' };

/** CH-6, CH-21 */
export type TurnQuestion = { readonly do: 'lord' } | { readonly do: 'act' };

/** DNR-TURN-7: nothing of the turn is left for a player who is out. */
function isOver({ world }: M, { seat }: Scope): boolean {
  return world.heroes[seat].out;
}

const NOTHING: readonly never[] = [];

const handlers: Handlers<World, Turn> = {
  /** DNR-TURN-1; the end of the turn is the table's, because it comes whoever is still there. */
  turn(match, _effect, scope) {
    const { world } = match;
    world.turn++;
    world.active = scope.seat;
    if (match.sink) match.tell({ type: 'turn', seat: scope.seat, turn: world.turn, round: world.round });
    match.push({ do: 'end-turn' }, TABLE);
    match.push({ do: 'discard-phase' }, scope);
    match.push({ do: 'hero-phase' }, scope);
    match.push({ do: 'build-phase' }, scope);
    match.push({ do: 'dungeonlord-phase' }, scope);
    match.push({ do: 'reset' }, scope);
    settleGrade(match);
    if (world.portals.length > 0) match.push({ do: 'link-portals' }, scope);
  },

  /** DNR-RESET-1..5, DNR-RESET-14 */
  reset(match, _effect, scope) {
    const { world } = match;
    world.phase = 'reset';
    endSpan(match, 'turn');
    endSpan(match, 'move');
    for (const hero of world.heroes) {
      hero.used = NOTHING;
      hero.attacked = false;
    }
    world.batched = false;
    world.opened = NOTHING;
    match.push({ do: 'ready' }, scope);
    match.push({ do: 'upkeep', cards: withUpkeep(match, scope.seat) }, scope);
  },

  /** DNR-RESET-11..13, DNR-RESET-15, DNR-RESET-16 */
  ready(match, _effect, { seat }) {
    const hero = match.world.heroes[seat];
    hero.saved = 0;
    hero.mp = mpAtReset(match, seat);
    hero.moved = false;
    hero.visited = [hero.space];
    hero.attempts = NOTHING;
    hero.found = NOTHING;
    fireNow(match, 'turn-start', seat);
  },

  'dungeonlord-phase'(match, _effect, scope) {
    if (isOver(match, scope)) return;
    match.world.phase = 'dungeonlord';
    match.push({ do: 'lord-actions' }, scope);
  },

  'lord-actions'(match, _effect, scope) {
    if (isOver(match, scope)) return;
    match.push({ do: 'lord-actions' }, scope);
    match.push({ do: 'lord' }, scope);
  },

  'build-phase'(match, _effect, scope) {
    if (isOver(match, scope)) return;
    match.world.phase = 'build';
    match.push({ do: 'draw-map', explored: false }, scope);
  },

  'hero-phase'(match, _effect, scope) {
    if (isOver(match, scope)) return;
    match.world.phase = 'hero';
    match.push({ do: 'hero-actions' }, scope);
  },

  'hero-actions'(match, _effect, scope) {
    if (isOver(match, scope)) return;
    match.push({ do: 'hero-actions' }, scope);
    match.push({ do: 'act' }, scope);
  },

  /** DNR-TURN-6 */
  'end-phase'(match) {
    match.dropThrough(match.world.phase === 'hero' ? 'hero-actions' : 'lord-actions');
  },

  /** DNR-TURN-2, DNR-TURN-3, DNR-WIN-10 */
  'end-turn'(match) {
    const { world } = match;
    const next = leftOf(match, world.active);
    if (isNewRound(match, next)) {
      if (world.round >= Number(match.setup.options.rounds)) {
        finish(match, leaders(match), 'DNR-WIN-10');
        return;
      }
      world.round++;
    }
    match.push({ do: 'turn' }, scopeOf(next));
  },
};

/** DNR-TURN-3: everybody who is left has had his turn when the turn passes Player A. */
function isNewRound({ world, seats }: M, next: Seat): boolean {
  const place = (seat: Seat) => (seat - world.first + seats) % seats;
  return place(next) <= place(world.active);
}

/** Whoever was defeated at an open point of his own turn has nothing left but its end (DNR-TURN-7). */
function addAll(match: M, seat: Seat, acts: readonly Adds[], options: Options<World>): void {
  if (!match.world.heroes[seat].out) for (const add of acts) add(match, seat, options);
}

const END = { id: 'end', effect: { do: 'end-phase' } } as const;

const questions: Questions<World, TurnQuestion> = {
  /** CH-6, DNR-DLORD-17 */
  lord: {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      const { lordActs, openActs } = rulesOf(match);
      addAll(match, seat, lordActs, options);
      addAll(match, seat, openActs, options);
      options.put(END);
    },
  },

  /** CH-21, DNR-HERO-1, DNR-HERO-2 */
  act: {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      const { heroActs, openActs } = rulesOf(match);
      addAll(match, seat, heroActs, options);
      addAll(match, seat, openActs, options);
      options.put(END);
    },
  },
};

export const turns: Chapter<World, Turn, TurnQuestion> = { handlers, questions };
