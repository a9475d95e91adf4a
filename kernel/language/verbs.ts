import type { Effect } from '../effect.ts';
import { meantPerhaps } from '../nearest.ts';
import type { Fields, Parameter } from './parameters.ts';
import { type Argument, type Branch, LanguageError, parse, type Statement } from './parse.ts';
import { readRanges } from './ranges.ts';
import { either, expectToWork, type Places, type Standing, type Works } from './standing.ts';
import { expectBlock, expectBranches, expectSequence } from './vain.ts';

/** What `if` may ask, declared as verbs are. */
export interface Asked extends Works {
  readonly args?: readonly Parameter[];
  readonly rules: readonly string[];
}

/** A verb of a game's card language: its arguments, what stands in its braces, the ledger rules it carries out, and where it works. */
export interface Verb extends Works {
  readonly args?: readonly Parameter[];
  /** Instead of arguments it takes one of these conditions with its words. */
  readonly conditions?: Readonly<Record<string, Asked>>;
  /**
   * `effect`: a block; a list of words: branches with these labels; `ranges`: branches by die result; `labels`: any, or
   * some of `oneOf`.
   */
  readonly body?:
    | 'effect'
    | 'optional-effect'
    | 'ranges'
    | 'labels'
    | { readonly oneOf: readonly string[] }
    | readonly string[];
  readonly rules: readonly string[];
  /** The moment at which its block is carried out, if not at once. */
  readonly opens?: string | ((fields: Fields) => string);
  /** It does nothing at all: for branches that need a word. */
  readonly idle?: boolean;
  /** Nothing that follows it happens any more. */
  readonly ends?: boolean;
  /** A second one after it does nothing. */
  readonly once?: boolean;
  /** By label: the words that have a meaning in that branch (by how much a test `fail`ed: `margin`). */
  readonly gives?: Readonly<Record<string, readonly string[]>>;
}

export type Verbs = Readonly<Record<string, Verb>>;

/** The card language of a game. Without places it says nothing about where its verbs work. */
export interface Language extends Partial<Places> {
  readonly verbs: Verbs;
}

export interface LabelBranch<E = Effect> {
  readonly label: string;
  readonly effect: readonly E[];
}

/**
 * Turns a text into effects. Every parameter and branch becomes a field, present whether written or not, so that all
 * effects of a kind have the same shape. Throws a LanguageError at the column of the mistake. With a bearer, what could
 * never do anything there is a mistake.
 */
export function compile(source: string, language: Language, bearer?: string): readonly Effect[] {
  const statements = parse(source);
  const { verbs, moments, bearers } = language;
  if (bearer === undefined || !moments || !bearers) return new Compiler(verbs).effects(statements, undefined);
  const { moment } = bearers[bearer];
  const all = new Set(statements.flatMap(verbsIn));
  const standing: Standing = {
    bearer,
    moment,
    direct: true,
    given: [],
    verbs: all,
    within: [],
    before: [],
    subject: '',
  };
  return new Compiler(verbs, { moments, bearers }).effects(statements, standing);
}

function verbsIn({ verb, block = [], branches = [] }: Statement): string[] {
  return [verb, ...[...block, ...branches.flatMap(({ effect }) => effect)].flatMap(verbsIn)];
}

class Compiler {
  readonly #verbs: Verbs;
  readonly #places: Places | undefined;

  constructor(verbs: Verbs, places?: Places) {
    this.#verbs = verbs;
    this.#places = places;
  }

