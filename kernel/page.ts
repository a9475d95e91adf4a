/**
 * The page of a game for people who write scenarios: everything that can be named in it, made from what the game
 * declares. `underhall facts GAME` prints it, and docs/games/ keeps it.
 */
import { KERNEL_EVENTS } from './events.ts';
import type { Game, GameBox } from './game.ts';
import { KERNEL_FORMS, KERNEL_PARTS, partsOf } from './option-forms.ts';
import type { TableOption } from './setup.ts';
import type { Shape } from './shape.ts';
import { sayIn } from './words.ts';
import type { ZoneSpec } from './zones.ts';

type Row = readonly string[];

/** `ledger` is where its rules stand, as seen from docs/games. */
export function gamePage(box: GameBox, ledger: string): string {
  const game = box.open();
  const parts = [
    `# ${game.spec.name}: what a scenario can name`,
    `Written by \`npx underhall facts ${game.id}\` from what the game declares; do not edit it by hand. How to write a scenario: [scenarios.md](../scenarios.md). The rules with their ids: [rules.md](${ledger}).`,
    tablePart(game),
    factsPart(game),
    questionsPart(game),
    optionsPart(game),
    eventsPart(game),
    arrangementsPart(game),
    zonesPart(game),
    spacesPart(game),
    cardsPart(box, game),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function part(title: string, intro: string, ...tables: readonly string[]): string {
  const filled = tables.filter((one) => one !== '');
  return filled.length === 0
    ? ''
    : [`## ${title}`, intro, ...filled].filter((one) => one !== '').join('\n\n');
}

function table(head: Row, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
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

function keyOf<M>({ per }: ZoneSpec<M>): string {
  if (per === 'table') return '';
  if (per === 'seat') return ':SEAT';
  return per === 'card' ? ':@CARD' : `:0…${per - 1}`;
}

function seenBy<M>({ sees }: ZoneSpec<M>): string {
  if (typeof sees === 'function') return 'it depends';
  return sees === 'owner' ? 'its seat' : sees;
}

function spacesPart({ spec }: Game): string {
  const spaces = Object.entries(spec.declares?.spaces ?? {});
  return part(
    'Spaces',
    '',
    table(
      ['space', 'what it is'],
      spaces.map(([name, what]) => [code(name), what]),
    ),
  );
}

/** By back, with the number of each in a match of as many as can play. */
function cardsPart(box: GameBox, game: Game): string {
  const words = box.words(game);
  const say = sayIn(game.spec.messages);
  const counts = countsIn(game);
  const backs = game.backs.flatMap((back) => {
    const faces = game.faces.filter((face) => face.back === back);
    if (faces.length === 0) return [];
    const rows = faces.map(({ id }) => [code(id), words.face(say, id).name, String(counts.get(id) ?? 0)]);
    return [`Back ${code(back)}:`, table(['id', 'name', 'how many'], rows)];
  });
  return part('Cards and tokens', '', ...backs);
}

function countsIn({ spec }: Game): ReadonlyMap<string, number> {
  const setup = { options: {}, seats: Array.from({ length: spec.seats.most }, () => ({})), seed: '' };
  const counts = new Map<string, number>();
  for (const { face, count } of spec.dealt(setup)) counts.set(face, (counts.get(face) ?? 0) + count);
  return counts;
}
