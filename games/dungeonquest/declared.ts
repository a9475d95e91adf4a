/** What scenarios can name: the ids of options, with capitals for what changes, and the zones. */
import { anyId, anyOf, type Game, type OptionForms, type OptionParts } from '@underhall/kernel';
import type { Content } from './classic/content.ts';
import type { ClassicSpec } from './classic/world.ts';
import { DECK_NAMES } from './content.ts';
import { DIRECTIONS } from './grid.ts';
import { MONSTERS } from './verbs.ts';

const options: OptionForms = {
  'tower:SPACE': 'starts in this tower',
  'move:WAY': 'leaves the chamber on this side',
  'move:SPACE:MONSTER:WAY': 'moves a monster token of this kind from there (servants of the dragon)',
  search: 'searches the chamber',
  descend: 'goes down to the catacombs',
  'draw-dragon': 'stays in the Treasure Chamber and draws a Dragon card',
  cross: 'crosses what bars the way: a bridge, a web, a cave-in',
  retreat: 'goes back where he came from',
  'retreat:WAY': 'leaves the Treasure Chamber on this side, away from the dragon',
  stay: 'stays where he is',
  wait: 'does nothing in this turn',
  leave: 'leaves the dungeon, or the catacombs',
  'jump:SPACE': 'jumps from tower to tower',
  'to:SPACE': 'goes to this space',
  'through:WAY': 'goes through a secret door on this side',
  'go:WAY': 'withdraws on this side',
  'entry:DIRECTION': 'lays the chamber with its entrance to this side',
  'chamber:CHAMBER': 'lays this chamber',
  'half:WAYS': 'stands in the half with these sides',
  'heading:DIRECTION': 'goes this way in the catacombs',
  draw: 'goes on in the catacombs',
  left: 'comes up to the left',
  right: 'comes up to the right',
  'meet:MONSTER': 'meets the monster token of this kind',
  'meet:MONSTER:NUMBER': 'meets the second (third …) of this kind',
  'token:SPACE': 'takes the monster token of this space',
  attack: 'fights the monster',
  escape: 'tries to escape from the monster',
  flee: 'flees from the combat',
  fight: 'goes on with the combat',
  'attack:SEAT': 'attacks the Hero of this seat',
  'play:COMBAT': 'plays this combat card',
  counter: 'counterattacks',
  decline: 'does not',
  stop: 'plays no further card',
  'attacker-first': 'the attacker resolves first',
  'defender-first': 'the defender resolves first',
  reroll: 'rolls the die again',
  'reroll:WHICH': 'rolls the first die, the second or both again',
  'die:NUMBER': 'rolls the first or the second die of a test again',
  keep: 'keeps what was rolled',
  'use:ENCOUNTER': 'uses this card',
  'on:ENCOUNTER': 'lets this card take effect first, of several',
  'on:ENCOUNTER:NUMBER': 'the same for the second (third …) of these cards',
  'again:AGAIN': 'tries again against this card, or against the web',
  'again:AGAIN:NUMBER': 'the same for the second (third …) of these cards',
  'ability:ABILITY': 'lets this ability of the Hero take effect first, of several',
  'take:ENCOUNTER': 'takes this card',
  'loot:LOOT': 'picks this Loot',
  'loot:LOOT:NUMBER': 'picks the second (third …) of these cards',
  'loot:NUMBER': 'picks the first, second … Loot card, unseen',
  done: 'has picked enough',
  none: 'takes nothing',
  yes: 'yes, to what a card offers',
  no: 'no, to what a card offers',
  add: 'adds a monster token (servants of the dragon)',
  'place:SPACE': 'puts the new token there',
  nothing: 'does nothing',
  BRANCH: 'takes this branch of a card that lets him choose',
};

const parts: OptionParts = {
  SPACE: anyId('a space of the board, A1 to M10', 'space'),
  CHAMBER: anyId('the id of a chamber', 'card of chamber'),
  COMBAT: anyId('the id of a combat or Power card', 'combat card'),
  LOOT: anyId('the id of a Loot card', 'loot'),
  ENCOUNTER: anyId('the id of a card of the ten decks', 'encounter card'),
  DIRECTION: anyOf('north, east, south or west', DIRECTIONS),
  WAY: {
    what: 'a side of the space: north, east, south or west, in the Treasure Chamber north-east and so on',
    has: (word) => areDirections(word) && word.split('-').length <= 2,
  },
  WAYS: { what: 'sides, as in west-north-south', has: areDirections },
  MONSTER: anyOf(MONSTERS.join(', '), MONSTERS),
  WHICH: anyOf('1, 2 or both', ['1', '2', 'both']),
  AGAIN: anyId('web or the id of a card', 'encounter card', 'again'),
  ABILITY: anyId('an ability of a Hero', 'ability'),
  BRANCH: {
    what: 'the word before the colon in the text of the card',
    has: (word, game) => contentIn(game).cards.some(({ effects }) => branchesIn(effects).includes(word)),
  },
};

function areDirections(word: string): boolean {
  return word.split('-').every((one) => DIRECTIONS.some((known) => known === one));
}

function contentIn(game: Game): Content {
  return (game.spec as unknown as ClassicSpec).content;
}

/** The labels of every `choose`, however deep it lies in an effect. */
function branchesIn(effect: unknown): string[] {
  if (effect === null || typeof effect !== 'object') return [];
  const { do: kind, branches } = effect as { do?: unknown; branches?: readonly { label: string }[] };
  const own = kind === 'choose' && branches ? branches.map(({ label }) => label) : [];
  return [...own, ...Object.values(effect).flatMap(branchesIn)];
}

const zones: Readonly<Record<string, string>> = {
  chamber: 'the chamber on a space: its number counts by rows, A1 is 0, B1 is 1, A2 is 13',
  monsters: 'the monster tokens on a space',
  stock: 'the stockpile of chambers',
  'drawn-tiles': 'chambers that were drawn or left the game',
  ...Object.fromEntries(DECK_NAMES.map((deck) => [deck, `the ${deck} deck`])),
  ...Object.fromEntries(DECK_NAMES.map((deck) => [`${deck}-discard`, `discarded ${deck} cards`])),
  removed: 'what left the game',
  pool: 'the monster tokens that are left',
  facing: 'the monster token in combat',
  power: 'the power cards of a Hero or monster',
  combat: 'the combat deck',
  'combat-discard': 'discarded combat cards',
  'combat-stack': 'combat cards that count later',
  hand: 'the combat hand: 0 of the Hero (the attacker), 1 of the monster (the defender)',
  played: 'the combat cards played by a side',
  damage: 'the combat cards that a side has as damage',
  escape: 'the combat cards of an escape, by side',
  loot: 'the Loot of a seat',
  kept: 'cards that a seat keeps in front of it',
  runes: 'the Runes of a seat',
  drawn: 'the card that a seat is resolving',
  'drawn-secret': 'the same, seen by that seat alone',
  trip: 'the Catacomb cards of a trip',
  'classic-hand': 'the three cards of the classic combat, by seat',
};

export const declared = { options, parts, zones };
