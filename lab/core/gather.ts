import {
  type Event,
  type Game,
  type Instance,
  type Match,
  type Note,
  type Seat,
  View,
} from '@underhall/kernel';
import type { Watcher } from '@underhall/table/bulk';
import type { Tally } from './counts.ts';

/**
 * What a match leaves in a tally. Seats are grouped: all of them, by place at the table, by what they brought (a
 * hero), by bot. What the game says of a seat at the end (`outcome.results`) becomes measures of that seat: numbers
 * are averaged, true and false are shares, words are shares of each word. `won` is the lab's own.
 *
 * The match itself is a group of one, with its length, its rounds and the rule that ended it. What a game notes of its
 * events (where somebody fell) are words of a seat, as many as there were.
 *
 * Tables, for a measure M and a group G: `flag M|G`, `number M|G` and `word M|G` count the values; `sum M|G` counts
 * matches by `observations:sum`, `part M=word|G` the same for one word, and `seats M|G` counts matches by how many
 * observations of words they had, so that matches without a certain word are known, too.
 */
export type Value = number | boolean | string;

export interface Measured {
  readonly group: string;
  readonly values: ReadonlyMap<string, readonly Value[]>;
}

const PLACES = 1e6;

/** Sums of whole numbers stay exact; others are cut so that the order of adding cannot show. */
function tidy(value: number): number {
  return Number.isInteger(value) ? value : Math.round(value * PLACES) / PLACES;
}

type Measure = readonly [name: string, value: Value];

function measuresOf(match: Match, seat: Seat): Measure[] {
  const { outcome } = match;
  if (!outcome) return [];
  const measures: Measure[] = [['won', outcome.winners.includes(seat)]];
  for (const [name, value] of Object.entries(outcome.results[seat] ?? {})) {
    if (value === '' || isBrought(match, name)) continue;
    if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string')
      measures.push([name, value]);
  }
  return measures;
}

/** What the game noted of a seat: a word for each time, and how often somebody fell. */
function notedOf(notes: readonly Note[], seat: Seat): Measure[] {
  const own = notes.filter((note) => note.seat === seat);
  const falls = own.filter(({ measure }) => measure === 'death').length;
  return [['deaths', falls], ...own.map(({ measure, word }): Measure => [measure, word])];
}

function isBrought({ game }: Match, name: string): boolean {
  const { seatOptions, compared } = game.spec;
  return seatOptions?.some(({ id }) => id === name) || compared?.includes(name) || false;
}

/** The groups a seat belongs to. What it brought may have been drawn in the match: the results say. */
function groupsOf(match: Match, seat: Seat, bots: readonly string[]): string[] {
  const groups = ['all'];
  if (match.seats > 1) groups.push(`seat ${seat + 1}`);
  for (const [name, value] of Object.entries(match.setup.seats[seat])) {
    groups.push(`${name} ${match.outcome?.results[seat]?.[name] ?? value}`);
  }
  for (const name of match.game.spec.compared ?? []) {
    const word = match.outcome?.results[seat]?.[name];
    if (typeof word === 'string') groups.push(`${name} ${word}`);
  }
  if (new Set(bots).size > 1) groups.push(`bot ${bots[seat]}`);
  return groups;
}

/** Every measure of every group in one match. */
export function measured(match: Match, bots: readonly string[], notes?: readonly Note[]): Measured[] {
  const groups = new Map<string, Map<string, Value[]>>();
  for (let seat = 0; seat < match.seats; seat++) {
    const measures = [...measuresOf(match, seat), ...(notes ? notedOf(notes, seat) : [])];
    for (const group of groupsOf(match, seat, bots)) {
      let values = groups.get(group);
      if (!values) {
        values = new Map();
        groups.set(group, values);
      }
      for (const [name, value] of measures) {
        const list = values.get(name);
        if (list) list.push(value);
        else values.set(name, [value]);
      }
    }
  }
  return [
    ...[...groups].map(([group, values]) => ({ group, values })),
    { group: 'match', values: measuresOfMatch(match) },
  ];
}

/** What is measured once a match. */
function measuresOfMatch(match: Match): Map<string, Value[]> {
  const facts: unknown = new View(match, 'spectator').facts();
  const { round } = (typeof facts === 'object' ? (facts ?? {}) : {}) as { round?: unknown };
  return new Map<string, Value[]>([
    ['choices', [match.choices]],
    ['length', [match.game.spec.horizon(match)]],
    ...(typeof round === 'number' ? [['rounds', [round]] as [string, Value[]]] : []),
    ['winners', [match.outcome?.winners.length ?? 0]],
    ['ended by', [match.outcome?.rule ?? '']],
  ]);
}

export function gather(
  tally: Tally,
  prefix: string,
  match: Match,
  bots: readonly string[],
  notes?: readonly Note[],
): Measured[] {
  const all = measured(match, bots, notes);
  for (const { group, values } of all) {
    for (const [name, list] of values) gatherMeasure(tally, prefix, name, group, list);
  }
  gatherWins(tally, prefix, match, bots);
  return all;
}

