/** What this browser keeps, read with care: one damaged entry must not take the others with it. */
import { LEVELS } from '@underhall/bots/level';
import { TEMPERAMENTS } from '@underhall/bots/temperament';
import type { MatchRecord } from './scene.ts';
import {
  type Check,
  fields,
  is,
  isTable,
  list,
  maybe,
  name,
  oneOf,
  table,
  tableOf,
  text,
  time,
  wholeBelow,
} from './soundness.ts';
import type { Tables } from './store.ts';

/** An entry that cannot be shown as what it was: it can be taken out as a file, and removed. */
export interface Damaged {
  readonly key: IDBValidKey;
  /** As far as it can still be told. */
  readonly game: string | undefined;
  /** Where the damage is: `record.choices[3]`. */
  readonly where: string;
  readonly raw: unknown;
}

export interface Sorted<T> {
  readonly sound: readonly T[];
  readonly damaged: readonly Damaged[];
}

const MOST_SEATS = 16;

function choiceOf(seats: number): Check {
  return (value, path) => {
    if (!Array.isArray(value) || value.length !== 2) return path;
    const [seat, what] = value;
    return wholeBelow(seats)(seat, path) ?? (typeof what === 'string' ? undefined : list(text)(what, path));
  };
}

function seatsOf(record: unknown): number {
  const { setup } = isTable(record) ? record : {};
  const { seats } = isTable(setup) ? setup : {};
  return Array.isArray(seats) ? Math.min(seats.length, MOST_SEATS) : 0;
}

/** Where a record is none; undefined if it can be tried. Whether its choices can be made only its game knows. */
export function misfitOfRecord(record: unknown, path = 'record'): string | undefined {
  return fields({
    game: name,
    version: name,
    setup: fields({ options: table, seats: list(table), seed: text }),
    arranged: maybe(list(table)),
    choices: list(choiceOf(seatsOf(record))),
  })(record, path);
}

export function misfitOfSitters(sitters: unknown, seats: number): string | undefined {
  const sitter = fields({
    kind: oneOf('me', 'here', 'there', 'bot'),
    name: text,
    level: maybe(oneOf(...LEVELS)),
    temperament: maybe(oneOf(...TEMPERAMENTS)),
  });
  return list(sitter, seats)(sitters, 'sitters');
}

const day = is(
  (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
);
const occasion: Check = (value, path) =>
  fields({ kind: oneOf('daily', 'lesson', 'first', 'online'), name })(value, path) ??
  (isTable(value) && value.kind === 'daily' ? day(value.name, `${path}.name`) : undefined);

function outcomeFor(seats: number): Check {
  return fields({ winners: list(wholeBelow(seats)), results: list(table, seats), rule: text });
}

const finite = is(Number.isFinite);

function standingFor(seats: number): Check {
  return fields({
    round: maybe(finite),
    seats: list(
      fields({ who: maybe(text), has: maybe(text), score: maybe(finite), counts: tableOf(finite) }),
      seats,
    ),
    lines: list(text),
  });
}

function misfitOfMatch(value: unknown): string | undefined {
  const { record, game, sitters } = isTable(value) ? value : {};
  const seats = seatsOf(record);
  return (
    misfitOfRecord(record) ??
    misfitOfSitters(sitters, seats) ??
    fields({
      id: name,
      game: is(() => game === (record as MatchRecord).game),
      packs: list(table),
      picks: list(text),
      created: time,
      changed: time,
      occasion: maybe(occasion),
      outcome: maybe(outcomeFor(seats)),
      waitsFor: list(wholeBelow(seats)),
      standing: maybe(standingFor(seats)),
    })(value, '')
  );
}

function misfitOfPack(value: unknown): string | undefined {
  return fields({ id: name, name, game: name, content: table, added: time })(value, '');
}

const MISFITS: { readonly [K in keyof Tables]: (value: unknown) => string | undefined } = {
  matches: misfitOfMatch,
  packs: misfitOfPack,
};

function damageOf(raw: unknown, where: string): Damaged {
  const { id, game } = isTable(raw) ? raw : {};
  return { key: id as IDBValidKey, game: typeof game === 'string' ? game : undefined, where, raw };
}

/** An entry as what it is, or what is left of it. */
export type Read<T> = { readonly sound: T } | { readonly damaged: Damaged };

export function readOne<K extends keyof Tables>(kind: K, raw: unknown): Read<Tables[K]> {
  const where = MISFITS[kind](raw);
  return where === undefined ? { sound: raw as Tables[K] } : { damaged: damageOf(raw, where) };
}

export function sorted<K extends keyof Tables>(kind: K, raw: readonly unknown[]): Sorted<Tables[K]> {
  const read = raw.map((one) => readOne(kind, one));
  return {
    sound: read.flatMap((one) => ('sound' in one ? [one.sound] : [])),
    damaged: read.flatMap((one) => ('damaged' in one ? [one.damaged] : [])),
  };
}

/** A match that had ended, as far as that can be told, is missed in the hall and not at the open tables. */
export function hadEnded({ raw }: Damaged): boolean {
  return isTable(raw) && isTable(raw.outcome);
}
