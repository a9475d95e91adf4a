/**
 * What a card says, made from what it does: the sentences on encounter cards, Runes and Loot and of the abilities of
 * Heroes. How each verb reads is in words/phrases.ts and in those of the editions; the words themselves are messages.
 */
import type { Effect, Say } from '@underhall/kernel';
import type { ClassicCardEffect } from './classic/verbs.ts';
import { classicPhrases } from './classic/words/phrases.ts';
import type { Card } from './content.ts';
import type { RevisedCardEffect } from './revised/verbs.ts';
import { revisedPhrases } from './revised/words/phrases.ts';
import type { Context, PhrasesOf, Steps } from './words/context.ts';
import { goldText } from './words/names.ts';
import { sharedPhrases } from './words/phrases.ts';
import { inline, textOf } from './words/sentences.ts';

const phrases: PhrasesOf<ClassicCardEffect> & PhrasesOf<RevisedCardEffect> = {
  ...sharedPhrases,
  ...classicPhrases,
  ...revisedPhrases,
};

/** A text that begins: nothing stands around it yet. */
export function contextOf(say: Say): Context {
  return {
    say,
    phrases,
    style: 'sentences',
    event: '',
    subject: '',
    place: '',
    rune: false,
    power: false,
    monster: '',
  };
}

/** The text of an encounter card, Loot or Rune. */
export function cardText(
  say: Say,
  { effects, type, gold }: Pick<Card<readonly Effect[]>, 'effects' | 'type' | 'gold'>,
): string {
  const text = textOf(effects, { ...contextOf(say), rune: type === 'Rune' });
  const worth = gold > 0 ? say('text.worth', { gold: goldText(gold) }) : '';
  return [text, worth].filter(Boolean).join(' ');
}

export function abilityText(say: Say, { effects }: { readonly effects: Steps }): string {
  return textOf(effects, contextOf(say));
}

/** Effects as part of a sentence: “heal 5 wounds”. */
export function clause(
  say: Say,
  effects: Steps,
  where: Partial<Pick<Context, 'event' | 'subject' | 'place'>> = {},
): string {
  return inline(effects, { ...contextOf(say), ...where });
}
