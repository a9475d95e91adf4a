import { expect, test } from 'vitest';
import { blowsOf, fightLine, lastRound } from './rounds.ts';
import type { Told } from './terms.ts';

let n = 0;
function told(event: object, faces: Record<number, string> = {}, line = ''): Told {
  return { n: n++, event, faces, line, moment: 0 } as unknown as Told;
}

const met = told({ type: 'monster-drawn', seat: 0, kind: 'troll' }, {}, 'You meet a Troll!');
const revealed = told(
  { type: 'cards-revealed', seat: 0, kind: 'troll', round: 1, cards: [1, 2] },
  { 1: 'hero-melee', 2: 'monster-magic' },
);
const fought = (round: number, hero: number, monster: number, line = '') =>
  told({ type: 'round-fought', seat: 0, kind: 'troll', round, hero, monster, total: monster }, {}, line);

test('two cards are turned up; what both suffer is told after', () => {
  expect(lastRound([met, revealed])).toMatchObject({
    round: 1,
    cards: ['hero-melee', 'monster-magic'],
    wounds: undefined,
  });
  expect(lastRound([met, revealed, fought(1, 0, 2, 'The Troll takes 2 wounds.')])).toMatchObject({
    wounds: [0, 2],
    line: 'The Troll takes 2 wounds.',
  });
});

test('alone a die decides, and no cards lie there', () => {
  const rolled = told({ type: 'solo-round', seat: 0, round: 2, die: 5 }, {}, 'Round 2: you roll a 5.');
  expect(lastRound([met, rolled])).toMatchObject({ round: 2, cards: [], die: 5, wounds: undefined });
});

test('a fight in short is a row of blows; a new monster begins a new row', () => {
  const fight = [met, fought(1, 0, 2), fought(2, 1, 1), fought(3, 1, 0)];
  expect(blowsOf(fight).map(({ round, winner }) => [round, winner])).toEqual([
    [1, 'hero'],
    [2, 'nobody'],
    [3, 'monster'],
  ]);
  expect(blowsOf([...fight, met])).toEqual([]);
});

test('how a fight stands is its last line', () => {
  expect(fightLine([met, fought(1, 1, 0)])).toBe('You meet a Troll!');
  expect(fightLine([met, fought(1, 0, 1, 'The Troll takes 1 wound.')])).toBe('The Troll takes 1 wound.');
});
