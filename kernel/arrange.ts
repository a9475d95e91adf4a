import { type Instance, type Json, NONE, type Seat, type Zone } from './ids.ts';
import { knownAt } from './known.ts';
import type { Match } from './match.ts';
import { Misfit } from './refusal.ts';
import { misfitsOf, type Shape } from './shape.ts';
import { shortened } from './text.ts';

/**
 * The one door through which a match is arranged, for scenarios, tutorials, puzzles and tests. A statement is one of
 *
 * - `{ "dice": [2, 5] }` the next dice,
 * - `{ "next": { "door": ["door-opens"] } }` the next cards of a zone, top first,
 * - `{ "put": "rope", "in": "kept:0" }` a card from wherever it lies (`"from"` narrows it) on top of a zone,
 * - anything the game knows: positions, wounds, whose turn it is (see its page in docs/games).
 */
export type Arrangement = Readonly<Record<string, Json>>;

/** More than any puzzle needs: whatever says more is meant to keep a machine busy. */
const MOST_STATEMENTS = 500;
const MOST_DICE = 500;
const MOST_SIDES = 100;

export function arrange<W>(match: Match<W>, statements: readonly Arrangement[]): void {
  if (statements.length > MOST_STATEMENTS)
    throw new Misfit('These arrangements', [`are ${statements.length}, and ${MOST_STATEMENTS} is the most.`]);
  statements.forEach((statement, i) => {
    try {
      arrangeOne(match, statement);
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

function arrangeOne<W>(match: Match<W>, statement: Arrangement): void {
  if (!isRecord(statement)) throw new RangeError('A statement is an object.');
  if (isList(statement.dice)) setDice(match, statement.dice);
  else if (isRecord(statement.next)) {
    for (const [label, faces] of Object.entries(statement.next)) setNext(match, label, faces);
  } else if (typeof statement.put === 'string') put(match, statement);
  else arrangeOwn(match, statement);
}

/** A statement of the game's own: it is known by the one of its fields that stands there. */
function arrangeOwn<W>(match: Match<W>, statement: Arrangement): void {
  const known = Object.entries(match.game.spec.arrangements ?? {});
  const [, found] = known.find(([kind]) => Object.hasOwn(statement, kind)) ?? [];
  if (!found) {
    const kinds = known.map(([kind]) => kind).join(', ') || 'none';
    throw new RangeError(`${match.game.id} knows no such arrangement. It knows: ${kinds}.`);
  }
  const problems = misfitsOf(found.says, statement, knownAt(match));
  if (problems.length > 0) throw new RangeError(`${problems.join('; ')}.`);
  found.put(match, statement);
}

function setDice<W>(match: Match<W>, dice: readonly Json[]): void {
  for (const die of dice) {
    if (!Number.isInteger(die) || Number(die) < 1 || Number(die) > MOST_SIDES)
      throw new RangeError(`${shortened(JSON.stringify(die))} is no die result.`);
  }
  if (match.dice.length + dice.length > MOST_DICE)
    throw new RangeError(`No more than ${MOST_DICE} dice can be arranged.`);
  match.dice = [...match.dice, ...(dice as number[])];
}

/** Faces change places inside the zone, so nothing else is disturbed. */
function setNext<W>(match: Match<W>, label: string, wanted: Json): void {
  const zone = zoneIn(match, label);
  const faces = isList(wanted) ? wanted : [wanted];
  const cards = match.instances.list(zone);
  faces.forEach((face, position) => {
    const index = match.game.faceIndex(String(face));
    const from = cards.findIndex((card, i) => i >= position && match.instances.face(card) === index);
    if (from < 0) throw new RangeError(`There is no (further) '${shortened(String(face))}' in ${label}.`);
    swap(match, cards[position], cards[from]);
  });
}

function swap<W>(match: Match<W>, a: Instance, b: Instance): void {
  const { instances } = match;
  if (instances.backs[a] !== instances.backs[b]) throw new RangeError('These cards have different backs.');
  const face = instances.face(a);
  instances.setFace(a, instances.face(b));
  instances.setFace(b, face);
}

/** Moves one instance with this face; `from` names the zone it must come from. */
function put<W>(match: Match<W>, statement: Arrangement): void {
  const { instances } = match;
  const to = zoneIn(match, String(statement.in));
  const from = statement.from === undefined ? NONE : zoneIn(match, String(statement.from));
  const card = find(match, match.game.faceIndex(String(statement.put)), from, to);
  if (card === NONE)
    throw new RangeError(`There is no '${shortened(statement.put as string)}' to put there.`);
  if (statement.at === 'bottom') instances.toBottom(card, to);
  else instances.toTop(card, to);
}

/** A zone by its label. That of a card is written with the card: `attached:@sword`. */
export function zoneIn<W>(match: Match<W>, label: string): Zone {
  const { layout } = match.instances;
  const [name, key = ''] = label.split(':');
  if (!key.startsWith('@')) return layout.parse(label);
  const card = find(match, match.game.faceIndex(key.slice(1)), NONE, NONE);
  if (card === NONE) throw new RangeError(`There is no '${key.slice(1)}' whose ${name} could be meant.`);
  return layout.zone(name, card);
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

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isRecord(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
