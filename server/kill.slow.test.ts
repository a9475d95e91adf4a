import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { killAgainAndAgain } from './testing/faults.ts';
import { startPostgres } from './testing/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'underhall-kill-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('SQLite: a server that is killed fifty times loses nothing it has acknowledged', async () => {
  const env = { UNDERHALL_FILE: join(folder, 'kill.db') };
  expect(await killAgainAndAgain({ env, processes: 1, tables: 4, kills: 50, choices: 20 })).toEqual([]);
});

test('PostgreSQL: two servers, of which one is killed fifty times, lose nothing they have acknowledged', async () => {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: await postgres.database('kill') };
  expect(await killAgainAndAgain({ env, processes: 2, tables: 4, kills: 50, choices: 20 })).toEqual([]);
  await postgres.end();
});

test('PostgreSQL goes away for ten seconds and comes back: everybody plays on', async () => {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: await postgres.database('away') };
  const also = async () => {
    await postgres.stop();
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    await postgres.start();
  };
  expect(await killAgainAndAgain({ env, processes: 2, tables: 2, kills: 3, choices: 20, also })).toEqual([]);
  await postgres.end();
});
