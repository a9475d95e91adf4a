import { dungeon } from '@underhall/dungeon';
import { nameOf, type Space, spaces } from '@underhall/dungeon/board';
import { expect, it } from 'vitest';
import { findings } from './figures.ts';
import type { Plan } from './plan.ts';
import { playShard } from './shard.ts';

const game = dungeon.open();
const plan: Plan = {
  game: game.id,
  version: game.version,
  seed: 'notes',
  matches: 12,
  rotate: true,
  table: { options: {}, seats: [{}, {}, {}, {}], bots: Array(4).fill('random') },
  events: false,
  notes: true,
};
const { figures } = findings(playShard(game, plan, { from: 0, to: plan.matches }));
const everybody = figures.filter(({ group }) => group === 'all');

it('says how many rounds matches take, and how often somebody falls', () => {
  const rounds = figures.find(({ measure, group }) => measure === 'rounds' && group === 'match');
  expect(rounds?.value).toBeGreaterThan(5);
  expect(everybody.find(({ measure }) => measure === 'deaths')?.value).toBeGreaterThan(0);
});

it('says where, on which level and by what they fall', () => {
  const sharesOf = (name: string) =>
    everybody.flatMap(({ measure, value }) =>
      measure.startsWith(`${name}=`) ? [[measure.slice(name.length + 1), value] as const] : [],
    );
  for (const name of ['death', 'deathAt', 'deathLevel'])
    expect(sharesOf(name).reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1);
  const known = new Set(spaces.map((_, space) => nameOf(space as Space)));
  expect(sharesOf('deathAt').filter(([space]) => !known.has(space))).toEqual([]);
  expect(sharesOf('death').filter(([face]) => !game.hasFace(face))).toEqual([]);
  expect(sharesOf('deathLevel').every(([level]) => /^[1-6]$/.test(level))).toBe(true);
});

it('notes nothing where nobody asked', () => {
  const silent = findings(playShard(game, { ...plan, notes: false }, { from: 0, to: 2 }));
  expect(silent.figures.filter(({ measure }) => measure.startsWith('death'))).toEqual([]);
});
