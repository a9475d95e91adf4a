/** What can be named in a scenario, made from what the game declares: table, facts, questions, options, events, places. */
import { KERNEL_EVENTS } from '../events.ts';
import type { Game } from '../game.ts';
import { KERNEL_FORMS, KERNEL_PARTS, partsOf } from '../option-forms.ts';
import type { TableOption } from '../setup.ts';
import type { Shape } from '../shape.ts';
import type { ZoneSpec } from '../zones.ts';
import { code, part, type Row, table } from './markdown.ts';

export function referenceParts(game: Game): string[] {
  return [
    tablePart(game),
    factsPart(game),
    questionsPart(game),
    optionsPart(game),
    forbiddenPart(game),
    eventsPart(game),
    outcomePart(game),
    arrangementsPart(game),
    zonesPart(game),
  ];
}

function tablePart(game: Game): string {
  const { seats, options, seatOptions = [], messages } = game.spec;
  const row = (option: TableOption): Row => {
    const { id, standard } = option;
    const name = messages[`option.${id}`] ?? '';
    const sentence = messages[`option.${id}.sentence`];
    return [
      code(id),
      valuesOf(option),
      code(JSON.stringify(standard)),
      sentence ? `${name}. ${sentence}` : name,
    ];
  };
  const head = ['option', 'values', 'standard', 'what it is'];
  const brings = seatOptions.length > 0 ? 'What a seat brings (`seats`):' : '';
  return part(
    'The table',
    '',
    `${seats.least} to ${seats.most} seats.`,
    ...[options.length > 0 ? 'What is agreed (`options`):' : '', table(head, options.map(row))],
    ...[brings, table(head, seatOptions.map(row))],
    'What a seat may settle for itself (`prefer`):',
    table(
      ['preference', 'what it is'],
      game.preferences.map((name) => [code(name), messages[`preference.${name}`] ?? '']),
    ),
  );
}

function valuesOf(option: TableOption): string {
  if (option.kind === 'flag') return '`true`, `false`';
  if (option.kind === 'number') return `${option.least} to ${option.most}`;
  const values = option.values.map(code).join(', ');
  return option.kind === 'one-of' ? values : `a list of ${option.least} to ${option.most} of ${values}`;
}

function factsPart({ spec }: Game): string {
  const shape: Shape<unknown> | undefined = spec.declares?.facts;
  if (!shape) return '';
  const rows = paths(shape, '').map(([path, what]) => [code(path), what]);
  return part(
    'Facts',
    'In `facts` of an expectation. `[n]` is an entry of a list, `.NAME` one of a table; what a viewer does not know is the back of the card in brackets, or `null`.',
    table(['fact', 'what it is'], rows),
  );
}

/** Every path to something, and to what lies in it. */
function paths(shape: Shape<unknown>, path: string): Row[] {
  const inner = pathsInside(shape, path);
  if (inner.length === 0) return [[path, described(shape)]];
  // That an object is an object goes without saying.
  if (shape.meaning) return [[path, shape.meaning], ...inner];
  return shape.what.endsWith('or null') ? [[path, shape.what], ...inner] : inner;
}

function pathsInside(shape: Shape<unknown>, path: string): Row[] {
  const { fields, entries } = shape;
  if (fields)
    return Object.entries(fields).flatMap(([key, one]) => paths(one, path ? `${path}.${key}` : key));
  if (!entries?.fields && !entries?.entries) return [];
  const isList = shape.inside?.('NAME') === undefined;
  return paths(entries, isList ? `${path}[n]` : `${path}.NAME`);
}

function described({ what, meaning }: Shape<unknown>): string {
  return meaning ? `${meaning}; ${what}` : what;
}

function questionsPart({ spec, questions }: Game): string {
  const rows = [...questions].sort().map((name) => [code(name), spec.messages[`prompt.${name}`] ?? '']);
  const kernel = [
    ['`window`', 'somebody may or must play something before what was announced happens'],
    ['`held`', 'the seat asked the table to wait'],
  ];
  return part(
    'Questions',
    'In `asked`: `{ "seat": 0, "question": … }`.',
    table(['question', 'what is asked'], [...rows, ...kernel]),
  );
}

