import { expect, test } from 'vitest';
import { blowsOf, escapeRule, hitIn, lastClash, rollOnStage, roundOnStage, stackGains } from './clash.ts';
import type { Told } from './terms.ts';

let n = 0;
function told(event: object, faces: Record<number, string> = {}, line = ''): Told {
  return { n: n++, event, faces, line, moment: 0 } as unknown as Told;
}

const began = told({ type: 'combat-began', seat: 0, kind: 'troll' });
const revealed = told(
  { type: 'revealed', seat: 0, kind: 'troll', round: 1, cards: [1, 2] },
  { 1: 'slash', 2: 'cleave' },
);

test('two cards are turned up; who has won is not known yet', () => {
  expect(lastClash([began, revealed])).toMatchObject({
    round: 1,
    cards: [['slash'], ['cleave']],
    totals: undefined,
    winner: undefined,
  });
});

test('a counterattack adds to the side that makes it', () => {
  const more = told(
    { type: 'counterattack', seat: 0, kind: 'troll', side: 'hero', card: 3 },
    { 3: 'riposte' },
  );
  const deck = told({ type: 'monster-counter', seat: 0, kind: 'troll', played: [4] }, { 4: 'witchfire' });
  expect(lastClash([began, revealed, more, deck])?.cards).toEqual([
    ['slash', 'riposte'],
    ['cleave', 'witchfire'],
  ]);
});

test('between heroes both sides are heroes: the seat tells who counterattacks', () => {
  const duel = told(
    { type: 'revealed', seat: 2, kind: '', round: 1, cards: [1, 2] },
    { 1: 'slash', 2: 'cleave' },
  );
  const more = told({ type: 'counterattack', seat: 0, kind: '', side: 'hero', card: 3 }, { 3: 'riposte' });
  expect(lastClash([duel, more])?.cards).toEqual([['slash'], ['cleave', 'riposte']]);
});

test('the round stays on the stage with its totals, until the next fight', () => {
  const round = told(
    { type: 'round', seat: 0, kind: 'troll', round: 1, winner: 'monster', hero: 1, monster: 3, cards: [2] },
    { 2: 'cleave' },
    'The Troll wins round 1, 3 to 1.',
  );
  expect(lastClash([began, revealed, round])).toMatchObject({
    totals: [1, 3],
    winner: 'monster',
    line: 'The Troll wins round 1, 3 to 1.',
  });
  expect(lastClash([began, revealed, round, told({ type: 'monster-met', seat: 0 })])).toBeUndefined();
});

test('a stand-off has no winner', () => {
  const even = told({ type: 'stand-off', seat: 0, kind: 'troll', round: 1, total: 2 });
  expect(lastClash([began, revealed, even])).toMatchObject({ totals: [2, 2], winner: 'nobody' });
});

test('where one side has no card left, the other lies on its own side', () => {
  const alone = (side: string) =>
    told({ type: 'revealed', seat: 0, kind: 'troll', round: 2, side, cards: [1] }, { 1: 'slash' });
  expect(lastClash([began, alone('monster')])?.cards).toEqual([[], ['slash']]);
  expect(lastClash([began, alone('hero')])?.cards).toEqual([['slash'], []]);
});

test('a fight without escape has the rule that says so', () => {
  const met = (rule: string | null) => told({ type: 'monster-met', seat: 0, kind: 'troll', rule });
  expect(escapeRule([met('DQ-ESC-2'), began, revealed])).toBe('DQ-ESC-2');
  expect(escapeRule([met('DQ-ESC-2'), met(null), began])).toBeUndefined();
  expect(
    escapeRule([met(null), told({ type: 'hero-attacked', seat: 0, opponent: 1, rule: 'DQ-OPTPVP-2' })]),
  ).toBe('DQ-OPTPVP-2');
});

test('a fight in short is a row of blows, each with who has won it; another fight begins a new row', () => {
  const fight = [
    began,
    revealed,
    told({ type: 'round', seat: 0, kind: 'troll', round: 1, winner: 'hero' }),
    told({ type: 'stand-off', seat: 0, kind: 'troll', round: 2, total: 3 }),
    told({ type: 'round', seat: 0, kind: 'troll', round: 3, winner: 'monster' }),
  ];
  expect(blowsOf(fight).map(({ round, winner }) => [round, winner])).toEqual([
    [1, 'hero'],
    [2, 'nobody'],
    [3, 'monster'],
  ]);
  expect(blowsOf([...fight, told({ type: 'monster-met', seat: 1, kind: 'golem' })])).toEqual([]);
});

test('the dice on stage are those that are being thrown, once; then those that lie', () => {
  const first = told({ type: 'combat-dice', seat: 0, dice: [1, 2], target: 6 });
  const second = told({ type: 'combat-dice', seat: 0, dice: [5, 6], target: 6 });
  expect(rollOnStage({ now: second, log: [began, first] })?.dice).toEqual([5, 6]);
  expect(rollOnStage({ now: told({ type: 'round', seat: 0 }), log: [began, first, second] })?.dice).toEqual([
    5, 6,
  ]);
  expect(rollOnStage({ now: undefined, log: [began] })).toBeUndefined();
});

test('the round of dice that have not fallen yet is the next one', () => {
  const dice = told({ type: 'combat-dice', seat: 0, dice: [1, 2], target: 6 });
  const round = told({ type: 'round', seat: 0, kind: 'troll', round: 1, winner: 'hero' });
  const log = [began, dice, round];
  expect(roundOnStage({ now: dice, untold: true, log: [began] }, { round: 0 })).toBe(1);
  expect(roundOnStage({ now: dice, untold: true, log }, { round: 1 })).toBe(2);
  expect(roundOnStage({ now: round, untold: false, log }, { round: 1 })).toBe(1);
});

test('wounds are seen on the side that takes them: the hero’s when they are recorded, the monster’s at once', () => {
  const hit = (event: object) => hitIn(told(event), { hero: 0 });
  expect(hit({ type: 'wounded', seat: 0, wounds: 2 })).toEqual({ side: 'hero', wounds: 2 });
  expect(hit({ type: 'wounded', seat: 1, wounds: 2 })).toBeUndefined();
  expect(hit({ type: 'monster-hurt', seat: 0, wounds: 1 })).toEqual({ side: 'monster', wounds: 1 });
  expect(hit({ type: 'round', seat: 0, winner: 'monster', hero: 1, monster: 3, damage: 2 })).toEqual({
    side: 'hero',
    wounds: 2,
  });
  expect(hit({ type: 'round', seat: 0, winner: 'monster', hero: 1, monster: 0 })).toBeUndefined();
});

test('DQ-COMBAT-25 the combat stack is told as what a win with each attack type adds', () => {
  const typed = (type: string) => ({ printed: { type } });
  const faces = { slash: typed('melee'), cleave: typed('melee'), spark: typed('magic') };
  expect(stackGains(['slash', 'spark', 'cleave'], { faces } as never)).toEqual([
    { type: 'melee', wounds: 2 },
    { type: 'magic', wounds: 1 },
  ]);
  expect(stackGains([], { faces } as never)).toEqual([]);
});
