import type { About } from '@underhall/dungeon';
import { expect, test } from 'vitest';
import { isOnPlan, reachOf, waysOf } from './targets.ts';
import type { Asked, Facts } from './terms.ts';

const facts = { seats: [{ space: 'armory' }] } as unknown as Facts;

function asking(options: Asked['options'], forbidden: Asked['forbidden'] = []): Asked {
  const question = { do: 'act' } as const;
  return { seat: 0, kind: 'ask', question, prompt: '', rules: [], options, forbidden, picks: [] };
}

const option = (id: string, about: About) => ({ id, label: id, about });
const go = (id: string, ...path: readonly string[]) =>
  option(id, { way: 'go', space: path.at(-1) ?? '', path });
const STAY = option('stay', { way: 'stay', space: 'armory' });
const ATTACK = option('attack:3', { way: 'go', space: 'armory', number: 3, card: 7 });

test('a space in reach has its distance, its way and its digit', () => {
  const asked = asking([STAY, go('to:1-6', 'c125', '1-6')]);
  expect(reachOf(asked, facts, 'go').get('1-6')).toMatchObject({
    options: ['to:1-6'],
    path: ['c125', '1-6'],
    stops: false,
    digit: 2,
  });
});

test('whoever comes to where the game tells of danger stops there, but not who only looks in', () => {
  const into = { space: '1-1', danger: true };
  const asked = asking([
    option('to:1-1', { ...into, way: 'go' }),
    option('see:1-1', { ...into, way: 'see' }),
  ]);
  expect(reachOf(asked, facts, 'go').get('1-1')?.stops).toBe(true);
  expect(reachOf(asked, facts, 'see').get('1-1')?.stops).toBe(false);
});

test('a space that cannot be entered says why', () => {
  const shut = { ...go('to:2-4', '2-4'), reason: 'A secret door.', rule: 'DUN-SECRET-1' };
  expect(reachOf(asking([], [shut]), facts, 'go').get('2-4')).toMatchObject({
    options: [],
    why: { rule: 'DUN-SECRET-1' },
  });
});

test('the same room can be entered, looked into and struck by a spell, each in its own way', () => {
  const asked = asking([
    go('to:1-6', 'c125', '1-6'),
    option('look:1-6:c125', { way: 'look', space: '1-6', from: 'c125', path: ['c125'] }),
    option('cast:fire-ball:1-6:c125', { way: 'cast', spell: 'fire-ball', space: '1-6', path: ['c125'] }),
    option('see:1-6', { way: 'see', space: '1-6' }),
    // Against the monster here: a button.
    option('cast:lightning-bolt', { spell: 'lightning-bolt', card: 7 }),
  ]);
  expect(waysOf(asked)).toEqual(['go', 'look', 'see', 'fire-ball']);
  expect(reachOf(asked, facts, 'fire-ball').get('1-6')?.options).toEqual(['cast:fire-ball:1-6:c125']);
  expect(reachOf(asked, facts, 'see').get('1-6')?.path).toEqual([]);
});

test('two doorways into one room are two options for one space', () => {
  const look = (from: string) => option(from, { way: 'look', space: '1-6', from, path: [from] });
  const asked = asking([look('c125'), look('c126')]);
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
  const asked = asking([ATTACK]);
  expect(reachOf(asked, facts, 'go').get('armory')?.options).toEqual(['attack:3']);
  expect(isOnPlan(ATTACK, asked, { seats: [{ space: 'c177' }] } as unknown as Facts)).toBe(false);
});

test('what is done where one stands has its buttons, and staying is one of them', () => {
  const asked = asking([STAY, go('to:c177', 'c177'), go('to:armory', 'c177', 'armory'), ATTACK]);
  expect(asked.options.filter((one) => isOnPlan(one, asked, facts)).map(({ id }) => id)).toEqual(['to:c177']);
  expect(reachOf(asked, facts, 'go').get('armory')?.options).toEqual(['stay', 'to:armory', 'attack:3']);
});

test('where nothing else can be done, a click on the own space does not end the turn', () => {
  const asked = asking([STAY, go('to:c177', 'c177')]);
  expect(reachOf(asked, facts, 'go').has('armory')).toBe(false);
});

test('whether to go into a room is answered with buttons, and the room is lit', () => {
  const enter = option('enter', { way: 'go', space: '2-4', danger: true });
  const asked = { ...asking([enter]), question: { do: 'enter-or-refuse', room: 0 } as const };
  expect(reachOf(asked, facts, 'go').has('2-4')).toBe(true);
  expect(isOnPlan(enter, asked, facts)).toBe(false);
});
