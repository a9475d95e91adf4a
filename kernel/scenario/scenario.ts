import type { Arrangement } from '../arrange.ts';
import type { Json, Seat } from '../ids.ts';
import { Misfit } from '../refusal.ts';
import { anything, flag, listOf, mapOf, misfitsOf, object, type Shape, text, wholeNumber } from '../shape.ts';

/** What must hold at a moment of a scenario. Every part is optional; see docs/scenarios.md. */
export interface Expectation {
  readonly asked?: Json;
  readonly options?: readonly string[];
  readonly only?: readonly string[];
  readonly forbidden?: Readonly<Record<string, string>>;
  readonly facts?: Readonly<Record<string, Json>>;
  readonly events?: readonly Readonly<Record<string, Json>>[];
  readonly 'no-events'?: readonly Readonly<Record<string, Json>>[];
  readonly view?: Readonly<Record<string, Json>>;
  readonly outcome?: Json;
  readonly undo?: boolean;
}

export type Step =
  | { readonly dice: readonly number[] }
  | { readonly next: Readonly<Record<string, Json>> }
  | { readonly arrange: readonly Arrangement[] }
  | { readonly seat?: Seat; readonly choose: string | readonly string[] }
  | { readonly seat?: Seat; readonly refused: string; readonly rule?: string }
  | { readonly seat?: Seat; readonly hold: boolean }
  | { readonly seat?: Seat; readonly prefer: Readonly<Record<string, string>> }
  | { readonly seat?: Seat; readonly undo: true }
  | { readonly seat?: Seat; readonly resign: true }
  | { readonly expect: Expectation };

/** A rule told as a little story: what lies where, who chooses what, what must come of it. */
export interface Scenario {
  readonly title: string;
  readonly rules: readonly string[];
  readonly game: string;
  readonly options?: Readonly<Record<string, Json>>;
  readonly seats: readonly Readonly<Record<string, Json>>[];
  readonly seed?: string;
  readonly arrange?: readonly Arrangement[];
  readonly steps: readonly Step[];
}

const anyRecord = mapOf(anything);

const shape = object(
  { title: text, rules: listOf(text), game: text, seats: listOf(anyRecord), steps: listOf(anyRecord) },
  { options: anyRecord, seed: text, arrange: listOf(anyRecord), comment: text },
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
    view: object({ seat: anything }, { facts: anyRecord, options: listOf(text), hides: listOf(text) }),
    outcome: anything,
    undo: flag,
  },
);

/** One option, or the picks of a draft. */
const chosen: Shape<unknown> = {
  what: 'an option, or the picks of a draft',
  check(value, path, problems): value is unknown {
    return Array.isArray(value)
      ? listOf(text).check(value, path, problems)
      : text.check(value, path, problems);
  },
};

const who = { seat: wholeNumber(0), comment: text };
const kinds: Record<string, Shape<unknown>> = {
  dice: object({ dice: listOf(wholeNumber(1)) }, { comment: text }),
  next: object({ next: anyRecord }, { comment: text }),
  arrange: object({ arrange: listOf(anyRecord) }, { comment: text }),
  choose: object({ choose: chosen }, who),
  refused: object({ refused: text }, { ...who, rule: text }),
  hold: object({ hold: flag }, who),
  prefer: object({ prefer: mapOf(text) }, who),
  undo: object({ undo: flag }, who),
  resign: object({ resign: flag }, who),
  expect: object({ expect: expectation }, { comment: text }),
};

/** Checks a scenario file. Throws a Misfit that names each place and reason. */
export function readScenario(value: unknown): Scenario {
  const problems = misfitsOf(shape, value);
  const steps = (value as { steps?: unknown } | null)?.steps;
  if (Array.isArray(steps)) {
    steps.forEach((step, i) => {
      const kind = Object.keys(kinds).find((k) => typeof step === 'object' && step !== null && k in step);
      if (kind) kinds[kind].check(step, `steps[${i}]`, problems);
      else problems.push(`steps[${i}]: must be one of ${Object.keys(kinds).join(', ')}`);
    });
  }
  if (problems.length > 0) throw new Misfit('This scenario does not fit', problems);
  return value as Scenario;
}