  effects(statements: readonly Statement[], standing: Standing | undefined): Effect[] {
    if (standing) expectSequence(statements, this.#verbs);
    const before = statements.map(({ verb }) => verb);
    return statements.map((statement, i) =>
      this.#one(statement, standing && { ...standing, before: before.slice(0, i) }),
    );
  }

  #one(statement: Statement, standing: Standing | undefined): Effect {
    const verb = known(this.#verbs, statement.verb, 'verb', statement.column);
    const fields = verb.conditions
      ? this.#condition(statement, verb.conditions, standing)
      : this.#arguments(`'${statement.verb}'`, statement, verb.args ?? [], standing);
    this.#expect(asWritten(statement.verb, statement.args), verb, fields, standing, statement.column);
    return { do: statement.verb, ...fields, ...this.#body(statement, verb, fields, standing) };
  }

  #expect(name: string, works: Works, fields: Fields, standing: Standing | undefined, column: number): void {
    if (standing && this.#places) expectToWork(name, works, fields, standing, this.#places, column);
  }

  /** The condition and its words as they are written: the game reads them when it is asked. */
  #condition(
    { args: [first, ...words], verb, column }: Statement,
    conditions: Readonly<Record<string, Asked>>,
    standing: Standing | undefined,
  ): Fields {
    const names = Object.keys(conditions).sort().join(', ');
    if (!first) throw new LanguageError(column, `'${verb}' expects a condition: ${names}`);
    const asked = known(conditions, first.word, 'condition', first.column);
    const name = `'${verb} ${first.word}'`;
    const fields = this.#arguments(name, { args: words, column: first.column }, asked.args ?? [], standing);
    this.#expect(asWritten(`${verb} ${first.word}`, words), asked, fields, standing, first.column);
    return { condition: first.word, words: words.map(({ word }) => word) };
  }

  #arguments(
    name: string,
    { args, column }: Pick<Statement, 'args' | 'column'>,
    parameters: readonly Parameter[],
    standing: Standing | undefined,
  ): Fields {
    const fields: Record<string, unknown> = {};
    const passed: Parameter[] = [];
    let at = 0;
    const expected = (parameter: Parameter, argument: Argument | undefined): never => {
      const found = argument ? `'${argument.word}'` : 'nothing';
      const perhaps = argument ? meantPerhaps(argument.word, wordsOf([parameter], fields)) : '';
      throw new LanguageError(
        argument?.column ?? column,
        `${name} expects ${whatOf(parameter, fields)}, found ${found}${perhaps}`,
      );
    };
    for (const parameter of parameters) {
      if (parameter.after && !parameter.after.when(fields)) {
        fields[parameter.name] = parameter.after.otherwise;
        continue;
      }
      if (parameter.rest) {
        if (at === args.length) expected(parameter, undefined);
        const left = args.slice(at);
        fields[parameter.name] = left.map((one) => parameter.read(one, fields) ?? expected(parameter, one));
        at = args.length;
        continue;
      }
      const argument: Argument | undefined = args[at];
      const value = argument && parameter.read(argument, fields);
      if (value !== undefined) {
        this.#expectGiven(parameter, value, standing, argument.column);
        fields[parameter.name] = value;
        at++;
      } else if ('standard' in parameter) {
        fields[parameter.name] = parameter.standard;
        passed.push(parameter);
      } else expected(parameter, argument);
    }
    const extra = args[at];
    if (extra) {
      const could = either(passed.map((parameter) => whatOf(parameter, fields)).filter(Boolean));
      const instead = could && `. There could stand ${could}`;
      const perhaps = meantPerhaps(extra.word, wordsOf(passed, fields));
      throw new LanguageError(extra.column, `${name} has no use for '${extra.word}'${perhaps}${instead}`);
    }
    return fields;
  }

