import type { Arrangement } from '../arrange.ts';
import type { Json, Seat } from '../ids.ts';
import { meantPerhaps } from '../nearest.ts';
import { Misfit } from '../refusal.ts';
import {
  anything,
  either,
  flag,
  listOf,
  mapOf,
  misfitsOf,
  object,
  oneOf,
  type Shape,
  text,
  wholeNumber,
} from '../shape.ts';

type AnyRecord = Readonly<Record<string, Json>>;

/** What must hold at a moment of a scenario. Every part is optional; see docs/scenarios.md. */
export interface Expectation {
  readonly asked?: Json;
  readonly options?: readonly string[];
  readonly only?: readonly string[];
  readonly forbidden?: Readonly<Record<string, string>>;
  readonly facts?: AnyRecord;
  readonly events?: readonly AnyRecord[];
  readonly 'no-events'?: readonly AnyRecord[];
  readonly zones?: AnyRecord;
  readonly view?: ViewExpectation;
  readonly outcome?: Json;
  readonly undo?: boolean;
}

/** What one seat sees, is offered and was told. */
export interface ViewExpectation {
  readonly seat: Seat | 'spectator';
  readonly facts?: AnyRecord;
  readonly options?: readonly string[];
  readonly events?: readonly AnyRecord[];
  readonly 'no-events'?: readonly AnyRecord[];
  readonly hides?: readonly string[];
}

/** A choice, or each of several, that must be refused: by a rule, unless any refusal will do. */
export interface Refused {
  readonly seat?: Seat;
  readonly refused: string | readonly string[];
  readonly rule?: string;
  readonly any?: boolean;
}

/** Something to be shown to who writes the scenario. */
export interface Print {
  readonly print: 'facts' | 'events' | 'options' | 'zones';
  readonly seat?: Seat;
}

/** What a seat does. */
export type Acting =
  | { readonly seat?: Seat; readonly choose: string | readonly string[] }
  | Refused
  | { readonly seat?: Seat; readonly hold: boolean }
  | { readonly seat?: Seat; readonly prefer: Readonly<Record<string, string>> }
  | { readonly seat?: Seat; readonly undo: true }
  | { readonly seat?: Seat; readonly resign: true };

/** Dice, or the next cards of piles. */
export type Arranging = { readonly comment?: string; readonly spare?: boolean } & (
  | { readonly dice: readonly number[] }
  | { readonly next: AnyRecord }
);

export type Step =
  | Arranging
  | { readonly arrange: readonly Arrangement[] }
  | Acting
  | { readonly expect: Expectation }
  | Print;

/** A rule told as a little story: what lies where, who chooses what, what must come of it. */
export interface Scenario {
  readonly title: string;
  readonly rules: readonly string[];
  readonly game: string;
  /** Content packs that are added to the game. */
  readonly packs?: readonly Json[];
  readonly options?: AnyRecord;
  readonly seats: readonly AnyRecord[];
  readonly seed?: string;
  readonly arrange?: readonly Arrangement[];
  readonly steps: readonly Step[];
}

const anyRecord = mapOf(anything);

const shape = object(
  { title: text, rules: listOf(text), game: text, seats: listOf(anyRecord), steps: listOf(anyRecord) },
  {
    packs: listOf(either(text, anyRecord)),
    options: anyRecord,
    seed: text,
    arrange: listOf(anyRecord),
    comment: text,
  },
);

const expectation = object(
  {},
  {
    asked: anything,
    options: listOf(text),
    only: listOf(text),
    forbidden: mapOf(text),
    facts: anyRecord,
    events: listOf(anyRecord),
    'no-events': listOf(anyRecord),
    zones: anyRecord,
    view: object(
      { seat: anything },
      {
        facts: anyRecord,
        options: listOf(text),
        events: listOf(anyRecord),
        'no-events': listOf(anyRecord),
        hides: listOf(text),
      },
    ),
    outcome: anything,
    undo: flag,
  },
);

