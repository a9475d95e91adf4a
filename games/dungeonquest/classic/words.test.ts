import { readdirSync, readFileSync } from 'node:fs';
import {
  CARDS,
  NONE,
  type Pending,
  Playthrough,
  Rng,
  type Say,
  sayIn,
  View,
  type Viewer,
  type Wanted,
} from '@underhall/kernel';
import { expect, test } from 'vitest';
import { EVENTS } from '../verbs.ts';
import { dungeonquestClassic } from './game.ts';
import { messages } from './messages.ts';
import { tableOptions } from './options.ts';
import { textBoard } from './text-board.ts';
import type { World } from './world.ts';

const game = dungeonquestClassic.open();
const spoken = dungeonquestClassic.words(game);
const folder = new URL('.', import.meta.url);

/** A message that does not exist is an error. */
const say: Say = (key, holes) => {
  if (!(key in messages)) throw new Error(`There is no message '${key}'.`);
  return sayIn(messages)(key, holes);
};

const LEFT_OVER =
  /[{}]|undefined|NaN|\[object|\b(?:prompt|choice|event|verb|text|window)\.[a-z]| {2}|\.\.|[,;:]\.| [,.;:]/;

function sound(line: string, where: string): string {
  if (line === '' || LEFT_OVER.test(line)) throw new Error(`${where} reads badly: '${line}'`);
  if (line[0] !== line[0].toUpperCase()) throw new Error(`${where} begins small: '${line}'`);
  return line;
}

/** Everything a viewer is shown: the log so far, the question with all its options, the board. */
class Reader {
  readonly lines: string[] = [];
  readonly silent = new Set<string>();
  readonly questions = new Set<string>();
  readonly #seen = new Map<Viewer, number>();

  /** What those who are asked see, and somebody who only looks on. */
  read(play: Playthrough): void {
    const asked = play.match.pending().map(({ seat }) => seat);
    for (const viewer of [...asked, 'spectator' as const]) {
      const view = new View(play.match, viewer);
      this.#log(play, view, viewer);
      if (view.pending) this.#question(view, view.pending);
    }
  }

  #log(play: Playthrough, view: View, viewer: Viewer): void {
    const since = this.#seen.get(viewer) ?? 0;
    const events = play.events.seenBy(viewer, since);
    this.#seen.set(viewer, since + events.length);
    for (const seen of events) {
      const line = spoken.event(say, view, seen);
      if (line === undefined) this.silent.add(seen.event.type);
      else this.lines.push(sound(line, `the event ${JSON.stringify(seen.event)}`));
    }
  }

  #question(view: View, pending: Pending): void {
    const name = pending.question.do;
    this.questions.add(name);
    this.lines.push(`    ${sound(spoken.prompt(say, view, pending), `the question '${name}'`)}`);
    const ids = [...pending.options, ...pending.forbidden].map(({ id }) => id);
    const labels = [...ids, ...pending.picks].map((id) =>
      sound(spoken.option(say, view, pending, { id }), `the option '${id}' of '${name}'`),
    );
    const legal = labels.slice(0, pending.options.length);
    if (new Set(legal).size < legal.length)
      throw new Error(`Two options of '${name}' read alike: ${legal.join(' / ')}`);
    this.lines.push(...legal.map((text) => `      - ${text}`));
    for (const { reason } of pending.forbidden) expect(messages).toHaveProperty([`reason.${reason}`]);
    expect(spoken.rules(pending).length).toBeGreaterThan(0);
  }
}

function playAndRead(setup: Wanted, seed: string, reader: Reader): void {
  const rng = Rng.fromSeed(`choices ${seed}`);
  const play = new Playthrough(game, { ...setup, seed });
  let turn = 0;
  reader.read(play);
  while (play.match.asked() !== NONE) {
    const asked = play.match.pending().filter(({ kind }) => kind !== 'offer');
    const { seat, options } = asked[rng.below(asked.length, CARDS)];
    play.choose(seat, options[rng.below(options.length, CARDS)].id);
    reader.read(play);
    turn++;
    if (turn % 10 === 0) checkBoard(textBoard(new View(play.match, seat) as View<World>));
  }
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
    const reader = new Reader();
    for (let i = 0; i < 3; i++) playAndRead(setup, `${name} ${i}`, reader);
    for (const type of reader.silent) expect(NOISE).toContain(type);
  },
  60_000,
);

/** Events that say nothing another one does not say. */
const NOISE = ['placed', 'encountered', 'entrance', 'test-rolled', 'jumped', 'combat-cards', 'combat-ended'];

test('every question has its prompt and its rules, and every rule stands in the ledger', () => {
  const ledger = readFileSync(new URL('rules.md', folder), 'utf8');
  const kinds = Object.keys(game.spec.questions);
  for (const kind of kinds) {
    const rules = spoken.rules({ question: { do: kind } } as Pending);
    expect(rules.length, kind).toBeGreaterThan(0);
    for (const rule of rules) expect(ledger).toContain(`**${rule}**`);
    expect(
      Object.keys(messages).some((key) => key === `prompt.${kind}` || key.startsWith(`prompt.${kind}.`)),
      kind,
    ).toBe(true);
  }
  for (const name of EVENTS) {
    for (const rule of spoken.rules({ question: { do: 'window', name } } as never))
      expect(ledger).toContain(`**${rule}**`);
  }
});

/** The game's own code, and the kernel's lists, which speak with its messages. */
const lists = new URL('lists.ts', import.meta.resolve('@underhall/kernel'));
const sources = sourcesIn(folder) + readFileSync(lists, 'utf8');

function sourcesIn(url: URL): string {
  return readdirSync(url, { withFileTypes: true })
    .flatMap((entry) => {
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
  const asked = [...Object.keys(game.spec.questions), 'window', 'held', 'life'];
  for (const kind of saidOf('prompt')) expect(asked).toContain(kind);
  for (const name of saidOf('window')) expect(EVENTS).toContain(name);
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
  const lines = textBoard(new View(play.match, 0) as View<World>).split('\n');
  expect(lines[2]).toContain(' 1 |^    C1t  ░░░░');
  expect(lines[3]).toContain('+-##-+----+░░░░+');
  expect(lines[10]).toContain(' $2 ');
  expect(lines.join('\n')).toContain('> 1 Hugo: the Corridor at B1. Wounds 0 of 16.');
});

function saidOf(prefix: string): string[] {
  return Object.keys(messages)
    .filter((key) => key.startsWith(`${prefix}.`))
    .map((key) => key.split('.')[1]);
}

test('every option of the table has a name and a sentence', () => {
  for (const { id } of [...tableOptions, ...(game.spec.seatOptions ?? [])]) {
    sound(say(`option.${id}`), id);
    sound(say(`option.${id}.sentence`), id);
  }
});

test('every reason is used, and every reason used is told', () => {
  for (const reason of saidOf('reason')) expect(sources).toMatch(new RegExp(`'${reason}'`));
  const given = [...sources.matchAll(/forbid\([^;]*?'([a-z]+(?:-[a-z]+)*)'\s*,?\s*\)/g)].map(
    ([, reason]) => reason,
  );
  expect(given.length).toBeGreaterThan(10);
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
  const outside = /^(?:option|reason|count|chance|why|preference|cause|event|prompt)\./;
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
  for (const id of [...game.faces.map((face) => face.id), ...kinds, ...heroes, 'treasure-chamber']) {
    const { name, text } = spoken.face(say, id);
    sound(name, id);
    sound(text, id);
  }
});
