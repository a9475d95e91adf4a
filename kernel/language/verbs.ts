import type { Effect } from '../effect.ts';
import { type Amount, type Range, readAmount, readDice, readRange } from './amount.ts';
import { type Argument, type Branch, LanguageError, parse, type Statement } from './parse.ts';

/** One argument of a verb. */
export interface Parameter {
  readonly name: string;
  /** In words, for messages: `an attribute`. */
  readonly what: string;
  readonly standard?: unknown;
  /** A parameter that takes all the words that are left. */
  readonly rest?: boolean;
  /** The value, or undefined if the word does not fit. */
  read(argument: Argument): unknown;
}

/** A verb of a game's card language: its arguments, what stands in its braces, and the ledger rules it carries out. */
export interface Verb {
  readonly args?: readonly Parameter[];
  /** `effect`: a block; a list of words: branches with these labels; `ranges`: branches by die result; `labels`: any. */
  readonly body?: 'effect' | 'optional-effect' | 'ranges' | 'labels' | readonly string[];
  readonly rules: readonly string[];
}

export type Verbs = Readonly<Record<string, Verb>>;

/** A branch by die result. */
export interface RangeBranch<E = Effect> extends Range {
  readonly effect: readonly E[];
}

export interface LabelBranch<E = Effect> {
  readonly label: string;
  readonly effect: readonly E[];
}

/**
 * Turns a text into effects. Every parameter and branch becomes a field, present whether written or not, so that all
 * effects of a kind have the same shape. Throws a LanguageError at the column of the mistake.
 */
export function compile(source: string, verbs: Verbs): readonly Effect[] {
  return parse(source).map((statement) => compileOne(statement, verbs));
}

function compileOne(statement: Statement, verbs: Verbs): Effect {
  const verb = Object.hasOwn(verbs, statement.verb) ? verbs[statement.verb] : undefined;
  if (!verb) {
    const known = Object.keys(verbs).sort().join(', ');
    throw new LanguageError(statement.column, `there is no verb '${statement.verb}'. Verbs: ${known}`);
  }
  return {
    do: statement.verb,
    ...readArguments(statement, verb.args ?? []),
    ...readBody(statement, verb, verbs),
  };
}

function readArguments(statement: Statement, parameters: readonly Parameter[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  let at = 0;
  for (const parameter of parameters) {
    if (parameter.rest) {
      values[parameter.name] = statement.args
        .slice(at)
        .map((argument) => read(parameter, argument, statement));
      at = statement.args.length;
      continue;
    }
    const argument = statement.args[at];
    const value = argument && parameter.read(argument);
    if (value !== undefined) {
      values[parameter.name] = value;
      at++;
    } else if ('standard' in parameter) {
      values[parameter.name] = parameter.standard;
    } else {
      const found = argument ? `'${argument.word}'` : 'nothing';
      throw new LanguageError(
        argument?.column ?? statement.column,
        `'${statement.verb}' expects ${parameter.what}, found ${found}`,
      );
    }
  }
  const extra = statement.args[at];
  if (extra) throw new LanguageError(extra.column, `'${statement.verb}' has no use for '${extra.word}'`);
  return values;
}

function read(parameter: Parameter, argument: Argument, statement: Statement): unknown {
  const value = parameter.read(argument);
  if (value !== undefined) return value;
  throw new LanguageError(
    argument.column,
    `'${statement.verb}' expects ${parameter.what}, found '${argument.word}'`,
  );
}

function readBody(statement: Statement, verb: Verb, verbs: Verbs): Record<string, unknown> {
  const { body } = verb;
  const fail = (message: string): never => {
    throw new LanguageError(statement.column, `'${statement.verb}' ${message}`);
  };
  if (body === undefined) return statement.block || statement.branches ? fail('has no block') : {};
  if (body === 'effect' || body === 'optional-effect') {
    if (statement.branches) return fail('takes a block without labels');
    if (!statement.block && body === 'effect') return fail('needs a block { … }');
    return { block: (statement.block ?? []).map((inner) => compileOne(inner, verbs)) };
  }
  const branches = statement.branches ?? fail('needs branches { label: … | … }');
  if (body === 'ranges') return { branches: readRanges(branches, verbs, statement) };
  if (body === 'labels') {
    return {
      branches: branches.map(({ label, effect }) => ({
        label,
        effect: effect.map((e) => compileOne(e, verbs)),
      })),
    };
  }
  return readLabels(branches, body, verbs);
}

function readLabels(
  branches: readonly Branch[],
  labels: readonly string[],
  verbs: Verbs,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const label of labels) fields[label] = [];
  for (const { label, effect, column } of branches) {
    if (!labels.includes(label)) throw new LanguageError(column, `the labels here are ${labels.join(', ')}`);
    fields[label] = effect.map((inner) => compileOne(inner, verbs));
  }
  return fields;
}

