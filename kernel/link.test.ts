import { describe, expect, test } from 'vitest';
import { DONE } from './effect.ts';
import { duel, market, pig } from './examples/index.ts';
import type { Game } from './game.ts';
import { hashOf } from './hash.ts';
import { NONE } from './ids.ts';
import { pack, readHead, unpack } from './link.ts';
import { Playthrough } from './playthrough.ts';

import { CARDS, Rng } from './rng.ts';
import { stateHash } from './save.ts';
import { say, seats, toy } from './testing/toy.ts';

/** A match of so many choices, bells, drafts, holds and preferences included. */
function played(game: Game, options: Record<string, number>, n: number, length: number): Playthrough {
  const rng = Rng.fromSeed(`${game.id} ${n}`);
  const play = new Playthrough(game, { seats: seats(n), options, seed: '0123456789abcdef0123456789abcdef' });
  while (play.choices.length < length && play.match.asked() !== NONE) {
    const pending = play.match.pending();
    const offered = pending.find(({ kind }) => kind === 'offer');
    if (offered && !play.view(offered.seat).holding && rng.below(2, CARDS) === 0)
      play.hold(offered.seat, true);
    const { seat, options: all } = pending[rng.below(pending.length, CARDS)];
    play.choose(seat, all[rng.below(all.length, CARDS)].id);
  }
  return play;
}

const tables: [string, Playthrough][] = [
  ['pig with 2', played(pig as Game, { goal: 1000 }, 2, 200)],
  ['pig with 6', played(pig as Game, {}, 6, 200)],
  ['duel', played(duel as Game, {}, 2, 200)],
  ['market with 4', played(market as Game, { rounds: 50 }, 4, 200)],
];

describe.each(tables)('a link of %s', (_name, play) => {
  test('is short, safe in a URL, and gives the match back', () => {
    const link = pack(play.game, play.record);
    expect(link).toMatch(/^[\w.-]+$/);
    expect(link.length).toBeLessThan(400);
    const record = unpack(play.game, link);
    expect(record).toEqual(play.record);
    expect(stateHash(Playthrough.replay(play.game, record).match)).toBe(stateHash(play.match));
  });
});

test('the matches above have what they should have', () => {
  expect(tables.map(([, play]) => play.choices.length)).toEqual([200, 200, 16, 200]);
  const choices = tables[3][1].choices.map(([, what]) => what);
  expect(choices.some((what) => typeof what !== 'string' && what.length > 2)).toBe(true);
  expect(choices).toContain('!hold');
  expect(choices.some((what) => String(what).startsWith('ring'))).toBe(true);
});

test('holds, releases and preferences of any seat are in it, whatever their letters', () => {
  const play = new Playthrough(market, { seats: seats(3) }, [
    { next: { 'charm-pile': ['bell', 'bell', 'debt'] } },
  ]);
  play.hold(1, true);
  play.prefer(2, 'skip-all', 'jā: 100 %');
  play.hold(1, false);
  play.choose(0, 'sell');
  play.choose(0, 'done');
  expect(unpack(market, pack(market, play.record))).toEqual(play.record);
});

test('resignations and picks made without asking are in it', () => {
  const game = toy(
    {
      resignation: (_match, seat) => say(`seat ${seat} gives up`),
      questions: {
        draft: {
          kind: 'draft',
          options(_match, _question, _scope, options, picks) {
            const after: Record<string, string[]> = { '': ['x'], x: ['a', 'z'], a: ['b'], b: ['c', 'd'] };
            for (const id of after[picks.at(-1) ?? ''] ?? []) options.add(id, say(id));
            if (['c', 'd', 'z'].includes(picks.at(-1) ?? '')) options.add('done', DONE);
          },
          finish: (match, _question, scope, picks) => match.pushAll(picks.map(say), scope),
        },
      },
    },
    { do: 'draft' },
    { do: 'draft' },
  );
  const play = new Playthrough(game, { seats: seats(3) });
  play.resign(2);
  for (const id of ['a', 'd', 'z']) play.choose(0, id);
  expect(play.choices).toEqual([
    [2, '!resign'],
    [0, ['x', 'a', 'b', 'd']],
    [0, ['x', 'z']],
  ]);
  expect(unpack(game, pack(game, play.record))).toEqual(play.record);
});

