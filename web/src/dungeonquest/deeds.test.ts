import { expect, test } from 'vitest';
import { lastDeed } from './deeds.ts';
import type { Told } from './terms.ts';

function told(type: string, seat: number, line: string): Told {
  return { n: 0, event: { type, seat }, faces: {}, line, moment: 0 } as unknown as Told;
}

const log = [
  told('turn', 1, 'Lindel’s turn.'),
  told('died', 1, 'of a turn long ago'),
  told('turn', 1, 'Lindel’s turn.'),
  told('drew', 1, 'Lindel draws a card.'),
  told('wounded', 1, 'Lindel suffers 2 wounds.'),
  told('entered', 1, 'Lindel falls back.'),
  told('turn', 2, 'Challara’s turn.'),
  told('drew', 2, 'Challara draws a card.'),
];

test('a hero is remembered by the weightiest thing since his last turn began', () => {
  expect(lastDeed(log, 1)).toBe('Lindel suffers 2 wounds.');
  expect(lastDeed(log, 2)).toBe('Challara draws a card.');
});

test('what others did to him counts, and of equal things the last', () => {
  expect(lastDeed([...log, told('wounded', 1, 'Lindel suffers 1 wound.')], 1)).toBe(
    'Lindel suffers 1 wound.',
  );
});

test('of a hero who has done nothing yet there is nothing to say', () => {
  expect(lastDeed(log, 3)).toBeUndefined();
});
