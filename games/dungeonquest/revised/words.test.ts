import { readdirSync, readFileSync } from 'node:fs';
import { type Pending, Playthrough, View, type Wanted } from '@underhall/kernel';
import { Reader } from '@underhall/kernel/testing';
import { expect, test } from 'vitest';
import { revisedEdition } from './edition.ts';
import { dungeonquestRevised } from './game.ts';
import { messages } from './messages.ts';
import { REVISED_EVENTS } from './moments.ts';
import { tableMessages } from './table-messages.ts';
import { revisedBoard } from './text-board.ts';
import type { World } from './world.ts';

const game = dungeonquestRevised.open();
const spoken = dungeonquestRevised.words(game);
const folder = new URL('.', import.meta.url);

const LINES_OF_THE_GRID = 22;
const WIDTH_OF_THE_GRID = 69;

function readBoard({ match }: Playthrough): void {
  if (match.choices % 10 > 0) return;
  const viewer = match.outcome ? 'spectator' : match.asked();
  const lines = revisedBoard(new View(match, viewer)).split('\n');
  for (const line of lines.slice(1, LINES_OF_THE_GRID)) expect(line).toHaveLength(WIDTH_OF_THE_GRID);
  for (const line of lines.slice(LINES_OF_THE_GRID)) expect(line).not.toMatch(/[{}]|undefined|NaN/);
}

const seats = (n: number) => Array.from({ length: n }, () => ({}));
const TABLES: readonly [name: string, Wanted][] = [
  ['one player', { seats: seats(1) }],
  ['one player by torchlight', { seats: seats(1), options: { torch: true } }],
  ['one player, death can wait', { seats: seats(1), options: { wait: true } }],
  ['two players', { seats: seats(2) }],
  ['three players, everything', { seats: seats(3), options: { wait: true, torch: true } }],
  ['four players', { seats: seats(4) }],
  ['four players, death can wait', { seats: seats(4), options: { wait: true } }],
];

/** Events that say nothing another one does not say. */
const NOISE = [
  'placed',
  'encountered',
  'entrance',
  'test-rolled',
  'jumped',
  'token-placed',
  'fight-began',
  'fight-over',
  'round-fought',
];

test.each(TABLES)(
  'every line of random matches reads well: %s',
  (name, setup) => {
    const reader = new Reader(game, spoken);
    for (let i = 0; i < 4; i++) reader.readMatch(setup, `${name} ${i}`, 'random', 1, readBoard);
    reader.readMatch(setup, `${name} greedy`, 'sensible', 1, readBoard);
    for (const type of reader.silent) expect(NOISE).toContain(type);
  },
  60_000,
);

function saidOf(prefix: string): string[] {
  return Object.keys(messages)
    .filter((key) => key.startsWith(`${prefix}.`))
    .map((key) => key.split('.')[1]);
}

test('every question has its prompt and its rules, and every rule stands in the ledger', () => {
  const ledger = readFileSync(new URL('rules.md', folder), 'utf8');
  for (const kind of game.questions) {
    const rules = spoken.rules({ question: { do: kind } } as Pending);
    expect(rules.length, kind).toBeGreaterThan(0);
    for (const rule of rules) expect(ledger).toContain(`**${rule}**`);
    expect(saidOf('prompt'), kind).toContain(kind);
  }
  for (const name of [...REVISED_EVENTS, 'dragon-drawn']) {
    for (const rule of spoken.rules({ question: { do: 'window', name } } as never))
      expect(ledger).toContain(`**${rule}**`);
  }
});

/** The edition's own code, and what it shares. */
const sources = sourcesIn(new URL('..', folder));

function sourcesIn(url: URL): string {
  return readdirSync(url, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.name === 'classic') return [];
      if (entry.isDirectory()) return [sourcesIn(new URL(`${entry.name}/`, url))];
      const rules =
        entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') && entry.name !== 'messages.ts';
      return rules ? [readFileSync(new URL(entry.name, url), 'utf8')] : [];
    })
    .join('\n');
}

