/** A table as it is shown before and while somebody sits at it: nothing in it is secret to those who may see it. */
import type { Json, Outcome } from '@underhall/kernel';
import * as z from 'zod/mini';
import { clock, leaving } from './client.ts';
import { json, options } from './words.ts';

const place = z.object({
  kind: z.enum(['person', 'open', 'bot', 'locked']),
  /** Of a person: whom blocks and reports name. */
  person: z.optional(z.string()),
  name: z.optional(z.string()),
  level: z.optional(z.string()),
  temperament: z.optional(z.string()),
  options,
  /** Somebody is connected for this seat. */
  here: z.boolean(),
  /** A bot plays for a person who is away. */
  standIn: z.boolean(),
  /** Milliseconds that this seat had left when the card was sent, where there is a clock. */
  left: z.optional(z.number()),
  /** Nobody is there: milliseconds until others may have this seat played for, where there is no clock. */
  grace: z.optional(z.number()),
});
export type Place = z.infer<typeof place>;

/** The match began on somebody's own machine, which knew its dice and cards: who brought it, after how many choices. */
export const begun = z.object({ by: z.string(), choices: z.number() });
export type Begun = z.infer<typeof begun>;

export const tableCard = z.object({
  id: z.string(),
  game: z.string(),
  version: z.string(),
  options,
  /** What the packs of the table are called. Whole they come with the answer to `look` and `watch`. */
  packs: z.array(z.string()),
  /** `stranded`: the rules have changed so much that it cannot go on; its log and standing are kept. */
  phase: z.enum(['gathering', 'playing', 'over', 'stranded']),
  public: z.boolean(),
  spectators: z.boolean(),
  clock,
  leaving,
  host: z.string(),
  places: z.array(place),
  /** Where whoever asks sits. */
  you: z.optional(z.int()),
  awaited: z.array(z.int()),
  /** Who wants to take back the last choice, and who has agreed. */
  undo: z.optional(z.object({ by: z.int(), agreed: z.array(z.int()) })),
  begun: z.optional(begun),
  /** SHA-256 of the server's part of the seed, shown before anybody sits down. */
  commitment: z.string(),
  /** For those who sit here: lets others in. */
  invite: z.optional(z.string()),
  /** The table at which the same people play again. */
  rematch: z.optional(z.string()),
  outcome: z.optional(z.custom<Outcome>((value) => typeof value === 'object')),
  /** How it stood when it was last looked at: all that can be shown of a stranded match. */
  standing: z.optional(json),
  created: z.number(),
  changed: z.number(),
});
export type TableCard = z.infer<typeof tableCard>;

/** Whoever sits at a table, as a screen there calls them. */
export interface Sitting {
  readonly kind: 'me' | 'there' | 'bot';
  readonly name: string;
  readonly level?: string;
  readonly temperament?: string;
}

/** For a seat, or for somebody who looks on. */
export function sittersOf({ places, you }: Pick<TableCard, 'places' | 'you'>): Sitting[] {
  return places.map(({ kind, name = '', level, temperament }, seat) => {
    if (kind === 'person') return { kind: seat === you ? 'me' : 'there', name };
    return { kind: 'bot', name, ...(level ? { level } : {}), ...(temperament ? { temperament } : {}) };
  });
}

export const packsOf = z.array(json) as z.ZodMiniType<readonly Json[]>;
