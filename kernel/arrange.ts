import { type Instance, type Json, NONE, type Seat, type Zone } from './ids.ts';
import { knownAt } from './known.ts';
import type { Match } from './match.ts';
import { meantPerhaps } from './nearest.ts';
import { Misfit } from './refusal.ts';
import {
  either,
  flag,
  listOf,
  mapOf,
  misfitsOf,
  object,
  oneOf,
  type Shape,
  text,
  wholeNumber,
} from './shape.ts';
import { shortened } from './text.ts';

/**
 * The one door through which a match is arranged, for scenarios, tutorials, puzzles and tests. A statement is one of
 *
 * - `{ "dice": [2, 5] }` the next dice,
 * - `{ "next": { "door": ["door-opens"] } }` the next cards of a zone, top first,
 * - `{ "put": "rope", "in": "kept:0" }` a card from wherever it lies (`"from"` narrows it) on top of a zone,
 * - anything the game knows: positions, wounds, whose turn it is (see its page in docs/games).
 *
 * Dice and next cards may be `"spare": true`: not all of them need be used.
 */
export type Arrangement = Readonly<Record<string, Json>>;

/** What one statement left to be rolled or drawn. */
export interface Awaited {
  readonly dice: number;
  readonly piles: readonly Pile[];
  /** Not all of it need be. */
  readonly spare: boolean;
}

/** All cards of a zone and their faces, top first, after the first so many were put there. */
interface Pile {
  readonly zone: Zone;
  readonly wanted: number;
  readonly cards: readonly Instance[];
  readonly faces: readonly number[];
}

/** More than any puzzle needs: whatever says more is meant to keep a machine busy. */
const MOST_STATEMENTS = 500;
const MOST_DICE = 500;
const MOST_SIDES = 100;

/** `awaited` gets what now waits to be rolled or drawn. */
export function arrange<W>(
  match: Match<W>,
  statements: readonly Arrangement[],
  awaited: Awaited[] = [],
): void {
  if (statements.length > MOST_STATEMENTS)
    throw new Misfit('These arrangements', [`are ${statements.length}, and ${MOST_STATEMENTS} is the most.`]);
  statements.forEach((statement, i) => {
    try {
      arrangeOne(match, statement, awaited);
    } catch (error) {
      const what = `Arrangement ${i + 1} ${shortened(JSON.stringify(statement), 200)}`;
      throw new Misfit(what, [(error as Error).message], { cause: error });
    }
  });
  match.reconsider();
}

/** A statement that a game knows: what it does, its fields, and how it is put in place. */
export interface Statement<W> {
  readonly what: string;
  readonly says: Shape<object>;
  /** (Written as a method so that a statement of one world is a statement of any.) */
  put(match: Match<W>, statement: object): void;
}

export function statement<W, T extends object>(
  what: string,
  says: Shape<T>,
  put: (match: Match<W>, statement: T) => void,
): Statement<W> {
  return { what, says, put: put as Statement<W>['put'] };
}

/** A field of a statement that must be a whole number in these bounds. */
export function numberOf<T extends object>(
  statement: T,
  field: keyof T & string,
  least: number,
  most: number,
): number {
  const value = statement[field];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new RangeError(`${field}: must be a whole number from ${least} to ${most}.`);
  return value;
}

/** A field of a statement that must be a seat of this table. */
export function seatOf<W, T extends object>(match: Match<W>, statement: T, field: keyof T & string): Seat {
  return numberOf(statement, field, 0, match.seats - 1);
}

/** What every game understands. */
const KERNEL_STATEMENTS: Readonly<Record<string, Shape<object>>> = {
  dice: object({ dice: listOf(wholeNumber(1, MOST_SIDES), MOST_DICE) }, { spare: flag }),
  next: object({ next: mapOf(either(text, listOf(text))) }, { spare: flag }),
  put: object({ put: text, in: text }, { from: text, at: oneOf('top', 'bottom') }),
};

function arrangeOne<W>(match: Match<W>, statement: Arrangement, awaited: Awaited[]): void {
  if (!isRecord(statement)) throw new RangeError('A statement is an object.');
  const kind = Object.keys(KERNEL_STATEMENTS).find((one) => Object.hasOwn(statement, one));
  if (kind === undefined) {
    arrangeOwn(match, statement);
    return;
  }
  const problems = misfitsOf(KERNEL_STATEMENTS[kind], statement);
  if (problems.length > 0) throw new RangeError(`${problems.join('; ')}.`);
  const spare = statement.spare === true;
  if (kind === 'put') put(match, statement as unknown as Put);
  else if (kind === 'dice')
    awaited.push({ dice: setDice(match, statement.dice as number[]), piles: [], spare });
  else {
    const piles = Object.entries(statement.next as Record<string, string | string[]>);
    awaited.push({ dice: 0, piles: piles.map(([label, faces]) => setNext(match, label, faces)), spare });
  }
}

