import { type Bot, createBot } from '@underhall/bots';
import { EventLog, type Game, type Json, type Match, Misfit, NONE, type Seat, View } from '@underhall/kernel';
import { playOn, Weighed, watched } from '@underhall/table/bulk';
import { isObject, type JsonObject } from '../../json.ts';

/** What may come with a question: each takes its time. */
export const TELLS = ['facts', 'view', 'events', 'forbidden'] as const;
export type Tell = (typeof TELLS)[number];

/** A message, in either direction. */
export type Said = Readonly<Record<string, Json | undefined>>;

const silent = { tell() {}, choice() {} };

/** A match whose seats a program plays, all or some of them. */
export class Driven {
  readonly #match: Match;
  readonly #events: EventLog | undefined;
  readonly #bots: readonly (Bot | undefined)[];
  readonly #weighed: Weighed | undefined;
  readonly #tells: ReadonlySet<Tell>;
  /** How many events each seat has been told. */
  readonly #shown: number[];
  #asked: Seat = NONE;

  constructor(game: Game, { seed, seats, options, bots }: Said, tells: ReadonlySet<Tell>) {
    const agreed = game.agree({
      seed: String(seed ?? ''),
      options: (options ?? {}) as JsonObject,
      seats: seatsIn(game, seats),
    });
    this.#tells = tells;
    this.#events = tells.has('events') ? new EventLog() : undefined;
    this.#match = watched(game, agreed, this.#events ?? silent);
    this.#bots = botsIn(bots, agreed.seats.length, agreed.seed);
    this.#weighed = game.spec.offers && new Weighed();
    this.#shown = agreed.seats.map(() => 0);
    this.#goOn();
  }

  get seats(): number {
    return this.#bots.length;
  }

  /** The seat that the match waits for. */
  get asked(): Seat | undefined {
    return this.#asked === NONE ? undefined : this.#asked;
  }

  answer(seat: Seat, option: string): void {
    this.#match.choose(seat, option);
    this.#goOn();
  }

  #goOn(): void {
    this.#asked = playOn(this.#match, this.#bots, this.#weighed);
  }

  /** What the program is told next: a question, or how it ended. */
  asks(): Said {
    const { outcome } = this.#match;
    if (outcome) return { type: 'end', outcome: outcome as unknown as Json };
    const others = this.#match.pending().filter(({ seat, kind }) => kind === 'offer' && !this.#bots[seat]);
    const offers = others.map(({ seat, options }) => ({ seat, options: options.map(({ id }) => id) }));
    return { ...this.#told('ask', this.#asked, this.#tells), ...(offers.length > 0 && { offers }) };
  }

  /** Everything that a seat may know and do, whoever is asked. */
  seenBy(seat: Seat): Said {
    return this.#told('seen', seat, new Set([...TELLS].filter((tell) => tell !== 'events')));
  }

  #told(type: string, seat: Seat, tells: ReadonlySet<Tell>): Said {
    const pending = this.#match.pendingFor(seat);
    const view = tells.has('facts') || tells.has('view') ? new View(this.#match, seat) : undefined;
    return {
      type,
      seat,
      question: pending?.question.do,
      kind: pending?.kind,
      options: pending?.options.map(({ id }) => id) ?? [],
      picks: pending && pending.picks.length > 0 ? pending.picks.map(({ id }) => id) : undefined,
      forbidden: tells.has('forbidden') ? (pending?.forbidden as unknown as Json) : undefined,
      facts: tells.has('facts') ? (view?.facts() as Json) : undefined,
      view: tells.has('view') ? (view?.toJSON() as unknown as Json) : undefined,
      events: tells.has('events') ? this.#news(seat) : undefined,
    };
  }

  #news(seat: Seat): Json {
    const news = this.#events?.seenBy(seat, this.#shown[seat]) ?? [];
    this.#shown[seat] += news.length;
    return news as unknown as Json;
  }
}

/** `3`, or what each seat brings, or nothing: as many as the game needs. */
function seatsIn({ spec: { seats: may } }: Game, seats: Json | undefined): JsonObject[] {
  if (Array.isArray(seats) && seats.every(isObject)) return seats;
  const count = seats ?? Math.min(may.most, Math.max(may.least, 2));
  if (typeof count === 'number' && Number.isInteger(count) && count >= may.least && count <= may.most)
    return Array.from({ length: count }, () => ({}));
  const wanted = `'seats' is a number from ${may.least} to ${may.most}, or a list of what each seat brings.`;
  throw new Misfit('This match', [wanted]);
}

/** `{ "1": "greedy" }`: who plays the seats that the program does not. */
function botsIn(bots: Json | undefined, seats: number, seed: string): (Bot | undefined)[] {
  const given = isObject(bots) ? bots : {};
  const isFit = Object.entries(given).every(
    ([seat, name]) => Number(seat) < seats && typeof name === 'string',
  );
  if ((bots !== undefined && !isObject(bots)) || !isFit)
    throw new Misfit('This match', [`'bots' says for seats from 0 to ${seats - 1} which bot plays them.`]);
  const own = Array.from({ length: seats }, (_, seat) => given[`${seat}`] as string | undefined);
  return own.map((name, seat) =>
    name === undefined ? undefined : createBot(name, { seed: `${seed}/${seat}` }),
  );
}
