import { expect, test } from 'vitest';
import { idleOf, isIdle } from './idle.ts';
import type { Asked } from './terms.ts';

const asked: Asked = {
  seat: 0,
  kind: 'ask',
  question: { do: 'act' },
  prompt: '',
  rules: [],
  options: [{ id: 'cast:lightning-bolt', label: '', about: { spell: 'lightning-bolt', card: 7 } }],
  forbidden: [
    {
      id: 'cast:fire-ball',
      label: '',
      reason: 'Nothing is in reach.',
      rule: 'DUN-OPTCAST-7',
      about: { way: 'cast', spell: 'fire-ball' },
    },
    {
      id: 'look:1-6:c125',
      label: '',
      reason: 'Looked into already.',
      rule: 'DUN-ESP-7',
      about: { way: 'look', space: '1-6' },
    },
  ],
  picks: [],
};

test('what is held and cannot be used is seen with the reason and the rule of the game', () => {
  expect(idleOf(asked)).toEqual([
    { way: 'fire-ball', reason: 'Nothing is in reach.', rule: 'DUN-OPTCAST-7' },
  ]);
  expect(idleOf(undefined)).toEqual([]);
});

test('it needs no button of its own; a spell against the monster here has one', () => {
  expect([...asked.options, ...asked.forbidden].filter(isIdle).map(({ id }) => id)).toEqual([
    'cast:fire-ball',
  ]);
});
