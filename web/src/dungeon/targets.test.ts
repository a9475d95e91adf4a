import { spaceNamed } from '@underhall/dungeon/board';
import { expect, test } from 'vitest';
import type { Asked } from '../play/scene.ts';
import type { Facts } from './facts.ts';
import { isOnPlan, reachOf, waysOf } from './targets.ts';

const facts = {
  graves: ['1-1'],
  marks: { 3: { space: 'armory' } },
  seats: [{ space: 'armory' }],
} as unknown as Facts;

const way = (...names: readonly string[]) => names.map((name) => spaceNamed(name) ?? -1);

function asking(options: Asked['options'], forbidden: Asked['forbidden'] = []): Asked {
  const question = { do: 'act' };
  return { seat: 0, kind: 'ask', question, prompt: '', rules: [], options, forbidden, picks: [] };
}

const go = (id: string, ...names: readonly string[]) => ({
  id,
  label: id,
  effect: { do: 'go', path: way(...names) },
});

test('a space in reach has its distance, its way and its digit', () => {
  const asked = asking([{ id: 'stay', label: 'Stay' }, go('to:1-6', 'c125', '1-6')]);
  expect(reachOf(asked, facts, 'go').get('1-6')).toMatchObject({
    options: ['to:1-6'],
    path: ['c125', '1-6'],
    stops: true,
    digit: 2,
  });
});

test('nobody has to stop in a room that is cleaned out', () => {
  const asked = asking([go('to:1-1', '1-1')]);
  expect(reachOf(asked, facts, 'go').get('1-1')?.stops).toBe(false);
});

test('a space that cannot be entered says why', () => {
  const shut = { id: 'to:2-4', label: 'Go', reason: 'A secret door.', rule: 'DUN-SECRET-1' };
  expect(reachOf(asking([], [shut]), facts, 'go').get('2-4')).toMatchObject({
    options: [],
    why: { rule: 'DUN-SECRET-1' },
  });
});

test('the same room can be entered, looked into and struck by a spell, each in its own way', () => {
  const asked = asking([
    go('to:1-6', 'c125', '1-6'),
    go('look:1-6:c125', 'c125'),
    go('cast:fire-ball:1-6:c125', 'c125'),
    { id: 'see:1-6', label: 'See' },
  ]);
  expect(waysOf(asked, facts)).toEqual(['go', 'look', 'see', 'fire-ball']);
  expect(reachOf(asked, facts, 'fire-ball').get('1-6')?.options).toEqual(['cast:fire-ball:1-6:c125']);
  expect(reachOf(asked, facts, 'see').get('1-6')?.path).toEqual([]);
});

test('two doorways into one room are two options for one space', () => {
  const asked = asking([go('look:1-6:c125', 'c125'), go('look:1-6:c126', 'c126')]);
  expect(reachOf(asked, facts, 'look').get('1-6')?.options).toHaveLength(2);
});

test('DUN-MOVE-15 a way that is on offer twice, plainly and by its secret door, is shown once', () => {
  const asked = asking([
    go('to:1-6', 'c125', '1-6'),
    go('to:1-6:open', 'c112', 'c111', '1-6'),
    go('to:1-6:x07', 'c125', '1-6'),
  ]);
  expect(reachOf(asked, facts, 'go').get('1-6')).toMatchObject({
    options: ['to:1-6', 'to:1-6:open'],
    path: ['c125', '1-6'],
  });
});

test('a guard is attacked where it stands, and keeps its button', () => {
  const asked = asking([{ id: 'attack:3', label: 'Attack' }]);
  expect(reachOf(asked, facts, 'go').get('armory')?.options).toEqual(['attack:3']);
  expect(isOnPlan('attack:3', asked, facts)).toBe(false);
});

test('what is done where one stands has its buttons, and staying is one of them', () => {
  const asked = asking([
    { id: 'stay', label: 'Stay' },
    go('to:c177', 'c177'),
    go('to:armory', 'c177', 'armory'),
    { id: 'attack:3', label: 'Attack' },
  ]);
  expect(asked.options.filter(({ id }) => isOnPlan(id, asked, facts)).map(({ id }) => id)).toEqual([
    'to:c177',
  ]);
  expect(reachOf(asked, facts, 'go').get('armory')?.options).toEqual(['stay', 'to:armory', 'attack:3']);
});

test('where nothing else can be done, a click on the own space does not end the turn', () => {
  const asked = asking([{ id: 'stay', label: 'Stay' }, go('to:c177', 'c177')]);
  expect(reachOf(asked, facts, 'go').has('armory')).toBe(false);
});
