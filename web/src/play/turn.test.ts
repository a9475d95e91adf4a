import { expect, test } from 'vitest';
import type { Asked, Outcome, Sitter } from './scene.ts';
import { turnOf } from './turn.ts';

const asked = (seat: number, kind: Asked['kind'] = 'ask') => ({ seat, kind }) as Asked;
const sitters: readonly Sitter[] = [
  { kind: 'me', name: 'You' },
  { kind: 'bot', name: 'Brack' },
];
const scene = { sitters, asked: undefined, awaited: [], outcome: undefined };

test('a tab says whose turn it is: one’s own, or a name', () => {
  expect(turnOf({ ...scene, asked: asked(0), awaited: [0] })).toEqual({
    line: 'Your turn',
    seat: 0,
    here: true,
  });
  expect(turnOf({ ...scene, awaited: [1] })).toEqual({ line: 'Brack’s turn', seat: 1, here: false });
});

test('what one may do while another is awaited does not make it one’s turn', () => {
  expect(turnOf({ ...scene, asked: asked(0, 'offer'), awaited: [1] }).line).toBe('Brack’s turn');
});

test('where several share a screen everybody has a name', () => {
  const shared: readonly Sitter[] = [
    { kind: 'me', name: 'Ida' },
    { kind: 'here', name: 'Otto' },
  ];
  expect(turnOf({ ...scene, sitters: shared, asked: asked(0), awaited: [0] }).line).toBe('Ida’s turn');
});

test('a match that is over is nobody’s turn', () => {
  const outcome: Outcome = { winners: [0], results: [{}, {}], rule: 'PIG-WIN-1' };
  expect(turnOf({ ...scene, outcome, awaited: [0] })).toEqual({
    line: 'Match over',
    seat: undefined,
    here: false,
  });
});
