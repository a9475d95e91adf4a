/** How the verbs read that only the 2010 edition has: those of its card combat. */
import { fact, long, type PhrasesOf } from '../../words/context.ts';
import { owning } from '../../words/moments.ts';
import { inline } from '../../words/sentences.ts';
import type { ClassicCardEffect } from '../verbs.ts';

type Combat = Extract<ClassicCardEffect, { do: 'attack' | 'hamper' | 'next-round' | 'hand' }>;

export const classicPhrases: PhrasesOf<Combat> = {
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
