import type { Effect } from './effect.ts';
import { canonical } from './hash.ts';
import type { Instance } from './ids.ts';
import { type Json, NONE, type Seat, type Zone } from './ids.ts';
import { Match } from './match.ts';
import { GameFault } from './refusal.ts';
import { CARDS, type Rng } from './rng.ts';
import type { View } from './view.ts';
import { isWindow } from './windows.ts';

/** The cards of one back whose faces a viewer does not know, and the faces they must have among them. */
interface Group {
  readonly cards: readonly Instance[];
  readonly faces: readonly number[];
  /** For each card the faces it may have, or undefined if any will do. */
  readonly allowed: readonly (ReadonlySet<number> | undefined)[] | undefined;
  /** Somebody knows a part of one of these faces. */
  readonly noted: boolean;
}

export type Holes = readonly Group[];

/** What is missing in a view: found once, filled as often as wanted. */
export function holesOf<W>(view: View<W>): Holes {
  const { instances, game } = view;
  const missing = game.backs.map(() => new Map<number, number>());
  for (const { face, count, back } of game.template(view.setup).dealt) {
    const index = game.faceIndex(face);
    const counts = missing[game.backs.indexOf(back ?? game.faces[index].back)];
    counts.set(index, (counts.get(index) ?? 0) + count);
  }
  const unknown: Instance[][] = game.backs.map(() => []);
  for (let card = 0; card < instances.count; card++) {
    const face = instances.face(card);
    const counts = missing[instances.backs[card]];
    if (face === NONE) unknown[instances.backs[card]].push(card);
    else counts.set(face, (counts.get(face) ?? 0) - 1);
  }
  return unknown.flatMap((cards, back) => {
    if (cards.length === 0) return [];
    const faces = [...missing[back]].flatMap(([face, count]) => Array<number>(Math.max(0, count)).fill(face));
    const noted = view.parts.some(({ card }) => cards.includes(card));
    return [{ cards, faces, allowed: allowedFaces(view, cards, faces), noted }];
  });
}

function allowedFaces<W>(
  view: View<W>,
  cards: readonly Instance[],
  faces: readonly number[],
): Group['allowed'] {
  const { layout } = view.instances;
  const kinds = [...new Set(faces)];
  const inZone = new Map<Zone, ReadonlySet<number> | undefined>();
  const allowed = cards.map((card) => {
    const zone = view.instances.zoneOf(card);
    if (!inZone.has(zone)) inZone.set(zone, fitting(layout, zone, kinds));
    const fits = inZone.get(zone);
    const parts = view.parts.filter((part) => part.card === card);
    if (parts.length === 0) return fits;
    return new Set(
      (fits ? [...fits] : kinds).filter((face) =>
        parts.every(({ aspect, value }) => same(view.game.spec.aspects?.[aspect]?.(face), value)),
      ),
    );
  });
  return allowed.some((some) => some !== undefined) ? allowed : undefined;
}

/** Those of the faces that can lie in a zone, or undefined if all can. */
function fitting<W>(
  layout: View<W>['instances']['layout'],
  zone: Zone,
  kinds: readonly number[],
): ReadonlySet<number> | undefined {
  const spec = layout.spec(zone);
  if (!spec.fits) return undefined;
  const key = layout.key(zone);
  const found = kinds.filter((face) => spec.fits?.(face, key));
  return found.length < kinds.length ? new Set(found) : undefined;
}

function same(a: Json | undefined, b: Json): boolean {
  return a === b || (typeof b === 'object' && canonical(a) === canonical(b));
}

/** More tries than it takes to find a match in which whoever is asked has an answer. */
const MOST_TRIES = 200;

/**
 * Fills the holes of a view with one of the states its viewer cannot tell apart. That another seat is asked says
 * something about its cards: it has at least one answer to give.
 */
export function determinise<W>(view: View<W>, holes: Holes, rng: Rng): Match<W> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const match = filled(view, holes, rng);
    if (canAnswer(view, match)) return match;
  }
  throw new GameFault(`No cards let seat ${view.awaited[0]} answer '${view.agenda.at(-1)?.do}'.`);
}

function canAnswer<W>(view: View<W>, match: Match<W>): boolean {
  for (const seat of view.awaited) if (seat !== view.viewer && match.legal(seat).length === 0) return false;
  return true;
}

