/** What the words of the 2010 edition's cards mean. */
import type { Texts } from '@underhall/kernel';
import { momentMeaning, sharedMeaning } from '../verb-words.ts';
import { CLASSIC_EVENTS } from './moments.ts';
import { type ClassicCardEffect, type ConditionName, language } from './verbs.ts';

const verbs: Readonly<Record<ClassicCardEffect['do'], string>> = {
  ...sharedMeaning,
  reveal:
    'so many cards of the Combat deck are turned up and discarded; for each of this attack type the branch happens',
  monster: 'he meets a Monster of this kind; with `no-escape` he must fight',
  attack:
    'changes what his attack is worth in this round; `match`: makes it so much higher than the opponent’s; `per-stack`: for each card (of this type) in the combat stack',
  hamper: 'the opponent may not counterattack, or plays a random card in the following round',
  'next-round': 'it happens in the following round',
  hand: 'he draws so many extra Combat cards now',
};

const conditions: Readonly<Record<ConditionName, string>> = {
  wounds: 'he has so many wounds, or more',
  has: 'he has so many Treasure or Loot cards, or more',
  'opponent-type': 'the opponent has played a card of one of these types',
  'opponent-kind': 'the opponent is one of these Monsters',
  behind: 'his damage stack holds more cards than the opponent’s',
};

export const texts: Texts = {
  language,
  verbs,
  conditions,
  moments: Object.fromEntries(CLASSIC_EVENTS.map((event) => [event, momentMeaning[event]])),
};
