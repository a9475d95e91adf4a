/**
 * Where a statement stands: on what, and at which moment it is carried out. A game declares of its verbs and conditions
 * where they work; a text that could never do anything is refused when it is read, with what to do instead.
 */
import type { Fields } from './parameters.ts';
import { LanguageError } from './parse.ts';

/** What carries texts: a kind of card, an ability. */
export interface Bearer {
  /** In words, for messages: `an encounter card`. */
  readonly what: string;
  /** The moment at which its text is carried out. */
  readonly moment: string;
  /** The verbs that keep it; without one of them it is gone before anything that `lasts` could happen. */
  readonly keptBy?: readonly string[];
}

/** When a statement is carried out. */
export interface Moment {
  /** In words: `when the card is drawn`. */
  readonly when: string;
  /** Where that is in a text, for who has put something into the wrong place: `on heal { … }`. */
  readonly write: string;
  /** Nothing is carried out then: only what names the moment in its `during` has a meaning. */
  readonly idle?: boolean;
}

/** Everything that can carry a text, and every moment at which a part of one is carried out, by name. */
export interface Places {
  readonly moments: Readonly<Record<string, Moment>>;
  readonly bearers: Readonly<Record<string, Bearer>>;
}

/** Names of moments or bearers, where it matters by what is written; undefined for all. */
export type Limit =
  | readonly string[]
  | ((fields: Fields, standing: Standing) => readonly string[] | undefined);

/** Where something works; anywhere as far as it does not say. */
export interface Works {
  /** During which moments. */
  readonly during?: Limit;
  /** On what. */
  readonly bearers?: Limit;
  /** Not inside the braces of another verb. */
  readonly direct?: (fields: Fields, standing: Standing) => boolean;
  /** Only while its bearer is kept. */
  readonly lasts?: boolean | ((fields: Fields) => boolean);
  /** Only with one of these verbs somewhere in the text. */
  readonly needs?: readonly string[];
  /** Why it would make no difference as it is written, and what to do: `'limit' …. Leave it out`. */
  readonly vain?: (fields: Fields, standing: Standing) => string | undefined;
}

export interface Standing {
  readonly bearer: string;
  readonly moment: string;
  /** In the text or in the block that opened the moment, not deeper. */
  readonly direct: boolean;
  /** The words that verbs around it have given a meaning to. */
  readonly given: readonly string[];
  /** All verbs of the whole text. */
  readonly verbs: ReadonlySet<string>;
  /** The verbs in whose braces it stands, the outermost first. */
  readonly within: readonly string[];
  /** The verbs that stand before it, in the same braces. */
  readonly before: readonly string[];
  /** What the moment is about, where a text says so: `wounded trap`. */
  readonly subject: string;
}

/** Throws a LanguageError if `name` could never do anything where it stands. */
export function expectToWork(
  name: string,
  works: Works,
  fields: Fields,
  standing: Standing,
  { moments, bearers }: Places,
  column: number,
): void {
  const refuse = (why: string): never => {
    throw new LanguageError(column, why);
  };
  const bearer = bearers[standing.bearer];
  const moment = moments[standing.moment];
  const borne = within(works.bearers, fields, standing);
  if (borne !== undefined && !borne.includes(standing.bearer))
    refuse(
      `${name} does nothing on ${bearer.what}. It works on ${either([...new Set(borne.map((one) => bearers[one].what))])}`,
    );
  const during = within(works.during, fields, standing);
  if (during === undefined ? moment.idle : !during.includes(standing.moment)) {
    const elsewhere = during ?? Object.keys(moments).filter((one) => !moments[one].idle);
    refuse(
      `${name} does nothing ${moment.when}. Put it into ${either(elsewhere.map((one) => moments[one].write))}`,
    );
  }
  if (!standing.direct && works.direct?.(fields, standing))
    refuse(`${name} does nothing inside the braces of another verb. Put it directly into ${moment.write}`);
  const { keptBy } = bearer;
  const lasts = typeof works.lasts === 'function' ? works.lasts(fields) : works.lasts;
  if (lasts && keptBy && !keptBy.some((verb) => standing.verbs.has(verb)))
    refuse(
      `${name} does nothing on ${bearer.what} that is not kept. Add ${either(keptBy.map((verb) => `'${verb}'`))}`,
    );
  const { needs } = works;
  if (needs && !needs.some((verb) => standing.verbs.has(verb)))
    refuse(
      `${name} does nothing without ${either(needs.map((verb) => `'${verb}'`))}. Add one, or leave it out`,
    );
  const vain = works.vain?.(fields, standing);
  if (vain !== undefined) refuse(vain);
}

function within(limit: Limit | undefined, fields: Fields, standing: Standing): readonly string[] | undefined {
  return typeof limit === 'function' ? limit(fields, standing) : limit;
}

/** More places than this help nobody. */
const MOST = 6;

export function either(all: readonly string[]): string {
  const words = all.length > MOST ? [...all.slice(0, MOST), '…'] : all;
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
