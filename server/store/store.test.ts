import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Saved } from '@underhall/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PrivatePostgres, startPostgres } from '../testing/postgres.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Person, Session, StepRow, Store, TableRow } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'underhall-store-'));
let postgres: PrivatePostgres;
let files = 0;

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);

afterAll(async () => {
  await postgres.end();
  rmSync(folder, { recursive: true });
}, 60_000);

const ada: Person = { id: 'ada', name: 'Ada', created: 1, banned: false };
const cookie: Session = { hash: 'h1', person: 'ada', kind: 'cookie', created: 1 };
const laid = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  revision: 1,
  phase: 'gathering',
  isPublic: true,
  people: ['ada'],
  doc: { game: 'pig', odd: 'ü"\\\u0001' },
  changed: 5,
  due: null,
  ...more,
});
const step = (number: number, more: Partial<StepRow> = {}): StepRow => ({
  table: 't',
  number,
  seat: 0,
  what: 'roll',
  act: null,
  at: 1_800_000_000_000,
  ...more,
});

const kinds: readonly (readonly [string, () => Promise<string>, (at: string) => Promise<Store>])[] = [
  ['SQLite', async () => join(folder, `${++files}.db`), (file) => openSqlite(file)],
  ['PostgreSQL', () => postgres.database(`store${++files}`), openPostgres],
];

describe.each(kinds)('the store on %s', (_, place, open) => {
  async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const store = await open(await place());
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  test('people, their sessions, and what is left of them when they go', () =>
    withStore(async (store) => {
      await store.addPerson(ada, cookie);
      await store.addSession({ ...cookie, hash: 'h2', kind: 'token' });
      expect(await store.personOf('h1')).toEqual(ada);
      expect(await store.personOf('h2')).toEqual(ada);
      expect(await store.personOf('h3')).toBeUndefined();
      await expect(store.addSession({ ...cookie, person: 'nobody', hash: 'h4' })).rejects.toThrow();
      await store.changePerson('ada', { name: 'Ada L.', banned: true });
      expect(await store.person('ada')).toEqual({ ...ada, name: 'Ada L.', banned: true });
      await store.endSession('h1');
      expect(await store.personOf('h1')).toBeUndefined();
      for (const hash of ['p1', 'p2']) await store.addSession({ ...cookie, hash, kind: 'phrase' });
      await store.endSessions('ada');
      expect(await store.personOf('h2')).toBeUndefined();
      expect(await store.personOf('p1')).toBeUndefined();
      expect(await store.personOf('p2')).toMatchObject({ id: 'ada' });
      await store.addTable(laid('t'));
      await store.removePerson('ada');
      expect(await store.person('ada')).toBeUndefined();
      expect(await store.tablesOf('ada', 10)).toEqual([]);
      expect(await store.table('t')).toMatchObject({ people: [] });
    }));

  test('tables are found by id, by who sits there, and while they are open to all', () =>
    withStore(async (store) => {
      await store.addTable(laid('t', { people: ['ada', 'otto'] }));
      await store.addTable(laid('later', { changed: 9 }));
      await store.addTable(laid('private', { isPublic: false }));
      await store.addTable(laid('old', { phase: 'over', changed: 2, due: 77 }));
      const found = await store.table('t');
      expect({ ...found, people: [...(found?.people ?? [])].sort() }).toEqual(
        laid('t', { people: ['ada', 'otto'] }),
      );
      expect(await store.table('none')).toBeUndefined();
      expect((await store.openTables(10)).map(({ id }) => id)).toEqual(['later', 't']);
      expect((await store.openTables(1)).map(({ id }) => id)).toEqual(['later']);
      expect((await store.tablesOf('otto', 10)).map(({ id }) => id)).toEqual(['t']);
      expect(await store.dueTables(76, 10)).toEqual([]);
      expect(await store.dueTables(77, 10)).toEqual(['old']);
      expect(await store.removeTables('over', 2)).toBe(0);
      expect(await store.removeTables('over', 3)).toBe(1);
      expect(await store.table('old')).toBeUndefined();
    }));

  test('of two changes of one table only the first counts', () =>
    withStore(async (store) => {
      await store.addTable(laid('t'));
      const [a, b] = await Promise.all([
        store.changeTable(laid('t', { revision: 2, people: ['ada', 'otto'] })),
        store.changeTable(laid('t', { revision: 2, people: ['eve'] })),
      ]);
      expect([a, b].filter(Boolean)).toHaveLength(1);
      const { people = [] } = (await store.table('t')) ?? {};
      expect([...people].sort()).toEqual(a ? ['ada', 'otto'] : ['eve']);
      expect(await store.changeTable(laid('t', { revision: 4 }))).toBe(false);
      expect(await store.changeTable(laid('t', { revision: 3, phase: 'playing' }))).toBe(true);
    }));

  test('steps are kept in order; a number and an act count once', () =>
    withStore(async (store) => {
      await store.addTable(laid('t'));
      await store.addTable(laid('u'));
      const many = await Promise.all(
        Array.from({ length: 40 }, (_, i) => store.addStep(step(40 - i, { act: `a${i}` }))),
      );
      expect(many.every(Boolean)).toBe(true);
      expect((await store.steps('t', 0)).map(({ number }) => number)).toEqual(
        Array.from({ length: 40 }, (_, i) => i + 1),
      );
      expect(await store.addStep(step(40))).toBe(false);
      expect(await store.addStep(step(41, { act: 'a3' }))).toBe(false);
      expect(await store.addStep(step(41, { act: 'a3', seat: 1, what: 'ü' }))).toBe(true);
      expect(await store.addStep(step(1, { table: 'u', act: 'a3' }))).toBe(true);
      expect(await store.steps('t', 40)).toEqual([step(41, { act: 'a3', seat: 1, what: 'ü' })]);
      const twice = await Promise.all([store.addStep(step(42)), store.addStep(step(42, { what: 'hold' }))]);
      expect(twice.filter(Boolean)).toHaveLength(1);
      await expect(store.addStep(step(1, { table: 'none' }))).rejects.toThrow();
    }));

  test('the newest snapshot stays', () =>
    withStore(async (store) => {
      await store.addTable(laid('t'));
      const saved = (choices: number) => ({ game: 'pig', choices }) as Saved;
      await store.keepSnapshot({ table: 't', number: 7, saved: saved(7) });
      await store.keepSnapshot({ table: 't', number: 3, saved: saved(3) });
      expect(await store.snapshot('t')).toEqual({ table: 't', number: 7, saved: saved(7) });
      expect(await store.snapshot('u')).toBeUndefined();
    }));

  test('reports reach the operator, the last one first', () =>
    withStore(async (store) => {
      const report = { id: 'r', at: 1, table: 't', by: 'ada', about: 'eve', text: 'rude' };
      await store.addReport(report);
      await store.addReport({ ...report, id: 's', at: 2 });
      expect((await store.reports(10)).map(({ id }) => id)).toEqual(['s', 'r']);
    }));

  test('all is there when it is opened again', async () => {
    const at = await place();
    const first = await open(at);
    await first.addTable(laid('t'));
    await first.addStep(step(1));
    await first.close();
    await expect(first.check()).rejects.toThrow();
    const again = await open(at);
    expect(await again.steps('t', 0)).toEqual([step(1)]);
    await again.close();
  });
});

