import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CARDS,
  NONE,
  type Pending,
  Playthrough,
  Rng,
  readScenario,
  runScenario,
  type Say,
  sayIn,
  View,
  type Viewer,
  type Wanted,
} from '@underhall/kernel';
import { describe, expect, it, test } from 'vitest';
import { openDungeon } from './game.ts';
import { messages } from './messages.ts';
import { tableOptions } from './options.ts';
import { textBoard } from './text-board.ts';
import { words } from './words.ts';
import type { World } from './world.ts';

const game = openDungeon();
const spoken = words(game as never);

/** A message that does not exist is an error. */
const used = new Set<string>();
const say: Say = (key, holes) => {
  if (!(key in messages)) throw new Error(`There is no message '${key}'.`);
  used.add(key);
  return sayIn(messages)(key, holes);
};

const LEFT_OVER =
  /[{}]|undefined|NaN|\[object|\b(?:prompt|choice|event|verb|text|column)\.[a-z]| {2}|\.\.|[,;:]\.| [,.;:]/;

function sound(line: string, where: string): string {
  if (line === '' || LEFT_OVER.test(line)) throw new Error(`${where} reads badly: '${line}'`);
  if (line[0] !== line[0].toUpperCase()) throw new Error(`${where} begins small: '${line}'`);
  return line;
}

/** Everything a viewer is shown: the log so far, the question with all its options. */
class Reader {
  readonly silent = new Set<string>();
  readonly questions = new Set<string>();
  readonly #seen = new Map<Viewer, number>();

  read(play: Playthrough<World>): void {
    const asked = play.match.pending().map(({ seat }) => seat);
    for (const viewer of [...asked, 'spectator' as const]) {
      const view = new View(play.match, viewer) as View;
      this.#log(play, view, viewer);
      if (view.pending) this.#question(view, view.pending);
    }
  }

  #log(play: Playthrough<World>, view: View, viewer: Viewer): void {
    const since = this.#seen.get(viewer) ?? 0;
    const events = play.events.seenBy(viewer, since);
    this.#seen.set(viewer, since + events.length);
    for (const seen of events) {
      const line = spoken.event(say, view, seen);
      if (line === undefined) this.silent.add(seen.event.type);
      else sound(line, `the event ${JSON.stringify(seen.event)}`);
    }
  }

  #question(view: View, pending: Pending): void {
    const name = pending.question.do;
    this.questions.add(name);
    sound(spoken.prompt(say, view, pending), `the question '${name}'`);
    const ids = [...pending.options, ...pending.forbidden].map(({ id }) => id);
    const labels = [...ids, ...pending.picks].map((id) =>
      sound(spoken.option(say, view, pending, { id }), `the option '${id}' of '${name}'`),
    );
    const legal = labels.slice(0, pending.options.length);
    if (new Set(legal).size < legal.length)
      throw new Error(`Two options of '${name}' read alike: ${legal.join(' / ')}`);
    for (const { reason } of pending.forbidden) expect(messages).toHaveProperty([`reason.${reason}`]);
    expect(spoken.rules(pending).length, name).toBeGreaterThan(0);
  }
}

function playAndRead(setup: Wanted, seed: string, reader: Reader): void {
  const rng = Rng.fromSeed(`choices ${seed}`);
  const play = new Playthrough(game, { ...setup, seed });
  reader.read(play);
  for (let n = 0; play.match.asked() !== NONE; n++) {
    const seat = play.match.asked();
    const options = play.match.legal(seat);
    const sensible = rng.below(8, CARDS) > 0 ? game.spec.policy : undefined;
    const choice = sensible?.(play.match, seat, options, rng) ?? rng.below(options.length, CARDS);
    play.choose(seat, options[choice].id);
    if (n % 3 === 0) reader.read(play);
    if (n % 25 === 0) checkBoard(textBoard(new View(play.match, seat)));
  }
  reader.read(play);
}

function checkBoard(board: string): void {
  const lines = board.split('\n');
  const [first] = lines;
  for (const line of lines.slice(0, 25)) expect(line).toHaveLength(first.length);
  for (const line of lines.slice(25)) expect(line).not.toMatch(/[{}]|undefined|NaN/);
}

