/** Shapes of what events, facts and arrangements name. */
import { type Instance, type Shape, shape } from '@underhall/kernel';
import { SCORES } from './language/words.ts';

const { idOf, oneOf, seenCard } = shape;

export const score = oneOf(...SCORES);
export const heroId = idOf('the id of a hero', 'card of hero');
export const questId = idOf('the id of a Quest', 'card of quest');
export const mapId = idOf('the id of a Map card', 'card of map');
export const adventureId = idOf('the id of an Adventure card', 'card of adventure');
/** An Adventure card as a viewer sees it. */
export const seenAdventure = seenCard('the id of an Adventure card', 'card of adventure');

/** A Map card as a viewer sees it. */
export const seenMap = seenCard('the id of a Map card', 'card of map');

const CELL = /^-?\d+,-?\d+$/;

export function isCell(word: unknown): boolean {
  return typeof word === 'string' && CELL.test(word);
}

/** A cell of the grid, as it lies from the Entrance. */
export const cell: Shape<string> = shape.shape('a cell, as `0,-1`', isCell);

/** The number of a card, or none. */
export const cardOrNone: Shape<Instance> = shape.called('the number of a card', shape.wholeNumber(0));
