/** How the steps of a card text stand together: who does each, and what becomes of several in a row. */
import { capital, listed, type Say } from '@underhall/kernel';
import type { Says, Steps } from '../language/says.ts';

/** Whom a text speaks of, in the cases it needs; `o` chooses the ending of a verb: 1 “takes”, 2 “take”. */
export interface Named {
  readonly kind: 'you' | 'hero' | 'everybody' | 'monster' | 'card' | 'space';
  readonly subject: string;
  readonly object: string;
  readonly own: string;
  readonly o: 1 | 2;
  /** How it is called from then on. */
  readonly next?: Named;
}

/**
 * What a step says. A `deed` is done by whom the text is about, `yours` by the player whose card it is; a `state` tells
 * how somebody is (“cannot heal”), a `bonus` needs nobody (“+1 Melee”), and a `fact` stands for itself.
 */
export interface Piece {
  readonly kind: 'deed' | 'yours' | 'state' | 'bonus' | 'fact';
  /** `it` as it is called there. */
  readonly text: (it: Named) => string;
}

export interface Context {
  readonly say: Say;
  readonly it: Named;
  /** Behind “every hero in the space:” deeds are orders. */
  readonly addressed: boolean;
  /** The text of a monster about itself. */
  readonly itself: boolean;
  /** It was said already that it is about one attack. */
  readonly aimed: boolean;
  /** Windows in which it is played or used. */
  readonly windows: readonly string[];
  /** It is a Response: who leaves the space escapes. */
  readonly response: boolean;
  /** The values that `transform` brings. */
  readonly changed: string;
  /** What a Map card is called. */
  readonly placeName: (id: string) => string;
}

export type Phrase<D extends Says['do'] = Says['do']> = (
  step: Extract<Says, { readonly do: D }>,
  context: Context,
) => readonly Piece[];

export type Holes = Readonly<Record<string, string | number>>;

/** `verb.KEY`, with the ending of its verb and the cases of whom it is about. */
export function piece({ say }: Context, kind: Piece['kind'], key: string, holes: Holes = {}): Piece {
  return {
    kind,
    text: ({ o, own, object, subject }) =>
      say(`verb.${key}`, { o: kind === 'yours' ? 2 : o, own, object, subject, ...holes }),
  };
}

export function isNothing(steps: Steps): boolean {
  return steps.every((step) => step.do === 'nothing');
}

/** Pieces of one kind in a row, with whom they are about in front where that must be said. */
function groups(pieces: readonly Piece[], context: Context, inside: boolean): string[] {
  const { say, addressed } = context;
  const found: string[] = [];
  let { it } = context;
  for (let i = 0; i < pieces.length; ) {
    const { kind } = pieces[i];
    const end = kind === 'fact' ? i + 1 : pieces.findIndex((one, j) => j > i && one.kind !== kind);
    const group = pieces.slice(i, end < 0 ? pieces.length : end);
    const called = addressed ? ordered(say, it) : it;
    const text = listed(
      say,
      group.map((one) => one.text(called)),
    );
    found.push(withSubject(text, kind, it, context, inside && found.length > 0));
    if (it.next && (kind === 'deed' || kind === 'state' || text.includes(it.object))) it = it.next;
    i += group.length;
  }
  return found;
}

/** Orders have the plain form of the verb, whoever they are for. */
function ordered(say: Say, it: Named): Named {
  if (it.kind === 'you') return it;
  return { ...it, object: say('person.they.object'), own: say('person.they.own'), o: 2 };
}

function withSubject(text: string, kind: Piece['kind'], it: Named, context: Context, later: boolean): string {
  const { say, addressed } = context;
  if (kind === 'state') {
    const subject = addressed && it.kind !== 'you' ? say('person.they') : it.subject;
    return say('text.of', { subject, text });
  }
  if (kind === 'yours') return it.kind !== 'you' && (addressed || later) ? say('text.you', { text }) : text;
  return kind !== 'deed' || it.kind === 'you' || addressed
    ? text
    : say('text.of', { subject: it.subject, text });
}

/** As sentences that begin small and have no full stop yet. */
export function rawSentences(pieces: readonly Piece[], context: Context): string[] {
  return groups(pieces, context, false);
}

/** As sentences. */
export function sentences(pieces: readonly Piece[], context: Context): string {
  return told(rawSentences(pieces, context));
}

/** Sentences with their full stops; `small`: the first begins small, because it stands behind a label. */
export function told(raw: readonly string[], small = false): string {
  return raw
    .filter(Boolean)
    .map((text, i) => `${small && i === 0 ? text : capital(text)}${/[.!]$/.test(text) ? '' : '.'}`)
    .join(' ');
}

/** As a part of a sentence. */
export function joined(pieces: readonly Piece[], context: Context): string {
  const parts = groups(pieces, context, true);
  return parts.length < 2 ? (parts[0] ?? '') : parts.reduce((a, b) => context.say('list.then', { a, b }));
}
