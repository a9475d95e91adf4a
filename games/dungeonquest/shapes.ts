/** How things are written in scenarios, facts and events. */
import { type Instance, type Shape, shape } from '@underhall/kernel';
import { DIRECTIONS, type Direction, type Exit, type Space, type SpaceName, SQUARE_NAMES } from './grid.ts';

const { called, idOf, numberFor, oneOf, seenCard, wholeNumber } = shape;

/** Who knows its face is told it with the event. */
export const card: Shape<Instance> = called('the number of a card, 65535 for none', wholeNumber(0, 0xffff));
export const sunSpace = called('a space of the sun track, 1 to 30', wholeNumber(1, 30));

// Which there are: ids.ts.
export const heroId = idOf('the id of a Hero', 'hero');
export const chamberId = idOf('the id of a chamber', 'card of chamber');
export const chamberKind = idOf('a kind of chamber', 'chamber kind');
export const ability = idOf('the id of a special ability', 'ability');
/** One of the four, or two of which the lower counts: `armor/luck`. */
export const tested = idOf('an attribute, or two such as armor/luck', 'tested');
export const cause = idOf('the id of a card, a kind of Monster, hero:SEAT, or a place or time', 'cause');
export const source = idOf('what does harm: trap, threat, combat', 'source');
export const lootSeen = seenCard('the id of a Loot card', 'loot');
export const encounterSeen = seenCard('the id of a card', 'encounter card');
export const combatSeen = seenCard('the id of a combat or Power card', 'combat card');
export const tokenSeen = seenCard('the id of a monster token', 'token');
export function cardSeen(deck: string): Shape<string> {
  return seenCard(`the id of a ${deck} card`, `card of ${deck}`);
}

// Facts name places as people do; in events they are numbers, which scenarios may call by their names.
export const spaceName = idOf<SpaceName>('a space, A1 to M10', 'space');
/** The Treasure Chamber lies on two. */
export const squareName = idOf<SpaceName>('a space, A1 to M10', 'square');
export const directionName = oneOf(...DIRECTIONS);
export const space = numberFor<Space>('a space, A1 to M10', SQUARE_NAMES);
export const direction = numberFor<Direction>('north, east, south or west', DIRECTIONS);
export const exit = numberFor<Exit>(
  'a side of a space, as C4-north',
  SQUARE_NAMES.flatMap((square) => DIRECTIONS.map((side) => `${square}-${side}`)),
);