test('every event the rules tell has a sentence or is known to be noise', () => {
  const told = Object.keys(game.spec.declares?.events ?? {});
  expect(told.length).toBeGreaterThan(60);
  for (const type of told) expect([...NOISE, ...saidOf('event')], type).toContain(type);
});

test('every prompt is about something that is asked, and every window about one that opens', () => {
  const asked = [...game.questions, 'window', 'held'];
  for (const kind of saidOf('prompt')) expect(asked).toContain(kind);
  for (const name of saidOf('window')) expect([...REVISED_EVENTS, 'dragon-drawn']).toContain(name);
});

/** Said by a rule, and nothing that is forbidden. */
const STATED = ['won', 'nobody-won'];

test('every reason used is told, and every reason of this edition is used', () => {
  const given = Object.keys(revisedEdition.rules).filter((name) => !STATED.includes(name));
  const reasons = given.map((name) => name.slice(name.indexOf('.') + 1));
  reasons.push(
    ...[...sources.matchAll(/'DQR-[A-Z]+-\d+',\s*'([a-z-]+)'/g)].map(([, reason]) => reason),
    ...[...sources.matchAll(/'([a-z-]+)': 'DQR-SEARCH-\d+'/g)].map(([, reason]) => reason),
  );
  expect(reasons.length).toBeGreaterThan(20);
  for (const reason of reasons.filter((one) => !STATED.includes(one)))
    expect(messages, reason).toHaveProperty([`reason.${reason}`]);
  for (const key of Object.keys(tableMessages).filter((one) => one.startsWith('reason.')))
    expect(sources).toMatch(new RegExp(`['.]${key.slice('reason.'.length)}'|\\b${key.slice(7)}: 'DQR`));
});

test('every option of the table has a name and a sentence, and what is counted a name', () => {
  new Reader(game, spoken).readTable();
});

test('every message of this edition can be spoken: its key, or the pattern of its key, stands in the code', () => {
  const literal = new Set([...sources.matchAll(/['`]([a-z][\w.-]*)['`]/g)].map(([, text]) => text));
  const patterns = [...sources.matchAll(/`([a-z][\w.-]*\.?(?:\$\{[^`]*)?)`/g)]
    .map(([, text]) => text)
    .filter((text) => text.includes('${') && /^[a-z-]+\./.test(text))
    .map(
      (text) =>
        new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '.*')}$`),
    );
  const outside = /^(?:option|reason|count|chance|why|preference|cause|event|prompt|moment|choice)\./;
  const idle = Object.keys(tableMessages).filter(
    (key) =>
      !literal.has(key) &&
      !outside.test(key) &&
      !patterns.some((pattern) => pattern.test(key)) &&
      !literal.has(key.replace(/\.(?:many|rolled|all|half|margin|penalty|many\.rolled)$/, '')),
  );
  expect(idle).toEqual([]);
});

test('every card, chamber, hero and monster has a name and a text', () => {
  const kinds = new Set(game.faces.map((face) => (face as { kind?: string }).kind ?? 'tower-room'));
  const heroes = ['hugo', 'gherinn', 'challara', 'krutzbeck', 'lindel', 'tatianna'];
  new Reader(game, spoken).readFaces(...kinds, ...heroes, 'treasure-chamber');
});

test('the board shows search tokens, monster tokens and ways down', () => {
  const play = new Playthrough(game, { seats: [{ hero: 'hugo' }, { hero: 'lindel' }], seed: 'board' }, [
    { chamber: 'dungeon-room-cross', at: 'B1', entry: 'west' },
    { chamber: 'dungeon-room-cross', at: 'C1', entry: 'west' },
    { hero: 0, at: 'B1' },
    { turn: 0 },
  ]);
  const world = play.match.world as World;
  world.monsters.push(2);
  world.searched.push(1);
  const lines = revisedBoard(new View(play.match, 0)).split('\n');
  expect(lines[2]).toContain('R1x  Rm');
  expect(lines.join('\n')).toContain('m monster, x searched');
});
