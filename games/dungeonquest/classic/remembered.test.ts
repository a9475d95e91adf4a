import { expect, test } from 'vitest';
import { dungeonquestClassic } from './game.ts';
import { messages } from './messages.ts';
import { remembers } from './remembered.ts';

const game = dungeonquestClassic.open([]);

test('the dragon is remembered when its rage is drawn, and no other card', () => {
  const drew = { type: 'drew', seat: 0, deck: 'dragon', card: 7 } as const;
  expect(remembers({ event: drew, faces: { 7: 'dragon-rage' } })).toMatchObject({ kind: 'dragon' });
  expect(remembers({ event: drew, faces: { 7: 'dragon-sleeps' } })).toBeUndefined();
  expect(remembers({ event: drew, faces: {} })).toBeUndefined();
  expect(game.hasFace('dragon-rage')).toBe(true);
});

test('death and escape are the fate of a Hero, a blow that only fells him is not', () => {
  const fate = (type: 'died' | 'left' | 'knocked-out') =>
    remembers({ event: { type, seat: 0 } as never, faces: {} })?.fate;
  expect([fate('died'), fate('left'), fate('knocked-out')]).toEqual([true, true, undefined]);
});

test('every moment has a name', () => {
  const kinds = Object.keys(game.spec.declares?.events ?? {}).flatMap(
    (type) => remembers({ event: { type } as never, faces: {} })?.kind ?? [],
  );
  expect(kinds.length).toBeGreaterThan(8);
  for (const kind of [...kinds, 'dragon']) expect(messages).toHaveProperty([`moment.${kind}`]);
});
