import { expect, test } from 'vitest';
import { isSame, knownAs } from './packs.ts';

const draughts = {
  id: 'a',
  added: 1,
  game: 'dungeonquest-classic',
  name: 'Cold Draughts',
  content: { pack: 'cold-draughts', cards: [] },
};

test('a pack that is loaded again is the one that is kept, also when its cards or its name have changed', () => {
  expect(knownAs({ ...draughts, name: 'Draughts' }, [draughts])).toBe(draughts);
  expect(knownAs({ ...draughts, content: { pack: 'cold-draughts', cards: [{}] } }, [draughts])).toBe(
    draughts,
  );
});

test('a pack of another name or another game is another pack', () => {
  expect(knownAs({ ...draughts, content: { pack: 'warm-draughts' } }, [draughts])).toBeUndefined();
  expect(knownAs({ ...draughts, game: 'dungeon' }, [draughts])).toBeUndefined();
});

test('the same words are the same pack', () => {
  expect(isSame(draughts, { ...draughts, content: { pack: 'cold-draughts', cards: [] } })).toBe(true);
  expect(isSame(draughts, { ...draughts, content: { pack: 'cold-draughts', cards: [{}] } })).toBe(false);
});
