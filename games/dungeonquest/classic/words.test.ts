import { readdirSync, readFileSync } from 'node:fs';
import { type Pending, Playthrough, View, type Wanted } from '@underhall/kernel';
import { Reader } from '@underhall/kernel/testing';
import { expect, test } from 'vitest';
import { classicEdition } from './edition.ts';
import { dungeonquestClassic } from './game.ts';
import { messages } from './messages.ts';
import { CLASSIC_EVENTS } from './moments.ts';
import { classicBoard } from './text-board.ts';

const game = dungeonquestClassic.open();
const spoken = dungeonquestClassic.words(game);
const folder = new URL('.', import.meta.url);
const shared = new URL('..', folder);

function readBoard({ match }: Playthrough): void {
  const viewer = match.outcome ? 'spectator' : match.asked();
  if (match.choices % 10 === 0) checkBoard(classicBoard(new View(match, viewer)));
}

const LINES_OF_THE_GRID = 22;
const WIDTH_OF_THE_GRID = 69;

function checkBoard(board: string): void {
  const lines = board.split('\n');
  for (const line of lines.slice(1, LINES_OF_THE_GRID)) expect(line).toHaveLength(WIDTH_OF_THE_GRID);
  for (const line of lines.slice(LINES_OF_THE_GRID)) expect(line).not.toMatch(/[{}]|undefined|NaN/);
}

const seats = (n: number) => Array.from({ length: n }, () => ({}));
const TABLES: readonly [name: string, Wanted][] = [
  ['one player', { seats: seats(1) }],
  [
    'one player, all Runes',
    { seats: seats(1), options: { might: 12, tower: true, flee: true, late: true, noguts: true } },
  ],
  ['two players', { seats: seats(2) }],
  [
    'four players, hidden Loot',
    { seats: seats(4), options: { cloak: true, might: 3, serv: true, tower: true } },
  ],
  ['three players, nobody dies', { seats: seats(3), options: { wait: true, might: 4, flee: true } }],
  ['four players who fight', { seats: seats(4), options: { pvp: true, cloak: true, serv: true, might: 3 } }],
  [
    'four players who fight openly',
    { seats: seats(4), options: { pvp: true, wait: true, might: 2, late: true } },
  ],
  ['dice', { seats: seats(4), options: { dice: true, flee: true, might: 2 } }],
  ['classic solo combat', { seats: seats(4), options: { soloclassic: true, serv: true } }],
  ['classic combat', { seats: seats(4), options: { classic: true, flee: true, cloak: true } }],
];

test.each(TABLES)(
  'every line of random matches reads well: %s',
  (name, setup) => {
    const reader = new Reader(game, spoken);
    for (let i = 0; i < 3; i++) reader.readMatch(setup, `${name} ${i}`, 'random', 1, readBoard);
    for (const type of reader.silent) expect(NOISE).toContain(type);
  },
  60_000,
);

/** Events that say nothing another one does not say. */
const NOISE = [
  ...['placed', 'encountered', 'entrance', 'test-rolled', 'jumped'],
  ...['combat-cards', 'combat-ended', 'monster-hurt'],
];

test('every question has its prompt and its rules, and every rule stands in the ledger', () => {
  const ledger = readFileSync(new URL('rules.md', folder), 'utf8');
  const kinds = game.questions;
  for (const kind of kinds) {
    const rules = spoken.rules({ question: { do: kind } } as Pending);
    expect(rules.length, kind).toBeGreaterThan(0);
    for (const rule of rules) expect(ledger).toContain(`**${rule}**`);
    expect(
      Object.keys(messages).some((key) => key === `prompt.${kind}` || key.startsWith(`prompt.${kind}.`)),
      kind,
    ).toBe(true);
  }
  for (const name of CLASSIC_EVENTS) {
    for (const rule of spoken.rules({ question: { do: 'window', name } } as never))
      expect(ledger).toContain(`**${rule}**`);
  }
});

/** The game's own code, and that of the kernel which speaks with its messages. */
const kernel = ['lists.ts', 'speech.ts'].map(
  (file) => new URL(file, import.meta.resolve('@underhall/kernel')),
);
const sources = sourcesIn(shared) + kernel.map((file) => readFileSync(file, 'utf8')).join('\n');

function sourcesIn(url: URL): string {
  return readdirSync(url, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.name === 'revised') return [];
      if (entry.isDirectory()) return [sourcesIn(new URL(`${entry.name}/`, url))];
      const rules =
        entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') && entry.name !== 'messages.ts';
      return rules ? [readFileSync(new URL(entry.name, url), 'utf8')] : [];
    })
    .join('\n');
}

