import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import { cheapChoice, consequences } from './consequences.ts';
import { market, pig } from './examples/index.ts';
import { Refusal } from './refusal.ts';
import { Rng } from './rng.ts';
import { stateHash } from './save.ts';
import { seats } from './testing/toy.ts';
import { View } from './view.ts';

const begin = () => {
  const match = pig.start({ seats: seats(2), seed: 'odds' });
  arrange(match, [{ dice: [6] }]);
  match.choose(0, 'roll');
  return match;
};

test('a sure option has sure consequences', () => {
  const { samples, changes } = consequences(new View(begin(), 0), 'hold', 20, Rng.fromSeed('x'));
  expect([samples, changes.score]).toEqual([20, { mean: 6, chance: 1 }]);
});

test('a roll goes well five times out of six', () => {
  const { chances } = consequences(new View(begin(), 0), 'roll', 2000, Rng.fromSeed('x'));
  expect(chances.roll.chance).toBeCloseTo(5 / 6, 1);
});

test('a tally says in how many samples it came to that', () => {
  const odds = (option: string) => consequences(new View(begin(), 0), option, 50, Rng.fromSeed('x')).chances;
  expect([odds('roll').roll.times, odds('hold').roll]).toEqual([50, undefined]);
});

test('sampling changes neither the match nor the view', () => {
  const match = begin();
  const view = new View(match, 0);
  const before = [stateHash(match), JSON.stringify(view)];
  consequences(view, 'roll', 10, Rng.fromSeed('x'));
  expect([stateHash(match), JSON.stringify(view)]).toEqual(before);
});

test('an arranged die is not known to the odds', () => {
  const match = begin();
  arrange(match, [{ dice: [1, 1, 1] }]);
  expect(
    consequences(new View(match, 0), 'roll', 200, Rng.fromSeed('x')).chances.roll.chance,
  ).toBeGreaterThan(0.7);
});

test('what hidden cards are makes no difference: equal views have equal odds', () => {
  const match = market.start({ seats: seats(2), seed: 'a' });
  const view = new View(match, 0);
  const other = new View(view.determinise(Rng.fromSeed('other')), 0);
  const odds = (v: typeof view) => consequences(v, 'steal:1', 30, Rng.fromSeed('same'));
  expect(odds(other)).toEqual(odds(view));
});

test('only a seat has consequences, and only of what it may choose', () => {
  expect(() => consequences(new View(begin(), 'spectator'), 'roll', 1, Rng.fromSeed('x'))).toThrow(TypeError);
  expect(() => consequences(new View(begin(), 0), 'fly', 1, Rng.fromSeed('x'))).toThrow(Refusal);
});

test('without a policy of the game any option may be played on with', () => {
  const match = begin();
  const rng = Rng.fromSeed('x');
  expect(new Set(Array.from({ length: 20 }, () => cheapChoice(match, 0, rng)))).toEqual(new Set([0, 1]));
});
