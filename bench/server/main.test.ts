import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { spread } from './drive.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

function bench(...args: string[]) {
  return spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', timeout: 280_000 });
}

interface Choices {
  readonly failures: number;
}

test('npm run bench:server plays on both servers and gives its figures as JSON', { timeout: 300_000 }, () => {
  const { status, stdout, stderr } = bench('--quick', '--json');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const { beside, growth } = JSON.parse(stdout) as {
    beside: { name: string; figures: Choices }[];
    growth: { steps: (Choices & { kept: number })[] };
  };
  expect(beside.map(({ name }) => name.split(',')[0])).toEqual([
    ...['ours', 'ours', 'boardgame.io', 'boardgame.io'],
  ]);
  expect(growth.steps.map(({ kept }) => kept)).toEqual([3, 10, 20]);
  for (const { failures } of [...growth.steps, ...beside.map(({ figures }) => figures)])
    expect(failures).toBe(0);
});

test('npm run bench:server refuses what it does not know with exit code 2', { timeout: 60_000 }, () => {
  expect(bench('no-such-thing')).toMatchObject({ status: 2, stdout: '' });
  expect(bench('--tables', 'none')).toMatchObject({ status: 2, stdout: '' });
  expect(bench('--live', '10,x')).toMatchObject({ status: 2, stdout: '' });
  expect(bench('--live', '10', '--idle', '10')).toMatchObject({ status: 2, stdout: '' });
});

test('a spread tells the middle and the end', () => {
  expect(spread(Array.from({ length: 100 }, (_, i) => 100 - i))).toEqual({ p50: 51, p99: 100, most: 100 });
  expect(spread([])).toEqual({ p50: 0, p99: 0, most: 0 });
});