  #expectGiven(
    { given = [] }: Parameter,
    value: unknown,
    standing: Standing | undefined,
    column: number,
  ): void {
    if (!standing || typeof value !== 'string') return;
    if (!given.includes(value) || standing.given.includes(value)) return;
    const places = Object.entries(this.#verbs).flatMap(([verb, { gives = {} }]) =>
      Object.keys(gives).flatMap((label) => (gives[label].includes(value) ? `${verb} { ${label}: … }` : [])),
    );
    throw new LanguageError(column, `'${value}' means nothing here. Put it into ${either(places)}`);
  }

  #body(
    statement: Statement,
    verb: Verb,
    fields: Fields,
    standing: Standing | undefined,
  ): Record<string, unknown> {
    const { body } = verb;
    const fail = (message: string): never => {
      throw new LanguageError(statement.column, `'${statement.verb}' ${message}`);
    };
    const inside = (effect: readonly Statement[], label = ''): Effect[] =>
      this.effects(effect, standing && insideOf(statement.verb, verb, fields, label, standing));
    if (body === undefined) return statement.block || statement.branches ? fail('has no block') : {};
    if (body === 'effect' || body === 'optional-effect') {
      if (statement.branches) return fail('takes a block without labels');
      if (!statement.block && body === 'effect') return fail('needs a block { … }');
      const block = inside(statement.block ?? []);
      if (standing && body === 'effect') expectBlock(statement, block, this.#verbs);
      return { block };
    }
    const branches = statement.branches ?? fail('needs branches { label: … | … }');
    const expectDifferent = (all: readonly (readonly Effect[])[]) =>
      standing && expectBranches(statement, all, this.#verbs);
    if (body === 'ranges') {
      const ranges = readRanges(branches, inside, statement);
      expectDifferent(ranges.map(({ effect }) => effect));
      return { branches: ranges };
    }
    if (body === 'labels' || 'oneOf' in body) {
      if (body !== 'labels') expectLabels(branches, body.oneOf);
      else if (branches.length === 1) fail('has one branch, so there is nothing to choose. Add another');
      const labelled = branches.map(({ label, effect }) => ({ label, effect: inside(effect, label) }));
      const leftOut = body !== 'labels' && branches.length < body.oneOf.length ? [[]] : [];
      expectDifferent([...labelled.map(({ effect }) => effect), ...leftOut]);
      return { branches: labelled };
    }
    expectLabels(branches, body);
    const written = new Map(branches.map(({ label, effect }) => [label, inside(effect, label)]));
    const all = body.map((label) => [label, written.get(label) ?? []] as const);
    // (Where there is one label, nothing happens otherwise.)
    expectDifferent([...all.map(([, effect]) => effect), ...(body.length === 1 ? [[]] : [])]);
    return Object.fromEntries(all);
  }
}

function known<T>(all: Readonly<Record<string, T>>, name: string, what: string, column: number): T {
  if (Object.hasOwn(all, name)) return all[name];
  const names = Object.keys(all).sort().join(', ');
  const plural = what[0].toUpperCase() + what.slice(1);
  const perhaps = meantPerhaps(name, Object.keys(all));
  throw new LanguageError(column, `there is no ${what} '${name}'${perhaps}. ${plural}s: ${names}`);
}

function asWritten(name: string, words: readonly Argument[]): string {
  return `'${[name, ...words.map(({ word }) => word)].join(' ')}'`;
}

/** The words that could stand there, as far as they can be listed. */
function wordsOf(parameters: readonly Parameter[], fields: Fields): readonly string[] {
  return parameters.flatMap(({ words = [] }) => (typeof words === 'function' ? words(fields) : words));
}

function whatOf({ what }: Parameter, fields: Fields): string {
  return typeof what === 'string' ? what : what(fields);
}

/** What stands in the braces of a verb stands deeper, unless they open another moment. */
function insideOf(
  name: string,
  { opens, gives = {} }: Verb,
  fields: Fields,
  label: string,
  outside: Standing,
): Standing {
  const moment = typeof opens === 'function' ? opens(fields) : opens;
  const given = [...outside.given, ...(gives[label] ?? [])];
  const within = [...outside.within, name];
  if (moment === undefined) return { ...outside, direct: false, given, within };
  const subject = typeof fields.subject === 'string' ? fields.subject : '';
  return { ...outside, moment, direct: true, given, within, subject };
}

function expectLabels(branches: readonly Branch[], labels: readonly string[]): void {
  for (const { label, column } of branches)
    if (!labels.includes(label)) throw new LanguageError(column, `the labels here are ${labels.join(', ')}`);
}
