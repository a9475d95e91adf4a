/**
 * What a client says. Each message has an id of the client's making; the answer (`done` or `error`) names it. A message
 * that is sent again with the same id counts once. Nobody says for which seat he acts: the server knows where he sits.
 */
import * as z from 'zod/mini';
import {
  chatText,
  count,
  id,
  json,
  level,
  MOST_SEATS,
  nonce,
  options,
  personName,
  reaction,
  seat,
  stateHash,
  temperament,
  word,
} from './words.ts';

/** Who plays as a bot: by what name, and what it is like besides how well it plays. */
const bot = {
  kind: z.literal('bot'),
  level,
  name: z.optional(personName),
  temperament: z.optional(temperament),
};

/** A place at a table that is being set: somebody may take it, a bot has it, or nobody may. */
const placeWanted = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), options: z.optional(options), nonce }),
  z.strictObject({ kind: z.literal('open'), options: z.optional(options) }),
  z.strictObject({ ...bot, options: z.optional(options) }),
  z.strictObject({ kind: z.literal('locked'), options: z.optional(options) }),
]);
export type PlaceWanted = z.infer<typeof placeWanted>;

/** Seconds for one move, or for all moves of a seat in the match. */
export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: z.int().check(z.minimum(10), z.maximum(30 * 86_400)) }),
  z.strictObject({ kind: z.literal('match'), seconds: z.int().check(z.minimum(60), z.maximum(30 * 86_400)) }),
]);
export type Clock = z.infer<typeof clock>;

/** What becomes of a seat whose player has left or is out of time: a bot plays until he is back, or he is out. */
export const leaving = z.enum(['bot', 'out']);

const table = { id, table: id };
const packs = z.optional(z.array(json).check(z.maxLength(8)));

/** What the host decides besides the rules: who may come, and how time is kept. */
const wishes = {
  public: z.optional(z.boolean()),
  spectators: z.optional(z.boolean()),
  clock: z.optional(clock),
  leaving: z.optional(leaving),
};

/** What the client has already, so that only the rest is sent. */
const have = z.strictObject({ epoch: id, n: count, events: count, undone: count });
export type Have = z.infer<typeof have>;

const messages = [
  z.strictObject({ type: z.literal('hello'), id, protocol: z.int() }),
  z.strictObject({ type: z.literal('ping'), id }),

  // Sitting down.
  z.strictObject({ type: z.literal('tables'), id }),
  z.strictObject({
    type: z.literal('create'),
    id,
    game: id,
    options: z.optional(options),
    places: z.array(placeWanted).check(z.minLength(1), z.maxLength(MOST_SEATS)),
    packs,
    ...wishes,
  }),
  z.strictObject({
    type: z.literal('bring'),
    id,
    record: json,
    /** Of a draft that is under way. */
    picks: z.optional(z.array(word).check(z.maxLength(500))),
    hash: stateHash,
    places: z.array(placeWanted).check(z.minLength(1), z.maxLength(MOST_SEATS)),
    packs,
    ...wishes,
  }),
  z.strictObject({ type: z.literal('look'), ...table, invite: z.optional(id) }),
  z.strictObject({
    type: z.literal('sit'),
    ...table,
    invite: z.optional(id),
    seat: z.optional(seat),
    options: z.optional(options),
    nonce,
  }),
  z.strictObject({ type: z.literal('dress'), ...table, seat: z.optional(seat), options }),
  z.strictObject({
    type: z.literal('alter'),
    ...table,
    options: z.optional(options),
    ...wishes,
  }),
  z.strictObject({ type: z.literal('stand'), ...table }),
  z.strictObject({
    type: z.literal('place'),
    ...table,
    seat,
    as: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('open') }),
      z.strictObject({ kind: z.literal('locked') }),
      z.strictObject(bot),
    ]),
  }),
  z.strictObject({ type: z.literal('start'), ...table }),
  z.strictObject({ type: z.literal('rematch'), ...table }),

  // Being there.
  z.strictObject({
    type: z.literal('watch'),
    ...table,
    invite: z.optional(id),
    /** The client wants to see things happen: events come with what had changed by then. */
    frames: z.optional(z.boolean()),
    have: z.optional(have),
  }),
  z.strictObject({ type: z.literal('leave'), ...table }),
  z.strictObject({ type: z.literal('ack'), ...table, n: count }),
  z.strictObject({ type: z.literal('resync'), ...table }),
  z.strictObject({ type: z.literal('record'), ...table, invite: z.optional(id) }),

  // Playing.
  z.strictObject({ type: z.literal('choose'), ...table, option: word, moment: count }),
  z.strictObject({ type: z.literal('retract'), ...table }),
  z.strictObject({ type: z.literal('hold'), ...table, raised: z.boolean() }),
  z.strictObject({ type: z.literal('prefer'), ...table, name: id, value: word }),
  z.strictObject({ type: z.literal('resign'), ...table }),
  z.strictObject({ type: z.literal('undo'), ...table }),
  z.strictObject({ type: z.literal('consent'), ...table, agree: z.boolean() }),
  z.strictObject({ type: z.literal('claim'), ...table, seat }),

  // Talking.
  z.strictObject({ type: z.literal('chat'), ...table, text: chatText }),
  z.strictObject({ type: z.literal('react'), ...table, reaction }),
  z.strictObject({
    type: z.literal('report'),
    ...table,
    invite: z.optional(id),
    person: id,
    text: chatText,
  }),
] as const;

export const clientMessage = z.discriminatedUnion('type', messages);
/** Every kind of message that there is. */
export const MESSAGE_TYPES: readonly ClientMessage['type'][] = messages.flatMap(({ shape }) => [
  ...shape.type._zod.values,
]) as ClientMessage['type'][];
export type ClientMessage = z.infer<typeof clientMessage>;
export type ClientMessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;