function filled<W>(view: View<W>, holes: Holes, rng: Rng): Match<W> {
  const instances = view.instances.clone();
  for (const group of holes) {
    const faces = group.allowed ? matched(group, group.allowed, rng) : shuffled(group.faces, rng);
    for (let i = 0; i < group.cards.length; i++) instances.setFace(group.cards[i], faces[i]);
  }
  const own = rng.clone();
  own.scramble(rng.next(CARDS), rng.next(CARDS));
  const match = new Match(view.game, view.setup, view.game.cloneWorld(view.world), instances, own);
  match.agenda = view.agenda.map((effect) => asked(view, match, effect));
  match.scopes = view.scopes.slice();
  match.choices = view.choices;
  match.outcome = view.outcome;
  const { viewer } = view;
  if (typeof viewer === 'number') {
    if (view.holding) match.holds = 1 << viewer;
    match.picks = view.picks;
    match.preferences = Array.from({ length: view.seats }, (_, i) => (i === viewer ? view.preferences : {}));
  }
  if (view.answered.length > 0) match.answers = redrawn(view, match, rng);
  return match;
}

/** A window of which the viewer sees only whom it waits for: whoever comes after that seat is still to be asked. */
function asked<W>(view: View<W>, match: Match<W>, effect: Effect): Effect {
  if (!isWindow(effect) || view.viewer === 'everything' || effect.seats[0] === view.viewer) return effect;
  const order = view.game.order(match, effect.name, effect.seat);
  const [present] = effect.seats;
  return { ...effect, seats: [present, ...order.slice(order.indexOf(present) + 1)] } as Effect;
}

/** Sealed answers of others: any they could have given. */
function redrawn<W>(view: View<W>, match: Match<W>, rng: Rng): (string | undefined)[] {
  const answers: (string | undefined)[] = Array.from({ length: view.seats }, () => undefined);
  for (const seat of view.answered as readonly Seat[]) {
    if (seat === view.viewer) {
      answers[seat] = view.answer;
      continue;
    }
    const options = match.legal(seat);
    answers[seat] = options[rng.below(options.length, CARDS)].id;
  }
  return answers;
}

function shuffled(faces: readonly number[], rng: Rng): number[] {
  const mixed = faces.slice();
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = rng.below(i + 1, CARDS);
    const face = mixed[i];
    mixed[i] = mixed[j];
    mixed[j] = face;
  }
  return mixed;
}

/**
 * Cards of a zone share what may lie there: they are dealt together, the narrowest zone first. Undefined where zones
 * overlap in such a way that one of them goes short.
 */
function dealtByZone(group: Group, allowed: NonNullable<Group['allowed']>, rng: Rng): number[] | undefined {
  const alike = new Map<ReadonlySet<number> | undefined, number[]>();
  for (let i = 0; i < group.cards.length; i++) {
    const cards = alike.get(allowed[i]);
    if (cards) cards.push(i);
    else alike.set(allowed[i], [i]);
  }
  const width = (some: ReadonlySet<number> | undefined) => some?.size ?? Number.MAX_SAFE_INTEGER;
  const assigned: number[] = [];
  let left = shuffled(group.faces, rng);
  for (const [fits, cards] of [...alike].sort(([a], [b]) => width(a) - width(b))) {
    const rest: number[] = [];
    let taken = 0;
    for (const face of left)
      if (taken < cards.length && (fits?.has(face) ?? true)) assigned[cards[taken++]] = face;
      else rest.push(face);
    if (taken < cards.length) return undefined;
    left = rest;
  }
  return assigned;
}

/** A random assignment in which every card gets a face it may have: cards take faces, and push others on. */
function matched(group: Group, allowed: NonNullable<Group['allowed']>, rng: Rng): number[] {
  const dealt = group.noted ? undefined : dealtByZone(group, allowed, rng);
  if (dealt) return dealt;
  const faces = shuffled(group.faces, rng);
  const holder: number[] = faces.map(() => -1);
  const order = shuffled(
    group.cards.map((_, i) => i),
    rng,
  ).sort(
    (a, b) => (allowed[a]?.size ?? Number.MAX_SAFE_INTEGER) - (allowed[b]?.size ?? Number.MAX_SAFE_INTEGER),
  );
  const place = (card: number, tried: Set<number>): boolean => {
    for (let f = 0; f < faces.length; f++) {
      if (tried.has(f) || !(allowed[card]?.has(faces[f]) ?? true)) continue;
      tried.add(f);
      if (holder[f] < 0 || place(holder[f], tried)) {
        holder[f] = card;
        return true;
      }
    }
    return false;
  };
  for (const card of order) {
    if (!place(card, new Set())) throw new GameFault('No faces fit what is known of the hidden cards.');
  }
  const assigned: number[] = [];
  holder.forEach((card, f) => {
    if (card >= 0) assigned[card] = faces[f];
  });
  return assigned;
}
