import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { Client, NONCE } from '../testing/client.ts';
import { type Hosted, host } from '../testing/hosted.ts';
import { type PrivatePostgres, startPostgres } from '../testing/postgres.ts';

let postgres: PrivatePostgres;
let databases = 0;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.end(), 60_000);

const kinds = [
  ['one process', async () => ({ env: {}, other: false })],
  [
    'two processes',
    async () => ({ env: { DATABASE_URL: await postgres.database(`blocks${++databases}`) }, other: true }),
  ],
] as const;

describe.each(kinds)('blocking at %s', (_, settings) => {
  let one: Hosted;
  /** Where Otto is. */
  let other: Hosted;
  let ada: Client;
  let otto: Client;
  let me: Browser;
  let him: Browser;
  let ottoId = '';
  const clients: Client[] = [];

  const came = async (browser: Browser, { port }: Hosted): Promise<Client> => {
    const client = new Client(port, [...browser.cookies].map((pair) => pair.join('=')).join('; '));
    clients.push(client);
    await client.connect();
    return client;
  };
  beforeEach(async () => {
    const { env, other: isOther } = await settings();
    one = await host(env);
    other = isOther ? await host(env) : one;
    [me, him] = [await Browser.guest(one.port, 'Ada'), await Browser.guest(other.port, 'Otto')];
    [ada, otto] = [await came(me, one), await came(him, other)];
    ottoId = (await him.get('/api/me')).body.id;
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close();
    await one.end();
    if (other !== one) await other.end();
  });

  const set = (client: Client, more: object = {}) =>
    client.ask({
      type: 'create',
      game: 'pig',
      places: [{ kind: 'me', nonce: NONCE }, { kind: 'open' }],
      ...more,
    });
  const block = (browser: Browser, person: unknown) => browser.post('/api/me/blocks', { person });

  test('who is blocked sits down at no table of mine, finds none, and loses the seat he has', async () => {
    const { table = '', invite = '' } = await set(ada, { public: true });
    await otto.ask({ type: 'sit', table, invite, nonce: NONCE });
    await ada.watch(table);
    await ada.until(() => ada.cards.get(table)?.places[1].person === ottoId);
    expect((await block(me, ottoId)).status).toBe(200);
    await ada.until(() => ada.cards.get(table)?.places[1].kind === 'open');
    await expect(otto.ask({ type: 'sit', table, invite, nonce: NONCE })).rejects.toMatchObject({
      code: 'seat',
      message: 'You cannot sit down at this table.',
    });
    expect((await otto.ask({ type: 'tables' })).open).toEqual([]);
    // Nor do I see what he sets; others do.
    await set(otto, { public: true });
    const ids = async (client: Client) => (await client.ask({ type: 'tables' })).open?.map(({ id }) => id);
    expect(await ids(ada)).toEqual([table]);
    expect(await ids(await came(await Browser.guest(one.port, 'Eve'), one))).toHaveLength(2);
    // Taken back, all is as it was.
    expect((await me.remove(`/api/me/blocks/${ottoId}`)).status).toBe(200);
    await otto.ask({ type: 'sit', table, invite, nonce: NONCE });
    expect(await ids(ada)).toHaveLength(2);
  });

  test('I do not hear him, now or later; others do, and he hears me', async () => {
    const { table = '', invite = '' } = await set(ada, {
      places: [{ kind: 'me', nonce: NONCE }, { kind: 'open' }, { kind: 'open' }],
    });
    const eve = await came(await Browser.guest(one.port, 'Eve'), one);
    for (const client of [otto, eve]) await client.ask({ type: 'sit', table, invite, nonce: NONCE });
    for (const client of [ada, otto, eve]) await client.watch(table);
    await ada.until(() => ada.cards.get(table)?.places.every(({ here }) => here) === true);
    // At a match, too: blocking ends no seat there.
    await ada.ask({ type: 'start', table });
    await block(me, ottoId);
    await otto.ask({ type: 'chat', table, text: 'You play like a goblin' });
    await otto.ask({ type: 'react', table, reaction: 'hurry' });
    await eve.until(() => eve.said.length === 2);
    await ada.ask({ type: 'chat', table, text: 'Quiet here' });
    await Promise.all([otto, eve].map((client) => client.until(() => client.said.length === 3)));
    expect(ada.said.map(({ text }) => text)).toEqual(['Quiet here']);
    const again = await came(me, other);
    await again.watch(table);
    await again.until(() => again.said.length > 0);
    await again.ask({ type: 'ping' });
    expect(again.said.map(({ text }) => text)).toEqual(['Quiet here']);
    expect(again.cards.get(table)?.places[1].person).toBe(ottoId);
  });

  test('a rematch leaves the seat of somebody free whom the host has blocked', async () => {
    const { table = '', invite = '' } = await set(ada);
    await otto.ask({ type: 'sit', table, invite, nonce: NONCE });
    await ada.watch(table);
    await ada.until(() => ada.cards.get(table)?.places[1].kind === 'person');
    await ada.ask({ type: 'start', table });
    await block(me, ottoId);
    await otto.watch(table);
    await Promise.all([ada.play(table, (n) => n - 1), otto.play(table, (n) => n - 1)]);
    await otto.until(() => otto.cards.get(table)?.phase === 'over');
    const { table: next = '' } = await otto.ask({ type: 'rematch', table });
    expect((await ada.ask({ type: 'look', table: next })).card?.places.map(({ kind }) => kind)).toEqual([
      'person',
      'open',
    ]);
    await expect(otto.ask({ type: 'look', table: next })).rejects.toMatchObject({ code: 'nowhere' });
  });

  test('it is kept with me, told to me alone, and gone with either of us', async () => {
    await block(me, ottoId);
    expect((await me.get('/api/me/blocks')).body).toMatchObject([{ id: ottoId, name: 'Otto' }]);
    expect((await me.get('/api/me/export')).body.blocks).toMatchObject([{ id: ottoId, name: 'Otto' }]);
    expect((await him.get('/api/me/blocks')).body).toEqual([]);
    expect(JSON.stringify((await him.get('/api/me/export')).body)).not.toContain('Ada');
    await him.post('/api/me', { name: 'Otto the Great' });
    expect((await me.get('/api/me/blocks')).body).toMatchObject([{ name: 'Otto the Great' }]);
    await him.remove('/api/me');
    expect((await me.get('/api/me/blocks')).body).toEqual([]);
  });

  test('nobody blocks for another, himself, nobody at all, or from another site', async () => {
    const nobody = new Browser(one.port);
    expect((await nobody.get('/api/me/blocks')).status).toBe(401);
    expect((await block(nobody, ottoId)).status).toBe(401);
    expect((await nobody.remove(`/api/me/blocks/${ottoId}`)).status).toBe(401);
    const elsewhere = new Browser(one.port, 'http://evil.example');
    for (const [name, value] of me.cookies) elsewhere.cookies.set(name, value);
    expect((await block(elsewhere, ottoId)).status).toBe(403);
    expect((await elsewhere.remove(`/api/me/blocks/${ottoId}`)).status).toBe(403);
    const { id } = (await me.get('/api/me')).body;
    expect((await block(me, id)).status).toBe(400);
    for (const person of ['nobody', '', null, 7, { id: ottoId }, '__proto__'])
      expect((await block(me, person)).status).toBe(404);
    await block(me, ottoId);
    // It is not his to take back.
    await him.remove(`/api/me/blocks/${ottoId}`);
    await him.remove(`/api/me/blocks/${id}`);
    expect((await me.get('/api/me/blocks')).body).toHaveLength(1);
    const statuses: number[] = [];
    for (let i = 0; i < 130; i++) statuses.push((await block(me, ottoId)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
