import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Saved } from '@underhall/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PrivatePostgres, startPostgres } from '../testing/postgres.ts';
import type { Passkey } from './passkeys.ts';
import { openPostgres } from './postgres.ts';
import { migrations } from './schema.ts';
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

/** As a server has left it that knew only so many of the migrations. */
function olderSqlite(file: string, version: number): void {
  const database = new DatabaseSync(file);
  database.exec(`${migrations.slice(0, version).join('\n')} PRAGMA user_version = ${version};`);
  database.close();
}

async function olderPostgres(url: string, version: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`${migrations.slice(0, version).join('\n')} CREATE TABLE underhall_schema (version INTEGER);
    INSERT INTO underhall_schema VALUES (${version});`);
  await client.end();
}

type Kind = readonly [
  name: string,
  place: () => Promise<string>,
  open: (at: string) => Promise<Store>,
  older: (at: string, version: number) => unknown,
];
const kinds: readonly Kind[] = [
  ['SQLite', async () => join(folder, `${++files}.db`), (file) => openSqlite(file), olderSqlite],
  ['PostgreSQL', () => postgres.database(`store${++files}`), openPostgres, olderPostgres],
];

describe.each(kinds)('the store on %s', (_, place, open, older) => {
  async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const store = await open(await place());
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  test('the best run of each person and day is kept, the best first, and goes with its person', () =>
    withStore(async (store) => {
      const run = (person: string, worth: number, at: number, day = '2026-11-19') => ({
        id: `${person}-${at}`,
        ...{ game: 'pig', day, person, worth, at, outcome: { winners: [0], results: [{}], rule: 'PIG-1' } },
      });
      const record = {
        game: 'pig',
        version: '1',
        setup: { options: {}, seats: [{}], seed: 's' },
        choices: [],
      };
      for (const id of ['ada', 'otto', 'eve'])
        await store.addPerson({ ...ada, id, name: id }, { ...cookie, person: id, hash: `h-${id}` });
      expect(await store.runs.add(run('ada', 5, 1), record)).toBe(true);
      expect(await store.runs.add(run('ada', 5, 2), record)).toBe(false);
      expect(await store.runs.add(run('ada', 9, 3), { ...record, version: '2' })).toBe(true);
      expect(await store.runs.add(run('ada', 4, 4), record)).toBe(false);
      expect(await store.runs.add(run('otto', 9, 5), record)).toBe(true);
      expect(await store.runs.add(run('eve', 20, 6), record)).toBe(true);
      expect(await store.runs.add(run('eve', 1, 7, '2026-11-18'), record)).toBe(true);
      await expect(store.runs.add(run('nobody', 1, 8), record)).rejects.toThrow();
      await store.changePerson('eve', { banned: true });
      const best = await store.runs.best('pig', '2026-11-19', 10);
      expect(best).toEqual([
        { ...run('ada', 9, 3), name: 'ada' },
        { ...run('otto', 9, 5), name: 'otto' },
      ]);
      expect(await store.runs.best('pig', '2026-11-19', 1)).toHaveLength(1);
      expect(await store.runs.record('ada-3')).toEqual({ ...best[0], record: { ...record, version: '2' } });
      expect(await store.runs.record('ada-1')).toBeUndefined();
      expect(await store.runs.record('eve-6')).toBeUndefined();
      expect(await store.runs.before(run('otto', 9, 5))).toBe(1);
      expect(await store.runs.own('pig', '2026-11-19', 'otto')).toEqual(run('otto', 9, 5));
      expect(await store.runs.own('pig', '2026-11-18', 'otto')).toBeUndefined();
      expect((await store.runs.of('eve')).map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-19']);
      await store.removePerson('ada');
      expect((await store.runs.best('pig', '2026-11-19', 10)).map(({ name }) => name)).toEqual(['otto']);
      await store.runs.forget(7);
      expect(await store.runs.of('otto')).toEqual([]);
      expect(await store.runs.of('eve')).toHaveLength(1);
    }));

  test('a table that was begun elsewhere is kept with what happened there, or not at all', () =>
    withStore(async (store) => {
      await store.addTable(laid('t'), [step(1), step(2, { seat: 1 })]);
      expect(await store.steps('t', 0)).toEqual([step(1), step(2, { seat: 1 })]);
      await expect(store.addTable(laid('t'), [step(3)])).rejects.toThrow();
      expect(await store.steps('t', 2)).toEqual([]);
    }));

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

  test('who blocks whom is theirs, and goes with either of them', () =>
    withStore(async (store) => {
      const { blocks } = store;
      const otto = { ...ada, id: 'otto', name: 'Otto' };
      await store.addPerson(ada, cookie);
      for (const id of ['otto', 'eve'])
        await store.addPerson({ ...otto, id }, { ...cookie, hash: id, person: id });
      await blocks.add('ada', 'otto', 1_800_000_000_000);
      await blocks.add('ada', 'otto', 2);
      await blocks.add('ada', 'nobody', 3);
      await blocks.add('eve', 'otto', 4);
      await store.changePerson('otto', { name: 'Otto II' });
      expect(await blocks.of('ada')).toEqual([{ id: 'otto', name: 'Otto II', created: 1_800_000_000_000 }]);
      expect(await blocks.of('otto')).toEqual([]);
      expect(await blocks.by('otto')).toEqual(new Set(['ada', 'eve']));
      await blocks.remove('otto', 'ada');
      await blocks.remove('eve', 'otto');
      expect(await blocks.by('otto')).toEqual(new Set(['ada']));
      await store.removePerson('otto');
      expect(await blocks.of('ada')).toEqual([]);
      await blocks.add('ada', 'eve', 5);
      await store.removePerson('ada');
      expect(await blocks.by('eve')).toEqual(new Set());
    }));

  test('a challenge is taken once, for what it was made for, and in time', () =>
    withStore(async ({ passkeys }) => {
      await passkeys.challenge({ hash: 'c', bound: 'add x', expires: 100 }, 50);
      expect(await passkeys.take('c', 'sign-in x', 60)).toBe(false);
      expect(await passkeys.take('c', 'add x', 100)).toBe(false);
      const taken = await Promise.all([passkeys.take('c', 'add x', 60), passkeys.take('c', 'add x', 60)]);
      expect(taken.filter(Boolean)).toHaveLength(1);
      await passkeys.challenge({ hash: 'd', bound: 'add x', expires: 100 }, 50);
      await passkeys.challenge({ hash: 'e', bound: 'add x', expires: 300 }, 200);
      expect(await passkeys.take('d', 'add x', 60)).toBe(false);
    }));

  test('a passkey has one owner, its count grows, and it goes with its owner', () =>
    withStore(async (store) => {
      const { passkeys } = store;
      await store.addPerson(ada, cookie);
      await store.addPerson({ ...ada, id: 'eve' }, { ...cookie, hash: 'he', person: 'eve' });
      const one = { id: 'k', person: 'ada', name: 'Ü', key: 'AQ', counter: 0, created: 7, used: null };
      const key: Passkey = { ...one, transports: ['usb', 'nfc'] };
      expect(await passkeys.add(key)).toBe(true);
      expect(await passkeys.add({ ...key, person: 'eve' })).toBe(false);
      expect(await passkeys.of('ada')).toEqual([key]);
      expect([await passkeys.noteUse('k', 0, 8), await passkeys.noteUse('k', 3, 9)]).toEqual([true, true]);
      expect([await passkeys.noteUse('k', 3, 10), await passkeys.noteUse('k', 0, 10)]).toEqual([
        false,
        false,
      ]);
      expect(await passkeys.find('k')).toEqual({ ...key, counter: 3, used: 9 });
      expect(await passkeys.remove('eve', 'k')).toBe(false);
      await passkeys.add({ ...key, id: 'l', transports: [] });
      expect(await passkeys.remove('ada', 'k')).toBe(true);
      await store.removePerson('ada');
      expect(await passkeys.find('l')).toBeUndefined();
    }));

  test('a browser that may be told has one person, and goes with his session', () =>
    withStore(async (store) => {
      const { push } = store;
      await store.addPerson(ada, cookie);
      await store.addPerson({ ...ada, id: 'eve' }, { ...cookie, hash: 'he', person: 'eve' });
      const keys = { p256dh: 'AQ', auth: 'Ag' };
      const one = { endpoint: 'https://p/1', person: 'ada', session: 'h1', ...keys, created: 5 };
      await push.add(one, 2);
      await push.add({ ...one, endpoint: 'https://p/2', created: 6 }, 2);
      await push.add({ ...one, endpoint: 'https://p/3', created: 7 }, 2);
      expect((await push.of('ada')).map(({ endpoint }) => endpoint)).toEqual(['https://p/2', 'https://p/3']);
      const hers = { ...one, endpoint: 'https://p/3', person: 'eve', session: 'he' };
      await push.add(hers, 2);
      expect(await push.of('eve')).toEqual([hers]);
      expect((await push.of('ada')).map(({ endpoint }) => endpoint)).toEqual(['https://p/2']);
      expect([await push.remove('ada', 'https://p/3'), await push.remove('eve', 'https://p/3')]).toEqual([
        false,
        true,
      ]);
      await push.forget('https://p/2');
      expect(await push.of('ada')).toEqual([]);
      await push.add(one, 2);
      await store.endSession('h1');
      expect(await push.of('ada')).toEqual([]);
      await push.add(hers, 2);
      await store.removePerson('eve');
      expect(await push.of('eve')).toEqual([]);
    }));

  test('of those who want to say something one says it, and what is older is said no more', () =>
    withStore(async (store) => {
      const { push } = store;
      await store.addPerson(ada, cookie);
      await store.addTable(laid('t', { phase: 'playing' }));
      const turn = { table: 't', person: 'ada', kind: 'turn', number: 3 } as const;
      const said = await Promise.all([push.claim(turn), push.claim(turn), push.claim(turn)]);
      expect(said.filter(Boolean)).toHaveLength(1);
      expect(await push.claim({ ...turn, number: 2 })).toBe(false);
      expect(await push.claim({ ...turn, number: 4 })).toBe(true);
      expect(await push.claim({ ...turn, kind: 'over', number: 1 })).toBe(true);
      expect(await push.tables(0, 10)).toEqual([]);
      const one = { endpoint: 'https://p/1', person: 'ada', session: 'h1', p256dh: 'AQ', auth: 'Ag' };
      await push.add({ ...one, created: 1 }, 2);
      expect([await push.tables(4, 10), await push.tables(5, 10)]).toEqual([['t'], []]);
    }));

  test('a secret is made once', () =>
    withStore(async ({ push }) => {
      const both = await Promise.all([push.secret('key', 'a'), push.secret('key', 'b')]);
      expect(new Set(both).size).toBe(1);
      expect(await push.secret('key', 'c')).toBe(both[0]);
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

  test('whatever an older version has left is brought up to date', async () => {
    for (let version = 1; version < migrations.length; version++) {
      const at = await place();
      await older(at, version);
      const store = await open(at);
      await store.addPerson(ada, cookie);
      expect(await store.passkeys.of('ada')).toEqual([]);
      expect(await store.push.of('ada')).toEqual([]);
      await store.close();
      await (await open(at)).close();
    }
  });

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
    other.listen({
      changed: (table) => {
        heard.push(table);
        resolve();
      },
      told: () => undefined,
      renewed: () => undefined,
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

test('what a process tells the others comes in its order, and the line to them is made anew', async () => {
  const [one, other] = await Promise.all(
    [await postgres.database('told')].flatMap((url) => [openPostgres(url), openPostgres(url)]),
  );
  const told: string[] = [];
  let renewed = 0;
  let wake = () => {};
  const until = async (isSo: () => boolean) => {
    while (!isSo())
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  };
  for (const store of [one, other])
    store.listen({
      changed: () => undefined,
      told: (from, what) => {
        told.push(`${from === one.origin ? 'one' : 'other'}: ${what}`);
        wake();
      },
      renewed: () => {
        renewed++;
        wake();
      },
    });
  await until(() => renewed === 2);
  const words = Array.from({ length: 30 }, (_, i) => `word ${i} ${'ü"'.repeat(i * 50)}`);
  await Promise.all(words.map((word) => one.tell(word)));
  await other.tell('enough');
  await until(() => told.length === 31);
  expect(told.filter((one) => !one.endsWith('enough'))).toEqual(words.map((word) => `one: ${word}`));
  await expect(one.tell('x'.repeat(9000))).rejects.toThrow();
  await postgres.stop();
  await expect(one.tell('nobody hears this')).rejects.toThrow();
  await postgres.start();
  await until(() => renewed === 4);
  await one.tell('again');
  await until(() => told.at(-1) === 'one: again');
  await Promise.all([one.close(), other.close()]);
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
