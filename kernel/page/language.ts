/** The card language of a game for people who write cards: its words, what they mean and where they work. */
import type { Game } from '../game.ts';
import type { Parameter } from '../language/parameters.ts';
import type { Limit } from '../language/standing.ts';
import type { Asked, Language, Verb } from '../language/verbs.ts';
import { code, part, table } from './markdown.ts';

/** The language with what its words mean, by verb, condition and moment. */
export interface Texts {
  readonly language: Language;
  readonly verbs: Readonly<Record<string, string>>;
  readonly conditions: Readonly<Record<string, string>>;
  readonly moments: Readonly<Record<string, string>>;
}

export function languageParts({ spec }: Game): string[] {
  const { texts } = spec.declares ?? {};
  if (!texts) return [];
  return [verbsPart(texts), conditionsPart(texts), momentsPart(texts)];
}

function verbsPart({ language, verbs }: Texts): string {
  const all = sorted(language.verbs);
  const rows = all.map(([name, verb]) => [
    code(`${name}${verb.conditions ? ' CONDITION' : wordsOf(verb.args)}${bodyOf(verb)}`),
    verbs[name] ?? '',
    placesOf(verb, language),
  ]);
  return part(
    'Verbs',
    'Words in capitals are replaced, of words with `/` between them one is written, what stands in brackets may be left out. A verb works everywhere as far as the last column does not say; `underhall check` tells the rest.',
    table(['written', 'what happens', 'where it works'], rows),
    table(['for', 'write'], capitalsIn(all.map(([, verb]) => verb))),
  );
}

/** What is written for the words in capitals. */
function capitalsIn(verbs: readonly Verb[]): string[][] {
  const asked = verbs.flatMap(({ conditions = {} }) => Object.values(conditions));
  const all = [...verbs, ...asked].flatMap(({ args = [] }) => args);
  const written = new Map<string, Set<string>>();
  for (const parameter of all) {
    const name = nameOf(parameter);
    const { what, words } = parameter;
    if (name !== name.toUpperCase() || typeof what !== 'string') continue;
    const told = name === 'MOMENT' ? 'a moment, see below' : Array.isArray(words) ? words.join(', ') : what;
    written.set(name, (written.get(name) ?? new Set()).add(told));
  }
  return [...written].sort().map(([name, told]) => [code(name), [...told].join('; or ')]);
}

function conditionsPart({ language, conditions }: Texts): string {
  const all = Object.values(language.verbs).flatMap((verb) => sorted(verb.conditions ?? {}));
  const rows = all.map(([name, asked]) => [
    code(`if ${name}${wordsOf(asked.args)}`),
    conditions[name] ?? '',
    placesOf(asked, language),
  ]);
  return part('Conditions', '', table(['written', 'is so if', 'where it works'], rows));
}

function momentsPart({ language, moments }: Texts): string {
  const named = Object.values(language.verbs).flatMap(({ args = [] }) => args);
  const about = (event: string) => [
    ...new Set(
      named.flatMap(({ name, words }) =>
        name === 'subject' && typeof words === 'function' ? words({ event }) : [],
      ),
    ),
  ];
  const rows = Object.entries(moments).map(([name, when]) => [
    code(name),
    when,
    about(name).map(code).join(', '),
  ]);
  return part('Moments', 'For `on` and `use`.', table(['moment', 'when', 'what it can be about'], rows));
}

function sorted<T>(all: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** ` ATTRIBUTE [MODIFIER] [no-determination]`; what is asked for after a mark stands with it: ` [limit turn/game]`. */
function wordsOf(parameters: readonly Parameter[] = []): string {
  let written = '';
  let before: Parameter | undefined;
  for (const parameter of parameters) {
    const { standard, after, rest } = parameter;
    const isMark = before?.standard === false;
    before = parameter;
    const word = `${nameOf(parameter)}${rest ? ' …' : ''}`;
    if (after && isMark) written = `${written.slice(0, -1)} ${word}]`;
    else written += standard === undefined && !after ? ` ${word}` : ` [${word}]`;
  }
  return written;
}

const FEW = 4;

/** The words themselves where they are few, or what they are: `AMOUNT`, `8+`. */
function nameOf({ name, what, words }: Parameter): string {
  if (Array.isArray(words) && words.length <= FEW) return words.join('/');
  if (typeof what !== 'string') return name.toUpperCase();
  if (what.includes('8+')) return '8+';
  const [, kind = name] = /^an? (amount|number|moment)/.exec(what) ?? [];
  return kind.toUpperCase();
}

function bodyOf({ body }: Verb): string {
  if (body === undefined) return '';
  if (body === 'effect') return ' { … }';
  if (body === 'optional-effect') return ' [{ … }]';
  if (body === 'ranges') return ' { 1-3: … | 4-6: … }';
  if (body === 'labels') return ' { one: … | other: … }';
  const labels = 'oneOf' in body ? body.oneOf : body;
  return ` { ${labels.map((label) => `${label}: …`).join(' | ')} }`;
}

/** Limits that depend on the words are told by `underhall check`. */
function placesOf({ bearers, during }: Verb | Asked, { bearers: all = {}, moments = {} }: Language): string {
  const on = fixed(bearers)?.map((one) => all[one]?.what ?? one);
  const at = fixed(during)?.flatMap((one) => moments[one]?.write ?? one);
  // What works nearly everywhere need not list it.
  const few = at && at.length <= 8 ? at : undefined;
  return [few && `in ${[...new Set(few)].join(', ')}`, on && `on ${[...new Set(on)].join(', ')}`]
    .filter(Boolean)
    .join('; ');
}

function fixed(limit: Limit | undefined): readonly string[] | undefined {
  return typeof limit === 'function' || limit === undefined ? undefined : limit;
}
