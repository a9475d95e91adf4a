/** The cheap choices of the 2010 edition. */
import { firstOption, type Option, type Seat } from '@underhall/kernel';
import { cross, exitOf, indexOf, policyOf, wayOn } from '../policy.ts';
import { combatFace, type M, type World } from './world.ts';

export const policy = policyOf<World>({
  'cave-in': caveIn,
  web: cross,
  'back-or-cross': cross,
  'play-card': hardest,
  'counter-card': hardest,
  counterattack: firstOption,
  'escape-or-attack': last,
});

function last(_match: M, _seat: Seat, options: readonly Option<World>[]): number {
  return options.length - 1;
}

function caveIn(match: M, seat: Seat, options: readonly Option<World>[]): number {
  const back = indexOf(options, 'retreat');
  if (back >= 0 && exitOf(options[back].effect) === wayOn(match, seat)) return back;
  return Math.max(0, indexOf(options, 'cross'));
}

/** The card with the highest attack; of equals one that can counterattack. */
function hardest(match: M, _seat: Seat, options: readonly Option<World>[]): number {
  let best = 0;
  let highest = -1;
  for (let i = 0; i < options.length; i++) {
    const { effect } = options[i];
    if (effect.do !== 'played' && effect.do !== 'classic-played' && effect.do !== 'play-counter') continue;
    const { attack, counter } = combatFace(match, effect.card);
    const value = attack + (counter ? 0.5 : 0);
    if (value > highest) {
      highest = value;
      best = i;
    }
  }
  return best;
}
