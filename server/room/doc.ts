/** What is kept of a table besides its steps. Secrets are in it: nothing of it is sent but what a card has. */
import type { Json, Outcome, Setup } from '@underhall/kernel';
import type { Begun, Clock, TableCard } from '@underhall/protocol';
import type { Standing, Step } from '@underhall/table';
import type { StepRow, TableRow } from '../store/store.ts';

export type Phase = TableCard['phase'];

export interface PlaceDoc {
  readonly kind: 'person' | 'open' | 'bot' | 'locked';
  readonly person?: string;
  readonly name?: string;
  readonly level?: string;
  readonly temperament?: string;
  readonly options: Setup['options'];
  readonly nonce?: string;
}

export interface TableDoc {
  readonly game: string;
  readonly version: string;
  readonly options: Setup['options'];
  readonly packs: readonly Json[];
  readonly spectators: boolean;
  readonly clock: Clock;
  readonly leaving: 'bot' | 'out';
  readonly host: string;
  readonly invite: string;
  readonly places: readonly PlaceDoc[];
  readonly secret: string;
  readonly commitment: string;
  /** Agreed at the start, with the seed. */
  readonly setup?: Setup;
  /** It began on somebody's own machine: who brought it, and how far it had come. */
  readonly begun?: Begun & { readonly steps: number };
  /** Seats whose people are away, so that bots play for them. */
  readonly away: readonly number[];
  /** As they were when it was last looked at: for lists. */
  readonly awaited: readonly number[];
  readonly undo?: { readonly by: number; readonly agreed: readonly number[] } | undefined;
  readonly outcome?: Outcome;
  readonly standing?: Standing;
  readonly rematch?: string;
  /** It began by other rules, and went on from a snapshot. */
  readonly resumed?: boolean;
  readonly created: number;
  readonly started?: number;
}

export type Laid = TableRow<TableDoc> & { readonly phase: Phase };

export function seatOf({ places }: TableDoc, person: string | undefined): number | undefined {
  const seat = places.findIndex((place) => place.person !== undefined && place.person === person);
  return seat < 0 ? undefined : seat;
}

/** Whoever sits there: for finding a person's tables. */
export function peopleIn({ places }: TableDoc): string[] {
  return places.flatMap(({ person }) => person ?? []);
}

/** Steps as they are kept, when nobody waits for each of them. */
export function stepRows(table: string, from: number, steps: readonly Step[]): StepRow[] {
  const at = Date.now();
  return steps.map(([seat, what], i) => ({ table, number: from + i, seat, what, act: null, at }));
}

/** What everybody is told of a match that began elsewhere. */
export function begunOf({ begun }: TableDoc): { readonly begun?: Begun } {
  return begun ? { begun: { by: begun.by, choices: begun.choices } } : {};
}

interface Present {
  /** Who looks at the card. */
  readonly person: string | undefined;
  readonly awaited: readonly number[];
  isHere(seat: number): boolean;
  /** Milliseconds that a seat has left. */
  left(seat: number): number | undefined;
  /** Milliseconds until somebody else may be made to play for it. */
  grace(seat: number): number | undefined;
}

export function cardOf({ id, phase, isPublic, changed, doc }: Laid, present: Present): TableCard {
  const you = seatOf(doc, present.person);
  return {
    id,
    game: doc.game,
    version: doc.version,
    options: doc.options,
    packs: doc.packs.map(nameOfPack),
    phase,
    public: isPublic,
    spectators: doc.spectators,
    clock: doc.clock,
    leaving: doc.leaving,
    host: doc.host,
    places: doc.places.map(({ nonce: _, ...place }, seat) => {
      const left = present.left(seat);
      const grace = present.grace(seat);
      const time = { ...(left === undefined ? {} : { left }), ...(grace === undefined ? {} : { grace }) };
      return { ...place, here: present.isHere(seat), standIn: doc.away.includes(seat), ...time };
    }),
    awaited: [...present.awaited],
    commitment: doc.commitment,
    created: doc.created,
    changed,
    ...(you === undefined ? {} : { you, invite: doc.invite }),
    ...(doc.undo ? { undo: { by: doc.undo.by, agreed: [...doc.undo.agreed] } } : {}),
    ...(doc.outcome ? { outcome: doc.outcome } : {}),
    ...(phase === 'stranded' && doc.standing ? { standing: doc.standing as unknown as Json } : {}),
    ...begunOf(doc),
    ...(doc.rematch ? { rematch: doc.rematch } : {}),
  };
}

function nameOfPack(pack: Json): string {
  const { name } = typeof pack === 'object' && pack !== null ? (pack as { name?: unknown }) : {};
  return typeof name === 'string' ? name.slice(0, 100) : '';
}
