/** SETUP, OPTLATE, OPTMIGHT: what the 2010 edition prepares besides. */
import type { Chapter, Handlers, Scope, Seat } from '@underhall/kernel';
import { DECK_NAMES } from '../content.ts';
import { dealClassicHands } from './combat/index.ts';
import { type ClassicSpec, type M, optional, type World } from './world.ts';

export type ClassicSetUp = { do: 'roll-for-first'; seats: readonly Seat[] };

const handlers: Handlers<World, ClassicSetUp> = {
  /** DQ-SETUP-9 */
  'roll-for-first'(match, { seats }, scope) {
    let best = 0;
    let leaders: Seat[] = [];
    for (const seat of seats) {
      const die = match.roll();
      match.tell({ type: 'rolled-for-first', seat, die });
      if (die > best) leaders = [];
      best = Math.max(best, die);
      if (die === best) leaders.push(seat);
    }
    if (leaders.length > 1) match.push({ do: 'roll-for-first', seats: leaders }, scope);
    else {
      match.world.first = leaders[0];
      match.tell({ type: 'first-player', seat: leaders[0] });
    }
  },
};

export function chooseFirst(match: M, scope: Scope): void {
  match.push({ do: 'roll-for-first', seats: match.seatsFrom(0) }, scope);
}

export function shuffle(match: M): void {
  const { base } = match.instances.layout;
  // DQ-SETUP-5
  match.shuffle(base.pool);
  // DQ-SETUP-2
  for (const deck of [...DECK_NAMES, 'combat']) match.shuffle(base[deck]);
  // DQ-SETUP-3
  for (const owner of (match.game.spec as ClassicSpec).owners.keys()) match.shuffle(base.power + owner);
}

export function layOut(match: M): void {
  if (optional(match).classic) dealClassicHands(match);
}

/** DQ-OPTLATE-1 */
export function beforeFirstTurn(match: M): void {
  const { world } = match;
  if (!optional(match).late) return;
  const die = match.roll();
  world.sun += die;
  match.tell({ type: 'late-start', seat: world.first, die, space: world.sun });
}

export const classicSetUpChapter: Chapter<World, ClassicSetUp> = { handlers, questions: {} };