function optionsPart({ spec }: Game): string {
  const { options, parts = {} } = spec.declares ?? {};
  if (!options) return '';
  const all = { ...options, ...(options.pass ? {} : KERNEL_FORMS) };
  const capitals = [...new Set(Object.keys(all).flatMap(partsOf))];
  const known = { ...KERNEL_PARTS, ...parts };
  return part(
    'Options',
    'In `choose`, `refused`, `options`, `only` and `forbidden`. What stands in capitals is to be replaced.',
    table(
      ['option', 'what choosing it does'],
      Object.entries(all).map(([form, what]) => [code(form), what]),
    ),
    table(
      ['for', 'write'],
      capitals.map((one) => [code(one), known[one].what]),
    ),
  );
}

/** The same reason may come from several rules. */
function forbiddenPart(game: Game): string {
  const rows = Object.entries(game.spec.declares?.forbidden ?? {}).flatMap(([form, reasons]) =>
    Object.entries(reasons).map(([reason, rules]) => [
      code(form),
      [rules].flat().map(code).join(', '),
      game.reason(reason),
    ]),
  );
  return part(
    'What is forbidden',
    'In `forbidden`, and as the `rule` of `refused`: options that are listed with the reason why they cannot be chosen now. Whatever else cannot be chosen is not there at all (`"any": true`).',
    table(['option', 'rule', 'why'], rows),
  );
}

function eventsPart({ spec }: Game): string {
  const { events } = spec.declares ?? {};
  if (!events) return '';
  const rows = Object.entries({ ...events, ...KERNEL_EVENTS })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, shape]) => [code(type), fieldsOf(shape), spec.messages[`event.${type}`] ?? '']);
  return part(
    'Events',
    'In `events` and `no-events`, besides `type`, `faces` (the ids of its cards) and `times`. The last column is the message of the log, with holes.',
    table(['type', 'fields', 'as it is told'], rows),
  );
}

/** Those that must be there, then those that may. */
function fieldsOf({ fields = {}, optional = [] }: Shape<unknown>): string {
  const told = ([name, shape]: [string, Shape<unknown>]): string => `${code(name)} (${described(shape)})`;
  const all = Object.entries(fields);
  const must = all.filter(([name]) => !optional.includes(name)).map(told);
  const may = all.filter(([name]) => optional.includes(name)).map(told);
  return [must.join(', '), may.length > 0 ? `may have ${may.join(', ')}` : ''].filter(Boolean).join('; ');
}

function outcomePart({ spec }: Game): string {
  const results = spec.declares?.results;
  if (!results) return '';
  const rows = paths(results, 'results[n]').map(([path, what]) => [code(path), what]);
  const kernel = [
    [code('winners'), 'the seats that have won'],
    [code('rule'), 'the rule by which the match ended'],
  ];
  return part('The outcome', 'In `outcome`.', table(['field', 'what it is'], [...kernel, ...rows]));
}

function arrangementsPart({ spec }: Game): string {
  const rows = Object.entries(spec.arrangements ?? {}).map(([kind, { what, says }]) => [
    code(kind),
    what,
    fieldsOf(says),
  ]);
  return part(
    'Arrangements',
    'In `arrange`, besides `dice`, `next` and `put`: a statement is known by the field in the first column.',
    table(['statement', 'what it puts in place', 'its fields'], rows),
  );
}

function zonesPart({ spec }: Game): string {
  const rows = Object.entries(spec.zones).map(([name, zone]) => [
    code(`${name}${keyOf(zone)}`),
    spec.declares?.zones?.[name] ?? '',
    seenBy(zone),
  ]);
  return part(
    'Zones',
    'In `next`, `put` and `zones`.',
    table(['zone', 'what lies there', 'who sees it'], rows),
  );
}

function keyOf<M>({ per, names }: ZoneSpec<M>): string {
  if (per === 'table') return '';
  if (names) return names.length > 20 ? `:${names[0]}…${names.at(-1)}` : ':NAME';
  if (per === 'seat') return ':SEAT';
  return per === 'card' ? ':@CARD' : `:0…${per - 1}`;
}

function seenBy<M>({ sees }: ZoneSpec<M>): string {
  if (typeof sees === 'function') return 'it depends';
  return sees === 'owner' ? 'its seat' : sees;
}
