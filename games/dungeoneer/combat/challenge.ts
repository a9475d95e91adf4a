/** CHAL: step F, in which a hero who was attacked strikes back. */
import type { Chapter, Handlers, Instance, Questions, Scope, Seat } from '@underhall/kernel';
import { spendMp } from '../heroes/points.ts';
import type { Form } from '../language/words.ts';
import type { M, World } from '../world.ts';
import { challengeId, formsOf, heroesBeside, whyNoAttack } from './hero-attacks.ts';
import { minionAttacks } from './minions.ts';
import { monsterOn } from './monsters.ts';
import { change, isThere } from './state.ts';

export type Challenging =
  | { readonly do: 'challenge-step'; readonly seats: readonly Seat[] }
  | { readonly do: 'challenge'; readonly card: Instance; readonly form: Form };
export type ChallengeQuestion = { readonly do: 'strike-back' };

/** DNR-CHAL-2, DNR-CHAL-11, DNR-CHAL-12, DNR-CHAL-19: monsters that attacked him and are in his space. */
function targets(match: M, seat: Seat): Instance[] {
  const { combat, heroes } = match.world;
  const { card: own, space } = heroes[seat];
  const found: Instance[] = [];
  for (const { target, space: where, card } of combat?.attacks ?? [])
    if (target === own && where === space && isThere(match, card) && monsterOn(match, card)) found.push(card);
  return found;
}

/** DNR-CHAL-4: a card that attacked him, or some hero in his space. */
function challengeable(match: M, seat: Seat): Instance[] {
  const all = targets(match, seat).concat(heroesBeside(match, seat));
  return all.filter((card, i) => all.indexOf(card) === i);
}

/** DNR-CHAL-5, DNR-CHAL-6, DNR-WINDOW-13 */
function mayChallenge(match: M, seat: Seat): boolean {
  if (match.world.heroes[seat].out) return false;
  if (minionAttacks(match, seat).length > 0) return true;
  if (whyNoAttack(match, seat)) return false;
  return challengeable(match, seat).length > 0 && formsOf(match, seat).length > 0;
}

/** DNR-CHAL-7: an attack of step F, which has a step B of its own (DNR-COMBAT-11). */
export function strikeAt(match: M, attack: number, scope: Scope): void {
  match.push({ do: 'strike', attack }, scope);
  match.open('response', scope.seat, attack, { do: 'answered' }, scope);
}

const handlers: Handlers<World, Challenging> = {
  /** DNR-CHAL-18 */
  'challenge-step'(match, { seats }, scope) {
    const [seat, ...others] = seats;
    if (seat === undefined || !match.world.combat) return;
    match.push({ do: 'challenge-step', seats: others }, scope);
    if (mayChallenge(match, seat)) match.push({ do: 'strike-back' }, { ...scope, seat });
  },

  /** DNR-CHAL-7, DNR-CHAL-10 */
  challenge(match, { card, form }, scope) {
    const { combat, heroes } = match.world;
    const { seat } = scope;
    const hero = heroes[seat];
    if (!combat) return;
    spendMp(match, seat);
    hero.attacked = true;
    const attack = {
      card: hero.card,
      target: card,
      form,
      space: hero.space,
      special: false,
      variable: 0,
      transformed: false,
      over: false,
    };
    change(match, { attacks: [...combat.attacks, attack] });
    match.tell({ type: 'challenges', seat, card, form });
    strikeAt(match, combat.attacks.length, scope);
  },
};

const questions: Questions<World, ChallengeQuestion> = {
  /** CH-13 */
  'strike-back': {
    kind: 'ask',
    midway: true,
    options(match, _question, { seat }, options) {
      const forms = whyNoAttack(match, seat) ? [] : formsOf(match, seat);
      for (const card of challengeable(match, seat))
        for (const form of forms) options.add(challengeId(card, form), { do: 'challenge', card, form });
      for (const { id, minion, target, form } of minionAttacks(match, seat))
        options.add(id, { do: 'minion-attack', card: target, minion, form });
      options.add('decline', { do: 'nothing' });
    },
  },
};

export const challenges: Chapter<World, Challenging, ChallengeQuestion> = { handlers, questions };
