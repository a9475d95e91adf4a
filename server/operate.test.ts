import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { operate } from './operate.ts';
import { openSqlite } from './store/sqlite.ts';

let folder = '';
let file = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'underhall-operate-'));
  file = join(folder, 'underhall.db');
  vi.stubEnv('UNDERHALL_FILE', file);
  vi.stubEnv('DATABASE_URL', '');
  const store = await openSqlite(file);
  const session = { hash: 'h', person: 'otto', kind: 'cookie', created: 1 } as const;
  await store.addPerson({ id: 'otto', name: 'Otto', created: 1, banned: false }, session);
  await store.addReport({ id: 'r', at: 0, table: 't', by: 'ada', about: 'otto', text: 'rude' });
  await store.close();
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

async function operated(...words: string[]): Promise<[number, string]> {
  const lines: string[] = [];
  const code = await operate(words, (line) => lines.push(line));
  return [code, lines.join('\n')];
}

async function isBanned(): Promise<boolean | undefined> {
  const store = await openSqlite(file);
  const person = await store.person('otto');
  await store.close();
  return person?.banned;
}

test('an operator reads reports, bans whom they name, and takes it back', async () => {
  const [code, report] = await operated('reports');
  expect(code).toBe(0);
  const { about } = JSON.parse(report) as { about: string };
  expect(await operated('ban', about)).toEqual([0, '"Otto" may only look on now.']);
  expect(await isBanned()).toBe(true);
  expect(await operated('unban', about)).toEqual([0, '"Otto" may play again.']);
  expect(await isBanned()).toBe(false);
});

test('a copy made while the file is open has everything, and comes back', async () => {
  const store = await openSqlite(file);
  await store.changePerson('otto', { name: 'Otto II' });
  const copy = join(folder, 'copies', 'monday.db');
  expect((await operated('backup', copy))[0]).toBe(0);
  await store.close();
  expect(await operated('restore', copy)).toEqual([1, `${file} is there already; move it away first.`]);
  rmSync(file);
  expect((await operated('restore', copy))[0]).toBe(0);
  const again = await openSqlite(file);
  expect(await again.person('otto')).toMatchObject({ name: 'Otto II' });
  await again.close();
});

test('what cannot be done is said, and changes nothing', async () => {
  const other = join(folder, 'other.txt');
  writeFileSync(other, 'no database '.repeat(100));
  rmSync(file);
  expect(await operated('restore', other)).toEqual([1, expect.stringContaining('no copy')]);
  expect(await operated('backup', join(folder, 'x'))).toEqual([1, expect.stringContaining('There is no')]);
  expect(await operated('ban')).toEqual([1, expect.stringContaining('Say which one')]);
  expect(await operated('ban', 'nobody')).toEqual([1, 'There is nobody with the id nobody.']);
  expect((await operated('constructor'))[0]).toBe(2);
  vi.stubEnv('DATABASE_URL', 'postgres://somewhere');
  expect(await operated('backup', 'x')).toEqual([1, expect.stringContaining('pg_dump')]);
});
