import { expect, test } from 'vitest';
import { EVERYBODY, NOBODY } from './ids.ts';
import { ZoneLayout } from './zones.ts';

const layout = new ZoneLayout<{ keeper: number }>(
  {
    deck: { per: 'table', sees: 'nobody' },
    open: { per: 'table', sees: 'everybody' },
    hand: { per: 'seat', sees: 'owner' },
    gear: { per: 'seat', sees: 'everybody' },
    space: { per: 4, sees: 'everybody' },
    under: { per: 'card', sees: 'nobody' },
    vault: { per: 'table', sees: ({ keeper }) => 1 << keeper },
  },
  3,
  10,
);

test('there is one zone for the table, one for each seat, space and card', () => {
  expect(layout.count).toBe(1 + 1 + 3 + 3 + 4 + 10 + 1);
});

test('a zone has a number, a name and a key', () => {
  const hand = layout.zone('hand', 2);
  expect([layout.name(hand), layout.key(hand), layout.label(hand)]).toEqual(['hand', 2, 'hand:2']);
  expect(layout.label(layout.zone('deck'))).toBe('deck');
});

test('what a label says is read back', () => {
  for (let zone = 0; zone < layout.count; zone++) expect(layout.parse(layout.label(zone))).toBe(zone);
});

test.each(['attic', 'hand:3', 'hand:-1', 'hand:x', 'hand:', 'hand:1.5'])('%s is no zone', (label) => {
  expect(() => layout.parse(label)).toThrow(RangeError);
});

test('a key that is no number is refused', () => {
  expect(() => layout.zone('hand', Number.NaN)).toThrow(RangeError);
});

test('who sees into a zone is declared', () => {
  const match = { keeper: 2 };
  expect(layout.audience(match, layout.zone('deck'))).toBe(NOBODY);
  expect(layout.audience(match, layout.zone('open'))).toBe(EVERYBODY);
  expect(layout.audience(match, layout.zone('hand', 1))).toBe(0b010);
  expect(layout.audience(match, layout.zone('vault'))).toBe(0b100);
});

test('a zone teaches those who always see it; an audience that changes teaches nobody for good', () => {
  expect(layout.teaches(layout.zone('hand', 1))).toBe(0b010);
  expect(layout.teaches(layout.zone('vault'))).toBe(NOBODY);
});

test('a zone of the table has no owner', () => {
  expect(() => new ZoneLayout({ deck: { per: 'table', sees: 'owner' } }, 2, 0)).toThrow(/'deck'/);
});
