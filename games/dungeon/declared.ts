/** What scenarios can name: events, facts, the ids of options, with capitals for what changes, and the zones. */
import { anyId, anyOf, type OptionForms, type OptionParts, shape } from '@underhall/kernel';
import {
  DOORS,
  firstWay,
  KINDS,
  kindOf,
  levelOf,
  NO_DOOR,
  nameOf,
  SPACES,
  type Space,
  wayDoor,
  wayTo,
} from './board.ts';
import { boardText } from './board-text.ts';
import { TYPES } from './content.ts';
import { events } from './events.ts';
import { factsShape } from './facts.ts';
import { forbidden } from './forbidden.ts';
import { texts } from './verb-words.ts';

const { idOf, meant, object, wholeNumber } = shape;

const options: OptionForms = {
  TYPE: 'plays an adventurer of this type',
  SPELL: 'takes this spell card',
  done: 'has picked enough',
  stay: 'stays where he is',
  'to:SPACE': 'goes there, the shortest way',
  'to:SPACE:open': 'goes there through no door that only the Secret Door card opens',
  'to:SPACE:DOOR': 'goes there through this secret door',
  'teleport:SPACE': 'casts Teleport to this chamber',
  'search:DOOR': 'searches for this secret door',
  pass: 'does not search',
  'look:SPACE:SPACE': 'looks into the first, a room, from the doorway in the second (ESP Medallion)',
  look: 'the same, listed with the reason while there is nothing to look into',
  enter: 'enters the room that he looked into',
  refuse: 'does not',
  'see:SPACE': 'looks into this room (Crystal Ball)',
  'see:SPACE:BALL': 'the same with this one of several Crystal Balls',
  see: 'the same, listed with the reason while there is nothing to see',
  fight: 'fights the monster with the sword',
  'cast:SPELL': 'fights the monster with this spell',
  'cast:SPELL:SPACE:SPACE': 'casts this spell into the first, a room or chamber, from the second beside it',
  'attack:NUMBER': 'attacks the guard with this number marker, in his own chamber',
  'guard:NUMBER': 'meets the guard with this number marker, of several',
  'move-in': 'goes into the room that he cast a spell into',
  'drop:CARD': 'drops this treasure',
  'first:CARD': 'puts this treasure into the first of two piles',
  'keep:NUMBER': 'leaves him the first or the second pile',
};

const parts: OptionParts = {
  SPACE: anyId('a space of the board (see Spaces)', 'space'),
  DOOR: anyId('a secret door, x01 to x23', 'door'),
  TYPE: anyOf('a type of adventurer', TYPES),
  SPELL: anyId('the id of a spell card', 'card of spell'),
  BALL: anyId('the id of a Crystal Ball', 'ball'),
};

const zones: Readonly<Record<string, string>> = {
  monsters: 'the monster cards of a level, 1 to 6',
  treasures: 'the treasure cards of a level, 1 to 6',
  supply: 'the spell cards that are left',
  spells: 'the spell cards of a seat',
  cast: 'spell cards that were cast',
  box: 'cards that are out of the game',
  hand: 'the treasures of a seat',
  fight: 'the monster that a seat is engaged with',
  guard: 'the monster with this number marker',
  hoard: 'the treasure that lies with this number marker',
  'seen-monster': 'the monster of a room that was seen, by its number marker',
  'seen-treasure': 'the treasure of such a room',
  look: 'the monster that a seat looks at with the ESP Medallion',
};

const spaces: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: SPACES }, (_, space) => [nameOf(space), spaceText(space)]),
);

/** `room, level 3; beside it c149, 3-3 (secret door x04)` */
function spaceText(space: Space): string {
  const level = levelOf[space] > 0 ? `, level ${levelOf[space]}` : '';
  const beside: string[] = [];
  for (let way = firstWay[space]; way < firstWay[space + 1]; way++) {
    const door = wayDoor[way] === NO_DOOR ? '' : ` (secret door ${DOORS[wayDoor[way]].id})`;
    beside.push(nameOf(wayTo[way]) + door);
  }
  return `${KINDS[kindOf[space]]}${level}; beside it ${beside.join(', ')}`;
}

/** What is counted of each seat at the end. */
const results = object({
  adventurer: idOf('a type of adventurer, or empty', 'type', 'nothing'),
  gold: wholeNumber(0),
  need: meant('the gold it took to win', wholeNumber(0)),
});

export type Results = shape.Shaped<typeof results>;

export const declared = {
  events,
  facts: factsShape,
  options,
  parts,
  zones,
  spaces,
  forbidden,
  results,
  board: boardText,
  texts,
};
