import { expect, test } from 'vitest';
import type { Tried } from '../play/scene.ts';
import { linesOf } from './stakesLines.ts';

const found = (part: Partial<Tried>) => linesOf({ samples: 200, changes: {}, chances: {}, ...part });

test('a tally says how rarely it comes to that', () => {
  const [line] = found({ chances: { fight: { times: 10, chance: 0.7 } } });
  expect(line).toMatchObject({ name: 'A fight: 1 in 20. You win', value: '70 %' });
});

test('what happens nearly always needs no such word', () => {
  expect(found({ chances: { test: { times: 199, chance: 0.5 } } })[0].name).toBe('You pass the test');
  expect(found({ chances: { test: { times: 140, chance: 0.5 } } })[0].name).toBe('A test: 7 in 10. You pass');
});

test('what nearly always goes one way is told as that', () => {
  const value = (chance: number) => found({ chances: { fight: { times: 50, chance } } })[0].value;
  expect([value(1), value(0.98), value(0.6), value(0.01)]).toEqual([
    'nearly always',
    'nearly always',
    '60 %',
    'hardly ever',
  ]);
});

test('what is very rare is left out, except death', () => {
  const rare = { mean: 0.01, chance: 0.01 };
  const lines = found({
    changes: { gold: rare, out: rare, dead: { mean: 0.005, chance: 0.005 } },
    chances: { escape: { times: 3, chance: 1 } },
  });
  expect(lines.map(({ name, value }) => [name, value])).toEqual([['Chance to die', '1 %']]);
});

test('a change is one figure: its average', () => {
  const [gold] = found({ changes: { gold: { mean: 31.4, chance: 0.25 } } });
  expect(gold).toMatchObject({ name: 'Gold', value: '+31 on average' });
});

test('an average that rounds to nothing is left out, a risk of death never', () => {
  const lines = found({
    changes: { lostTurns: { mean: 0.045, chance: 0.045 }, dead: { mean: 0.02, chance: 0.02 } },
  });
  expect(lines.map(({ name, value }) => [name, value])).toEqual([['Chance to die', '2 %']]);
});

test('what depends on how one plays on says who plays', () => {
  expect(found({ changes: { out: { mean: 0.5, chance: 0.5 } } })[0].name).toBe('A careful player gets out');
});

test('what every other option leads to as well is left out, except death', () => {
  const lines = found({
    changes: { gold: { mean: 30, chance: 0.5 }, dead: { mean: 0.1, chance: 0.1 } },
    chances: { test: { times: 190, chance: 0.5 }, fight: { times: 190, chance: 0.9 } },
    alike: ['gold', 'dead', 'test'],
  });
  expect(lines.map(({ name }) => name)).toEqual(['Chance to die', 'You win the fight']);
});

test('what is certain is called certain, once it was tried often enough', () => {
  const out = { changes: { out: { mean: 1, chance: 1 } } };
  expect(found({ ...out, samples: 240 })[0].value).toBe('certain');
  expect(found({ ...out, samples: 24 })[0].value).toBe('100 %');
  expect(found({ changes: { out: { mean: 0.999, chance: 0.999 } } })[0].value).toBe('> 99 %');
});

test('who plays a monster reads what becomes of the hero, not of himself', () => {
  const lines = found({
    whose: 1,
    changes: { wounds: { mean: 1.5, chance: 0.8 } },
    chances: { fight: { times: 200, chance: 0.4 } },
  });
  expect(lines.map(({ name, bad }) => [name, bad])).toEqual([
    ['Wounds', false],
    ['Wins the fight', false],
  ]);
});
