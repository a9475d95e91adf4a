import { NONE, Playthrough, Rng } from '@underhall/kernel';
import { seeds } from '@underhall/kernel/testing';
import { describe, expect, test } from 'vitest';
import { spaceNamed } from './board.ts';
import { openDungeon } from './game.ts';
import { randomTable } from './testing/tables.ts';

const game = openDungeon();

/** What an id says that is about a space: its head, and the names in it that are spaces. */
function spacesIn(id: string): string[] {
  return id.split(':').filter((word) => spaceNamed(word) !== undefined);
}

describe('what an option is about', () => {
  test('every space, card, door and spell in an id is in what the option is about, also if it is forbidden', () => {
    let looked = 0;
    for (const seed of seeds(1, 12)) {
      const rng = Rng.fromSeed(`about ${seed}`);
      const play = new Playthrough(game, randomTable(seed));
      for (let i = 0; i < 120 && play.match.asked() !== NONE; i++) {
        for (const { seat, options, forbidden } of play.match.pending()) {
          for (const { id, about = {} } of [...options, ...forbidden]) {
            const [space, from] = spacesIn(id);
            if (space) expect(about.space, id).toBe(space);
            if (from && options.some((one) => one.id === id)) expect(about.from, id).toBe(from);
            const [head, word] = id.split(':');
            if (head === 'drop' || head === 'first') expect(`${about.card}`, id).toBe(word);
            if (head === 'search') expect(about.door, id).toBe(word);
            if (head === 'cast') expect(about.spell, id).toBe(word);
            if (about.path && about.way === 'go') expect(about.path.at(-1), id).toBe(about.space);
            looked++;
          }
          play.choose(seat, options[rng.below(options.length, 0)].id);
        }
      }
    }
    expect(looked).toBeGreaterThan(10_000);
  });
});