/** One option, or several. */
const options: Shape<unknown> = {
  what: 'an option, or a list of options',
  check(value, path, problems): value is unknown {
    return Array.isArray(value)
      ? listOf(text).check(value, path, problems)
      : text.check(value, path, problems);
  },
};

const who = { seat: wholeNumber(0), comment: text };
const kinds: Record<string, Shape<unknown>> = {
  dice: object({ dice: listOf(wholeNumber(1)) }, { spare: flag, comment: text }),
  next: object({ next: anyRecord }, { spare: flag, comment: text }),
  arrange: object({ arrange: listOf(anyRecord) }, { comment: text }),
  choose: object({ choose: options }, who),
  refused: object({ refused: options }, { ...who, rule: text, any: flag }),
  hold: object({ hold: flag }, who),
  prefer: object({ prefer: mapOf(text) }, who),
  undo: object({ undo: flag }, who),
  resign: object({ resign: flag }, who),
  expect: object({ expect: expectation }, { comment: text }),
  print: object({ print: oneOf('facts', 'events', 'options', 'zones') }, who),
};

/**
 * Checks a scenario file. Throws a Misfit that names each place and reason. `read` gives the content packs that are
 * named by their files.
 */
export function readScenario(value: unknown, read?: (file: string) => Json): Scenario {
  const steps = (value as { steps?: unknown } | null)?.steps;
  const told = Array.isArray(steps) ? steps : [];
  const problems = [
    ...misfitsOf(shape, value),
    ...told.flatMap((step, i) => stepProblems(step, `steps[${i}]`)),
  ];
  if (problems.length > 0) throw new Misfit('This scenario does not fit', problems);
  const scenario = value as Scenario;
  return scenario.packs ? { ...scenario, packs: scenario.packs.map((pack) => opened(pack, read)) } : scenario;
}

function stepProblems(step: unknown, path: string): string[] {
  const kind = Object.keys(kinds).find((k) => typeof step === 'object' && step !== null && k in step);
  if (!kind) return [noStep(step, path)];
  const problems: string[] = [];
  kinds[kind].check(step, path, problems);
  const { rule, any } = step as { rule?: unknown; any?: unknown };
  if (kind === 'expect') problems.push(...emptyParts((step as { expect: unknown }).expect, `${path}.expect`));
  if (kind === 'refused' && (rule === undefined) !== (any === true))
    problems.push(`${path}: say by which "rule" it is refused, or "any": true if any refusal will do`);
  return problems;
}

/** What is no step: which field is not known, and what was probably meant. */
function noStep(step: unknown, path: string): string {
  const names = Object.keys(kinds);
  const said = typeof step === 'object' && step !== null ? Object.keys(step) : [];
  const strange = said.find((key) => !(key in who)) ?? said[0];
  const why = strange === undefined ? '' : `: '${strange}' is none${meantPerhaps(strange, names)}`;
  return `${path}: must be one of ${names.join(', ')}${why}`;
}

/** Parts of an expectation that say nothing. (`only: []` says that there is no option.) */
function emptyParts(expect: unknown, path: string): string[] {
  if (typeof expect !== 'object' || expect === null) return [];
  const { only: _only, seat: _seat, view, ...parts } = expect as Record<string, unknown>;
  if (Object.keys(parts).length === 0 && view === undefined && _only === undefined)
    return [`${path}: expects nothing`];
  const empty = Object.entries(parts).filter(
    ([, part]) => typeof part === 'object' && part !== null && Object.keys(part).length === 0,
  );
  return [
    ...empty.map(([key]) => `${path}.${key}: expects nothing`),
    ...(view === undefined ? [] : emptyParts(view, `${path}.view`)),
  ];
}

function opened(pack: Json, read: ((file: string) => Json) | undefined): Json {
  if (typeof pack !== 'string') return pack;
  if (!read)
    throw new Misfit('This scenario does not fit', [`packs: '${pack}' is a file, and none is read here`]);
  return read(pack);
}
