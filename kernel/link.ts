import type { Game } from './game.ts';
import { hashOf } from './hash.ts';
import { type Json, MOST_SEATS, type Seat } from './ids.ts';
import { parseJson } from './json.ts';
import { checkBudget, Playthrough } from './playthrough.ts';
import { type Choice, checkVersion, type MatchRecord, MOST_CHOICES } from './record.ts';
import { Misfit, spoken } from './refusal.ts';
import { anything, listOf, mapOf, misfitsOf, object, textUpTo, wholeNumber } from './shape.ts';

/**
 * A whole match as a URL-safe string. Each choice costs only what it decides: its number among the options there
 * were, in a mixed-radix number (one of two options is one bit). Reading it back replays the match.
 *
 *     head "." choices "." check      head: [game, version, options, seats, seed, number of choices, arranged?]
 */
export function pack<W>(game: Game<W>, record: MatchRecord): string {
  const walk = new Walk(game, record);
  const digits: [digit: number, radix: number][] = [];
  for (const choice of record.choices) {
    digits.push(...walk.digitsOf(choice));
    walk.enact(choice);
  }
  let number = 0n;
  for (const [digit, radix] of digits.reverse()) number = number * BigInt(radix) + BigInt(digit);
  const { setup } = record;
  const head = [
    game.id,
    game.version,
    changed(game.spec.options, setup.options),
    setup.seats.map((seat) => changed(game.spec.seatOptions ?? [], seat)),
    setup.seed,
    record.choices.length,
    ...(record.arranged ? [record.arranged] : []),
  ];
  const body = `${toBase64(utf8(JSON.stringify(head)))}.${toBase64(bytes(number))}`;
  const link = `${body}.${checkOf(body)}`;
  if (link.length > MOST_LETTERS) throw new Misfit('This match', ['is too long for a link.']);
  return link;
}

interface Head {
  readonly game: string;
  readonly version: string;
  readonly options: { readonly [id: string]: Json };
  readonly seats: readonly { readonly [id: string]: Json }[];
  readonly seed: string;
  readonly length: number;
  readonly arranged?: readonly { readonly [key: string]: Json }[];
}

/** Many times the longest match: whatever is longer is meant to keep a machine busy. */
const MOST_LETTERS = 40_000;
const MOST_WORD = 1_000;
const MOST_PICKS = 500;

const headShape = object(
  {
    game: textUpTo(100),
    version: textUpTo(100),
    options: mapOf(anything),
    seats: listOf(mapOf(anything), MOST_SEATS),
    seed: textUpTo(1000),
    length: wholeNumber(0, MOST_CHOICES),
  },
  { arranged: listOf(mapOf(anything)) },
);

/** What a link says about itself, before any game is known. */
export function readHead(link: string): Head {
  if (link.length > MOST_LETTERS)
    throw new Misfit('This link', [`has ${link.length} letters, and ${MOST_LETTERS} is the most.`]);
  try {
    const parts = parseJson(text(fromBase64(link.split('.')[0])), 'This link') as readonly Json[];
    const [game, version, options, seats, seed, length, arranged] = parts;
    const head = {
      game,
      version,
      options,
      seats,
      seed,
      length,
      ...(arranged === undefined ? {} : { arranged }),
    };
    if (misfitsOf(headShape, head).length > 0) throw new TypeError('no head');
    return head as unknown as Head;
  } catch {
    throw new Misfit('This link', ['is damaged or is no match of Underhall.']);
  }
}

/** A link that was cut off or mistyped must not become another match. */
function checkOf(body: string): string {
  return hashOf(body).slice(0, 4);
}

export function unpack<W>(game: Game<W>, link: string): MatchRecord {
  const head = readHead(link);
  checkVersion(game, head);
  const [first, second = '', check] = link.split('.');
  if (check !== checkOf(`${first}.${second}`)) throw new Misfit('This link', ['is damaged or cut off.']);
  let number = numberOf(fromBase64(second));
  const record: MatchRecord = {
    game: head.game,
    version: head.version,
    setup: { options: head.options, seats: head.seats, seed: head.seed },
    ...(head.arranged ? { arranged: head.arranged } : {}),
    choices: [],
  };
  const walk = new Walk(game, record);
  const digit = (radix: number): number => {
    const value = Number(number % BigInt(radix));
    number /= BigInt(radix);
    return value;
  };
  try {
    for (let i = 0; i < head.length; i++) walk.enact(walk.read(digit));
  } catch (error) {
    if (error instanceof Misfit) throw error;
    throw new Misfit('This link', [`cannot be replayed: ${spoken(error)}`], { cause: error });
  }
  return walk.record;
}

/** A match walked through choice by choice, which knows what could be chosen at each. */
class Walk<W> {
  readonly #play: Playthrough<W>;

  constructor(game: Game<W>, record: MatchRecord) {
    this.#play = Playthrough.replay(game, { ...record, choices: [] });
  }

  get record(): MatchRecord {
    return this.#play.record;
  }

