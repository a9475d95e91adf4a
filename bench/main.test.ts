import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { built } from './built.ts';
import type { Result } from './measure.ts';
import { median } from './measure.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

function bench(...args: string[]) {
  return spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
}

describe('npm run bench', () => {
  it('gives every figure with its peer beside it as JSON', { timeout: 180_000 }, () => {
    const { status, stdout, stderr } = bench('--quick', '--json');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const { results } = JSON.parse(stdout) as { results: Result[] };
    expect(results.map(({ name }) => name)).toContain('pig/random-4');
    for (const { name, unit, value, peer, peerValue, ratio } of results) {
      expect(name).toMatch(/^[a-z-]+\/[a-z0-9-]+$/);
      expect(unit).toMatch(/^(choices|playouts|iterations|clones)\/s$|^bytes\/match$/);
      expect(peer).not.toBe('');
      expect(value).toBeGreaterThan(0);
      expect(peerValue).toBeGreaterThan(0);
      expect(ratio).toBeGreaterThan(0);
    }
  });

  it('prints a table of the figures that are asked for', { timeout: 60_000 }, () => {
    const { status, stdout } = bench('--quick', 'duel');
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(3);
    expect(stdout).toContain('boardgame.io/tic-tac-toe');
  });

  it('measures a figure that is built into one file', { timeout: 60_000 }, async () => {
    const words = [await built(), 'pig/random-4', '5', '5', '1'];
    const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ name: 'pig/random-4', unit: 'choices/s' });
  });

  it('refuses what it does not know with exit code 2', { timeout: 60_000 }, () => {
    expect(bench('no-such-game')).toMatchObject({ status: 2, stdout: '' });
    expect(bench('--rounds', '3')).toMatchObject({ status: 2 });
    expect(bench('--nonsense')).toMatchObject({ status: 2 });
  });
});

describe('median', () => {
  it('is the middle one, or between the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });
});
