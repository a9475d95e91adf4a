import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { folder, underhall } from '../testing.ts';
import { line } from './simulate/progress.ts';
import { simulate } from './simulate.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const quick = ['simulate', 'pig', '--games', '40', '--bots', 'greedy:10,random', '--options', 'goal=20'];

describe('underhall simulate', { timeout: 60_000 }, () => {
  it('prints the same figures with one worker and with two', () => {
    const [one, two] = ['1', '2'].map((workers) => underhall([...quick, '--json', '--workers', workers]));
    expect(one.code).toBe(0);
    expect(two.out).toBe(one.out);
    expect(JSON.parse(one.out)).toMatchObject({ matches: 40, failed: [], plan: { rotate: true } });
  });

  it('prints tables for people, and writes a report', () => {
    const report = join(folder(), 'report.html');
    const { code, out } = underhall([...quick, '--versus', 'goal=30', '--report', report]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Pig: 40 matches, seed 'underhall'/);
    expect(out).toMatch(/first +second +difference/);
    expect(readFileSync(report, 'utf8')).toContain('<svg');
  });

  it('goes on with a stored run', () => {
    const file = join(folder(), 'run.json');
    const plain = underhall([...quick, '--csv']).out;
    underhall([...quick, '--games', '25', '--resume', file]);
    expect(underhall([...quick, '--resume', file, '--csv']).out).toBe(plain);
  });

  it('prints what is done so far on Ctrl-C', async () => {
    const file = join(folder(), 'run.json');
    const child = spawn(process.execPath, [main, 'simulate', 'pig', '--games', '1000000', '--resume', file]);
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    // The file is there as soon as the run has begun.
    await vi.waitUntil(() => existsSync(file), { timeout: 30_000 });
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(out).toMatch(/^Pig: \d+ matches of 1000000, interrupted/);
  });

  it.each([
    [[], /which game/],
    [['chess'], /'chess' is not known/],
    [['pig', '--bots', 'nobody'], /'nobody' is not known/],
    [['pig', '--games', 'many'], /--games must be a number/],
    [['pig', '--versus', 'colour: red'], /--versus changes/],
    [['pig', '--head-to-head'], /two kinds/],
  ])('%j is told what is wrong', async (args, sentence) => {
    await expect(simulate.run(args)).rejects.toThrow(sentence);
  });
});

describe('the progress bar', () => {
  it('says how far, how fast and how long still', () => {
    expect(line(50, 200, 25)).toMatch(/^█{8}░{22} 50 of 200 {2}25\/s {2}6 s left$/);
    expect(line(1, 10_000, 0.5)).toMatch(/0\.5\/s {2}5 h 34 min left$/);
  });
});
