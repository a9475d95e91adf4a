import type { About } from '@underhall/dungeon';
import { expect, test } from 'vitest';
import { asPut, meaningOf, reachWithin } from './meaning.ts';
import { reachOf, type WayOf } from './targets.ts';
import type { Asked, Facts } from './terms.ts';

const facts = { seats: [{ space: 'c031' }] } as unknown as Facts;

const go = (id: string, path: readonly string[], more: About = {}) => ({
  id,
  label: id,
  about: { way: 'go', space: path.at(-1) ?? '', path, ...more } as const,
});
const look = (id: string, path: readonly string[]) => ({
  id,
  label: id,
  about: { way: 'look', space: '2-4', from: path.at(-1) ?? '', path } as const,
});
const NORTH = ['c030', 'c014', '2-4'];

const asked: Asked = {
  seat: 0,
  kind: 'ask',
  question: { do: 'act' },
  prompt: 'Your move.',
  rules: [],
  options: [
    go('to:2-4', NORTH, { doors: ['x03'] }),
    go('to:2-4:x04', ['c041', 'c040', '2-4'], { door: 'x04', doors: ['x04'], shows: true }),
    look('look:2-4:c014', ['c030', 'c014']),
    look('look:2-4:c040', ['c041', 'c039', 'c040']),
    go('to:c030', ['c030']),
  ],
  forbidden: [],
  picks: [],
};

function meant(space: string, way: WayOf) {
  const reach = reachOf(asked, facts, way);
  const meaning = meaningOf(space, asked, facts, way, reach);
  return { reach, meaning, put: asPut(asked, facts, way, reach, meaning) };
}

test('where one way leads there is nothing more to ask', () => {
  expect(meant('c030', 'go').meaning).toBeUndefined();
  expect(meant('c030', 'go').put.prompt).toBe('Your move.');
});

test('before a space is chosen it is said that several ways lead there', () => {
  const reach = reachOf(asked, facts, 'go');
  expect(asPut(asked, facts, 'go', reach, undefined).options[0].label).toBe('to:2-4, or 1 other way');
});

test('of several ways one is asked for, and told apart by the secret door', () => {
  const { meaning, put, reach } = meant('2-4', 'go');
  expect(put.prompt).toBe('Two ways lead there: which do you take?');
  expect(put.options.slice(0, 2).map(({ label }) => label)).toEqual([
    'Through the secret door on the north side of room 2·4 (3 spaces)',
    'Through the secret door on the south side of room 2·4 (3 spaces)',
  ]);
  expect(meaning && reachWithin(meaning, reach, 'to:2-4:x04').get('2-4')?.path).toEqual([
    'c041',
    'c040',
    '2-4',
  ]);
});

test('DUN-MOVE-15 the way that does not show the card says so', () => {
  const options = [
    go('to:2-4', NORTH, { doors: ['x03'], shows: true }),
    go('to:2-4:open', ['c030', 'c031', 'c041', 'c040', '2-4'], { doors: [], shows: false }),
  ];
  const question = { ...asked, options };
  const reach = reachOf(question, facts, 'go');
  const meaning = meaningOf('2-4', question, facts, 'go', reach);
  expect(asPut(question, facts, 'go', reach, meaning).options.map(({ label }) => label)).toEqual([
    'Through the secret door on the north side of room 2·4 (3 spaces)',
    'Without showing your Secret Door card (5 spaces)',
  ]);
});

test('DUN-BALL-2 at the door of a room a ball is asked for in its own words, and the room in those of the question', () => {
  const prompt = 'You see the Ogre. Go in?';
  const question: Asked = {
    ...asked,
    prompt,
    question: { do: 'enter-or-refuse', room: 0 },
    options: [
      { id: 'enter', label: 'Go in', about: { way: 'go', space: '2-4' } },
      { id: 'see:5-7', label: 'See', about: { way: 'see', space: '5-7' } },
    ],
  };
  expect(asPut(question, facts, 'go', reachOf(question, facts, 'go'), undefined).prompt).toBe(prompt);
  expect(asPut(question, facts, 'see', reachOf(question, facts, 'see'), undefined).prompt).toContain(
    'Crystal Ball',
  );
});

test('the places to look from glow, and each has its distance', () => {
  const { meaning, put, reach } = meant('2-4', 'look');
  expect(put.prompt).toBe('You can look in from two places. Where do you stand?');
  expect(put.options[3].label).toBe('From the corner south of room 2·4 (3 spaces)');
  const within = meaning && reachWithin(meaning, reach, undefined);
  expect([...(within ?? [])].map(([space, { options, path }]) => [space, options, path.length])).toEqual([
    ['c014', ['look:2-4:c014'], 2],
    ['c040', ['look:2-4:c040'], 3],
  ]);
});

test('what a click does is asked for in its own words', () => {
  const reach = reachOf(asked, facts, 'look');
  expect(asPut(asked, facts, 'look', reach, undefined).prompt).toContain('Into which room do you look?');
});
