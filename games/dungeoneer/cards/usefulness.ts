/** DNR-WINDOW-5: would an effect change anything? Nobody is asked about what would do nothing. */
import { NONE, type Scope } from '@underhall/kernel';
import { seatOfHero } from '../cards.ts';
import { feasible } from '../effects/paying.ts';
import { lifeScore } from '../heroes/stack.ts';
import { worth } from '../language/amounts.ts';
import type { Says, Steps } from '../language/says.ts';
import { exitAt } from '../map/grid.ts';
import { forbids } from '../modifiers/rules.ts';
import type { M } from '../world.ts';

export function changesSomething(match: M, steps: Steps, scope: Scope): boolean {
  for (const step of steps) if (changes(match, step, scope)) return true;
  return false;
}

function changes(match: M, step: Says, scope: Scope): boolean {
  const seat = seatOfHero(match, scope.it);
  if (seat === NONE) return true;
  const hero = match.world.heroes[seat];
  switch (step.do) {
    case 'nothing':
      return false;
    case 'heal':
      return hero.life < lifeScore(match, seat) && !forbids(match, seat, 'heal');
    case 'untip':
      return hero.tipped;
    case 'lose':
      return step.what === 'mp' || hero[step.what] > 0;
    case 'mod':
    case 'gain':
      return worth(step.do === 'mod' ? step.by : step.amount, scope.value) !== 0;
    case 'open':
      return [0, 1, 2, 3].some((side) => exitAt(match, hero.space, side).kind === 'locked');
    case 'warp':
    case 'shift':
    case 'swap':
    case 'pick':
      return feasible(match, [step], scope);
    case 'choose':
      return step.branches.some(({ effect }) => changesSomething(match, effect, scope));
    default:
      return true;
  }
}
