/** How the cards of the Revised Edition read: the verbs and conditions that only it has. */
import { capital, type Dice, readDice, type Say } from '@underhall/kernel';
import {
  type Condition,
  deed,
  fact,
  long,
  type PhrasesOf,
  type Reading,
  type Step,
} from '../../words/context.ts';
import { attributeText, rolling, sharedConditions } from '../../words/moments.ts';
import { sharedPhrases } from '../../words/phrases.ts';
import { measured } from '../../words/sentences.ts';
import { shortfallIn } from '../amounts.ts';
import type { ConditionName, RevisedCardEffect } from '../verbs.ts';

type Own = Extract<RevisedCardEffect, { do: 'rotate' | 'determination' | 'duel' | 'try-escape' }>;

const revisedPhrases: PhrasesOf<Own | Step<'wound'>> = {
  /** Wounds can also be what is missing to a number. */
  wound(effect, context) {
    const missing = typeof effect.wounds === 'string' && shortfallIn(effect.wounds);
    if (!missing) return sharedPhrases.wound(effect, context);
    const { say } = context;
    const attribute = say(`attribute.${missing.attribute}`);
    return [deed(say('verb.wound.missing', { n: missing.from, attribute }))];
  },
  rotate: ({ what, quarters }, { say }) => [
    deed(say(`verb.rotate.${what}`, { by: say(`verb.rotate.by.${quarters}`) })),
    ...(what === 'chamber' ? [fact(say('verb.rotate.not'))] : []),
  ],
  /** Who fails a test gains a token anyhow (DQR-TEST-8). */
  determination: ({ tokens }, context) => [
    context.event === 'test-lost'
      ? measured(context, 'verb.determination.more', typeof tokens === 'number' ? tokens + 1 : tokens)
      : measured(context, 'verb.determination', tokens),
  ],
  duel({ attribute, life }, { say }) {
    const known = typeof life === 'object' ? rolling(say, life) : '';
    const lives = say(known ? 'verb.duel.rolled' : 'verb.duel.life', { roll: known, n: Number(life) });
    return [long(`${lives}. ${capital(say('verb.duel', { what: attributeText(say, attribute) }))}`)];
  },
  'try-escape': (_effect, { say }) => [deed(say('verb.try-escape'))],
};

const phrases: PhrasesOf<RevisedCardEffect> = { ...sharedPhrases, ...revisedPhrases };

const conditions: Readonly<Record<ConditionName, Condition>> = {
  ...sharedConditions,
  bribe: (say, [price]) => ({ what: [priceText(say, price)] }),
};

export const revisedReading: Reading = { phrases, conditions };

/** “100 gold times the roll of a die” */
function priceText(say: Say, written: string): string {
  // The words of a condition were checked when it was read.
  const { dice, times, plus } = readDice(written) as Dice;
  const roll = say(`text.price.dice.${Math.min(dice, 3)}`, { n: dice });
  const price = times === 1 ? say('text.price', { roll }) : say('text.price.times', { roll, n: times });
  if (plus === 0) return price;
  return say(plus > 0 ? 'text.price.plus' : 'text.price.minus', { price, n: Math.abs(plus) });
}
