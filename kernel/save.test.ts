import { expect, test } from 'vitest';
import { duel, market, pig } from './examples/index.ts';
import { load, type Saved, save, stateHash } from './save.ts';
import { seats } from './testing/toy.ts';

const saved = (): Saved => JSON.parse(JSON.stringify(save(market.start({ seats: seats(3), seed: 'save' }))));

test('a save is JSON and loads to the same state', () => {
  const match = market.start({ seats: seats(3), seed: 'save' });
  match.choose(0, `show:${match.instances.first(match.zone('hand', 0))}`);
  match.choose(1, 'peek');
  const loaded = load(market, JSON.parse(JSON.stringify(save(match))));
  expect(stateHash(loaded)).toBe(stateHash(match));
  match.choose(1, 'bottom');
  loaded.choose(1, 'bottom');
  expect(stateHash(loaded)).toBe(stateHash(match));
});

test('the hash changes with anything in the state', () => {
  const base = stateHash(load(market, saved()));
  const others = [
    { ...saved(), holds: 1 },
    { ...saved(), dice: [3] },
    { ...saved(), rng: saved().rng.map((word) => word + 1) },
    { ...saved(), preferences: [{ 'skip-all': 'yes' }] },
    { ...saved(), notes: [{ card: 0, aspect: 'name', audience: 1 }] },
  ].map((other) => stateHash(load(market, other)));
  expect(new Set([base, ...others]).size).toBe(6);
});

test('a save is not changed by playing on', () => {
  const match = pig.start({ seats: seats(2), seed: 'save' });
  const before = save(match);
  const text = JSON.stringify(before);
  match.choose(0, 'roll');
  expect(JSON.stringify(before)).toBe(text);
});

test('a save of another game or version is refused with a reason', () => {
  expect(() => load(duel, saved())).toThrow("is of 'market', not of 'duel'");
  expect(() => load(market, { ...saved(), version: '0-0' })).toThrow('is of version 0-0');
});

test('a save that has lost or doubled a card is refused', () => {
  const lost = { ...saved(), zones: { ...saved().zones, vault: [] } };
  expect(() => load(market, lost)).toThrow('20 cards and tokens instead of 22');
  const [first] = saved().zones.vault;
  const doubled = { ...saved(), zones: { ...saved().zones, vault: [first, first] } };
  expect(() => load(market, doubled)).toThrow('21 cards and tokens instead of 22');
});
