import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boxes } from '../boxes.ts';
import { folder, underhall } from '../testing.ts';
import { pageOf } from './facts.ts';

const kept = join(import.meta.dirname, '../../../docs/games');

describe('docs/games', () => {
  it.each(boxes.map((boxed) => [boxed.box.id, boxed] as const))(
    'has the page of %s as it is',
    (id, boxed) => {
      const page = readFileSync(join(kept, `${id}.md`), 'utf8');
      expect(page === pageOf(boxed), 'write it anew: npx underhall facts --write docs/games').toBe(true);
    },
  );

  it('has no page of a game that there is not', () => {
    expect(readdirSync(kept).sort()).toEqual(boxes.map(({ box }) => `${box.id}.md`).sort());
  });

  it.each(boxes.map((boxed) => [boxed.box.id, boxed] as const))('tells of %s all there is', (_id, boxed) => {
    const page = pageOf(boxed);
    for (const part of ['The table', 'Facts', 'Questions', 'Options', 'Events'])
      expect(page).toContain(`\n## ${part}\n`);
    expect(page).not.toContain('undefined');
  });
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
    expect(underhall(['facts'])).toMatchObject({ code: 2, err: 'underhall: Name one game.\n' });
    expect(underhall(['facts', 'chess']).err).toContain("There is no game 'chess'");
  });
});
