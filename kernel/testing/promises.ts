/**
 * The promises every game must keep, as checks on one random match. They throw with the seed and the choices in the
 * message, so that any failure can be replayed. Games run them over all seat counts and mixes of options.
 */
import { Changes } from '../changes.ts';
import { patched } from '../difference.ts';
import { type Event, KERNEL_EVENTS } from '../events.ts';
import type { Game } from '../game.ts';
import { canonical } from '../hash.ts';
import { type Json, NONE, type Viewer } from '../ids.ts';
import { knownAt } from '../known.ts';
import { pack, unpack } from '../link.ts';
import type { Match } from '../match.ts';
import { undeclaredProhibition, unknownOption } from '../option-forms.ts';
import { Playthrough } from '../playthrough.ts';
import { Refusal } from '../refusal.ts';
import { CARDS, Rng } from '../rng.ts';
import { load, save, stateHash } from '../save.ts';
import type { Wanted } from '../setup.ts';
import { misfitsOf } from '../shape.ts';
import { Stages } from '../stages.ts';
import { View } from '../view.ts';
import { ENDLESS } from './styles.ts';

/** What preferences can be set to, by name, if not to `yes` and `no` alone. */
type Values = Readonly<Record<string, readonly string[]>>;

/** Plays a random match in which every promise is checked after every choice (or every `stride`-th). */
export function checkPromises<W>(
  game: Game<W>,
  setup: Wanted,
  seed: string,
  stride = 1,
  values: Values = {},
): void {
  const rng = Rng.fromSeed(`choices ${seed}`);
  const play = new Playthrough(game, { ...setup, seed });
  const census = censusOf(play.match);
  const followed = new Followed(play);
  try {
    for (let n = 0; play.match.asked() !== NONE; n++) {
      if (n % stride === 0) {
        checkMoment(play, rng, census);
        followed.check(play.match);
      }
      actAtRandom(play, rng, values);
      if (n > ENDLESS) throw new Error('The match does not end.');
    }
    checkMoment(play, rng, census);
    followed.check(play.match);
    if (!play.match.outcome) throw new Error('Nobody is asked, and the match has no outcome.');
    checkReplay(play);
    checkEvents(play);
    checkOutcome(play.match);
  } catch (error) {
    const story = JSON.stringify(play.record);
    const where = `in ${game.id}, seed '${seed}', after ${story.slice(-2000)}`;
    throw new Error(`${(error as Error).message}\n${where}`, { cause: error });
  }
}

function actAtRandom<W>(play: Playthrough<W>, rng: Rng, values: Values): void {
  if (rng.below(8, CARDS) === 0) actAside(play, rng, values);
  if (play.match.asked() === NONE) return;
  const pending = play.match.pending();
  const asked = pending.filter((p) => p.kind !== 'offer');
  const act = rng.below(8, CARDS) === 0 ? pending : asked;
  const { seat, options } = act[rng.below(act.length, CARDS)];
  play.choose(seat, options[rng.below(options.length, CARDS)].id);
}

