/** What the words on the cards of Dungeon! mean, for people who write some. */
import type { Texts } from '@underhall/kernel';
import { type CardEffect, language } from './verbs.ts';

const verbs: Readonly<Record<CardEffect['do'], string>> = {
  fight: 'it is fought: every monster that has values says this, and nothing else does',
  'lose-turns': 'the adventurer loses so many turns',
  afterwards: 'it happens when the lost turns are over',
  'in-room': 'only if it was met in a room, not in a chamber',
  gain: 'he gets the treasure of the room',
  'clean-out': 'the room gets its grave marker: no monster is met in it any more',
  slide: 'he slides so many levels deeper, into a chamber of his choice',
  meet: 'he meets a monster where he is now',
  worth: 'so much gold; every treasure says this',
  'attack-bonus': 'a Magic Sword: so much is added to his attacks',
  forge: 'in the Expert Game the finder of a sword rolls for its bonus; every result is named once',
  'pass-secret-doors': 'its owner goes through secret doors as if he had found them',
  peek: 'an ESP Medallion: its owner may look at the monster of a room before he enters',
  scry: 'a Crystal Ball: its owner may look into a room anywhere once a turn',
  cast: 'a spell that attacks with this value of the monster (packs bring no spells)',
  teleport: 'a spell that leads so many levels up or down (packs bring no spells)',
};

export const texts: Texts = { language, verbs, conditions: {}, moments: {} };
