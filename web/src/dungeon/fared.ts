/** How an adventurer fared: how much of the gold was there in the end. */
import type { Results } from '@underhall/dungeon';
import type { Fared, Finished } from '../games/appearance.ts';
import { say } from '../messages/say.ts';
import { numberIn } from '../play/counted.ts';

export function fared({ outcome, seat }: Finished): Fared {
  const gold = numberIn<Results>(outcome, seat, 'gold') ?? 0;
  const need = numberIn<Results>(outcome, seat, 'need') ?? 0;
  // Who needs nothing any more has left.
  if (need === 0) return { line: say('fate.left'), gold };
  const late = gold >= need && !outcome.winners.includes(seat);
  const holes = { gold: gold.toLocaleString('en'), goal: need.toLocaleString('en') };
  return { line: say(late ? 'fate.goal.late' : 'fate.goal', holes), gold };
}
