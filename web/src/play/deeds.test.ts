import { expect, test } from 'vitest';
import { added, type Run, ranked } from './deeds.ts';

const run = (who: string, { won = false, out = false, gold = 0 }: Partial<Run> = {}) =>
  ({ match: { game: 'dungeon' }, who, won, out, gold }) as Run;

test('a lost race is no better than a won one, however much gold it brought', () => {
  const poor = run('Ida', { won: true, gold: 10_000 });
  const rich = run('Otto', { gold: 29_000 });
  expect(ranked([rich, poor])).toEqual([poor, rich]);
});

test('among those who did not win, who came out is first', () => {
  const out = run('Ida', { out: true, gold: 10 });
  const dead = run('Otto', { gold: 900 });
  expect(ranked([dead, out])).toEqual([out, dead]);
});

test('the ledger begins with who won most often', () => {
  const runs = [
    run('Otto', { gold: 50_000 }),
    run('Ida', { won: true, gold: 10_000 }),
    run('Ida', { gold: 1000 }),
  ];
  expect(added(runs, ({ who }) => who).map(({ name, wins, gold }) => [name, wins, gold])).toEqual([
    ['Ida', 1, 11_000],
    ['Otto', 0, 50_000],
  ]);
});