test('a process on PostgreSQL hears what another one has changed, and not what it did itself', async () => {
  const url = await postgres.database('heard');
  const [one, other] = [await openPostgres(url), await openPostgres(url)];
  const heard: string[] = [];
  const first = new Promise<void>((resolve) => {
    other.listen((table) => {
      heard.push(table);
      resolve();
    });
  });
  await one.addTable(laid('t'));
  await one.addTable(laid('u'));
  // Whoever listens hears what comes after it has begun to.
  const told = (async () => {
    for (let number = 1; heard.length === 0; number++) await one.addStep(step(number));
  })();
  await first;
  await told;
  await other.addStep(step(1, { table: 'u' }));
  await one.changeTable(laid('t', { revision: 2 }));
  await other.check();
  expect(new Set(heard)).toEqual(new Set(['t']));
  await one.close();
  await other.close();
});

test('a full disk keeps nothing, says so, and all goes on when there is room', async () => {
  const file = join(folder, 'full.db');
  const store = await openSqlite(file, 40);
  await store.addTable(laid('t'));
  await store.addStep(step(1));
  const many = Array.from({ length: 400 }, (_, i) => step(i + 2, { what: 'x'.repeat(400) }));
  const tried = await Promise.allSettled(many.map((one) => store.addStep(one)));
  expect(tried.some(({ status }) => status === 'rejected')).toBe(true);
  const kept = tried.filter((one) => one.status === 'fulfilled' && one.value).length;
  expect(await store.steps('t', 1)).toHaveLength(kept);
  await store.close();
  const again = await openSqlite(file);
  expect(await again.steps('t', 1)).toHaveLength(kept);
  expect(await again.addStep(step(1000))).toBe(true);
  await again.close();
});
