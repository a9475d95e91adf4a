import { determinise, type Holes, holesOf } from './determinise.ts';
import { type Effect, loadedScope, type SavedScope, type Scope, savedScope } from './effect.ts';
import type { Face, Game } from './game.ts';
import {
  type Audience,
  audienceOf,
  EVERYBODY,
  type Instance,
  type Json,
  NONE,
  type Seat,
  type Viewer,
  type Zone,
} from './ids.ts';
import { Instances } from './instances.ts';
import { Match } from './match.ts';
import type { Outcome } from './outcome.ts';
import type { Pending } from './questions.ts';
import { Misfit } from './refusal.ts';
import type { Rng } from './rng.ts';
import type { EffectIn, EffectOf, FactsIn } from './seams.ts';
import type { Setup } from './setup.ts';
import { isWindow, seenByOthers } from './windows.ts';

/** A part of a hidden face that the viewer knows. */
export interface KnownPart {
  readonly card: Instance;
  readonly aspect: string;
  readonly value: Json;
}

/** What a viewer may know of a match. */
interface Sight<W> {
  readonly game: Game<W>;
  readonly viewer: Viewer;
  /** The seat that texts call “you”: the viewer's own, unless it is told to somebody else (`addressing`). */
  readonly you: Seat | undefined;
  /** The set-up without its seed. */
  readonly setup: Setup;
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
  /** The viewer's own picks of a draft under way. */
  readonly picks: readonly string[];
  readonly holding: boolean;
  readonly preferences: Readonly<Record<string, string>>;
  /** What the viewer is asked or offered. */
  readonly pending: Pending<W> | undefined;
  /** Every seat the game waits for. */
  readonly awaited: readonly Seat[];
}

/** A view as it goes over a wire. */
export interface ViewJson {
  readonly game: string;
  readonly version: string;
  readonly viewer: Viewer;
  readonly you?: Seat;
  readonly options: Setup['options'];
  readonly seats: Setup['seats'];
  readonly world: Json;
  /** Cards by zone, top first: [instance, face or null], and 1 where the viewer has learned the face for good. */
  readonly zones: Readonly<Record<string, readonly (readonly [Instance, string | null, 1?])[]>>;
  readonly parts: readonly KnownPart[];
  /** Parts of faces that the viewer noted, known faces included: [instance, aspect]. */
  readonly notes: readonly (readonly [Instance, string])[];
  readonly agenda: readonly (readonly [Effect, SavedScope])[];
  readonly choices: number;
  readonly outcome?: Outcome;
  readonly answer?: string;
  readonly answered: readonly Seat[];
  readonly picks: readonly string[];
  readonly holding: boolean;
  readonly preferences: Readonly<Record<string, string>>;
  readonly pending?: Pending;
  readonly awaited: readonly Seat[];
}

/**
 * A match as one viewer may know it: the same shape, with holes. Unknown faces, the generator, the seed, other
 * seats' secrets and who else knows what are not in it at all. Clients, bots, odds and logs get views only.
 */
export class View<W = unknown> implements Sight<W> {
  readonly viewer: Viewer;
  readonly you: Seat | undefined;
  readonly game: Game<W>;
  readonly setup: Setup;
  readonly seats: number;
  readonly world: W;
  readonly instances: Instances<Match<W>>;
  readonly parts: readonly KnownPart[];
  readonly agenda: readonly Effect[];
  readonly scopes: readonly Scope[];
  readonly choices: number;
  readonly outcome: Outcome | undefined;
  readonly answer: string | undefined;
  readonly answered: readonly Seat[];
  readonly picks: readonly string[];
  readonly holding: boolean;
  readonly preferences: Readonly<Record<string, string>>;
  readonly pending: Pending<W> | undefined;
  readonly awaited: readonly Seat[];
  #holes: Holes | undefined;

  /** A look between two effects: nobody is asked then. */
  static glimpse<W>(match: Match<W>, viewer: Viewer): View<W> {
    return new View(sightOf(match, viewer, false));
  }

  /** The view that was sent: bots, odds and screens can run wherever it arrives. */
  static fromJSON<W>(game: Game<W>, sent: ViewJson): View<W> {
    return new View(sightIn(game, sent));
  }

  constructor(match: Match<W> | Sight<W>, viewer: Viewer = 'spectator') {
    const sight = match instanceof Match ? sightOf(match, viewer, true) : match;
    this.viewer = sight.viewer;
    this.you = sight.you;
    this.game = sight.game;
    this.setup = sight.setup;
    this.seats = sight.setup.seats.length;
    this.world = sight.world;
    this.instances = sight.instances;
    this.parts = sight.parts;
    this.agenda = sight.agenda;
    this.scopes = sight.scopes;
    this.choices = sight.choices;
    this.outcome = sight.outcome;
    this.answer = sight.answer;
    this.answered = sight.answered;
    this.picks = sight.picks;
    this.holding = sight.holding;
    this.preferences = sight.preferences;
    this.pending = sight.pending;
    this.awaited = sight.awaited;
  }

  /** The same, put into words for whoever plays this seat; where several people read it, for nobody. */
  addressing(you: Seat | undefined): View<W> {
    return you === this.you ? this : new View<W>({ ...(this as Sight<W>), you });
  }

