import { determinise, type Holes, holesOf } from './determinise.ts';
import type { Effect, Scope } from './effect.ts';
import type { Face, Game } from './game.ts';
import { audienceOf, type Instance, type Json, NONE, type Seat, type Viewer, type Zone } from './ids.ts';
import type { Instances } from './instances.ts';
import type { Match } from './match.ts';
import type { Outcome } from './outcome.ts';
import type { Pending } from './questions.ts';
import type { Rng } from './rng.ts';
import type { FactsIn } from './seams.ts';
import type { Setup } from './setup.ts';

/** A part of a hidden face that the viewer knows. */
export interface KnownPart {
  readonly card: Instance;
  readonly aspect: string;
  readonly value: Json;
}

/**
 * A match as one viewer may know it: the same shape, with holes. Unknown faces, the generator, the seed, other
 * seats' secrets and who else knows what are not in it at all. Clients, bots, odds and logs get views only.
 */
export class View<W = unknown> {
  readonly viewer: Viewer;
  /** The seat that texts call “you”: the viewer's own, or that of somebody who now looks on. */
  readonly you: Seat | undefined;
  readonly game: Game<W>;
  /** The set-up without its seed. */
  readonly setup: Setup;
  readonly seats: number;
  readonly world: W;
  /** Faces the viewer does not know are NONE. */
  readonly instances: Instances<Match<W>>;
  readonly parts: readonly KnownPart[];
  readonly agenda: readonly Effect[];
  readonly scopes: readonly Scope[];
  readonly choices: number;
  readonly outcome: Outcome | undefined;
  /** The viewer's own sealed answer, and which seats have given theirs. */
  readonly answer: string | undefined;
  readonly answered: readonly Seat[];
  readonly holding: boolean;
  readonly preferences: Readonly<Record<string, string>>;
  /** What the viewer is asked or offered. */
  readonly pending: Pending<W> | undefined;
  /** Every seat the game waits for. */
  readonly awaited: readonly Seat[];
  #holes: Holes | undefined;

  constructor(match: Match<W>, viewer: Viewer, you?: Seat) {
    const bit = audienceOf(viewer);
    const seat = typeof viewer === 'number' ? viewer : undefined;
    this.viewer = viewer;
    this.you = seat ?? you;
    this.game = match.game;
    this.setup = { ...match.setup, seed: '' };
    this.seats = match.seats;
    this.world = match.game.cloneWorld(match.world);
    this.instances = viewer === 'everything' ? match.instances.clone() : match.instances.seenBy(match, bit);
    this.parts = match.instances.notes
      .filter((note) => note.audience & bit && this.instances.face(note.card) === NONE)
      .map(({ card, aspect }) => ({ card, aspect, value: partOf(match, card, aspect) }));
    this.agenda = match.agenda.slice();
    this.scopes = match.scopes.slice();
    this.choices = match.choices;
    this.outcome = match.outcome;
    this.answered = match.answers.flatMap((answer, i) => (answer === undefined ? [] : [i]));
    this.answer = seat === undefined ? undefined : match.answers[seat];
    this.holding = seat !== undefined && (match.holds & (1 << seat)) !== 0;
    this.preferences = (seat === undefined ? undefined : match.preferences[seat]) ?? {};
    this.pending = seat === undefined ? undefined : match.pendingFor(seat);
    this.awaited = awaited(match);
  }

  /** The face of an instance, if the viewer knows it. */
  face(card: Instance): Face | undefined {
    const face = this.instances.face(card);
    return face === NONE ? undefined : this.game.faces[face];
  }

  zone(name: string, key = 0): Zone {
    return this.instances.layout.zone(name, key);
  }

  /** The cards of a zone, top first: face ids, or the back in brackets where the face is unknown. */
  faces(zone: Zone): string[] {
    return this.instances.list(zone).map((card) => this.face(card)?.id ?? `[${this.back(card)}]`);
  }

  back(card: Instance): string {
    return this.game.backs[this.instances.backs[card]];
  }

  /** One of the matches that this viewer cannot tell from the real one. */
  determinise(rng: Rng): Match<W> {
    this.#holes ??= holesOf(this);
    return determinise(this, this.#holes, rng);
  }

  facts(): FactsIn<W> {
    return this.game.spec.facts(this);
  }

  /** The view as plain JSON: what goes over a wire, and what two views are compared by. */
  toJSON(): Json {
    const { layout } = this.instances;
    const zones: Record<string, Json> = {};
    for (let zone = 0; zone < layout.count; zone++) {
      if (this.instances.size(zone) === 0) continue;
      zones[layout.label(zone)] = this.instances
        .list(zone)
        .map((card) => [card, this.face(card)?.id ?? null]);
    }
    return JSON.parse(
      JSON.stringify({
        game: this.game.id,
        version: this.game.version,
        viewer: this.viewer,
        options: this.setup.options,
        seats: this.setup.seats,
        world: this.world,
        zones,
        parts: this.parts,
        agenda: this.agenda.map((effect, i) => [effect, this.scopes[i]]),
        choices: this.choices,
        outcome: this.outcome,
        answer: this.answer,
        answered: this.answered,
        holding: this.holding,
        preferences: this.preferences,
        pending: this.pending,
        awaited: this.awaited,
      }),
    );
  }
}

function partOf<W>(match: Match<W>, card: Instance, aspect: string): Json {
  const read = match.game.spec.aspects?.[aspect];
  if (!read) throw new RangeError(`${match.game.id} declares no aspect '${aspect}'.`);
  return read(match.instances.face(card));
}

function awaited<W>(match: Match<W>): Seat[] {
  const first = match.asked();
  if (first === NONE) return [];
  const top = match.agenda.length - 1;
  const question = match.game.question(match.agenda[top].do);
  if (question?.kind !== 'sealed') return [first];
  return question
    .seats(match, match.agenda[top], match.scopes[top])
    .filter((seat) => match.answers[seat] === undefined);
}
