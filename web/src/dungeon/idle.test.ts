import { expect, test } from 'vitest';
import type { Asked, GameCard } from '../play/scene.ts';
import type { Facts } from './facts.ts';
import { idleOf } from './idle.ts';

const card = { faces: {} } as unknown as GameCard;

function standing(space: string, spells: readonly string[]): Facts {
  return { graves: [], marks: {}, seats: [{ space, spells, treasures: [] }] } as unknown as Facts;
}

function asking(...options: readonly string[]): Asked {
  return {
    seat: 0,
    kind: 'ask',
    question: { do: 'act' },
    prompt: '',
    rules: [],
    options: options.map((id) => ({ id, label: id })),
    forbidden: [],
    picks: [],
  };
}

test('DUN-OPTTELE-4 outside of chambers a Teleport is seen, with the reason why it cannot be used', () => {
  expect(idleOf(asking('to:c030'), standing('c031', ['teleport']), card)).toMatchObject([
    { way: 'teleport', rule: 'DUN-OPTTELE-4' },
  ]);
  expect(idleOf(asking('teleport:crypt'), standing('armory', ['teleport']), card)).toEqual([]);
});

test('DUN-ESP-7 who has looked into every room in reach is told so', () => {
  const face = { back: 'treasure-3', printed: { power: 'esp' } };
  const told = { faces: { 't3-esp-medallion': face } } as unknown as GameCard;
  const holding = { ...standing('c125', []).seats[0], treasures: ['t3-esp-medallion'] };
  const there = { ...standing('c125', []), seats: [holding] } as Facts;
  const shut = { id: 'look:1-6:c125', label: '', reason: '', rule: 'DUN-ESP-7' };
  expect(idleOf({ ...asking('stay'), forbidden: [shut] }, there, told)).toMatchObject([
    { rule: 'DUN-ESP-7' },
  ]);
});

test('DUN-OPTCAST-7 a spell with nothing in reach is seen; one against the monster here has its button', () => {
  expect(idleOf(asking('to:c030'), standing('c031', ['fire-ball']), card)).toMatchObject([
    { way: 'fire-ball', rule: 'DUN-OPTCAST-7' },
  ]);
  expect(idleOf(asking('fight', 'cast:fire-ball'), standing('armory', ['fire-ball']), card)).toEqual([]);
});
