/** QSLAY: a Slay Quest is completed when its monster is defeated. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  type Questions,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { leftOf } from '../cards.ts';
import type { RuleChapter } from '../chapter.ts';
import { monsterOn } from '../combat/monsters.ts';
import { newCombat } from '../combat/state.ts';
import { attacked } from '../combat/steps.ts';
import { orNothing } from '../effects/otherwise.ts';
import { spend } from '../effects/resources.ts';
import { FORMS, type Form } from '../language/words.ts';
import type { World } from '../world.ts';

export type Slaying =
  | { readonly do: 'try-slay'; readonly quest: Instance }
  | {
      readonly do: 'quest-attacks';
      readonly quest: Instance;
      readonly hunter: Seat;
      readonly form: Form;
      readonly special: boolean;
      readonly extra: number;
    };
export type SlayQuestion = { readonly do: 'quest-monster'; readonly quest: Instance; readonly hunter: Seat };

const handlers: Handlers<World, Slaying> = {
  /** DNR-QSLAY-2, DNR-QSLAY-3 */
  'try-slay'(match, { quest }, { seat }) {
    match.push({ do: 'quest-monster', quest, hunter: seat }, scopeOf(leftOf(match, seat)));
  },

  /** DNR-QSLAY-4, DNR-QSLAY-6, DNR-QSLAY-9, DNR-QSLAY-10 */
  'quest-attacks'(match, { quest, hunter, form, special, extra }, scope) {
    const { world } = match;
    const { card: target, space } = world.heroes[hunter];
    const most = monsterOn(match, quest)?.special?.most ?? 0;
    spend(match, hunter, 'peril', extra);
    const variable = most > 0 ? extra : 0;
    const attack = { card: quest, target, form, space, special, variable, transformed: false, over: false };
    world.combat = newCombat(match, scope.seat, [attack]);
    match.tell({ type: 'attacks', seat: scope.seat, card: quest, on: hunter, form, special });
    match.push({ do: 'end-combat' }, scope);
    match.push({ do: 'challenge-step', seats: attacked(match) }, scope);
    match.push({ do: 'strikes', from: 0 }, scope);
    match.push({ do: 'response-step' }, scope);
    match.push({ do: 'specials', from: 0 }, scope);
  },
};

const questions: Questions<World, SlayQuestion> = {
  /** CH-26 */
  'quest-monster': {
    kind: 'ask',
    midway: true,
    options(match, { quest, hunter }, _scope, options) {
      if (match.world.heroes[hunter].out) {
        orNothing(options);
        return;
      }
      const monster = monsterOn(match, quest);
      const { peril } = match.world.heroes[hunter];
      for (const form of FORMS) {
        if (monster?.symbols[form] !== 'standard') continue;
        options.add(`form:${form}`, { do: 'quest-attacks', quest, hunter, form, special: false, extra: 0 });
        if (!monster.special) continue;
        const { cost, most } = monster.special;
        for (let extra = most > 0 ? 1 : cost; extra <= Math.min(peril, Math.max(cost, most)); extra++)
          options.add(`form:${form}:${extra}`, {
            do: 'quest-attacks',
            quest,
            hunter,
            form,
            special: true,
            extra,
          });
      }
      orNothing(options);
    },
  },
};

const chapter: Chapter<World, Slaying, SlayQuestion> = { handlers, questions };
export const slaying: RuleChapter = { ...chapter, tries: { slay: 'try-slay' } };
