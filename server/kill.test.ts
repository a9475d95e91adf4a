import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { killAgainAndAgain } from './testing/faults.ts';
import { startPostgres } from './testing/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'underhall-kill-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('SQLite: what was acknowledged survives that the server is killed', { timeout: 240_000 }, async () => {
  const env = { UNDERHALL_FILE: join(folder, 'kill.db') };
  expect(await killAgainAndAgain({ env, processes: 1, tables: 2, kills: 2, choices: 10 })).toEqual([]);
});

test('PostgreSQL: what one of two servers acknowledged, the other knows when it is killed', {
  timeout: 240_000,
}, async () => {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: await postgres.database('kill') };
  expect(await killAgainAndAgain({ env, processes: 2, tables: 2, kills: 2, choices: 10 })).toEqual([]);
  await postgres.end();
});