/** The ranges must cover every result of the dice once. */
function readRanges(branches: readonly Branch[], verbs: Verbs, statement: Statement): RangeBranch[] {
  const ranges = branches.map(({ label, effect, column }) => {
    const range = readRange(label);
    if (!range) throw new LanguageError(column, `'${label}' is no die result or range of results`);
    return { ...range, column, effect: effect.map((inner) => compileOne(inner, verbs)) };
  });
  const dice = statement.args.map((a) => readDice(a.word)).find((d) => d !== undefined);
  let expected = dice ? dice.dice : 1;
  for (const { from, to, column } of [...ranges].sort((a, b) => a.from - b.from)) {
    if (from !== expected)
      throw new LanguageError(column, `the results are not each named once: expected ${expected}`);
    expected = to + 1;
  }
  const most = dice ? dice.dice * dice.sides : 6;
  if (expected <= most) throw new LanguageError(statement.column, `no branch for a result of ${expected}`);
  return ranges.map(({ from, to, effect }) => ({ from, to, effect }));
}

// ------------------------------------------------------------------ kinds of parameter

export function word<T extends string>(name: string, what: string, words: readonly T[]): Parameter {
  return { name, what, read: (a) => words.find((w) => w === a.word && !a.conditions) };
}

export function anyWord(name: string, what: string): Parameter {
  return { name, what, read: (a) => (a.conditions ? undefined : a.word) };
}

export function number(name: string, what = 'a number'): Parameter {
  return { name, what, read: (a) => (/^[+-]?\d+$/.test(a.word) ? Number(a.word) : undefined) };
}

/** A number, dice, or one of the words the game knows a number for. */
export function amount(name: string, words: readonly string[] = []): Parameter {
  return {
    name,
    what: `an amount (a number, dice${words.map((w) => `, ${w}`).join('')})`,
    read(a): Amount | undefined {
      const value = readAmount(a.word);
      return typeof value === 'string' && !words.includes(value) ? undefined : value;
    },
  };
}

export function dice(name: string): Parameter {
  return { name, what: 'dice such as d6 or 2d6', read: (a) => readDice(a.word) };
}

/** A word that may stand there or not: true or false. */
export function mark(name: string, written: string): Parameter {
  return {
    name,
    what: `'${written}'`,
    standard: false,
    read: (a) => (a.word === written ? true : undefined),
  };
}

export function optional(parameter: Parameter, standard: unknown): Parameter {
  return { ...parameter, standard, read: (a) => parameter.read(a) };
}

export function rest(parameter: Parameter): Parameter {
  return { ...parameter, rest: true, read: (a) => parameter.read(a) };
}

export function selector(name: string, nouns: readonly string[]): Parameter {
  return {
    name,
    what: `a selector (${nouns.join(', ')})`,
    read: (a) => (nouns.includes(a.word) ? { noun: a.word, conditions: a.conditions ?? [] } : undefined),
  };
}
