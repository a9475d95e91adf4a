import { type Audience, type Instance, NOBODY, NONE, type Zone } from './ids.ts';
import { CARDS, type Rng } from './rng.ts';
import type { ZoneLayout } from './zones.ts';

/**
 * Somebody knows a part of a face: its name, "is Loot". Who knows the whole face can note something for himself that is
 * not printed on it: a pile that the card is put on in secret.
 */
export interface Note {
  readonly card: Instance;
  readonly aspect: string;
  readonly audience: Audience;
}

const NO_NOTES: readonly Note[] = [];
const NO_NUMBERS = new Uint16Array();

/**
 * Every card and token of a match: its face, the zone it lies in, its place there, and who knows the face.
 *
 * All numbers lie in one typed array, so that a copy for search is one block copied. A zone is a doubly linked
 * list from top to bottom.
 *
 * A shuffle permutes *faces* among the instances of a zone and leaves the instances where they lie. So the number
 * of an instance says nothing about its face, before or after, and a view may show it.
 */
export class Instances<M = unknown> {
  declare readonly layout: ZoneLayout<M>;
  declare readonly count: number;
  /** The back of each instance; never changes. */
  declare readonly backs: Uint8Array;
  /** Partial knowledge; replaced, never changed in place, so that copies may share it. */
  notes: readonly Note[] = NO_NOTES;
  /** Told of every card that is no longer what it was to those who knew it. Only a match that can be undone has one. */
  lost: ((card: Instance) => void) | undefined = undefined;
  /** Blocks one after another: face, zone, next, previous, known (by instance); first, last, size (by zone). */
  readonly #numbers: Uint16Array = NO_NUMBERS;
  readonly #next: number = 0;
  readonly #previous: number = 0;
  readonly #known: number = 0;
  readonly #first: number = 0;
  readonly #last: number = 0;
  readonly #size: number = 0;

  constructor(layout: ZoneLayout<M>, backs: Uint8Array, numbers?: Uint16Array) {
    const n = backs.length;
    this.layout = layout;
    this.backs = backs;
    this.count = n;
    this.#next = 2 * n;
    this.#previous = 3 * n;
    this.#known = 4 * n;
    this.#first = 5 * n;
    this.#last = this.#first + layout.count;
    this.#size = this.#last + layout.count;
    if (numbers) {
      this.#numbers = numbers;
    } else {
      this.#numbers = new Uint16Array(this.#size + layout.count).fill(NONE);
      this.#numbers.fill(0, this.#known, this.#first);
      this.#numbers.fill(0, this.#size);
    }
  }

