/**
 * A lesson is a real match that begins arranged, and notes of a coach. A note says what it waits for and what it is
 * about; the coach speaks when the moment has come, each note once, and holds nobody up but to look at what happens.
 */
import type { EffectIn, EventIn, Wanted } from '@underhall/kernel';
import type { Json, MatchRecord, Sitter } from '../play/scene.ts';

/** `W` is the world of the game, `K` the keys of what the coach says. */
export interface Lesson<W = unknown, K extends string = string> {
  /** The game that it teaches. */
  readonly game: string;
  readonly wanted: Wanted;
  /** Who sits beside the learner, who has the first seat. */
  readonly others: readonly Sitter[];
  readonly arranged: NonNullable<MatchRecord['arranged']>;
  /** Questions at which there is time to hear what was not told before. */
  readonly calm: readonly Asking<W>[];
  /** In the order in which they are told when several are due at once. */
  readonly notes: readonly Note<W, K>[];
  /** The words of a note. */
  say(text: K): string;
}

export interface Note<W = unknown, K extends string = string> {
  readonly id: string;
  readonly text: K;
  readonly when: When<W>;
  /** It can wait until there is nothing else to tell. */
  readonly later?: boolean;
  /** Told while its event is on stage, which stays there until the learner goes on. */
  readonly onStage?: boolean;
  /** What it is about, as a selector of the screen; it is lit while the note is read. */
  readonly about?: string;
  /** One of the things that everybody should have heard: counted, and the lesson is over when all are told. */
  readonly core?: boolean;
}

/** The name of a question. */
type Asking<W> = EffectIn<W>['do'];

/** All that is given must hold. */
export interface When<W = unknown> {
  /** The question that the learner is asked is one of these. */
  readonly asked?: readonly Asking<W>[];
  /** An option that he has. */
  readonly option?: string;
  /** An option that he would look for and may not choose. */
  readonly forbidden?: string;
  /** Something that has just happened to him, or to nobody in particular: its type, and further details. */
  readonly event?: { readonly type: EventIn<W>['type']; readonly [detail: string]: Json };
  /** The facts, by path: the same value, or a number that is at least this. */
  readonly facts?: Readonly<Record<string, Json | { readonly 'at least': number }>>;
  /** The match is over, and he has won it or not. */
  readonly over?: 'won' | 'not won';
}
