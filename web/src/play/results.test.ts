import { expect, test } from 'vitest';
import { winnersLine } from './results.ts';
import type { GameCard, Outcome, Sitter } from './scene.ts';

const card = {
  id: 'dungeonquest-classic',
  faces: { gherinn: { name: 'Brother Gherinn' } },
  seatOptions: [{ id: 'hero' }],
  messages: {},
} as unknown as GameCard;
const sitters = [
  { name: 'You', kind: 'me' },
  { name: 'Oona', kind: 'bot' },
] as unknown as readonly Sitter[];
const outcome = (winners: number[]) =>
  ({ winners, results: [{ hero: 'hugo' }, { hero: 'gherinn' }], rule: 'DQ-WIN-5' }) as unknown as Outcome;

test('who won is told by the Hero, with the player behind', () => {
  expect(winnersLine(card, outcome([1]), sitters)).toBe('Brother Gherinn (Oona) wins');
  expect(winnersLine(card, outcome([0]), sitters)).toBe('You win!');
  expect(winnersLine(card, outcome([]), sitters)).toBe('Nobody wins');
});

test('alone, one who does not win came out alive or did not', () => {
  const [me] = sitters;
  const alone = (out: boolean) =>
    ({ winners: [], results: [{ hero: 'hugo', out }], rule: 'DQ-OPTSOLO-13' }) as unknown as Outcome;
  expect(winnersLine(card, alone(true), [me])).toBe('Out alive, but no victory');
  expect(winnersLine(card, alone(false), [me])).toBe('The dungeon wins');
});

test('in a game without Heroes the players have only their own names', () => {
  const plain = { winners: [1], results: [{ score: 3 }, { score: 100 }], rule: 'PIG-WIN-1' };
  expect(winnersLine(card, plain as unknown as Outcome, sitters)).toBe('Oona wins');
});
