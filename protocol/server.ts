/**
 * What the server says. `done` and `error` answer a message by its id; the rest comes by itself. What a seat is sent of
 * a match is its own view and its own events, and nothing else.
 */
import type { Difference, MatchRecord, SeenEvent, ViewJson } from '@underhall/kernel';
import * as z from 'zod/mini';
import { begun, packsOf, tableCard } from './card.ts';
import { count, reaction } from './words.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * An event as a seat sees it, how many choices had been made when the seat was told of it, and, for those who want to see
 * things happen, what had changed in the view by then.
 */
export type ToldEvent = Omit<SeenEvent, 'frame'> & {
  readonly moment: number;
  readonly changes?: readonly Difference[];
};

/**
 * What is new for one viewer. `n` counts what was sent to this viewer, without gaps; with `whole` it starts anew.
 * Whoever gets another number than the next one has missed something, and asks for a `resync`.
 */
export const update = z.object({
  type: z.literal('update'),
  table: z.string(),
  /** Of which life of the table these numbers are: they start anew when it is loaded anew. */
  epoch: z.string(),
  n: count,
  /** The view itself, or what makes it of the one before. */
  whole: z.optional(z.custom<ViewJson>(isObject)),
  change: z.optional(z.custom<Difference>(isObject)),
  /** Which event the first of `told` is. What the client had from there on is no longer true. */
  from: count,
  told: z.array(z.custom<ToldEvent>(isObject)),
  /** How often something was taken back at this table: events are numbered anew each time. */
  undone: count,
  /** It seems that this seat may ask to take its last choice back. */
  mayUndo: z.boolean(),
});
export type Update = z.infer<typeof update>;

/** Something said at a table. */
export const said = z.object({
  type: z.literal('said'),
  table: z.string(),
  /** What is said later has a greater number, at whichever process of the server. */
  n: z.int().check(z.minimum(0)),
  person: z.string(),
  name: z.string(),
  text: z.optional(z.string()),
  reaction: z.optional(reaction),
  at: z.number(),
});
export type Said = z.infer<typeof said>;

/** Where a seed came from: anybody can compute it again when the match is over. */
export const fairness = z.object({
  secret: z.string(),
  nonces: z.array(z.string()),
  commitment: z.string(),
});
export type Fairness = z.infer<typeof fairness>;

/** What an answer can bring, by what was asked. */
const results = {
  person: z.optional(z.object({ id: z.string(), name: z.string() })),
  protocol: z.optional(z.int()),
  card: z.optional(tableCard),
  packs: z.optional(packsOf),
  open: z.optional(z.array(tableCard)),
  mine: z.optional(z.array(tableCard)),
  table: z.optional(z.string()),
  invite: z.optional(z.string()),
  record: z.optional(z.custom<MatchRecord>(isObject)),
  fairness: z.optional(fairness),
  begun: z.optional(begun),
};

export const done = z.object({ type: z.literal('done'), id: z.string(), ...results });
export type Done = z.infer<typeof done>;

/**
 * What was not done, and why. Codes of refused choices are the kernel's (`forbidden`, `stale`, `foreign`, `unknown`,
 * `over`, `unkept`); the others are in docs/protocol.md.
 */
export const error = z.object({
  type: z.literal('error'),
  id: z.optional(z.string()),
  code: z.string(),
  message: z.string(),
  rule: z.optional(z.string()),
});
export type ErrorMessage = z.infer<typeof error>;

export const serverMessage = z.discriminatedUnion('type', [
  done,
  error,
  update,
  said,
  z.object({ type: z.literal('card'), card: tableCard }),
  /** The server is about to end; whoever reconnects finds everything as it was. */
  z.object({ type: z.literal('closing') }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