test('every event the rules tell has a sentence or is known to be noise', () => {
  const told = [...sources.matchAll(/tell\(\{\s*type: '([\w-]+)'/g)].map(([, type]) => type);
  expect(told.length).toBeGreaterThan(60);
  for (const type of told) expect([...NOISE, ...saidOf('event')], type).toContain(type);
});

test('every sentence and every prompt is about something that happens or is asked', () => {
  const told = [...sources.matchAll(/type: '([\w-]+)'/g)].map(([, type]) => type);
  const derived = ['combat-die', 'end'];
  for (const type of saidOf('event')) expect([...told, ...derived]).toContain(type);
  const asked = [...game.questions, 'window', 'held', 'life'];
  for (const kind of saidOf('prompt')) expect(asked).toContain(kind);
  for (const name of saidOf('window')) expect([...CLASSIC_EVENTS, 'dragon-drawn']).toContain(name);
});

test('the board shows who is where, and what is between the squares', () => {
  const play = new Playthrough(game, { seats: [{ hero: 'hugo' }, { hero: 'lindel' }], seed: 'board' }, [
    { chamber: 'corridor-straight', at: 'B1', entry: 'west' },
    { chamber: 'portcullis-dead-end', at: 'A2', entry: 'north' },
    { token: 'troll', at: 'B1' },
    { hero: 0, at: 'B1' },
    { hero: 1, at: 'G5' },
    { turn: 0 },
  ]);
  const lines = classicBoard(new View(play.match, 0)).split('\n');
  expect(lines[2]).toContain(' 1 |^    C1t  ░░░░');
  expect(lines[3]).toContain('+-##-+----+░░░░+');
  expect(lines[10]).toContain(' $2 ');
  expect(lines.join('\n')).toContain('> 1 Hugo: the corridor at B1. Wounds 0 of 16.');
});

function saidOf(prefix: string): string[] {
  return Object.keys(messages)
    .filter((key) => key.startsWith(`${prefix}.`))
    .map((key) => key.split('.')[1]);
}

test('every option of the table has a name and a sentence, and what is counted a name', () => {
  new Reader(game, spoken).readTable();
});

/** Said by a rule, and nothing that is forbidden. */
const STATED = ['won', 'nobody-won'];

test('every reason is used, and every reason used is told', () => {
  for (const reason of saidOf('reason')) expect(sources).toMatch(new RegExp(`'(?:[a-z-]+\\.)?${reason}'`));
  const given = [...sources.matchAll(/forbid\([^;]*?'DQ-[A-Z]+-\d+',\s*'([a-z-]+)'/g)].map(
    ([, reason]) => reason,
  );
  const named = Object.keys(classicEdition.rules).filter((name) => !STATED.includes(name));
  given.push(...named.map((name) => name.slice(name.indexOf('.') + 1)));
  expect(given.length).toBeGreaterThan(20);
  for (const reason of given) expect(messages, reason).toHaveProperty([`reason.${reason}`]);
});

test('every message can be spoken: its key, or the pattern of its key, stands in the code', () => {
  const literal = new Set([...sources.matchAll(/['`]([a-z][\w.-]*)['`]/g)].map(([, text]) => text));
  const patterns = [...sources.matchAll(/`([a-z][\w.-]*\.?(?:\$\{[^`]*)?)`/g)]
    .map(([, text]) => text)
    .filter((text) => text.includes('${') && /^[a-z-]+\./.test(text))
    .map(
      (text) =>
        new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '.*')}$`),
    );
  const outside = /^(?:option|reason|count|chance|why|preference|cause|event|prompt|moment)\./;
  const idle = Object.keys(messages).filter(
    (key) =>
      !literal.has(key) &&
      !outside.test(key) &&
      !patterns.some((pattern) => pattern.test(key)) &&
      !literal.has(key.replace(/\.(?:many|rolled|all|half|margin|many\.rolled)$/, '')),
  );
  expect(idle).toEqual([]);
});

test('every card, chamber, token, hero and monster has a name and a text', () => {
  const kinds = new Set(game.faces.map((face) => (face as { kind?: string }).kind ?? 'tower-room'));
  const heroes = ['hugo', 'gherinn', 'challara', 'krutzbeck', 'lindel', 'tatianna'];
  new Reader(game, spoken).readFaces(...kinds, ...heroes, 'treasure-chamber');
});
