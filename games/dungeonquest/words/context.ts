/** What a sentence of a card text needs to know of where it stands, and what each verb gives to it. */
import type { Effect, Say } from '@underhall/kernel';
import type { SharedVerb } from '../verbs.ts';

/** How steps stand together: as sentences, behind a label such as “Failure:”, or inside another sentence. */
type Style = 'sentences' | 'labelled' | 'inline';

/** How the cards of an edition read: its verbs, and what goes into the messages of its conditions. */
export interface Reading {
  readonly phrases: Phrases;
  readonly conditions: Readonly<Record<string, Condition>>;
}

export interface Context extends Reading {
  readonly say: Say;
  readonly style: Style;
  /** What triggered the step, and what that is about. */
  readonly event: string;
  readonly subject: string;
  /** It stands behind “you may”, in a choice, in the following round, or is done for each card turned up. */
  readonly place: '' | 'may' | 'choice' | 'next-round' | 'reveal';
  readonly rune: boolean;
  /** A Power card: wounds and healing are those of a combat. */
  readonly power: boolean;
  /** Whose Power card it is, if a Monster's; otherwise the text speaks to “you”. */
  readonly monster: string;
}

/** A step in words: an order (“draw a card”), a statement (“your turn ends”), or more than fits into a list. */
export interface Piece {
  readonly kind: 'deed' | 'fact' | 'long';
  readonly text: string;
  /** Holds an “and” already: what follows it needs a “then”. */
  readonly linked?: boolean;
}

export function deed(text: string, linked = false): Piece {
  return { kind: 'deed', text, linked };
}

export function fact(text: string): Piece {
  return { kind: 'fact', text };
}

export function long(text: string): Piece {
  return { kind: 'long', text };
}

/** Steps of either edition. */
export type Steps = readonly Effect[];

/** A verb that both editions have, whatever stands in its braces. */
export type Step<K extends SharedVerb<Steps>['do']> = Extract<SharedVerb<Steps>, { readonly do: K }>;

type Phrase<E extends Effect> = (effect: E, context: Context) => readonly Piece[];

/** How each of these verbs reads. */
export type PhrasesOf<E extends Effect> = {
  readonly [K in E['do']]: Phrase<Extract<E, { readonly do: K }>>;
};

/** How the verbs of the language read, by name. */
type Phrases = Readonly<Record<string, Phrase<never>>>;

/** What the words of a condition are in its messages `condition.NAME` and `condition.NAME.not`. */
export type Condition = (
  say: Say,
  words: readonly string[],
) => { readonly what?: readonly string[]; readonly n?: string };