  /** The topmost effect of this kind that is still to come, or undefined. */
  coming<K extends EffectIn<W>['do']>(kind: K): EffectOf<W, K> | undefined {
    return this.agenda.findLast((effect) => effect.do === kind) as EffectOf<W, K> | undefined;
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
  toJSON(): ViewJson {
    const { layout } = this.instances;
    const zones: Record<string, ViewJson['zones'][string]> = {};
    for (let zone = 0; zone < layout.count; zone++)
      if (this.instances.size(zone) > 0) zones[layout.label(zone)] = this.#cards(zone);
    const { outcome, answer, pending, you } = this;
    return {
      game: this.game.id,
      version: this.game.version,
      viewer: this.viewer,
      ...(you === undefined ? {} : { you }),
      options: this.setup.options,
      seats: this.setup.seats,
      world: plain(this.world) as Json,
      zones,
      parts: plain(this.parts),
      notes: this.instances.notes.map(({ card, aspect }) => [card, aspect]),
      agenda: plain(this.agenda.map((effect, i) => [effect, savedScope(this.scopes[i])])),
      choices: this.choices,
      ...(outcome === undefined ? {} : { outcome: plain(outcome) }),
      ...(answer === undefined ? {} : { answer }),
      answered: this.answered.slice(),
      picks: this.picks.slice(),
      holding: this.holding,
      preferences: { ...this.preferences },
      ...(pending === undefined ? {} : { pending: plain(pending) }),
      awaited: this.awaited.slice(),
    };
  }

  #cards(zone: Zone): ViewJson['zones'][string] {
    return this.instances.list(zone).map((card) => {
      const face = this.face(card)?.id ?? null;
      return this.instances.noted(card) === 0 ? [card, face] : [card, face, 1];
    });
  }
}

/** As it would come out of a wire. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** What a viewer may know at this moment. Between two effects, when the match is not at rest, nobody is asked. */
function sightOf<W>(match: Match<W>, viewer: Viewer, atRest: boolean): Sight<W> {
  const isAll = viewer === 'everything';
  return {
    viewer,
    you: typeof viewer === 'number' ? viewer : undefined,
    game: match.game,
    setup: { ...match.setup, seed: '' },
    world: match.game.cloneWorld(match.world),
    instances: isAll ? match.instances.clone() : match.instances.seenBy(match, audienceOf(viewer)),
    agenda: match.agenda.map((effect) => seenEffect(effect, viewer)),
    scopes: match.scopes.slice(),
    ...openSight(match, atRest),
    ...ownSight(match, viewer, atRest),
  };
}

/** What every viewer may know, besides the board and what is still to come. */
export function openSight<W>(
  match: Match<W>,
  atRest = true,
): Pick<Sight<W>, 'choices' | 'outcome' | 'answered' | 'awaited'> {
  return {
    choices: match.choices,
    outcome: match.outcome,
    answered: match.answers.flatMap((answer, i) => (answer === undefined ? [] : [i])),
    awaited: atRest ? awaited(match) : [],
  };
}

/** What is each viewer's own: parts of hidden faces that it knows, its secrets, and what it is asked. */
export function ownSight<W>(
  match: Match<W>,
  viewer: Viewer,
  atRest = true,
): Pick<Sight<W>, 'parts' | 'answer' | 'picks' | 'holding' | 'preferences' | 'pending'> {
  const seat = typeof viewer === 'number' ? viewer : undefined;
  return {
    parts: viewer === 'everything' ? [] : partsKnown(match, audienceOf(viewer)),
    answer: seat === undefined ? undefined : match.answers[seat],
    picks: seat !== undefined && match.picker() === seat ? match.picks : [],
    holding: seat !== undefined && (match.holds & (1 << seat)) !== 0,
    preferences: (seat === undefined ? undefined : match.preferences[seat]) ?? {},
    pending: seat === undefined || !atRest ? undefined : match.pendingFor(seat),
  };
}

/** Parts of hidden faces that somebody knows. */
export function partsKnown<W>(match: Match<W>, audience: Audience): KnownPart[] {
  const { instances } = match;
  return instances.notes
    .filter((note) => note.audience & audience && !(instances.knowers(match, note.card) & audience))
    .map(({ card, aspect }) => ({ card, aspect, value: partOf(match, card, aspect) }));
}

/** What was sent of a match, to be looked at again. */
function sightIn<W>(game: Game<W>, sent: ViewJson): Sight<W> {
  if (sent.game !== game.id || sent.version !== game.version) {
    const of = `${sent.game} ${sent.version}`;
    throw new Misfit('This view', [`is of ${of}; the game here is ${game.id} ${game.version}.`]);
  }
  const setup: Setup = { options: sent.options, seats: sent.seats, seed: '' };
  const { layout, backs } = game.template(setup).instances;
  const instances = new Instances<Match<W>>(layout, backs);
  const audience = audienceOf(sent.viewer);
  for (const [label, cards] of Object.entries(sent.zones)) {
    for (const [card, face, learned] of cards) {
      instances.setFace(card, face === null ? NONE : game.faceIndex(face));
      instances.toBottom(card, layout.parse(label));
      instances.forget(card, EVERYBODY);
      if (learned) instances.reveal(card, audience);
    }
  }
  instances.notes = sent.notes.map(([card, aspect]) => ({ card, aspect, audience }));
  return {
    game,
    viewer: sent.viewer,
    you: sent.you,
    setup,
    world: sent.world as W,
    instances,
    parts: sent.parts,
    agenda: sent.agenda.map(([effect]) => effect),
    scopes: sent.agenda.map(([, scope]) => loadedScope(scope)),
    choices: sent.choices,
    outcome: sent.outcome,
    answer: sent.answer,
    answered: sent.answered,
    picks: sent.picks,
    holding: sent.holding,
    preferences: sent.preferences,
    pending: sent.pending as Pending<W> | undefined,
    awaited: sent.awaited,
  };
}

/** What lies on the agenda is public; but a window does not tell whom it passed over. */
export function seenEffect(effect: Effect, viewer: Viewer): Effect {
  if (!isWindow(effect) || viewer === 'everything' || effect.seats[0] === viewer) return effect;
  return seenByOthers(effect);
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