  clone(): Instances<M> {
    const copy = new Instances(this.layout, this.backs, this.#numbers.slice());
    copy.notes = this.notes;
    return copy;
  }

  /** Does everything lie as in another one of the same match, and is known by the same? */
  isLike(other: Instances<M>): boolean {
    if (this.notes !== other.notes) return false;
    for (let i = 0; i < this.#numbers.length; i++) if (this.#numbers[i] !== other.#numbers[i]) return false;
    return true;
  }

  /** A copy as seen by some: faces they do not know are NONE, and only their own knowledge is in it. */
  seenBy(match: M, audience: Audience): Instances<M> {
    const copy = this.clone();
    const n = copy.#numbers;
    for (let card = 0; card < this.count; card++) {
      const noted = n[this.#known + card];
      const knowers = noted | this.layout.audience(match, n[this.count + card]);
      if (!(knowers & audience)) n[card] = NONE;
      n[this.#known + card] = noted & audience;
    }
    if (copy.notes.length > 0) {
      const own = copy.notes.filter((note) => note.audience & audience);
      copy.notes = own.map((note) => ({ ...note, audience }));
    }
    return copy;
  }

  face(card: Instance): number {
    return this.#numbers[card];
  }

  setFace(card: Instance, face: number): void {
    this.#numbers[card] = face;
    if (this.lost !== undefined) this.lost(card);
  }

  zoneOf(card: Instance): Zone {
    return this.#numbers[this.count + card];
  }

  /** The top card of a zone, or NONE. */
  first(zone: Zone): Instance {
    return this.#numbers[this.#first + zone];
  }

  last(zone: Zone): Instance {
    return this.#numbers[this.#last + zone];
  }

  /** The card below, or NONE. */
  next(card: Instance): Instance {
    return this.#numbers[this.#next + card];
  }

  size(zone: Zone): number {
    return this.#numbers[this.#size + zone];
  }

  list(zone: Zone): Instance[] {
    const cards: Instance[] = [];
    for (let card = this.first(zone); card !== NONE; card = this.next(card)) cards.push(card);
    return cards;
  }

  /** Who learned the face, apart from those who see it where it lies. */
  noted(card: Instance): Audience {
    return this.#numbers[this.#known + card];
  }

  /** Who knows the face at this moment. */
  knowers(match: M, card: Instance): Audience {
    return this.noted(card) | this.layout.audience(match, this.zoneOf(card));
  }

  reveal(card: Instance, audience: Audience): void {
    this.#numbers[this.#known + card] |= audience;
  }

  forget(card: Instance, audience: Audience): void {
    this.#numbers[this.#known + card] &= ~audience;
    if (this.lost !== undefined) this.lost(card);
    if (this.notes.length > 0) this.#dropNotes((note) => note.card === card, audience);
  }

  note(card: Instance, aspect: string, audience: Audience): void {
    const old = this.notes.find((n) => n.card === card && n.aspect === aspect);
    const rest = old ? this.notes.filter((n) => n !== old) : this.notes;
    this.notes = [...rest, { card, aspect, audience: audience | (old?.audience ?? NOBODY) }];
  }

  #dropNotes(which: (note: Note) => boolean, audience: Audience): void {
    const kept: Note[] = [];
    for (const note of this.notes) {
      if (!which(note)) kept.push(note);
      else if (note.audience & ~audience) kept.push({ ...note, audience: note.audience & ~audience });
    }
    this.notes = kept;
  }

  /** Moves a card to the top of a zone; those who see into the zone learn its face. */
  toTop(card: Instance, zone: Zone): void {
    this.#unlink(card);
    this.#linkTop(card, zone);
    this.#numbers[this.#known + card] |= this.layout.teaches(zone);
  }

  toBottom(card: Instance, zone: Zone): void {
    this.#unlink(card);
    this.#linkBottom(card, zone);
    this.#numbers[this.#known + card] |= this.layout.teaches(zone);
  }

  /** Everything of one zone goes under another, in its order. */
  pour(from: Zone, to: Zone): void {
    if (from === to) return;
    while (this.first(from) !== NONE) this.toBottom(this.first(from), to);
  }

  /**
   * Nobody can tell the cards of this zone apart any more (but those who see into it): faces change places among
   * cards of the same back, and what was known of them is forgotten.
   */
  shuffle(zone: Zone, rng: Rng): void {
    const n = this.#numbers;
    const cards = scratch;
    let size = 0;
    let mixed = false;
    for (let card = this.first(zone); card !== NONE; card = n[this.#next + card]) {
      cards[size++] = card;
      if (this.backs[card] !== this.backs[cards[0]]) mixed = true;
    }
    const seen = this.layout.teaches(zone);
    for (let i = 0; i < size; i++) n[this.#known + cards[i]] = seen;
    if (this.notes.length > 0) this.#dropNotes((note) => this.zoneOf(note.card) === zone, 0xffff);
    if (mixed) this.#permuteByBack(cards, size, rng);
    else this.#permute(cards, size, rng);
  }

  #permuteByBack(cards: Uint16Array, size: number, rng: Rng): void {
    const group = scratchGroup;
    for (let i = 0; i < size; i++) {
      if (cards[i] === NONE) continue;
      const back = this.backs[cards[i]];
      let members = 0;
      for (let j = i; j < size; j++) {
        if (cards[j] === NONE || this.backs[cards[j]] !== back) continue;
        group[members++] = cards[j];
        cards[j] = NONE;
      }
      this.#permute(group, members, rng);
    }
  }

  #permute(cards: Uint16Array, size: number, rng: Rng): void {
    const n = this.#numbers;
    rng.swaps(size, CARDS, scratchPlaces);
    for (let i = size - 1; i > 0; i--) {
      const a = cards[i];
      const b = cards[scratchPlaces[i]];
      const face = n[a];
      n[a] = n[b];
      n[b] = face;
    }
  }

  #unlink(card: Instance): void {
    const n = this.#numbers;
    const zone = n[this.count + card];
    if (zone === NONE) return;
    const next = n[this.#next + card];
    const previous = n[this.#previous + card];
    if (previous === NONE) n[this.#first + zone] = next;
    else n[this.#next + previous] = next;
    if (next === NONE) n[this.#last + zone] = previous;
    else n[this.#previous + next] = previous;
    n[this.#size + zone]--;
  }

  #linkTop(card: Instance, zone: Zone): void {
    const n = this.#numbers;
    const first = n[this.#first + zone];
    n[this.count + card] = zone;
    n[this.#next + card] = first;
    n[this.#previous + card] = NONE;
    if (first === NONE) n[this.#last + zone] = card;
    else n[this.#previous + first] = card;
    n[this.#first + zone] = card;
    n[this.#size + zone]++;
  }

  #linkBottom(card: Instance, zone: Zone): void {
    const n = this.#numbers;
    const last = n[this.#last + zone];
    n[this.count + card] = zone;
    n[this.#next + card] = NONE;
    n[this.#previous + card] = last;
    if (last === NONE) n[this.#first + zone] = card;
    else n[this.#next + last] = card;
    n[this.#last + zone] = card;
    n[this.#size + zone]++;
  }
}

const scratch = new Uint16Array(4096);
const scratchGroup = new Uint16Array(4096);
const scratchPlaces = new Uint16Array(4096);
