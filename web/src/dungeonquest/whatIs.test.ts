import { expect, test } from 'vitest';
import type { GameCard } from '../play/scene.ts';
import type { Facts, OptionShown } from './terms.ts';
import { whatIs } from './whatIs.ts';

const card = {
  faces: {
    'rune-depths': { text: 'Go down into the Catacombs, or leave them.' },
    slash: { text: 'Melee attack 1.' },
    room: { text: 'Draw a Dungeon card.\nIts ways.' },
  },
  messages: { 'chamber.tower-room.text': 'Leave the dungeon.' },
} as unknown as GameCard;
const facts = { board: { A1: { kind: 'tower-room' }, B1: { chamber: 'room' } } } as unknown as Facts;
const what = (about: object) => whatIs({ id: 'x', label: '', about } as OptionShown, facts, card);

test('a space is told by what it does, also one that nobody has seen', () => {
  expect(what({ space: 'A1' })).toBe('Leave the dungeon.');
  expect(what({ space: 'B1' })).toBe('Draw a Dungeon card.');
  expect(what({ space: 'C1' })).toContain('Unexplored');
});

test('so is a card that can be used; the cards of a fight say it themselves', () => {
  expect(what({ face: 'rune-depths' })).toContain('Catacombs');
  expect(what({ face: 'slash', hand: true })).toBeUndefined();
  expect(what({ face: 'no-such-card' })).toBeUndefined();
});
