import { expect, test } from 'vitest';
import { atOneScreen, byName, strangers } from './people.ts';
import type { Sitter } from './scene.ts';

const bot: Sitter = { kind: 'bot', name: 'Brack', level: 'adventurer' };

test('a shared link calls nobody “You”', () => {
  expect(strangers(2).map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
});

test('in a replay everybody has a name', () => {
  expect(byName([{ kind: 'me', name: 'You' }, bot]).map(({ name }) => name)).toEqual(['Player 1', 'Brack']);
  expect(byName([{ kind: 'me', name: 'Ida' }, bot])[0].name).toBe('Ida');
});

test('around one screen as well; whoever plays alone stays “You”', () => {
  const [me, other]: Sitter[] = [
    { kind: 'me', name: 'You' },
    { kind: 'here', name: 'Otto' },
  ];
  expect(atOneScreen([me, other]).map(({ name }) => name)).toEqual(['Player 1', 'Otto']);
  expect(atOneScreen([me, bot])[0].name).toBe('You');
});