  enact(choice: Choice): void {
    checkBudget(this.#play);
    this.#play.enact(choice);
  }

  #choosable(seat: Seat): string[] {
    return this.#play.match.pendingFor(seat)?.options.map((o) => o.id) ?? [];
  }

  /** Seats that could act, those that are awaited first. */
  #actors(): Seat[] {
    const pending = this.#play.match.pending();
    const asked = pending.filter((p) => p.kind !== 'offer').map((p) => p.seat);
    const offered = pending.filter((p) => p.kind === 'offer').map((p) => p.seat);
    return [...asked, ...offered];
  }

  /** Who acts (free while only one seat can), then which option; one digit more says that it is none of them. */
  digitsOf([seat, what]: Choice): [number, number][] {
    const actors = this.#actors();
    const words = typeof what === 'string' ? [what] : what;
    const actor = actors.indexOf(seat);
    const first = words[this.#play.match.picks.length] ?? words[0];
    if (actor >= 0 && this.#choosable(seat).includes(first)) {
      return [[actor, actors.length], ...this.#picks(seat, words)];
    }
    const options = this.#choosable(actors[0]).length;
    return [[0, actors.length], [options, options + 1], [seat, 16], ...letters(words[0])];
  }

  #picks(seat: Seat, words: readonly string[]): [number, number][] {
    const trial = words.length > 1 ? this.#play.match.clone() : this.#play.match;
    return words.flatMap((word, i): [number, number][] => {
      if (words.length > 1 && trial.picks[i] === word) return [];
      const options = trial.pendingFor(seat)?.options.map((o) => o.id) ?? [];
      if (words.length > 1) trial.choose(seat, word);
      return [[options.indexOf(word), options.length + 1]];
    });
  }

  read(digit: (radix: number) => number): Choice {
    const actors = this.#actors();
    if (actors.length === 0) throw new Misfit('This link', ['goes on after the end of the match.']);
    const seat = actors[digit(actors.length)];
    const { match } = this.#play;
    const draft = match.pendingFor(seat)?.kind === 'draft';
    const trial = draft ? match.clone() : match;
    for (let picked = 0; picked <= MOST_PICKS; picked++) {
      const options = trial.pendingFor(seat)?.options ?? [];
      const chosen = digit(options.length + 1);
      if (chosen === options.length) return [digit(16), readLetters(digit)];
      const { id } = options[chosen];
      if (!draft) return [seat, id];
      const picks = [...trial.picks, id];
      trial.choose(seat, id);
      if (trial.choices > match.choices) return [seat, picks];
    }
    throw new Misfit('This link', [`holds more than ${MOST_PICKS} picks of one draft.`]);
  }
}

function letters(word: string): [number, number][] {
  const codes = [...encodeURI(word)].map((c): [number, number] => [c.charCodeAt(0), 128]);
  return [...codes, [0, 128]];
}

function readLetters(digit: (radix: number) => number): string {
  let word = '';
  for (let code = digit(128); code !== 0 && word.length < MOST_WORD; code = digit(128))
    word += String.fromCharCode(code);
  try {
    return decodeURI(word);
  } catch {
    throw new Misfit('This link', ['is damaged.']);
  }
}

function changed(
  options: readonly { id: string; standard: Json }[],
  given: { readonly [id: string]: Json },
): { [id: string]: Json } {
  const different: { [id: string]: Json } = {};
  for (const [id, value] of Object.entries(given)) {
    if (options.find((o) => o.id === id)?.standard !== value) different[id] = value;
  }
  return different;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function toBase64(data: readonly number[]): string {
  let out = '';
  for (let i = 0; i < data.length; i += 3) {
    const word = (data[i] << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0);
    const chars = Math.min(4, Math.ceil(((data.length - i) * 8) / 6));
    for (let c = 0; c < chars; c++) out += ALPHABET[(word >> (18 - 6 * c)) & 63];
  }
  return out;
}

function fromBase64(chars: string): number[] {
  const data: number[] = [];
  let word = 0;
  let bits = 0;
  for (const char of chars) {
    const value = ALPHABET.indexOf(char);
    if (value < 0) throw new Misfit('This link', [`contains '${char}', which no link contains.`]);
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      data.push((word >> bits) & 255);
    }
  }
  return data;
}

function bytes(number: bigint): number[] {
  const hex = number.toString(16);
  const data: number[] = [];
  for (let end = hex.length; end > 0; end -= 2)
    data.push(Number.parseInt(hex.slice(Math.max(0, end - 2), end), 16));
  return number === 0n ? [] : data;
}

function numberOf(data: readonly number[]): bigint {
  let hex = '0';
  for (let i = data.length - 1; i >= 0; i--) hex += data[i].toString(16).padStart(2, '0');
  return BigInt(`0x${hex}`);
}

function utf8(value: string): number[] {
  return [
    ...encodeURIComponent(value).replace(/%([0-9A-F]{2})/g, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  ].map((char) => char.charCodeAt(0));
}

function text(data: readonly number[]): string {
  return decodeURIComponent(data.map((code) => `%${code.toString(16).padStart(2, '0')}`).join(''));
}
