import { EventLog } from './events.ts';
import { canonical } from './hash.ts';
import { type Audience, type Instance, NOBODY, type Seat } from './ids.ts';
import type { Note } from './instances.ts';
import type { Match } from './match.ts';
import { type Choice, enact } from './record.ts';
import { Rng } from './rng.ts';
import { View } from './view.ts';

/** With how many matches that the seat could not tell apart a choice is tried. */
const TRIED = 20;

/**
 * A choice, and the match as it was before it: what decides whether it can be taken back. It can as long as it has told
 * nobody anything.
 */
export class Moment<W = unknown> {
  readonly seat: Seat;
  readonly #before: Match<W>;
  readonly #events: EventLog;
  /** How many events had been told. */
  readonly #told: number;
  /**
   * Cards that have lost their trace since then, and after how many events: forgotten, or given another face. Whoever
   * knows such a card, or is told of it, has learned something, although he knew it under the same number before.
   */
  readonly #lost = new Map<Instance, number>();
  #harmless: boolean | undefined = undefined;

  /** From here on the match is watched for cards that lose their trace. */
  constructor(match: Match<W>, events: EventLog, seat: Seat) {
    this.seat = seat;
    this.#before = match.clone();
    this.#events = events;
    this.#told = events.length;
    match.instances.lost = (card) => {
      if (!this.#lost.has(card)) this.#lost.set(card, events.length);
    };
  }

  /** Can this choice, which has led to this match, be taken back? */
  isHarmless(match: Match<W>, choice: Choice): boolean {
    this.#harmless ??= !this.#cameToLight(match) && this.#toldNothing(match, choice);
    return this.#harmless;
  }

  /** As far as can be told without trying: nothing has come to light, at least in the open. */
  seemsHarmless(match: Match<W>): boolean {
    return this.#harmless ?? !this.#cameToLight(match);
  }

  /** Something random has happened, or somebody has learned a face, a part of one, or what another had sealed. */
  #cameToLight(match: Match<W>): boolean {
    const before = this.#before;
    const told = this.#events.length;
    if (before.dice.length !== match.dice.length) return true;
    if (before.rng.state.some((word, i) => word !== match.rng.state[i])) return true;
    for (let card = 0; card < match.instances.count; card++)
      if (match.instances.knowers(match, card) & ~this.#knew(card, told)) return true;
    // What was shown and lies hidden again was seen all the same.
    const known = this.#events.everyFaceSince(
      this.#told,
      ({ card, audience }, at) => (audience & ~this.#knew(card, at)) === 0,
    );
    if (!known || this.#noted(match)) return true;
    return before.answers.some((answer, other) => other !== this.seat && answer !== match.answers[other]);
  }

  /** Who knew then what this card is, now that so many events have been told. */
  #knew(card: Instance, told: number): Audience {
    const at = this.#lost.get(card);
    return at !== undefined && at <= told ? NOBODY : this.#before.instances.knowers(this.#before, card);
  }

  /** Somebody knows more of a card, or what others had noted for themselves is noted no more: it has come to light. */
  #noted(match: Match<W>): boolean {
    const then = this.#before.instances.notes;
    const { notes } = match.instances;
    const knewAll = ({ card, audience }: Note): boolean =>
      (audience & ~this.#before.instances.knowers(this.#before, card)) === 0;
    return (
      notes.some((note) => !knewAll(note) && !then.some((old) => tellsAsMuch(old, note))) ||
      then.some((old) => !(old.audience & (1 << this.seat)) && !notes.some((note) => isAbout(note, old)))
    );
  }

  /**
   * What happens can tell of a hidden card without showing it: a Monster of unknown strength that falls, or does not.
   * So the choice is made in matches that the seat could not tell from this one, and must look the same in all.
   */
  #toldNothing(match: Match<W>, choice: Choice): boolean {
    const rng = Rng.fromSeed(`undo ${match.choices}`);
    const view = new View(this.#before, this.seat);
    const seen = canonical([new View(match, this.seat), this.#events.toldSince(this.#told, this.seat)]);
    for (let tries = 0; tries < TRIED; tries++) {
      const other = view.determinise(rng);
      asOthersAre(other, this.#before);
      if (seenAfter(other, this.seat, choice) !== seen) return false;
    }
    return true;
  }
}

/** What others hold, prefer and know is the same: that decides who is asked, and what they are shown. */
function asOthersAre<W>(match: Match<W>, { holds, preferences, instances }: Match<W>): void {
  match.holds = holds;
  match.preferences = preferences;
  match.instances.notes = instances.notes;
  for (let card = 0; card < instances.count; card++) match.instances.reveal(card, instances.noted(card));
}

/** What the seat sees and is told of its choice in another match; nothing if it could not even be made there. */
function seenAfter<W>(match: Match<W>, seat: Seat, choice: Choice): string {
  const events = new EventLog();
  match.sink = events;
  try {
    enact(match, choice);
  } catch {
    return '';
  }
  return canonical([new View(match, seat), events.toldSince(0, seat)]);
}

function tellsAsMuch(old: Note, now: Note): boolean {
  return isAbout(now, old) && (now.audience & ~old.audience) === 0;
}

function isAbout(note: Note, old: Note): boolean {
  return note.card === old.card && note.aspect === old.aspect;
}
