/** CHAL: step F, in which a hero who was attacked strikes back at a monster. */
import type { Chapter, Handlers, Instance, Options, Questions, Seat } from '@underhall/kernel';
import { change as changeResource } from '../effects/resources.ts';
import { FORMS, type Form } from '../language/words.ts';
import { forbids } from '../modifiers/rules.ts';
import type { M, World } from '../world.ts';
import { heroSymbol, monsterOn } from './monsters.ts';
import { change, isThere } from './state.ts';

export type Challenging =
  | { readonly do: 'challenge-step'; readonly seats: readonly Seat[] }
  | { readonly do: 'challenge'; readonly card: Instance; readonly form: Form };
export type ChallengeQuestion = { readonly do: 'strike-back' };

/** DNR-CHAL-2, DNR-CHAL-11, DNR-CHAL-12, DNR-CHAL-19: monsters that attacked him and are in his space. */
function targets(match: M, seat: Seat): Instance[] {
  const { combat, heroes } = match.world;
  const { card: own, space } = heroes[seat];
  return (combat?.attacks ?? []).flatMap((attack) => {
    const there = attack.target === own && attack.space === space && isThere(match, attack.card);
    return there && monsterOn(match, attack.card) ? [attack.card] : [];
  });
}

/** DNR-CHAL-1, DNR-CHAL-5, DNR-CHAL-6, DNR-CHAL-15, DNR-CHAL-16, DNR-WINDOW-13 */
function mayChallenge(match: M, seat: Seat): boolean {
  const { world } = match;
  const hero = world.heroes[seat];
  const mp = world.active === seat ? hero.mp : hero.saved;
  if (hero.out || hero.tipped || hero.attacked || mp < 1 || forbids(match, seat, 'challenge')) return false;
  return (
    targets(match, seat).length > 0 && FORMS.some((form) => heroSymbol(match, seat, form) === 'standard')
  );
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
    changeResource(match, seat, 'mp', -1);
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
    match.push({ do: 'strike', attack: combat.attacks.length }, scope);
  },
};

const questions: Questions<World, ChallengeQuestion> = {
  /** CH-13 */
  'strike-back': {
    kind: 'ask',
    midway: true,
    options(match, _question, { seat }, options) {
      addChallenges(match, seat, options);
      options.add('decline', { do: 'nothing' });
    },
  },
};

/** DNR-CHAL-9 */
function addChallenges(match: M, seat: Seat, options: Options<World>): void {
  for (const card of new Set(targets(match, seat)))
    for (const form of FORMS)
      if (heroSymbol(match, seat, form) === 'standard')
        options.add(`challenge:${card}:${form}`, { do: 'challenge', card, form });
}

export const challenges: Chapter<World, Challenging, ChallengeQuestion> = { handlers, questions };
