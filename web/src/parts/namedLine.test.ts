import { expect, test } from 'vitest';
import { namedLine } from './namedLine.ts';

test('the name of an ability is a sentence of its own', () => {
  expect(namedLine('Never Yield: When a combat round would be a stand-off, you win it.')).toEqual({
    name: 'Never Yield.',
    rest: 'When a combat round would be a stand-off, you win it.',
  });
});

test('no sentence begins with a small letter after a full stop', () => {
  expect(namedLine('Seen from the way in: open behind and open ahead.')).toEqual({
    name: 'Seen from the way in:',
    rest: 'open behind and open ahead.',
  });
});

test('a line without a name has none', () => {
  expect(namedLine('Draw a Dungeon card.')).toBeUndefined();
});
