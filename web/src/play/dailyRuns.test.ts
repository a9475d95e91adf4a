import { expect, test } from 'vitest';
import { finishedDays, runsByDay, shareLine } from './dailyRuns.ts';
import type { GameCard, Kept } from './scene.ts';

const card = {
  id: 'dungeonquest-classic',
  name: 'DungeonQuest',
  faces: {},
  messages: {},
} as unknown as GameCard;
const run = (day: string, id: string, result?: object, winners: number[] = []) =>
  ({
    id,
    game: 'dungeonquest-classic',
    occasion: { kind: 'daily', name: day },
    changed: 1,
    outcome: result && { winners, results: [result], rule: 'DQ-WIN-5' },
  }) as unknown as Kept;

const poor = run('2026-11-18', 'poor', { out: true, gold: 300, treasure: true }, [0]);
const rich = run('2026-11-18', 'rich', { out: true, gold: 900 });
const dead = run('2026-11-18', 'dead', { death: 'nightfall', deathAt: 'C3', gold: 0 });
const open = run('2026-11-17', 'open');

test('the best run of a day is first: a victory before gold, and what is not over last', () => {
  const runs = runsByDay([open, dead, rich, poor, { id: 'other' } as Kept]);
  expect(runs.get('2026-11-18')?.map(({ id }) => id)).toEqual(['poor', 'rich', 'dead']);
  expect([...finishedDays([open, dead])]).toEqual(['2026-11-18']);
});

test('a run is one line to share', () => {
  expect(shareLine(rich, card, 'Hugo', 2)).toBe(
    'Underhall Daily 2026-11-18 · DungeonQuest · Hugo: out alive with 900 gold · try 2',
  );
  expect(shareLine(poor, card, undefined, 1)).toBe(
    'Underhall Daily 2026-11-18 · DungeonQuest · won, out alive with 300 gold and a treasure',
  );
});
