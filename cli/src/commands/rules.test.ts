import { describe, expect, it } from 'vitest';
import { gamesThereAre } from '../boxes.ts';
import { underhall } from '../testing.ts';

interface Coverage {
  game: string;
  rules: number;
  named: number;
  missing: string[];
}

describe('underhall rules', { timeout: 60_000 }, () => {
  it('counts the rules of one game as JSON', () => {
    const { code, out } = underhall(['rules', 'pig', '--json']);
    expect(code).toBe(0);
    const [coverage] = JSON.parse(out) as Coverage[];
    expect(Object.keys(coverage)).toEqual(['game', 'rules', 'named', 'missing']);
    expect(coverage).toMatchObject({ game: 'pig', rules: 7 });
    expect(coverage.named + coverage.missing.length).toBe(7);
  });

  it('covers every game without a name', () => {
    const games = (JSON.parse(underhall(['rules', '--json']).out) as Coverage[]).map(({ game }) => game);
    expect(games).toEqual(expect.arrayContaining(['pig', 'duel', 'market']));
  });

  it('is readable without --json', () => {
    expect(underhall(['rules', 'market']).out).toMatch(/^market: 21 rules, \d+ named, (none|\d+) missing/);
  });

  it('lists the games when there is no such game', () => {
    const { code, err } = underhall(['rules', 'chess']);
    expect(code).toBe(2);
    expect(err).toContain(`There is no game 'chess'. ${gamesThereAre()}`);
  });
});
