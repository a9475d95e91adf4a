/** `match`: a card uses the score of the other side of the attack (GRAMMAR, further verbs). */
import { type Instance, NONE } from '@underhall/kernel';
import { seatOfHero } from '../cards.ts';
import type { Form } from '../language/words.ts';
import { formScore } from '../modifiers/rules.ts';
import type { M } from '../world.ts';
import { monsterScore } from './monsters.ts';
import { presentAttack } from './state.ts';

/** Does this card match the other side in the attack that is carried out? */
function isMatching({ world }: M, card: Instance, form: Form): boolean {
  const { combat, heroes } = world;
  if (!combat) return false;
  const own = heroes.find((hero) => hero.card === card);
  const passing = own ? own.passing : combat.passing.filter((one) => one.card === card);
  return passing.some(
    ({ rule, attack }) =>
      rule.do === 'match' && attack === combat.at && (rule.score === form || rule.score === 'all'),
  );
}

/** The score that a card takes over; undefined if it keeps its own. If both sides match, both do. */
export function matchedScore(match: M, card: Instance, form: Form): number | undefined {
  const attack = presentAttack(match);
  if (!attack || attack.form !== form || (attack.card !== card && (attack.stand ?? attack.target) !== card))
    return undefined;
  const foe = attack.card === card ? (attack.stand ?? attack.target) : attack.card;
  if (!isMatching(match, card, form) || isMatching(match, foe, form)) return undefined;
  const seat = seatOfHero(match, foe);
  return seat === NONE ? monsterScore(match, foe, form) : formScore(match, seat, form);
}
