/** The small things that messages are made of, each with its bounds. */
import type { Json } from '@underhall/kernel';
import * as z from 'zod/mini';

/** What clients and servers of this version say to each other. An older client is told to load the app anew. */
export const PROTOCOL = 3;

/** No message of a client is longer, in bytes; a table's packs are by far the largest part of any. */
export const LONGEST_MESSAGE = 512 * 1024;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 500;
/** The packs of a table together, as JSON. */
export const LONGEST_PACKS = 256 * 1024;
export const MOST_SEATS = 16;

const text = (most: number) => z.string().check(z.maxLength(most));

export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/));
export const word = text(500);
export const personName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u));
export const chatText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LONGEST_CHAT), z.regex(/^[^\p{Cc}]+$/u));
/** 128 bits that a seat adds to the seed, so that nobody can have chosen it alone. */
export const nonce = z.string().check(z.regex(/^[0-9a-f]{32}$/));
/** Which state a match is in, as the kernel has it. */
export const stateHash = z.string().check(z.regex(/^[0-9a-z]{1,64}$/));
export const seat = z.int().check(z.minimum(0), z.maximum(MOST_SEATS - 1));
export const count = z.int().check(z.minimum(0), z.maximum(10_000_000));
export const json: z.ZodMiniType<Json> = z.custom<Json>((value) => value !== undefined);
/** Options by name; what they may be is the game's to say. */
export const options = z.record(id, json);

/** How a bot plays: which there are, the server says. */
export const level = text(40);
export const temperament = text(40);
export const REACTIONS = [
  'well-played',
  'ouch',
  'lucky',
  'thinking',
  'hurry',
  'thanks',
  'hello',
  'bye',
] as const;
export const reaction = z.enum(REACTIONS);