const seats = (n: number) => Array.from({ length: n }, () => ({}));
const reader = new Reader();

describe('everything is told in words', () => {
  it.each([
    ['Basic, two', { seats: seats(2), options: { rounds: 40 } }],
    ['Basic, four', { seats: seats(4), options: { rounds: 40 } }],
    ['Expert, three', { seats: seats(3), options: { expert: true, rounds: 60 } }],
    [
      'Expert, two wizards',
      { seats: [{ adventurer: 'wizard' }, { adventurer: 'wizard' }], options: { expert: true } },
    ],
    ['Expert, eight', { seats: seats(8), options: { rounds: 60 } }],
  ] as [string, Wanted][])(
    '%s',
    (name, setup) => {
      for (const n of [1, 2, 3]) playAndRead(setup, `${name} ${n}`, reader);
    },
    60_000,
  );

  test('every scenario, at every step', () => {
    const folder = join(import.meta.dirname, 'scenarios');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.json'),
    );
    for (const file of files) {
      const scenario = readScenario(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      for (let steps = 0; steps <= scenario.steps.length; steps++) {
        const whole = new Reader();
        whole.read(runScenario(game, { ...scenario, steps: scenario.steps.slice(0, steps) }));
        for (const question of whole.questions) reader.questions.add(question);
      }
    }
  }, 60_000);

  test('all questions of the game have been read, and all events told', () => {
    const unread = Object.keys(game.spec.questions).filter((question) => !reader.questions.has(question));
    expect(unread).toEqual([]);
    // What an attack did is told with the attack.
    expect([...reader.silent].filter((type) => type !== 'turn' && type !== 'killed')).toEqual([]);
  });

  test('every table option, count and face has its words', () => {
    for (const { id } of tableOptions) {
      expect(messages).toHaveProperty([`option.${id}`]);
      expect(messages).toHaveProperty([`option.${id}.sentence`]);
    }
    const match = game.start({ seats: seats(2) });
    for (const name of Object.keys(game.spec.counts(match, 0)))
      expect(messages).toHaveProperty([`count.${name}`]);
    for (const { id } of game.faces) {
      const { name, text } = spoken.face(say, id);
      expect(name).not.toBe('');
      sound(text, id);
    }
    for (const id of ['elf', 'hero', 'superhero', 'wizard', 'armory']) sound(spoken.face(say, id).text, id);
  });

  test('card texts are made from effects', () => {
    expect(spoken.face(say, 'm2-cage').text).toBe(
      'You are caught: lose d6 turns. After that, in a room, take its treasure and the room is cleaned out.',
    );
    expect(spoken.face(say, 'm3-slide').text).toBe(
      'In a room, take its treasure and the room is cleaned out. Slide to a chamber 1 level deeper. Meet a monster there.',
    );
    expect(spoken.face(say, 't1-magic-sword').text).toBe(
      'Worth 500 gold. Adds 1 to your attack rolls. In the Expert Game its finder rolls 2d6: from 12 on it adds 2.',
    );
    expect(spoken.face(say, 'm3-mummy').text).toBe(
      'To kill it: elf 11, hero 10, superhero 8, wizard 8, Fire Ball 3 and Lightning Bolt –.',
    );
    expect(spoken.face(say, 'teleport').text).toBe(
      'Before combat, jump from a chamber to another one at most 1 level away. Meet a monster there.',
    );
  });

  test('no message is without use', () => {
    const spare = Object.keys(messages).filter(
      (key) => !used.has(key) && !/^(?:option|conflict|preference|count|chance|reason|board)\./.test(key),
    );
    expect(spare.filter((key) => !RARE.has(key))).toEqual([]);
  });
});

/** What a handful of matches need not show. */
const RARE = new Set([
  'card.spell',
  'list.or',
  'place.nowhere',
  'event.end.alone',
  'event.left-game',
  'event.no-monster',
  'event.no-treasure',
  'event.slide-leads-nowhere',
]);
