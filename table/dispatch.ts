/**
 * What the viewers of a table are sent over their wires, for a DistantTable each to be put together again: their view,
 * first whole and then what has changed in it, and their events. Nothing goes in but what the viewer may know. All of it
 * is text, so that what several are sent is written once.
 */
import {
  Changes,
  type Event,
  type Match,
  type Observer,
  type SeenEvent,
  type Stage,
  Stages,
  type View,
  type Viewer,
} from '@underhall/kernel';
import type { Arrived } from './distant.ts';

/** What a dispatch needs of its table. */
export interface Dispatching {
  readonly match: Match;
  view(viewer: Viewer): View;
  /** The events of a viewer from its number `from` on. */
  seen(viewer: Viewer, from: number): readonly SeenEvent[];
  /** How often something was taken back. */
  readonly undone: number;
  mightUndo(viewer: Viewer): boolean;
  /** From now on somebody looks on between events. */
  observe(observer: Observer): void;
}

/**
 * So many letters of the last ones can be sent again to somebody who has missed them. More would hardly be shorter than
 * the whole view.
 */
const REMEMBERED = 12_000;

/** What one viewer was sent. */
interface Post {
  /** Names these numbers: those of another epoch mean nothing here. */
  readonly epoch: string;
  n: number;
  /** The last ones, up to `n`. */
  sent: readonly string[];
  /** How many choices had been made when the viewer was told its events. */
  readonly moments: number[];
}

/** The texts of events, each written once. */
type Written = Map<Event, string>;

export class Dispatch {
  readonly #table: Dispatching;
  readonly #newEpoch: () => string;
  readonly #posts = new Map<Viewer, Post>();
  readonly #stages = new Stages(() => this.#changes);
  #isObserving = false;
  #changes: Changes | undefined;
  #undone: number;
  /** The match that was looked at last. */
  #match: Match;

  constructor(table: Dispatching, newEpoch: () => string) {
    this.#table = table;
    this.#newEpoch = newEpoch;
    this.#undone = table.undone;
    this.#match = table.match;
  }

  /** Something has happened at the table: what is new of it, for those for whom something is. */
  next(): ReadonlyMap<Viewer, string> {
    const sent = new Map<Viewer, string>();
    const { match, undone } = this.#table;
    const isUndone = undone !== this.#undone;
    // What was seen to happen did not, because it could not be kept: then there is another match, too.
    const isAnew = isUndone || match !== this.#match;
    this.#undone = undone;
    this.#match = match;
    if (!this.#changes) return sent;
    const changes = this.#changes.find(match);
    const written: Written = new Map();
    for (const [viewer, post] of this.#posts) {
      const text = isAnew
        ? this.#anew(viewer, post, isUndone ? 0 : post.moments.length)
        : this.#news(viewer, post, changes.get(viewer), written);
      if (text !== undefined) sent.set(viewer, text);
    }
    return sent;
  }

  /**
   * What somebody is sent who has so much of it, or nothing. From now on there is news for this viewer, for one who
   * sees things happen with what had changed by each event.
   */
  since(viewer: Viewer, arrived?: Arrived, staged = false): readonly string[] {
    const post = this.#posts.get(viewer) ?? this.#begin(viewer);
    if (staged) this.#stage(viewer);
    const isOurs = arrived?.undone === this.#undone;
    if (isOurs && arrived.epoch === post.epoch) {
      const missed = post.n - arrived.n;
      if (missed >= 0 && missed <= post.sent.length) return post.sent.slice(post.sent.length - missed);
    }
    return [this.#whole(viewer, post, isOurs ? Math.min(arrived.events, post.moments.length) : 0)];
  }

  /** Nobody looks as this viewer any more. */
  drop(viewer: Viewer): void {
    this.#posts.delete(viewer);
    this.#stages.drop(viewer);
    this.#changes?.drop(viewer);
    if (this.#posts.size === 0) this.#changes = undefined;
  }

  /** The number of this table's life for a viewer, if there is news for him. */
  epochOf(viewer: Viewer): string | undefined {
    return this.#posts.get(viewer)?.epoch;
  }

  #begin(viewer: Viewer): Post {
    const { match } = this.#table;
    const post: Post = { epoch: this.#newEpoch(), n: 0, sent: [], moments: [] };
    this.#changes ??= new Changes(match);
    this.#changes.add(match, viewer);
    this.#posts.set(viewer, post);
    this.#note(post, this.#table.seen(viewer, 0).length);
    return post;
  }

  #stage(viewer: Viewer): void {
    this.#stages.add(viewer);
    if (!this.#isObserving) this.#table.observe(this.#stages);
    this.#isObserving = true;
  }

  #news(viewer: Viewer, post: Post, change: string | undefined, written: Written): string | undefined {
    const from = post.moments.length;
    const events = this.#table.seen(viewer, from);
    const stages = this.#stages.take(viewer);
    if (change === undefined && events.length === 0) return undefined;
    this.#note(post, events.length);
    const told = toldText(events, post.moments, written, stages);
    return this.#send(viewer, post, `${change ? `"change":${change},` : ''}"from":${from},"told":${told}`);
  }

  /** What was told is no longer true: something was taken back. Or what was seen is not: something could not be kept. */
  #anew(viewer: Viewer, post: Post, from: number): string {
    this.#stages.take(viewer);
    const events = this.#table.seen(viewer, from);
    const length = from + events.length;
    post.moments.length = Math.min(post.moments.length, length);
    this.#note(post, length - post.moments.length);
    const told = toldText(events, post.moments, new Map());
    return this.#send(viewer, post, `${this.#wholeText(viewer)}"from":${from},"told":${told}`);
  }

  #send(viewer: Viewer, post: Post, news: string): string {
    post.n++;
    const text = `${this.#head(viewer, post)}${news}}`;
    const sent = [...post.sent, text];
    let letters = sent.reduce((sum, { length }) => sum + length, 0);
    while (letters > REMEMBERED && sent.length > 0) letters -= sent.shift()?.length ?? 0;
    post.sent = sent;
    return text;
  }

  #whole(viewer: Viewer, post: Post, from: number): string {
    const events = this.#table.seen(viewer, from);
    const told = toldText(events, post.moments, new Map());
    return `${this.#head(viewer, post)}${this.#wholeText(viewer)}"from":${from},"told":${told}}`;
  }

  #wholeText(viewer: Viewer): string {
    return `"whole":${JSON.stringify(this.#table.view(viewer))},`;
  }

  #head(viewer: Viewer, { epoch, n }: Post): string {
    const mayUndo = this.#table.mightUndo(viewer);
    return `{"epoch":"${epoch}","n":${n},"undone":${this.#undone},"mayUndo":${mayUndo},`;
  }

  #note({ moments }: Post, events: number): void {
    for (let i = 0; i < events; i++) moments.push(this.#table.match.choices);
  }
}

/** Events with how many choices had been made when the viewer was told them. */
function toldText(
  events: readonly SeenEvent[],
  moments: readonly number[],
  written: Written,
  stages?: readonly Stage[],
): string {
  const texts = events.map(({ n, event, faces }, i) => {
    const changes = stages?.[i]?.length ? `,"changes":[${stages[i].join()}]` : '';
    const what = eventText(event as Event, written);
    return `{"n":${n},"event":${what},"faces":${JSON.stringify(faces)}${changes},"moment":${moments[n]}}`;
  });
  return `[${texts.join()}]`;
}

function eventText(event: Event, written: Written): string {
  let text = written.get(event);
  if (text === undefined) {
    text = JSON.stringify(event);
    written.set(event, text);
  }
  return text;
}
