import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { file, folder, underhall } from '../testing.ts';
import { line } from './simulate/progress.ts';
import { simulate } from './simulate.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const quick = ['simulate', 'pig', '--games', '40', '--bots', 'greedy:10,random', '--options', 'goal=20'];

/** A run without end. */
function simulating(args: readonly string[]) {
  const child = spawn(process.execPath, [main, 'simulate', 'pig', '--games', '1000000', ...args]);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out, err })),
  );
  return { child, ended };
}

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

  it('puts two games side by side that are measured in the same way', () => {
    const table = ['--seats', '2', '--games', '6', '--bots', 'random', '--no-events'];
    const both = ['simulate', 'dungeonquest-classic', '--beside', 'dungeonquest-revised', ...table];
    const { code, out } = underhall(both);
    expect(code).toBe(0);
    expect(out).toMatch(/^DungeonQuest, then DungeonQuest Revised: 6 matches, seed 'underhall'/);
    expect(out).toMatch(/out\n +first +second +difference\n +all +\d/);
    expect(underhall([...both, '--versus', 'bots: greedy']).err).toContain(
      '--beside and --versus exclude each other.',
    );
  });

  it('rates bots by a round robin, the strongest first', () => {
    const bots = ['--round-robin', '--bots', 'random,greedy:30,greedy:2', '--games', '40'];
    const robin = ['simulate', 'pig', '--options', 'goal=20', '--no-events', ...bots];
    const { code, out } = underhall(robin);
    expect(code).toBe(0);
    expect(out).toMatch(/^Pig: 3 pairings, seed 'underhall'/);
    expect(out).toMatch(/rating\n +greedy:30 +1[5-9]\d\d \(\d+ to \d+\)/);
    expect(out).toMatch(/wins\n +random – greedy:30 +\d+ : \d+/);
    const { pairings } = JSON.parse(underhall([...robin, '--json']).out);
    for (const { wins } of pairings) expect(wins[0] + wins[1]).toBe(40);
    expect(underhall([...robin, '--csv']).err).toContain('--round-robin and --csv exclude each other.');
    expect(underhall([...robin, '--bots', 'random']).err).toContain('wants two kinds of --bots');
  });

  it('goes on with a stored run', () => {
    const file = join(folder(), 'run.json');
    const plain = underhall([...quick, '--csv']).out;
    underhall([...quick, '--games', '25', '--resume', file]);
    expect(underhall([...quick, '--resume', file, '--csv']).out).toBe(plain);
  });

  it('does not begin what it cannot report, and leaves a report that is there alone', () => {
    const home = folder();
    const lost = underhall([...quick, '--games', '1000000', '--report', join(home, 'none', 'report.html')]);
    expect(lost).toMatchObject({ code: 2, out: '' });
    expect(lost.err).toContain('report.html cannot be written: there is no such file or folder.');
    expect(underhall([...quick, '--games', '1000000', '--report', home]).err).toContain('it is a folder.');
    const old = file('old', 'report.html', home);
    expect(underhall(['simulate', 'pig', '--bots', 'nobody', '--report', old]).code).toBe(2);
    expect(readFileSync(old, 'utf8')).toBe('old');
  });

  it('tells the figures though what it keeps can no longer be written', async () => {
    const home = folder();
    const kept = join(home, 'kept');
    mkdirSync(kept);
    const resume = join(kept, 'run.json');
    const run = simulating(['--resume', resume]);
    await vi.waitUntil(() => existsSync(resume), { timeout: 30_000 });
    rmSync(kept, { recursive: true });
    run.child.kill('SIGTERM');
    const { code, out, err } = await run.ended;
    expect(out).toMatch(/^Pig: \d+ matches of 1000000, interrupted/);
    expect(err).toContain('run.json cannot be written: there is no such file or folder.');
    expect(code).toBe(0);
  });

  it('does not go on with what is no stored run, or was changed', () => {
    const path = join(folder(), 'run.json');
    expect(underhall([...quick, '--resume', path]).code).toBe(0);
    const text = readFileSync(path, 'utf8');
    const changed = (change: (text: string) => string) => {
      writeFileSync(path, change(text));
      const { code, out, err } = underhall([...quick, '--resume', path]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(`underhall: ${path}`);
      return err;
    };
    expect(changed(() => 'null')).toContain(
      'cannot be gone on with. This is no stored run: it: must be an object',
    );
    expect(changed(() => '')).toContain('is not JSON: it ends too early.');
    expect(changed((run) => run.replace('"upTo":40', '"upTo":-5'))).toContain(
      'upTo: must be a whole number of at least 0',
    );
    expect(changed((run) => run.replace('"upTo":40', '"upTo":39'))).toContain('The stored run is damaged');
    expect(
      changed((run) => run.replace(/"a number length\|match":\{"\d+":/, (counts) => `${counts}1`)),
    ).toContain('was changed');
    expect(underhall([...quick, '--resume', folder()]).err).toContain('cannot be read: it is a folder.');
  });

  it('prints what is done so far on Ctrl-C', async () => {
    const path = join(folder(), 'run.json');
    const run = simulating(['--resume', path]);
    // The file is there as soon as the run has begun.
    await vi.waitUntil(() => existsSync(path), { timeout: 30_000 });
    run.child.kill('SIGINT');
    const { code, out } = await run.ended;
    expect(code).toBe(0);
    expect(out).toMatch(/^Pig: \d+ matches of 1000000, interrupted/);
  });

  it.each([
    [[], /Which game/],
    [['chess'], /'chess' is not known/],
    [['pig', '--bots', 'nobody'], /'nobody' is not known/],
    [['pig', '--games', 'many'], /--games must be a number/],
    [['--games', '2', 'pig'], /Name one game, before the options/],
    [['pig', '--workers', '1000'], /--workers must be a number from 1 to \d+, not '1000'/],
    [['pig', '--patience', '0'], /--patience must be a number from 1 to 86400/],
    [['pig', '--json', '--csv'], /exclude each other/],
    [['pig', '--heroes', 'any'], /In Pig seats bring no heroes/],
    [['pig', '--options', '__proto__=1'], /'__proto__' does not exist/],
    [['pig', '--versus', ' ; '], /--versus names no change/],
    [['pig', '--versus', '__proto__=1'], /'__proto__' does not exist/],
    [['pig', '--queue', 'nowhere'], /must be an address such as postgres:/],
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
