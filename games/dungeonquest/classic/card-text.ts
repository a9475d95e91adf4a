/** What Combat and Power cards say. */
import type { Say } from '@underhall/kernel';
import { contextOf } from '../card-text.ts';
import { textOf } from '../words/sentences.ts';
import type { CombatCard } from './content.ts';
import { classicReading } from './words/phrases.ts';

/** Everything on a Combat or Power card. `monster` names its owner if it is one. */
export function combatCardText(say: Say, card: CombatCard, monster = ''): string {
  const ofEscape = card.owner ? say('text.escape', { escape: card.escape }) : '';
  const damage = monster ? say('text.damage', { damage: card.damage }) : '';
  return [attackText(say, card, monster), ofEscape, damage].filter(Boolean).join(' ');
}

/** What counts when a card is played: its attack, what it counters, what it does. */
export function attackText(say: Say, card: CombatCard, monster = ''): string {
  const attack = say('text.attack', { type: say(`type.${card.type}.big`), attack: card.attack });
  const counters = card.counter ? say('text.counters', { type: say(`type.${card.counter}`) }) : '';
  return [attack, counters, powerText(say, card, monster)].filter(Boolean).join(' ');
}

/** What a Power card does, without its numbers. */
export function powerText(say: Say, { effects }: Pick<CombatCard, 'effects'>, monster = ''): string {
  if (effects.length === 0) return '';
  return textOf(effects, { ...contextOf(say, classicReading), power: true, monster });
}
