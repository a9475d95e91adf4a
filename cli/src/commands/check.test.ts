import { describe, expect, it } from 'vitest';
import { gamesThereAre } from '../boxes.ts';
import { file, underhall } from '../testing.ts';

describe('underhall check', { timeout: 60_000 }, () => {
  it('tells each problem of a pack with exit code 1', () => {
    const { code, out } = underhall(['check', file({ cards: [] }), '--game', 'pig']);
    expect(code).toBe(1);
    expect(out).toContain('does not fit Pig:\n  takes no content packs.');
  });

  it('tells the first of thousands of problems, and how many more there are', () => {
    const pack = file({
      game: 'dungeonquest-classic',
      pack: 'flood',
      cards: new Array(10_000).fill({ id: 5 }),
    });
    const { code, out } = underhall(['check', pack]);
    expect(code).toBe(1);
    expect(out).toMatch(/cards\[0\]\.id: must be a text/);
    expect(out.trimEnd().split('\n')).toHaveLength(52);
    expect(out).toMatch(/\n {2}… and \d+ more\.\n$/);
  });

  it('reads the game from the pack', () => {
    expect(underhall(['check', file({ game: 'duel' })]).out).toContain('does not fit Duel');
  });

  it('refuses wrong use with exit code 2', () => {
    const refused = (...args: string[]) => {
      const { code, err } = underhall(['check', ...args]);
      expect(code).toBe(2);
      return err;
    };
    expect(refused()).toContain('Name the content pack to check.');
    expect(refused(file({}))).toContain(`Say for which game: --game GAME. ${gamesThereAre()}`);
    expect(refused(file({}), '--game', 'chess')).toContain("There is no game 'chess'");
    expect(refused('/nowhere.json')).toContain('/nowhere.json cannot be read: there is no such file');
    expect(refused(file('{ "cards": [,] }'), '--game', 'pig')).toContain('is not JSON');
    expect(
      refused(file('['.repeat(200_000) + ']'.repeat(200_000)), '--game', 'dungeonquest-classic'),
    ).toContain('is nested more than 64 deep.');
  });
});
