import { expect, test } from 'vitest';
import { STANDARD, settingsIn } from './preferred.ts';

test('what was preferred is read as it was kept', () => {
  const wanted = { ...STANDARD, name: 'Ida', speed: 'off', volume: 0, text: 'huge', keys: false };
  expect(settingsIn(wanted)).toEqual(wanted);
  expect(settingsIn({ name: 'Ida' })).toEqual({ ...STANDARD, name: 'Ida' });
});

test('a damaged preference is as on the first visit, and the others stay', () => {
  for (const damaged of [null, 7, 'x', [], {}, { nothing: 1 }, { __proto__: { name: 3 } }])
    expect(settingsIn(damaged)).toEqual(STANDARD);
  for (const name of Object.keys(STANDARD))
    for (const value of [null, {}, [], 'no such', -1, 99, Number.NaN]) {
      if (name === 'name' && typeof value === 'string') continue;
      expect(settingsIn({ odds: false, [name]: value })).toEqual({
        ...STANDARD,
        odds: name === 'odds' ? STANDARD.odds : false,
      });
    }
});