/** What a seat may do besides choosing: hold, prefer, take a pick back, undo, give up. Refusals are as good as any answer. */
function actAside<W>(play: Playthrough<W>, rng: Rng, values: Values): void {
  const seat = rng.below(play.match.seats, CARDS);
  const { preferences } = play.game;
  const preference = preferences[rng.below(preferences.length, CARDS)];
  const known = values[preference] ?? ['yes', 'no'];
  const deeds = [
    () => play.hold(seat, rng.below(3, CARDS) > 0),
    () => play.prefer(seat, preference, known[rng.below(known.length, CARDS)]),
    () => play.retract(seat),
    () => play.undo(seat),
    () => (rng.below(10, CARDS) === 0 ? play.resign(seat) : undefined),
  ];
  try {
    deeds[rng.below(deeds.length, CARDS)]();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function checkMoment<W>(play: Playthrough<W>, rng: Rng, census: string): void {
  checkFacts(play.match);
  checkIds(play.match);
  checkConservation(play.match, census);
  checkRefusals(play.match);
  checkSaving(play.match);
  checkOptions(play.match);
  checkViews(play.match, rng);
}

/** The facts have the shape that the game declares, whoever looks. */
function checkFacts<W>(match: Match<W>): void {
  const facts = match.game.spec.declares?.facts;
  if (!facts) return;
  const known = knownAt(match);
  for (const viewer of [0, 'spectator', 'everything'] as const) {
    const [misfit] = misfitsOf(facts, new View(match, viewer).facts(), known);
    if (misfit) throw new Error(`Facts of ${viewer}: ${misfit}`);
  }
}

/** Options are called as the game declares. */
function checkIds<W>(match: Match<W>): void {
  for (const { options, forbidden } of match.pending()) {
    for (const { id } of [...options, ...forbidden]) {
      const unknown = unknownOption(match.game, id);
      if (unknown) throw new Error(`Option ids: ${unknown}`);
    }
    for (const one of forbidden) {
      const untold = undeclaredProhibition(match.game, one);
      if (untold) throw new Error(`Option ids: ${untold}`);
    }
  }
}

/** So has what is counted at the end. */
function checkOutcome<W>(match: Match<W>): void {
  const shape = match.game.spec.declares?.results;
  for (const result of shape ? (match.outcome?.results ?? []) : []) {
    const [misfit] = shape ? misfitsOf(shape, result, knownAt(match)) : [];
    if (misfit) throw new Error(`The outcome: ${misfit}`);
  }
}

/** So have the events. */
function checkEvents<W>({ game, events, match }: Playthrough<W>): void {
  const own = game.spec.declares?.events;
  if (!own) return;
  const known = knownAt(match);
  const declared = { ...KERNEL_EVENTS, ...own };
  for (const { event } of events.seenBy('everything')) {
    const { type, ...fields } = event as Event;
    if (!Object.hasOwn(declared, type)) throw new Error(`The event '${type}' is not declared.`);
    const [misfit] = misfitsOf(declared[type], fields, known);
    if (misfit) throw new Error(`The event '${type}': ${misfit}`);
  }
}

/** Every card and token is in exactly one place, and none has changed into another. */
function checkConservation<W>(match: Match<W>, census: string): void {
  if (censusOf(match) !== census)
    throw new Error('Conservation: cards or tokens were lost, doubled or changed.');
  const { instances } = match;
  let placed = 0;
  for (let zone = 0; zone < instances.layout.count; zone++) {
    const cards = instances.list(zone);
    if (cards.length !== instances.size(zone)) throw new Error('Conservation: a zone has lost count.');
    for (const card of cards)
      if (instances.zoneOf(card) !== zone) throw new Error('Conservation: a card is astray.');
    placed += cards.length;
  }
  if (placed !== instances.count) throw new Error('Conservation: a card lies nowhere.');
}

function censusOf<W>(match: Match<W>): string {
  const { instances } = match;
  const counts = new Map<string, number>();
  for (let card = 0; card < instances.count; card++) {
    const key = `${instances.backs[card]}/${instances.face(card)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .map(([key, count]) => `${key}×${count}`)
    .sort()
    .join();
}

/** Foreign, unknown, stale and forbidden choices throw a Refusal and change nothing. */
function checkRefusals<W>(match: Match<W>): void {
  const before = stateHash(match);
  const attempt = (what: string, act: () => void): void => {
    try {
      act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.message === '') throw new Error(`Refusal: ${what} is refused without a sentence.`);
      return;
    }
    throw new Error(`Refusal: ${what} was taken.`);
  };
  const answered = match.answers.filter((answer) => answer !== undefined).length;
  for (let seat = 0; seat < match.seats; seat++) {
    const pending = match.pendingFor(seat);
    attempt('an unknown option', () => match.choose(seat, 'no such option'));
    const legal = pending?.options[0];
    if (legal) attempt('a stale choice', () => match.choose(seat, legal.id, match.choices - 1 - answered));
    for (const no of pending?.forbidden ?? []) {
      if (no.rule === '') throw new Error(`'${no.id}' is forbidden without a rule.`);
      if (!pending?.options.some((o) => o.id === no.id)) attempt(no.id, () => match.choose(seat, no.id));
    }
    if (pending && pending.kind !== 'offer' && pending.options.length === 0) {
      throw new Error(`Seat ${seat} is asked '${pending.question.do}' and has no option.`);
    }
    const ids = pending?.options.map((o) => o.id) ?? [];
    if (new Set(ids).size < ids.length) throw new Error(`Two options have the same id: ${ids.join(', ')}`);
  }
  if (stateHash(match) !== before) throw new Error('Refusal: a refused choice has changed the match.');
}

/** A save loads to the same state; a clone that is played on leaves the original alone. */
function checkSaving<W>(match: Match<W>): void {
  const saved = JSON.parse(JSON.stringify(save(match)));
  const before = stateHash(match);
  if (stateHash(load(match.game, saved)) !== before)
    throw new Error('Saving: the match is not what was saved.');
  const copy = match.clone();
  if (stateHash(copy) !== before) throw new Error('Cloning: the copy differs.');
  const seat = copy.asked();
  if (seat !== NONE) copy.take(seat, copy.legal(seat)[0]);
  if (stateHash(match) !== before) throw new Error('Cloning: playing on a copy has changed the original.');
}

/** Options that are remembered are those that a match which remembers nothing finds, and those that are shown. */
function checkOptions<W>(match: Match<W>): void {
  if (match.outcome) return;
  const copy = match.clone();
  for (const { seat, kind, options, question } of match.pending()) {
    if (kind === 'offer') continue;
    const found = canonical(load(match.game, save(match)).legal(seat));
    for (const one of [match, copy])
      if (canonical(one.legal(seat)) !== found)
        throw new Error(`Options: those of '${question.do}' are stale.`);
    const shown = options.map(({ id }) => id).join();
    if (
      shown !==
      match
        .legal(seat)
        .map(({ id }) => id)
        .join()
    )
      throw new Error(`Options: others are shown at '${question.do}' than can be taken.`);
  }
}

/** A view is the same whatever it does not know; so it cannot tell it. */
function checkViews<W>(match: Match<W>, rng: Rng): void {
  const viewers = [...Array(match.seats).keys(), 'spectator'] as const;
  const viewer = viewers[rng.below(viewers.length, CARDS)] as number | 'spectator';
  const view = new View(match, viewer);
  const shown = canonical(view);
  checkSending(match.game, view, shown);
  const other = new View(view.determinise(rng), viewer);
  const again = canonical(other);
  if (again !== shown) throw new Error(`View of ${viewer}: ${firstDifference(shown, again)}`);
  if (canonical(other.facts()) !== canonical(view.facts()))
    throw new Error(`View of ${viewer}: the facts tell more.`);
}

/** Whoever follows a match by what changes in his view, event by event or not, has the view that would be made anew. */
class Followed<W> {
  readonly #changes: Changes<W>;
  readonly #stages = new Stages(() => this.#changes as Changes);
  readonly #seen = new Map<Viewer, Json>();

  constructor(play: Playthrough<W>) {
    const { match } = play;
    this.#changes = new Changes(match);
    for (const viewer of [...Array(match.seats).keys(), 'spectator'] as const) {
      this.#changes.add(match, viewer);
      this.#seen.set(viewer, sentOf(match, viewer));
      if (viewer !== 1) this.#stages.add(viewer);
    }
    play.observe(this.#stages);
  }

  check(match: Match<W>): void {
    for (const [viewer, text] of this.#changes.find(match)) {
      const texts = [...(this.#stages.take(viewer) ?? []).flat(), ...(text === undefined ? [] : [text])];
      const followed = texts.reduce(
        (json, one) => patched(json, JSON.parse(one)),
        this.#seen.get(viewer) ?? null,
      );
      const [found, shown] = [canonical(followed), canonical(sentOf(match, viewer))];
      if (found !== shown) throw new Error(`What changes for ${viewer}: ${firstDifference(shown, found)}`);
      this.#seen.set(viewer, followed);
    }
  }
}

function sentOf<W>(match: Match<W>, viewer: Viewer): Json {
  return JSON.parse(JSON.stringify(new View(match, viewer)));
}

/** What is sent of a view is the view: it reads the same, and what it does not know is dealt alike. */
function checkSending<W>(game: Game<W>, view: View<W>, shown: string): void {
  const arrived = View.fromJSON(game, JSON.parse(JSON.stringify(view)));
  if (canonical(arrived) !== shown)
    throw new Error(`View of ${view.viewer} after sending: ${firstDifference(shown, canonical(arrived))}`);
  if (canonical(arrived.facts()) !== canonical(view.facts()))
    throw new Error(`View of ${view.viewer}: other facts after sending.`);
  const [here, there] = [view, arrived].map((one) => stateHash(one.determinise(Rng.fromSeed('sent'))));
  if (here !== there) throw new Error(`View of ${view.viewer}: dealt otherwise after sending.`);
}

function firstDifference(a: string, b: string): string {
  let i = 0;
  while (a[i] === b[i]) i++;
  return `…${a.slice(Math.max(0, i - 60), i + 40)}… became …${b.slice(Math.max(0, i - 60), i + 40)}…`;
}

/** The record replays to the same state, its link gives it back, and events are numbered without gaps for everybody. */
function checkReplay<W>(play: Playthrough<W>): void {
  const again = Playthrough.replay(play.game, JSON.parse(JSON.stringify(play.record)));
  if (stateHash(again.match) !== stateHash(play.match)) throw new Error('Replay: another state.');
  const linked = unpack(play.game, pack(play.game, play.record));
  if (canonical(linked) !== canonical(play.record)) throw new Error('Link: another match.');
  for (const viewer of [...Array(play.match.seats).keys(), 'spectator' as const]) {
    const seen = play.events.seenBy(viewer);
    if (seen.some(({ n }, i) => n !== i)) throw new Error(`Events of ${viewer} have gaps.`);
    if (canonical(again.events.seenBy(viewer)) !== canonical(seen)) throw new Error('Replay: other events.');
  }
}
