import type { Figure, Findings } from '@underhall/lab';
import { expect, test } from 'vitest';
import type { GameCard } from '../play/scene.ts';
import { causesOf, differ, pairsOf } from './pairs.ts';
import { sentencesOfBoth } from './sentences.ts';

const card = (name: string, faces: Record<string, string>) =>
  ({
    name,
    faces: Object.fromEntries(Object.entries(faces).map(([id, called]) => [id, { name: called }])),
    messages: {},
    seatOptions: [{ id: 'hero' }],
  }) as unknown as GameCard;

const cards = [
  card('Old', { 'old-pit': 'the Pit', troll: 'a Troll' }),
  card('New', { pit: 'the Pit', demon: 'a Demon' }),
] as const;

const figure = (measure: string, value: number, wide = 0.02, group = 'all') =>
  ({
    measure,
    group,
    value,
    of: 'first',
    kind: 'share',
    low: value - wide,
    high: value + wide,
    n: 99,
  }) as Figure;

const found = (...figures: readonly Figure[]): Findings => ({
  matches: 99,
  failed: [],
  figures,
  distributions: [],
  parts: [],
});

test('what kills in both editions stands in one row, though each has its own id for it', () => {
  const old = found(figure('death=old-pit', 0.3), figure('death=troll', 0.7));
  const renewed = found(figure('death=pit', 0.4), figure('death=demon', 0.6));
  const rows = causesOf(pairsOf([old, renewed], cards)).map(({ name, first, second }) => [
    name,
    first?.value,
    second?.value,
  ]);
  expect(rows).toEqual([
    ['a Troll', 0.7, undefined],
    ['a Demon', undefined, 0.6],
    ['the Pit', 0.3, 0.4],
  ]);
});

test('two editions are told in sentences, and the one that lets more out is named', () => {
  const rounds = (value: number) => figure('rounds', value, 1, 'match');
  const old = found(figure('out', 0.3), figure('death=old-pit', 0.6), rounds(20.6));
  const renewed = found(figure('out', 0.5), figure('death=demon', 0.4), rounds(15.2));
  expect(sentencesOfBoth(pairsOf([old, renewed], cards), cards)).toEqual([
    'New lets more people out alive: 50 %. Old lets 30 % out.',
    'Deadliest in Old is the Pit, with 60 % of all deaths. In New it is a Demon, with 40 %.',
    'A match of Old takes about 21 rounds, one of New about 15.',
  ]);
  const pits = [found(figure('death=old-pit', 0.6)), found(figure('death=pit', 0.4))] as const;
  expect(sentencesOfBoth(pairsOf(pits, cards), cards)).toEqual([
    'Deadliest in both is the Pit, with 60 % of all deaths in Old and 40 % in New.',
  ]);
});

test('what the matches do not tell apart is not called different', () => {
  const pairs = pairsOf([found(figure('out', 0.3, 0.1)), found(figure('out', 0.35, 0.1))], cards);
  expect(pairs.map(differ)).toEqual([false]);
  expect(sentencesOfBoth(pairs, cards)).toEqual([
    'No clear difference yet: 30 % get out of Old alive, 35 % out of New.',
  ]);
});
