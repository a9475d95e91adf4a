/** How the cards of the 2010 edition read: the verbs and conditions of its card combat, and those of both editions. */
import { type Condition, fact, long, type PhrasesOf, type Reading } from '../../words/context.ts';
import { owning, sharedConditions } from '../../words/moments.ts';
import { sharedPhrases } from '../../words/phrases.ts';
import { inline } from '../../words/sentences.ts';
import type { ClassicCardEffect, ConditionName } from '../verbs.ts';

type Combat = Extract<ClassicCardEffect, { do: 'attack' | 'hamper' | 'next-round' | 'hand' }>;

const classicPhrases: PhrasesOf<Combat> = {
  attack({ match, by, perStack, type }, context) {
    const holes = { ...owning(context), by: by < 0 ? `−${-by}` : `+${by}`, n: by };
    const each = type ? context.say(`type.${type}`) : '';
    if (match) return [fact(context.say('verb.attack.match', holes))];
    return [fact(context.say(perStack ? 'verb.attack.stack' : 'verb.attack', { ...holes, type: each }))];
  },
  hamper({ how }, context) {
    const next = context.place === 'next-round' ? '.next' : '';
    return [fact(context.say(`verb.hamper.${how}${how === 'no-counter' ? next : ''}`, owning(context)))];
  },
  'next-round': ({ block }, context) => [
    long(context.say('text.next-round', { do: inline(block, { ...context, place: 'next-round' }) })),
  ],
  hand: ({ cards }, context) => [fact(context.say('verb.hand', { ...owning(context), n: cards }))],
};

const phrases: PhrasesOf<ClassicCardEffect> = { ...sharedPhrases, ...classicPhrases };

const conditions: Readonly<Record<ConditionName, Condition>> = {
  ...sharedConditions,
  'opponent-type': (say, types) => ({ what: types.map((type) => say(`type.${type}`)) }),
  'opponent-kind': (say, kinds) => ({ what: kinds.map((kind) => say(`monster.${kind}.a`)) }),
  behind: () => ({}),
};

export const classicReading: Reading = { phrases, conditions };
