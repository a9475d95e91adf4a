import { Agenda } from './agenda.ts';
import { type Scope, scopeOf } from './effect.ts';
import type { Ended, Event, Sink, ToldFace } from './events.ts';
import type { Face, Game } from './game.ts';
import { type Audience, EVERYBODY, type Instance, NONE, type Seat, type Zone } from './ids.ts';
import type { Instances } from './instances.ts';
import type { Match } from './match.ts';
import type { Outcome } from './outcome.ts';
import { GameFault, Misfit } from './refusal.ts';
import { CARDS, type Rng } from './rng.ts';
import type { EffectIn, EventIn } from './seams.ts';
import type { Setup } from './setup.ts';
import { isWindow, type OpenWindow, reopened, windowOf } from './windows.ts';

const NO_FACES: readonly ToldFace[] = [];

/** A match as handlers use it: the world, cards and dice, what is told, windows, and what seats prefer. */
export class Handling<W> extends Agenda<W> {
  // (Declared: a field that is undefined before the constructor sets it may hold anything, as far as the engine knows.)
  declare readonly game: Game<W>;
  declare readonly setup: Setup;
  declare readonly seats: number;
  declare world: W;
  declare instances: Instances<Match<W>>;
  declare rng: Rng;
  outcome: Outcome | undefined = undefined;
  /** Arranged dice, used before any are rolled. */
  dice: readonly number[] = [];
  /** Preferences by seat: secrets, of which a view keeps those of its own seat. */
  preferences: readonly Readonly<Record<string, string>>[] = [];
  sink: Sink | undefined = undefined;

  constructor(game: Game<W>, setup: Setup, world: W, instances: Instances<Match<W>>, rng: Rng) {
    super();
    this.game = game;
    this.setup = setup;
    this.seats = setup.seats.length;
    this.world = world;
    this.instances = instances;
    this.rng = rng;
  }

  /**
   * Opens a window over the effect that is about to happen, its subject, which goes on the agenda below it. Where nobody
   * listens the subject alone is put there.
   */
  open(this: Match<W>, name: string, about: Seat, value: number, subject: EffectIn<W>, scope: Scope): void {
    const { game } = this;
    this.stack(subject, scope);
    if (!game.listens(this, name, about)) return;
    const seats = game.order(this, name, about);
    this.stack(windowOf(name, about, value, seats), scopeOf(about, undefined, value));
  }

  /**
   * The topmost window goes on to ask these seats as well, also if they have passed: what it is about has changed, or
   * somebody else is concerned now. Without seats, all of its order.
   */
  reopen(this: Match<W>, seats?: readonly Seat[]): void {
    let at = this.agenda.length - 1;
    while (at >= 0 && !isWindow(this.agenda[at])) at--;
    if (at < 0) throw new GameFault('No window is open that could ask again.');
    const window = this.agenda[at] as OpenWindow;
    this.agenda[at] = reopened(window, seats ?? this.game.order(this, window.name, window.seat));
  }

  /** Says what happened. Where that is at every turn, look for a sink first: an event that nobody hears costs as much. */
  tell(this: Match<W>, event: EventIn<W>, audience: Audience = EVERYBODY): void {
    const { sink } = this;
    if (sink === undefined) return;
    sink.tell(event, audience, this.#facesIn(event));
    sink.watching?.heard(this as Match, audience);
  }

  #facesIn(this: Match<W>, { card, cards }: Event): readonly ToldFace[] {
    if (cards !== undefined) {
      const faces: ToldFace[] = [];
      for (const one of cards) faces.push(this.#told(one));
      return faces;
    }
    return card === undefined || card === NONE ? NO_FACES : [this.#told(card)];
  }

  #told(this: Match<W>, card: Instance): ToldFace {
    return { card, face: this.face(card).id, audience: this.instances.knowers(this, card) };
  }

  end(this: Match<W>, outcome: Outcome): void {
    this.outcome = outcome;
    const ended: Ended = { type: 'end', ...outcome };
    this.tell(ended as EventIn<W>);
  }

  /** One die; arranged dice come first. */
  roll(sides = 6): number {
    if (this.dice.length === 0) return this.rng.die(sides);
    const [next, ...rest] = this.dice;
    if (next > sides) throw new Misfit('An arranged die', [`is ${next}, but the die has ${sides} sides.`]);
    this.dice = rest;
    return next;
  }

  face(card: Instance): Face {
    return this.game.faces[this.instances.face(card)];
  }

  zone(name: string, key = 0): Zone {
    return this.instances.layout.zone(name, key);
  }

  shuffle(zone: Zone): void {
    this.instances.shuffle(zone, this.rng);
  }

  /** A random instance of a zone, or NONE: for draws from a hand or a pool. */
  randomOf(zone: Zone): Instance {
    const size = this.instances.size(zone);
    if (size === 0) return NONE;
    let card = this.instances.first(zone);
    for (let i = this.rng.below(size, CARDS); i > 0; i--) card = this.instances.next(card);
    return card;
  }

  /** Seats in turn order, beginning with one of them. */
  seatsFrom(seat: Seat): readonly Seat[] {
    return this.game.seatsFrom(this.seats, seat);
  }

  /** Does this seat not want to be asked in windows of this name? (`skip-window` or `skip-all`.) */
  skips(this: Match<W>, seat: Seat, window: string): boolean {
    return (
      this.preferences[seat] !== undefined &&
      (this.wants(seat, `skip-${window}`) || this.wants(seat, 'skip-all'))
    );
  }

  /** Has the seat a preference that holds now: set to `yes`, or for a span that is not over? */
  wants(this: Match<W>, seat: Seat, name: string): boolean {
    const value = this.preferences[seat]?.[name];
    if (value === undefined || value === 'yes') return value !== undefined;
    const [span, since] = value.split('@');
    return since !== undefined && this.game.spec.spans?.[span]?.(this) === Number(since);
  }

  /** A preference has done what it was set for, or never will: it holds no longer. */
  letGo(seat: Seat, name: string): void {
    this.preferences = this.preferences.map((own, i) => {
      if (i !== seat) return own;
      const { [name]: _, ...others } = own;
      return others;
    });
  }
}