function gatherMeasure(
  tally: Tally,
  prefix: string,
  name: string,
  group: string,
  list: readonly Value[],
): void {
  const title = `${name}|${group}`;
  const words = list.filter((value) => typeof value === 'string');
  const numbers = list.filter((value) => typeof value !== 'string').map(Number);
  if (numbers.length > 0) {
    const kind = typeof list[0] === 'boolean' ? 'flag' : 'number';
    for (const value of numbers) tally.add(`${prefix}${kind} ${title}`, String(tidy(value)));
    const sum = tidy(numbers.reduce((a, b) => a + b, 0));
    tally.add(`${prefix}sum ${title}`, `${numbers.length}:${sum}`);
  }
  if (words.length > 0) {
    tally.add(`${prefix}seats ${title}`, String(words.length));
    for (const word of new Set(words)) {
      const times = words.filter((each) => each === word).length;
      tally.add(`${prefix}word ${title}`, word, times);
      tally.add(`${prefix}part ${name}=${word}|${group}`, `${words.length}:${times}`);
    }
  }
}

/** Who won, where bots of several kinds play: a shared win counts in parts, a match without a winner not at all. */
function gatherWins(tally: Tally, prefix: string, { outcome }: Match, bots: readonly string[]): void {
  if (!outcome || outcome.winners.length === 0 || new Set(bots).size < 2) return;
  for (const bot of new Set(bots)) {
    const part = outcome.winners.filter((seat) => bots[seat] === bot).length / outcome.winners.length;
    tally.add(`${prefix}wins of ${bot}`, String(tidy(part)));
  }
}

/** Differences between two set-ups of the same match number: the second minus the first. */
export function gatherPair(tally: Tally, first: readonly Measured[], second: readonly Measured[]): void {
  for (const { group, values } of first) {
    const others = second.find((each) => each.group === group)?.values;
    for (const [name, list] of values) {
      const other = others?.get(name);
      if (!other) continue;
      for (const [title, gap] of gaps(name, list, other))
        tally.add(`gap ${title}|${group}`, String(tidy(gap)));
    }
  }
}

function gaps(name: string, first: readonly Value[], second: readonly Value[]): [string, number][] {
  if (typeof first[0] !== 'string') return [[name, average(second) - average(first)]];
  const words = new Set([...first, ...second]);
  const part = (list: readonly Value[], word: Value) =>
    list.filter((value) => value === word).length / list.length;
  return [...words].map((word) => [`${name}=${word}`, part(second, word) - part(first, word)]);
}

function average(values: readonly Value[]): number {
  return values.reduce((sum: number, value) => sum + Number(value), 0) / values.length;
}

/**
 * Listens to the events of one match: what the game notes of them; and, if that is wanted too, which cards each seat met,
 * which rules and kinds of event came up, and which of them stood in what happened after the last choice, which decided
 * the match.
 */
export class Listener implements Watcher {
  readonly #game: Game;
  readonly #cards: boolean;
  readonly #noted: Note[] = [];
  readonly #met = new Set<string>();
  readonly #seen = new Set<string>();
  readonly #last = new Set<string>();

  constructor(game: Game, cards: boolean) {
    this.#game = game;
    this.#cards = cards;
  }

  /** Undefined for a game that notes nothing. */
  get notes(): readonly Note[] | undefined {
    return this.#game.spec.notes ? this.#noted : undefined;
  }

  choice(): void {
    this.#last.clear();
  }

  tell(event: Event, _audience: number, faces: readonly { card: Instance; face: string }[]): void {
    const { spec } = this.#game;
    if (spec.notes) {
      const seen = Object.fromEntries(faces.map(({ card, face }) => [card, face]));
      this.#noted.push(...spec.notes({ event, faces: seen }));
    }
    if (!this.#cards || event.type === 'end') return;
    this.#note(`event ${event.type}`);
    if (typeof event.rule === 'string') this.#note(`rule ${event.rule}`);
    for (const { face } of faces) {
      this.#note(`card ${face}`);
      if (typeof event.seat === 'number') this.#met.add(`${event.seat} ${face}`);
    }
  }

  #note(what: string): void {
    this.#seen.add(what);
    this.#last.add(what);
  }

  gather(tally: Tally, prefix: string, match: Match, bots: readonly string[]): void {
    if (!this.#cards) return;
    for (const what of this.#seen) tally.add(`${prefix}seen`, what);
    for (const what of this.#last) tally.add(`${prefix}decided`, what);
    // Better bots meet other cards; among unequal ones a card would get the credit for its player.
    if (new Set(bots).size > 1) return;
    const winners = new Set(match.outcome?.winners ?? []);
    for (const each of this.#met) {
      const [seat, face] = each.split(' ');
      tally.add(`${prefix}met ${face}`, winners.has(Number(seat)) ? 'won' : 'lost');
    }
  }
}
