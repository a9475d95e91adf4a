/** How the things of the 2010 edition are written in scenarios, facts and events. */
import { type Instance, type Seat, type Shape, shape } from '@underhall/kernel';
import { DIRECTIONS, type Direction, type Exit, SPACES, type Space, spaceNamed } from './grid.ts';

const { called, oneOf, wholeNumber } = shape;

export const seat: Shape<Seat> = called('a seat', wholeNumber(0, 3));
/** Who knows its face is told it with the event. */
export const card: Shape<Instance> = called('the number of a card, 65535 for none', wholeNumber(0, 0xffff));
export const sunSpace = called('a space of the sun track, 1 to 30', wholeNumber(1, 30));

// Facts and scenarios name places as people do, events by number.
export const spaceName: Shape<string> = shape.shape(
  'a space, A1 to M10',
  (value) => typeof value === 'string' && spaceNamed(value) !== undefined,
);
export const directionName = oneOf(...DIRECTIONS);
export const space: Shape<Space> = called('the number of a space', wholeNumber(0, SPACES - 1));
export const direction: Shape<Direction> = called('0 north, 1 east, 2 south, 3 west', wholeNumber(0, 3));
export const exit: Shape<Exit> = called(
  'a side of a space: 4 times its number, and the direction added',
  wholeNumber(0, SPACES * 4 - 1),
);
