/** Two processes on one PostgreSQL, and people of one table at each of them. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Client, NONCE } from './testing/client.ts';
import { type Hosted, host } from './testing/hosted.ts';
import { type PrivatePostgres, startPostgres } from './testing/postgres.ts';

let postgres: PrivatePostgres;
let env: Record<string, string>;
let one: Hosted;
let other: Hosted;
let ada: Client;
let otto: Client;
let table = '';
let invite = '';
let databases = 0;

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.end(), 60_000);

beforeEach(async () => {
  env = { DATABASE_URL: await postgres.database(`neighbours${++databases}`), GRACE_SECONDS: '0' };
  [one, other] = [await host(env), await host(env)];
  [ada, otto] = [await Client.join(one.port, 'Ada'), await Client.join(other.port, 'Otto')];
  const places = [{ kind: 'me' as const, nonce: NONCE }, { kind: 'open' as const }];
  ({ table = '', invite = '' } = await ada.ask({ type: 'create', game: 'market', places }));
  await otto.ask({ type: 'sit', table, invite, nonce: NONCE });
  await ada.watch(table);
  await otto.watch(table);
});

afterEach(async () => {
  for (const client of [ada, otto]) client.close();
  await Promise.all([one.end(), other.end()]);
});

const here = (client: Client) => client.cards.get(table)?.places.map((place) => place.here);
const sees = (client: Client, ...who: readonly boolean[]) =>
  client.until(() => `${here(client)}` === `${who}`);

test('who is here is seen through every process, and who left is not', async () => {
  await Promise.all([sees(ada, true, true), sees(otto, true, true)]);
  otto.cut();
  await sees(ada, true, false);
  await otto.connect();
  await otto.watch(table);
  await Promise.all([sees(ada, true, true), sees(otto, true, true)]);
});

test('what is said is heard through every process once, in order, also by a process that comes later', async () => {
  await ada.ask({ type: 'chat', table, text: 'Anybody “there”?' });
  await otto.until(() => otto.said.length === 1);
  await otto.ask({ type: 'react', table, reaction: 'hello' });
  await ada.until(() => ada.said.length === 2);
  const third = await host(env);
  const late = new Client(third.port, ada.cookie);
  await late.connect();
  await late.watch(table);
  await late.until(() => late.said.length === 2);
  await ada.ask({ type: 'chat', table, text: 'And now?' });
  await late.until(() => late.said.length === 3);
  await otto.until(() => otto.said.length === 3);
  const words = (client: Client) =>
    client.said.toSorted((a, b) => a.n - b.n).map(({ text, reaction }) => text ?? reaction);
  for (const client of [ada, otto, late])
    expect(words(client)).toEqual(['Anybody “there”?', 'hello', 'And now?']);
  late.close();
  await third.end();
});

test('nobody who is here through another process is played on for', async () => {
  await sees(ada, true, true);
  await ada.ask({ type: 'start', table });
  await Promise.race([ada, otto].map((client) => client.until(() => client.isAsked(table))));
  const [asked, waits] = ada.isAsked(table) ? [ada, otto] : [otto, ada];
  const seat = asked === ada ? 0 : 1;
  await sees(waits, true, true);
  await expect(waits.ask({ type: 'claim', table, seat })).rejects.toMatchObject({ code: 'phase' });
  asked.cut();
  await waits.until(() => here(waits)?.[seat] === false);
  await waits.ask({ type: 'claim', table, seat });
  expect(waits.cards.get(table)?.places[seat].standIn).toBe(true);
});

test('a process that ends is forgotten at once, and one that dies after a while', async () => {
  await sees(ada, true, true);
  const ending = await host(env);
  otto.cut();
  await sees(ada, true, false);
  await otto.connect(ending.port);
  await otto.watch(table);
  await sees(ada, true, true);
  await ending.end();
  await sees(ada, true, false);
  // As if it were killed: it says nothing more, and nothing ends.
  const beating = { ...env, HEARTBEAT_SECONDS: '0.2' };
  const [watcher, dying] = [await host(beating), await host(beating)];
  const [a, o] = [new Client(watcher.port, ada.cookie), new Client(dying.port, otto.cookie)];
  for (const client of [a, o]) {
    await client.connect();
    await client.watch(table);
  }
  await sees(a, true, true);
  dying.running.hall.store.tell = async () => undefined;
  await sees(a, true, false);
  for (const client of [a, o]) client.close();
  await Promise.all([watcher.end(), dying.end()]);
});

test('the database goes away and comes back: everybody knows again who is here', async () => {
  await Promise.all([sees(ada, true, true), sees(otto, true, true)]);
  await postgres.stop();
  otto.cut();
  await other.running.hall.store.check().catch(() => undefined);
  await postgres.start();
  await sees(ada, true, false);
  await otto.connect();
  await otto.watch(table);
  await Promise.all([sees(ada, true, true), sees(otto, true, true)]);
  await otto.ask({ type: 'chat', table, text: 'Back!' });
  await ada.until(() => ada.said.length === 1);
});