/** A statement of the game's own: it is known by the one of its fields that stands there. */
function arrangeOwn<W>(match: Match<W>, statement: Arrangement): void {
  const known = Object.entries(match.game.spec.arrangements ?? {});
  const [, found] = known.find(([kind]) => Object.hasOwn(statement, kind)) ?? [];
  if (!found) {
    const kinds = [...Object.keys(KERNEL_STATEMENTS), ...known.map(([kind]) => kind)];
    const [field = ''] = Object.keys(statement);
    throw new RangeError(
      `${match.game.id} knows no such arrangement${meantPerhaps(field, kinds)}. It knows: ${kinds.join(', ')}.`,
    );
  }
  const problems = misfitsOf(found.says, statement, knownAt(match));
  if (problems.length > 0) throw new RangeError(`${problems.join('; ')}.`);
  found.put(match, statement);
}

function setDice<W>(match: Match<W>, dice: readonly number[]): number {
  if (match.dice.length + dice.length > MOST_DICE)
    throw new RangeError(`No more than ${MOST_DICE} dice can be arranged.`);
  match.dice = [...match.dice, ...dice];
  return dice.length;
}

/** Faces change places inside the zone, so nothing else is disturbed. */
function setNext<W>(match: Match<W>, label: string, wanted: string | readonly string[]): Pile {
  const { instances, game } = match;
  const zone = zoneIn(match, label);
  const faces = typeof wanted === 'string' ? [wanted] : wanted;
  const cards = instances.list(zone);
  faces.forEach((id, position) => {
    const face = game.faceIndex(id);
    const from = cards.findIndex((card, i) => i >= position && instances.face(card) === face);
    if (from < 0) throw new RangeError(`There is no (further) '${shortened(id)}' in ${label}.`);
    swap(match, cards[position], cards[from]);
  });
  return { zone, wanted: faces.length, cards, faces: cards.map((card) => instances.face(card)) };
}

function swap<W>(match: Match<W>, a: Instance, b: Instance): void {
  const { instances } = match;
  if (instances.backs[a] !== instances.backs[b]) throw new RangeError('These cards have different backs.');
  const face = instances.face(a);
  instances.setFace(a, instances.face(b));
  instances.setFace(b, face);
}

interface Put {
  readonly put: string;
  readonly in: string;
  readonly from?: string;
  readonly at?: 'top' | 'bottom';
}

/** Moves one instance with this face; `from` names the zone it must come from. */
function put<W>(match: Match<W>, { put: id, in: where, from, at = 'top' }: Put): void {
  const { instances } = match;
  const to = zoneIn(match, where);
  const face = match.game.faceIndex(id);
  if (instances.layout.spec(to).fits?.(face, instances.layout.key(to)) === false)
    throw new RangeError(`'${shortened(id)}' can never lie in ${shortened(where)}.`);
  const card = find(match, face, from === undefined ? NONE : zoneIn(match, from), to);
  if (card === NONE) throw new RangeError(`There is no '${shortened(id)}' to put there.`);
  if (at === 'bottom') instances.toBottom(card, to);
  else instances.toTop(card, to);
}

/** A zone by its label. That of a card is written with the card: `attached:@sword`; some have names: `power:troll`. */
export function zoneIn<W>(match: Match<W>, label: string): Zone {
  const { layout } = match.instances;
  const [name, key] = label.split(':');
  if (key?.startsWith('@')) {
    const card = find(match, match.game.faceIndex(key.slice(1)), NONE, NONE);
    if (card === NONE) throw new RangeError(`There is no '${key.slice(1)}' whose ${name} could be meant.`);
    return layout.zone(name, card);
  }
  const { per, names = [] } = layout.spec(layout.zone(name));
  if (key === undefined && per !== 'table')
    throw new RangeError(
      `There are several '${shortened(name)}': say which, as in '${shortened(name)}:${names[0] ?? 0}'.`,
    );
  if (key === undefined || /^\d+$/.test(key) || names.length === 0) return layout.parse(label);
  const index = names.indexOf(key);
  if (index < 0) throw new RangeError(`There is no '${shortened(label)}'${meantPerhaps(key, names)}.`);
  return layout.zone(name, index);
}

function find<W>(match: Match<W>, face: number, from: Zone, to: Zone): Instance {
  const { instances } = match;
  for (let card = 0; card < instances.count; card++) {
    if (instances.face(card) !== face) continue;
    const zone = instances.zoneOf(card);
    if (from === NONE ? zone !== to : zone === from) return card;
  }
  return NONE;
}

function isRecord(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
