import type { Figure } from '@underhall/lab';
import { expect, test } from 'vitest';
import type { GameCard } from '../play/scene.ts';
import { sentencesOf } from './sentences.ts';

const card = {
  faces: {
    elf: { name: 'Elf' },
    hero: { name: 'Hero' },
    'm1-hobgoblins': { name: 'Hobgoblins' },
    'm2-hobgoblins': { name: 'Hobgoblins' },
    'm2-spider': { name: 'Giant Spider' },
  },
  messages: {},
  seatOptions: [{ id: 'adventurer' }],
} as unknown as GameCard;

const figure = (measure: string, group: string, value: number, wide = 0.02) =>
  ({
    measure,
    group,
    value,
    kind: 'share',
    of: 'first',
    low: value - wide,
    high: value + wide,
    n: 400,
  }) as Figure;

test('a run is told in sentences: who does best, what kills, where, and how long', () => {
  const figures = [
    figure('won', 'adventurer elf', 0.31),
    figure('won', 'adventurer hero', 0.19),
    figure('death=m1-hobgoblins', 'all', 0.3),
    figure('death=m2-hobgoblins', 'all', 0.25),
    figure('death=m2-spider', 'all', 0.45),
    figure('deathLevel=3', 'all', 0.6),
    figure('deathLevel=2', 'all', 0.4),
    figure('rounds', 'match', 34.4),
  ];
  expect(sentencesOf(figures, card)).toEqual([
    'Elf wins most often (31 %), Hero least (19 %).',
    'Deadliest is Hobgoblins, with 55 % of all deaths.',
    'Most fall on level 3 (60 %).',
    'A match takes about 34 rounds.',
  ]);
});

test('who cannot be told apart is not called better', () => {
  const figures = [
    figure('out', 'all', 0.22),
    figure('out', 'adventurer elf', 0.31, 0.1),
    figure('out', 'adventurer hero', 0.25, 0.1),
  ];
  expect(sentencesOf(figures, card)).toEqual([
    '22 % get out alive.',
    'No clear difference between them so far.',
  ]);
});
