import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configFrom, openStore } from '@underhall/server';
import { expect, it } from 'vitest';
import { folder, underhall } from '../testing.ts';

it('shows reports, bans, and copies the store', { timeout: 60_000 }, async () => {
  const at = folder();
  const env = { UNDERHALL_FILE: join(at, 'underhall.db') };
  const store = await openStore(configFrom(env));
  const created = Date.now();
  await store.addPerson(
    { id: 'eve', name: 'Eve', created, banned: false },
    { hash: 'h', person: 'eve', kind: 'cookie', created },
  );
  await store.addReport({ id: 'r', at: 0, table: 't', by: 'ada', about: 'eve', text: 'rude \u001b[31m' });
  await store.close();
  process.env.UNDERHALL_FILE = env.UNDERHALL_FILE;
  try {
    expect(underhall(['host', 'reports']).out).toMatch(/eve {2}by ada {2}at t: rude �\[31m/);
    expect(underhall(['host', 'ban', 'eve'])).toMatchObject({ code: 0 });
    expect(underhall(['host', 'ban', 'nobody'])).toMatchObject({ code: 2 });
    expect(underhall(['host'])).toMatchObject({ code: 2 });
    expect(underhall(['host', 'backup', join(at, 'copy.db')])).toMatchObject({ code: 0 });
  } finally {
    delete process.env.UNDERHALL_FILE;
  }
  expect(existsSync(join(at, 'copy.db'))).toBe(true);
  const copy = await openStore(configFrom({ UNDERHALL_FILE: join(at, 'copy.db') }));
  expect(await copy.person('eve')).toMatchObject({ banned: true });
  await copy.close();
});
