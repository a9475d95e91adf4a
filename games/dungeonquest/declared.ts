/**
 * What scenarios of both editions can name: the ids of options, with capitals for what changes, and the zones. An edition
 * adds its own (classic/declared.ts, revised/declared.ts).
 */
import { anyId, anyOf, type Game, type OptionForms, type OptionParts } from '@underhall/kernel';
import { DECK_NAMES } from './content.ts';
import { DIRECTIONS } from './grid.ts';
import type { DungeonQuestSpec, SharedContent } from './world.ts';

export const sharedOptions: OptionForms = {
  'tower:SPACE': 'starts in this tower',
  'move:WAY': 'leaves the chamber on this side',
  search: 'searches the chamber',
  descend: 'goes down to the catacombs',
  'draw-dragon': 'stays in the Treasure Chamber and draws a Dragon card',
  cross: 'crosses what bars the way: a bridge, a web, a cave-in',
  'retreat:WAY': 'leaves the Treasure Chamber on this side, away from the dragon',
  stay: 'stays where he is',
  leave: 'leaves the dungeon, or the catacombs',
  'jump:SPACE': 'jumps from tower to tower',
  'to:SPACE': 'goes to this space',
  'through:WAY': 'goes through a secret door on this side',
  'entry:DIRECTION': 'lays the chamber with its entrance to this side',
  'chamber:CHAMBER': 'lays this chamber',
  'half:WAYS': 'stands in the half with these sides',
  'heading:DIRECTION': 'goes this way in the catacombs',
  draw: 'goes on in the catacombs',
  left: 'comes up to the left',
  right: 'comes up to the right',
  decline: 'does not',
  'die:NUMBER': 'rolls the first or the second die of a test again',
  'use:ENCOUNTER': 'uses this card',
  'on:ENCOUNTER': 'lets this card take effect first, of several',
  'on:ENCOUNTER:NUMBER': 'the same for the second (third …) of these cards',
  'again:ENCOUNTER': 'tries again against this card',
  'again:ENCOUNTER:NUMBER': 'the same for the second (third …) of these cards',
  'ability:ABILITY': 'lets this ability of the Hero take effect first, of several',
  'take:ENCOUNTER': 'takes this card',
  'loot:LOOT': 'picks this Loot',
  'loot:LOOT:NUMBER': 'picks the second (third …) of these cards',
  done: 'has picked enough',
  yes: 'yes, to what a card offers',
  no: 'no, to what a card offers',
  nothing: 'does nothing',
  BRANCH: 'takes this branch of a card that lets him choose',
};

export const sharedParts: OptionParts = {
  SPACE: anyId('a space of the board, A1 to M10', 'space'),
  CHAMBER: anyId('the id of a chamber', 'card of chamber'),
  LOOT: anyId('the id of a Loot card', 'loot'),
  ENCOUNTER: anyId('the id of a card of the ten decks', 'encounter card'),
  DIRECTION: anyOf('north, east, south or west', DIRECTIONS),
  WAY: {
    what: 'a side of the space: north, east, south or west, in the Treasure Chamber north-east and so on',
    has: (word) => areDirections(word) && word.split('-').length <= 2,
  },
  WAYS: { what: 'sides, as in west-north-south', has: areDirections },
  ABILITY: anyId('an ability of a Hero', 'ability'),
  BRANCH: {
    what: 'the word before the colon in the text of the card',
    has: (word, game) => contentIn(game).cards.some(({ effects }) => branchesIn(effects).includes(word)),
  },
};

function areDirections(word: string): boolean {
  return word.split('-').every((one) => DIRECTIONS.some((known) => known === one));
}

function contentIn(game: Game): SharedContent {
  return (game.spec as unknown as DungeonQuestSpec).content;
}

/** The labels of every `choose`, however deep it lies in an effect. */
function branchesIn(effect: unknown): string[] {
  if (effect === null || typeof effect !== 'object') return [];
  const { do: kind, branches } = effect as { do?: unknown; branches?: readonly { label: string }[] };
  const own = kind === 'choose' && branches ? branches.map(({ label }) => label) : [];
  return [...own, ...Object.values(effect).flatMap(branchesIn)];
}

export const sharedZones: Readonly<Record<string, string>> = {
  chamber: 'the chamber on a space: `chamber:C4`',
  stock: 'the stockpile of chambers',
  'drawn-tiles': 'chambers that were drawn or left the game',
  ...Object.fromEntries(DECK_NAMES.map((deck) => [deck, `the ${deck} deck`])),
  ...Object.fromEntries(DECK_NAMES.map((deck) => [`${deck}-discard`, `discarded ${deck} cards`])),
  removed: 'what left the game',
  loot: 'the Loot of a seat',
  kept: 'cards that a seat keeps in front of it',
  runes: 'the Runes of a seat',
  drawn: 'the card that a seat is resolving',
  trip: 'the Catacomb cards of a trip',
};
