/**
 * What a card says, made from what it does: the sentences on encounter cards, Runes and Loot and of the abilities of
 * Heroes. How each verb reads is in words/phrases.ts and in those of the editions; the words themselves are messages.
 */
import type { Effect, Say } from '@underhall/kernel';
import type { Card } from './content.ts';
import type { Context, Reading, Steps } from './words/context.ts';
import { goldText } from './words/names.ts';
import { inline, textOf } from './words/sentences.ts';

/** A text that begins: nothing stands around it yet. */
export function contextOf(say: Say, { phrases, conditions }: Reading): Context {
  return {
    say,
    phrases,
    conditions,
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
  reading: Reading,
  { effects, type, gold }: Pick<Card<readonly Effect[]>, 'effects' | 'type' | 'gold'>,
): string {
  const text = textOf(effects, { ...contextOf(say, reading), rune: type === 'Rune' });
  const worth = gold > 0 ? say('text.worth', { gold: goldText(gold) }) : '';
  return [text, worth].filter(Boolean).join(' ');
}

export function abilityText(say: Say, reading: Reading, { effects }: { readonly effects: Steps }): string {
  return textOf(effects, contextOf(say, reading));
}

/** Effects as part of a sentence: “heal 5 wounds”. */
export function clause(
  say: Say,
  reading: Reading,
  effects: Steps,
  where: Partial<Pick<Context, 'event' | 'subject' | 'place'>> = {},
): string {
  return inline(effects, { ...contextOf(say, reading), ...where });
}
