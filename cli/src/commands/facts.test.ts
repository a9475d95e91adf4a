import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shelf } from '@underhall/table/shelf';
import { describe, expect, it } from 'vitest';
import { boxes } from '../boxes.ts';
import { folder, underhall } from '../testing.ts';
import { pagesOf } from './facts.ts';

const kept = join(import.meta.dirname, '../../../docs/games');
/** A game that is still built in the workshop may be ahead of its pages. */
const building = (id: string) => shelf.some((game) => game.id === id && game.kind === 'workshop');
const settled = boxes.filter(({ box }) => !building(box.id));

describe('docs/games', () => {
  it.each(settled.map((boxed) => [boxed.box.id, boxed] as const))(
    'has the pages of %s as they are',
    (_id, boxed) => {
      for (const [file, page] of Object.entries(pagesOf(boxed))) {
        const anew = 'write it anew: npx underhall facts --write docs/games';
        expect(readFileSync(join(kept, file), 'utf8') === page, anew).toBe(true);
      }
    },
  );

  it('has no page of a game that there is not', () => {
    const written = new Set(boxes.flatMap((boxed) => Object.keys(pagesOf(boxed))));
    expect(readdirSync(kept).filter((file) => !written.has(file))).toEqual([]);
  });

  it.each(boxes.map((boxed) => [boxed.box.id, boxed] as const))('tells of %s all there is', (_id, boxed) => {
    const page = Object.values(pagesOf(boxed)).join();
    for (const part of ['The table', 'Facts', 'Questions', 'Options', 'Events'])
      expect(page).toContain(`\n## ${part}\n`);
    expect(page).not.toContain('undefined');
  });
});

it('tells what cards do, how the board lies, and what is forbidden', () => {
  const pages = (id: string) => pagesOf(boxes.find(({ box }) => box.id === id) ?? boxes[0]);
  const quest = pages('dungeonquest-classic');
  expect(quest['dungeonquest-classic-box.md']).toContain('\n 5  · · · · · · $ · ·');
  expect(quest['dungeonquest-classic-box.md']).toContain('| `dungeon-clear-spring` | Clear Spring | 2 | ');
  expect(quest['dungeonquest-classic-box.md']).toContain('Back `power-troll`, at first in `power:troll`:');
  expect(quest['dungeonquest-classic.md']).toContain('| `move:WAY` | `DQ-MOVE-5` | ');
  const dungeon = pages('dungeon');
  expect(dungeon['dungeon-box.md']).toContain('| `c` and three digits, as `c125` |');
  expect(dungeon['dungeon.md']).toContain('| `results[n].gold` | ');
  expect(Object.keys(pages('market'))).toEqual(['market.md']);
});

describe('underhall facts', { timeout: 60_000 }, () => {
  it('prints the page of a game', () => {
    const { code, out } = underhall(['facts', 'pig']);
    expect(code).toBe(0);
    expect(out).toContain('| `seats[n].score` | a whole number of at least 0 |');
    expect(out).toContain('| `hold` | adds the turn total to the score |');
    expect(out).toContain('| `rolled` | `seat` (a seat), `die` (a whole number of at least 1) |');
  });

  it('writes the pages of all games', () => {
    const home = folder();
    expect(underhall(['facts', '--write', home]).code).toBe(0);
    expect(readFileSync(join(home, 'duel.md'), 'utf8')).toMatch(/^# Duel: what a scenario can name\n/);
  });

  it('wants one game', () => {
    expect(underhall(['facts'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('underhall: Which game? Games: '),
    });
    expect(underhall(['facts', 'chess']).err).toContain("There is no game 'chess'");
  });
});
