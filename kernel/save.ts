import { type Effect, loadedScope, type SavedScope, savedScope } from './effect.ts';
import type { Game } from './game.ts';
import { hashOf } from './hash.ts';
import type { Json } from './ids.ts';
import { Instances } from './instances.ts';
import { Match } from './match.ts';
import type { Outcome } from './outcome.ts';
import { Misfit } from './refusal.ts';
import { Rng } from './rng.ts';
import type { Setup } from './setup.ts';

/** A match as one JSON value: everything, secrets included. It never leaves the process that runs the match. */
export interface Saved {
  readonly game: string;
  readonly version: string;
  readonly setup: Setup;
  readonly world: unknown;
  /** Cards by zone, top first: [instance, face, who learned it]. */
  readonly zones: Readonly<Record<string, readonly (readonly [number, string, number])[]>>;
  readonly notes: Instances['notes'];
  readonly agenda: readonly (readonly [Effect, SavedScope])[];
  readonly rng: readonly number[];
  readonly choices: number;
  readonly outcome: Outcome | null;
  readonly dice: readonly number[];
  readonly answers: readonly (string | null)[];
  readonly picks: readonly string[];
  readonly holds: number;
  readonly preferences: Match['preferences'];
}

export function save<W>(match: Match<W>): Saved {
  const { instances, game } = match;
  const zones: Record<string, [number, string, number][]> = {};
  for (let zone = 0; zone < instances.layout.count; zone++) {
    if (instances.size(zone) === 0) continue;
    zones[instances.layout.label(zone)] = instances
      .list(zone)
      .map((card) => [card, game.faces[instances.face(card)].id, instances.noted(card)]);
  }
  return {
    game: game.id,
    version: game.version,
    setup: match.setup,
    world: game.cloneWorld(match.world),
    zones,
    notes: instances.notes,
    agenda: match.agenda.map((effect, i) => [effect, savedScope(match.scopes[i])]),
    rng: match.rng.save(),
    choices: match.choices,
    outcome: match.outcome ?? null,
    dice: match.dice,
    answers: match.answers.map((answer) => answer ?? null),
    picks: match.picks,
    holds: match.holds,
    preferences: match.preferences,
  };
}

export function load<W>(game: Game<W>, saved: Saved): Match<W> {
  if (saved.game !== game.id) throw new Misfit('This save', [`is of '${saved.game}', not of '${game.id}'.`]);
  if (saved.version !== game.version) {
    throw new Misfit('This save', [`is of version ${saved.version}; the game is ${game.version}.`]);
  }
  const { layout, backs } = game.template(saved.setup).instances;
  const instances = new Instances<Match<W>>(layout, backs);
  let placed = 0;
  for (const [label, cards] of Object.entries(saved.zones)) {
    for (const [card, face, known] of cards) {
      instances.setFace(card, game.faceIndex(face));
      instances.toBottom(card, layout.parse(label));
      instances.forget(card, 0xffff);
      instances.reveal(card, known);
      placed++;
    }
  }
  const different = new Set(Object.values(saved.zones).flatMap((cards) => cards.map(([card]) => card))).size;
  if (placed !== instances.count || different !== placed) {
    throw new Misfit('This save', [`holds ${different} cards and tokens instead of ${instances.count}.`]);
  }
  instances.notes = saved.notes;
  const match = new Match(
    game,
    saved.setup,
    game.cloneWorld(saved.world as W),
    instances,
    Rng.load(saved.rng),
  );
  match.agenda = saved.agenda.map(([effect]) => effect);
  match.scopes = saved.agenda.map(([, scope]) => loadedScope(scope));
  match.choices = saved.choices;
  match.outcome = saved.outcome ?? undefined;
  match.dice = saved.dice;
  match.answers = saved.answers.map((answer) => answer ?? undefined);
  match.picks = saved.picks;
  match.holds = saved.holds;
  match.preferences = saved.preferences;
  return match;
}

/** The same state has the same hash on every platform. */
export function stateHash<W>(match: Match<W>): string {
  return hashOf(save(match) as unknown as Json);
}
