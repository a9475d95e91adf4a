/**
 * How places are called, wherever they are told of: in the log, on the plan, in the terminal. Needs nothing but the board,
 * so that screens can have it without the game.
 */
import type { Say } from '@underhall/kernel';
import { CHAMBER, DOORS, kindOf, ROOM, type Space, START, spaces } from '../board.ts';
import { hasName, landmarkOf, wallOf } from './landmarks.ts';

/** The messages that these names are made of. */
export const placeMessages = {
  'place.nowhere': 'nowhere',
  'place.named': 'the {name}',
  'place.room': 'room {level}·{n}',
  'place.spot': 'the {shape} {side} of {place}',
  'place.spot.part': 'the {part} {shape} {side} of {place}',
  'place.side': 'the {side}',
  'shape.stairs': 'stairs',
  'shape.corridor': 'corridor',
  'shape.corner': 'corner',
  'shape.crossing': 'crossing',
  'shape.doorway': 'doorway',
  'shape.end': 'dead end',
  'side.north': 'north',
  'side.north-east': 'north-east',
  'side.east': 'east',
  'side.south-east': 'south-east',
  'side.south': 'south',
  'side.south-west': 'south-west',
  'side.west': 'west',
  'side.north-west': 'north-west',
  'door.secret': 'the secret door {where}',
  'door.between': 'between {a} and {b}',
  'door.side': 'on the {side} side of {place}',
  'door.in': 'in {place}',
} as const;

/** “room 2·14”, “the Armory”, “the Main Staircase”, “the corner north of room 2·14”. No two are the same. */
export function placeName(say: Say, space: Space): string {
  if (space < 0) return say('place.nowhere');
  const { name = '', level = 0, number = 0 } = spaces[space];
  if (space === START || kindOf[space] === CHAMBER) return say('place.named', { name });
  if (kindOf[space] === ROOM) return say('place.room', { level, n: number });
  const { place, side, shape, part } = landmarkOf(space);
  return say(part ? 'place.spot.part' : 'place.spot', {
    part: part ? say(`side.${part}`) : '',
    shape: say(`shape.${shape}`),
    side: say(`side.${side}`),
    place: placeName(say, place),
  });
}

/** From where a place is looked or cast into: “the north”, or another place. */
export function placeBefore(say: Say, space: Space, target: Space): string {
  if (hasName(space)) return placeName(say, space);
  const { place, side, part } = landmarkOf(space);
  return place === target && !part ? say('place.side', { side: say(`side.${side}`) }) : placeName(say, space);
}

/** “between room 2·1 and the Guard Room”, “on the north side of room 2·4”, “in the corridor north of room 4·3”. */
export function doorPlace(say: Say, id: string): string {
  const door = DOORS.find((one) => one.id === id);
  if (!door) return id;
  const { a, b } = door;
  if (hasName(a) && hasName(b)) return say('door.between', { a: placeName(say, a), b: placeName(say, b) });
  const place = [a, b].find(hasName);
  if (place === undefined) return say('door.in', { place: placeName(say, a) });
  return say('door.side', { side: say(`side.${wallOf(place, id)}`), place: placeName(say, place) });
}