test('the head says which game and version it is of, without knowing the game', () => {
  const link = pack(pig, new Playthrough(pig, { seats: seats(2), options: { goal: 50 } }).record);
  expect(readHead(link)).toMatchObject({
    game: 'pig',
    version: pig.version,
    options: { goal: 50 },
    length: 0,
  });
});

describe('a link that cannot be read says why:', () => {
  const link = pack(tables[0][1].game, tables[0][1].record);

  test('nonsense', () => {
    for (const nonsense of ['', 'hello', 'a.b', '%%%', 'W10.A']) {
      expect(() => unpack(pig, nonsense)).toThrow(/^This link/);
    }
  });

  test('cut off or mistyped', () => {
    expect(() => unpack(pig, link.slice(0, -9))).toThrow(/damaged or cut off/);
    const at = link.indexOf('.') + 5;
    const other = link[at] === 'A' ? 'B' : 'A';
    expect(() => unpack(pig, link.slice(0, at) + other + link.slice(at + 1))).toThrow(/damaged or cut off/);
  });

  test('too long', () => {
    const digits = `${link.split('.')[0]}.${'9'.repeat(1_000_000)}`;
    expect(() => unpack(pig, `${digits}.0000`)).toThrow(/1000\d+ letters, and 40000 is the most/);
  });

  test.each<[string, unknown[], RegExp]>([
    ['no seats', ['pig', pig.version, {}, null, 's', 1], /no match of Underhall/],
    ['seats that are none', ['pig', pig.version, {}, [null, 5], 's', 1], /no match of Underhall/],
    ['more seats than there are', ['pig', pig.version, {}, seats(16), 's', 1], /no match of Underhall/],
    ['an endless match', ['pig', pig.version, {}, seats(2), 's', 1e9], /no match of Underhall/],
    ['half a choice', ['pig', pig.version, {}, seats(2), 's', 0.5], /no match of Underhall/],
    ['a head that is too deep', ['pig', pig.version, {}, deep(1000), 's', 1], /no match of Underhall/],
    ['an unknown option', ['pig', pig.version, { gaol: 1 }, seats(2), 's', 1], /'gaol' does not exist/],
    [
      'the prototype',
      ['pig', pig.version, JSON.parse('{"__proto__": 1}'), seats(2), 's', 1],
      /'__proto__' does/,
    ],
    ['no arrangement', ['pig', pig.version, {}, seats(2), 's', 1, [5]], /no match of Underhall/],
    ['an odd arrangement', ['pig', pig.version, {}, seats(2), 's', 1, [{ turn: -1 }]], /from 1 to 1000/],
    [
      'too many dice',
      ['pig', pig.version, {}, seats(2), 's', 1, [{ dice: Array(501).fill(1) }]],
      /at most 500/,
    ],
  ])('forged, with %s', (_what, head, problem) => {
    expect(() => unpack(pig, forged(head, 'A'))).toThrow(problem);
  });

  test('forged, with digits that say nothing sensible', () => {
    const head = ['market', market.version, {}, seats(3), 's', 50_000];
    for (const digits of ['', 'A', '_'.repeat(20_000), '9z-'.repeat(8_000)])
      expect(() => unpack(market, forged(head, digits))).toThrow(/^This (link|match)/);
  });

  test('of another game or version', () => {
    expect(() => unpack(duel, link)).toThrow("is of 'pig', not of 'duel'");
    const { record } = tables[0][1];
    const older = toy({ id: 'pig', version: 0 });
    expect(() => unpack(older, pack(pig as Game, record))).toThrow(/cannot be replayed here/);
  });
});

function deep(levels: number): unknown {
  return levels === 0 ? [] : [deep(levels - 1)];
}

/** A link as somebody would make it who means no good: its check is right. */
function forged(head: unknown, digits: string): string {
  const body = `${Buffer.from(JSON.stringify(head)).toString('base64url')}.${digits}`;
  return `${body}.${hashOf(body).slice(0, 4)}`;
}
