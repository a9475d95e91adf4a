/** How the verbs read that only the Revised Edition has. */
import { capital } from '@underhall/kernel';
import { deed, fact, long, type PhrasesOf, type Step } from '../../words/context.ts';
import { attributeText, rolling } from '../../words/moments.ts';
import { sharedPhrases } from '../../words/phrases.ts';
import { measured } from '../../words/sentences.ts';
import { shortfallIn } from '../amounts.ts';
import type { RevisedCardEffect } from '../verbs.ts';

type Own = Extract<RevisedCardEffect, { do: 'rotate' | 'determination' | 'duel' | 'try-escape' }>;

export const revisedPhrases: PhrasesOf<Own | Step<'wound'>> = {
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
