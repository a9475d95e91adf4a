import { createECDH, createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configFrom, WrongSetting } from '../config.ts';
import { Browser } from '../testing/browser.ts';
import { Client, NONCE } from '../testing/client.ts';
import { type Hosted, host } from '../testing/hosted.ts';
import { type PrivatePostgres, startPostgres } from '../testing/postgres.ts';
import { PushService, Subscriber } from '../testing/pushService.ts';
import { isPublic, lookUpPublic, pushAddress } from './address.ts';
import { Identity } from './identity.ts';
import { areKeys, sealed } from './sealed.ts';

const unsealed = (text: string) => Buffer.from(text, 'base64url');

test('a message is sealed as RFC 8291 has it in its example', () => {
  const ours = createECDH('prime256v1');
  ours.setPrivateKey(unsealed('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = unsealed('DGv6ra1nlYgDCS1FRnbzlw');
  const text = 'When I grow up, I want to be a watermelon';
  expect(sealed(text, keys, { ours, salt, least: 0 }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  expect(areKeys(keys)).toBe(true);
  expect(areKeys({ ...keys, auth: 'BTBZ' })).toBe(false);
  expect(areKeys({ ...keys, p256dh: `BAAA${keys.p256dh.slice(4)}` })).toBe(false);
});

test('messages of different lengths look alike, and each is sealed anew', () => {
  const subscriber = new Subscriber('https://push.example/1');
  const { keys } = subscriber.toJSON();
  const [one, other] = [sealed('a', keys), sealed('a'.repeat(90), keys)];
  expect(one.length).toBe(other.length);
  expect(sealed('a', keys)).not.toEqual(one);
  expect([subscriber.read(one), subscriber.read(other)]).toEqual(['a', 'a'.repeat(90)]);
});

test('a push service can check who we are: for it alone, and not for long', () => {
  const pair = createECDH('prime256v1');
  const secret = pair.generateKeys() && pair.getPrivateKey('base64url').padStart(43, 'A');
  const identity = new Identity(secret, 'mailto:me@example.org');
  const header = identity.proof(new URL('https://push.example/abc?d'), 1_000_000);
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  expect(key).toBe(identity.publicKey);
  const [head, body, signature] = token.split('.');
  expect(JSON.parse(unsealed(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(JSON.parse(unsealed(body).toString())).toEqual({
    aud: 'https://push.example',
    exp: 1000 + 12 * 3600,
    sub: 'mailto:me@example.org',
  });
  const point = unsealed(key);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${body}`), how, unsealed(signature))).toBe(true);
});

test.each([
  'http://push.example.org/x',
  'https://push.example.org:8443/x',
  'https://me:secret@push.example.org/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://93.184.216.34/x',
  'https://localhost/x',
  'https://printer/x',
  'https://printer.local/x',
  'https://metadata.google.internal/x',
  'https://db.lan./x',
  'ftp://push.example.org/x',
  'javascript:alert(1)',
  'no address',
  `https://push.example.org/${'x'.repeat(1000)}`,
])('nothing is ever sent to %s', (endpoint) => {
  expect(pushAddress(endpoint, false)).toBeUndefined();
});

test('push services are public, and this machine only where tests ask for it', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QABC',
  ])
    expect(pushAddress(endpoint, false)?.href).toBe(endpoint);
  for (const endpoint of ['http://127.0.0.1:99/x', 'http://localhost:99/x']) {
    expect(pushAddress(endpoint, false)).toBeUndefined();
    expect(pushAddress(endpoint, true)?.href).toBe(endpoint);
  }
  expect(pushAddress('http://10.0.0.1/x', true)).toBeUndefined();
  expect(configFrom({}).pushToLoopback).toBe(false);
});

test('what a name stands for is looked at before anything is sent there', async () => {
  const found = await new Promise<unknown>((resolve) => {
    lookUpPublic('localhost', { all: true }, (error) => resolve(error));
  });
  expect(found).toMatchObject({ code: 'EACCES' });
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111']) expect(isPublic(address)).toBe(true);
  for (const address of [
    ...['0.0.0.0', '10.1.2.3', '100.64.1.1', '127.9.9.9', '169.254.169.254', '172.31.0.1', '192.168.1.1'],
    ...['224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', 'fe80::1', 'fd00::1', '2002:a00:1::'],
    ...['64:ff9b::a00:1', '2001:db8::1', 'ff02::1', 'localhost', ''],
  ])
    expect([address, isPublic(address)]).toEqual([address, false]);
});

test('a setting that makes no sense is refused with a sentence', () => {
  for (const env of [
    { VAPID_PRIVATE_KEY: 'short' },
    { VAPID_PRIVATE_KEY: 'A'.repeat(43) },
    { PUSH_CONTACT: 'me' },
    { PUSH_TO_LOOPBACK: 'maybe' },
    { PUSH_GRACE_SECONDS: '-1' },
  ])
    expect(() => configFrom(env)).toThrow(WrongSetting);
  expect(configFrom({ PUBLIC_URL: 'https://play.example.org/x' }).pushContact).toBe(
    'https://play.example.org',
  );
});

let postgres: PrivatePostgres;
const folder = mkdtempSync(join(tmpdir(), 'underhall-push-'));
let databases = 0;

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);

afterAll(async () => {
  await postgres.end();
  rmSync(folder, { recursive: true });
}, 60_000);

const kinds: readonly (readonly [string, () => Promise<Readonly<Record<string, string>>>])[] = [
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await postgres.database(`push${++databases}`) })],
];

const PUSHED = { PUSH_TO_LOOPBACK: 'yes', PUSH_GRACE_SECONDS: '0.4' };

async function arrived(port: number, browser: Browser): Promise<Client> {
  const client = new Client(port, `underhall=${browser.cookies.get('underhall')}`);
  await client.connect();
  return client;
}

/** Two at a table of Pig: a seat rolls until it holds, then it is the other's turn. */
async function twoAt(
  [ada, otto]: readonly [Client, Client],
  game = 'pig',
): Promise<{ readonly table: string; readonly invite: string }> {
  const places = [{ kind: 'me' as const, nonce: NONCE }, { kind: 'open' as const }];
  const { table = '', invite = '' } = await ada.ask({ type: 'create', game, places });
  await ada.watch(table);
  await otto.ask({ type: 'sit', table, invite, nonce: NONCE });
  await ada.until(() => ada.cards.get(table)?.places[1].kind === 'person');
  return { table, invite };
}

/** Whoever of the two is asked goes on until the other is. */
async function passTheTurn(from: Client, table: string): Promise<void> {
  await from.until(() => from.isAsked(table));
  while (from.isAsked(table)) {
    const options = from.scenes.get(table)?.asked?.options ?? [];
    await from.play(
      table,
      () =>
        Math.max(
          0,
          options.findIndex(({ id }) => id === 'hold'),
        ),
      1,
    );
  }
}

describe.each(kinds)('push messages on %s', (_, settings) => {
  let at: Hosted;
  let service: PushService;
  let ada: Browser;
  let otto: Browser;
  const clients: Client[] = [];
  const come = async (browser: Browser, port = at.port) => {
    const client = await arrived(port, browser);
    clients.push(client);
    return client;
  };
  beforeEach(async () => {
    at = await host({ ...(await settings()), ...PUSHED });
    service = await PushService.open();
    [ada, otto] = [await Browser.guest(at.port, 'Ada'), await Browser.guest(at.port, 'Otto')];
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close();
    await at.end();
    await service[Symbol.asyncDispose]();
  });

  test('whoever is not here is told once that it is his turn, and again when he has played', async () => {
    const phone = await service.subscribed(otto);
    const own = await service.subscribed(ada);
    const [a, o] = [await come(ada), await come(otto)];
    const { table } = await twoAt([a, o]);
    o.close();
    await o.gone;
    await a.ask({ type: 'start', table });
    // Ada begins or Otto does: in any case he is not here.
    if (a.isAsked(table)) await passTheTurn(a, table);
    await service.until(1);
    const told = () => service.toldTo(phone).filter((one) => (one as { kind: string }).kind === 'turn');
    expect(told()).toEqual([{ table, game: 'pig', kind: 'turn' }]);
    const [{ headers }] = service.delivered;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', ttl: '172800' });
    expect(headers.authorization).toMatch(/^vapid t=.+, k=.+/);
    expect(headers.topic).not.toContain(table);
    // He comes, plays, and leaves: the next turn is told anew.
    const back = await come(otto);
    await back.watch(table);
    await passTheTurn(back, table);
    back.close();
    await back.gone;
    await passTheTurn(a, table);
    await service.until(2);
    expect(told()).toHaveLength(2);
    // Who is here is told nothing.
    expect(service.toldTo(own)).toEqual([]);
  });

  test('who is back in time is told nothing; the end of a match is told to who was away', async () => {
    const phones = [await service.subscribed(ada), await service.subscribed(otto)];
    const both = [await come(ada), await come(otto)] as const;
    const { table } = await twoAt(both, 'dungeon');
    await both[1].watch(table);
    await both[0].ask({ type: 'start', table });
    await Promise.race(both.map((one) => one.until(() => one.isAsked(table))));
    const asked = both.findIndex((one) => one.isAsked(table));
    both[asked].cut();
    const again = await come([ada, otto][asked]);
    await again.watch(table);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(service.delivered).toEqual([]);
    // It is still his turn, and it has not been for long: he may not have seen it.
    again.cut();
    await service.until(1);
    await both[1 - asked].ask({ type: 'resign', table });
    await service.until(2);
    expect(service.toldTo(phones[asked])).toEqual([
      { table, game: 'dungeon', kind: 'turn' },
      { table, game: 'dungeon', kind: 'over' },
    ]);
  });

  test('a browser that is gone is forgotten, and one that was switched off or signed out is told nothing', async () => {
    const { push } = at.running.hall.store;
    const { id } = (await otto.get('/api/me')).body;
    const gone = await service.subscribed(otto);
    service.status = 410;
    const [a, o] = [await come(ada), await come(otto)];
    const first = await twoAt([a, o]);
    o.close();
    await a.ask({ type: 'start', table: first.table });
    await service.until(1);
    while ((await push.of(id)).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await otto.call('DELETE', '/api/me/push', { endpoint: gone.endpoint })).status).toBe(404);
    const off = await service.subscribed(otto);
    expect((await ada.call('DELETE', '/api/me/push', { endpoint: off.endpoint })).status).toBe(404);
    expect((await otto.call('DELETE', '/api/me/push', { endpoint: off.endpoint })).status).toBe(200);
    await service.subscribed(otto);
    expect(await push.of(id)).toHaveLength(1);
    await otto.post('/api/me/sign-out');
    expect(await push.of(id)).toEqual([]);
  });

  test('nobody subscribes for another, without a session, to this machine, or with nonsense', async () => {
    const { push } = at.running.hall.store;
    const { id } = (await ada.get('/api/me')).body;
    const good = service.subscriber().toJSON();
    expect((await new Browser(at.port).post('/api/me/push', good)).status).toBe(401);
    expect((await new Browser(at.port).call('DELETE', '/api/me/push', good)).status).toBe(401);
    const { token } = (await ada.post('/api/me/token')).body;
    const bearer = { Authorization: `Bearer ${token}` };
    expect((await ada.call('POST', '/api/me/push', good, bearer)).status).toBe(401);
    const elsewhere = new Browser(at.port, 'http://evil.example');
    for (const [name, value] of ada.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.post('/api/me/push', good)).status).toBe(403);
    const nonsense: unknown[] = [
      null,
      7,
      [],
      {},
      { ...good, endpoint: 'http://10.0.0.1/x' },
      { ...good, endpoint: 'https://192.168.0.1/x' },
      { ...good, endpoint: 7 },
      { endpoint: good.endpoint },
      { ...good, keys: { ...good.keys, auth: 'short' } },
      { ...good, keys: { ...good.keys, p256dh: 'x'.repeat(87) } },
      { ...good, keys: { ...good.keys, p256dh: 'x'.repeat(99_000) } },
    ];
    for (const body of nonsense)
      expect((await ada.post('/api/me/push', JSON.stringify(body))).status).toBe(400);
    expect(await push.of(id)).toEqual([]);
    for (let i = 0; i < 12; i++) await service.subscribed(ada);
    expect(await push.of(id)).toHaveLength(10);
    const tries: number[] = [];
    for (let i = 0; i < 50; i++) tries.push((await ada.post('/api/me/push', good)).status);
    expect(tries.at(-1)).toBe(429);
  });

  test('a server that ends tells at once who would be told soon, and one that begins what another could not', async () => {
    await at.end();
    const env = { ...(await settings()), ...PUSHED, PUSH_GRACE_SECONDS: '3600' };
    at = await host(env);
    [ada, otto] = [await Browser.guest(at.port, 'Ada'), await Browser.guest(at.port, 'Otto')];
    const [a, o] = [await come(ada), await come(otto)];
    const { table } = await twoAt([a, o]);
    o.close();
    await o.gone;
    await a.ask({ type: 'start', table });
    if (a.isAsked(table)) await passTheTurn(a, table);
    // As if it were killed: nobody hears its last calls.
    await at.running.hall.lastCalls();
    const phone = await service.subscribed(otto);
    await at.running.close();
    at = await at.again();
    await at.running.hall.tellMissed();
    expect(service.delivered).toEqual([]);
    await at.running.hall.lastCalls();
    expect(service.toldTo(phone)).toEqual([{ table, game: 'pig', kind: 'turn' }]);
  });
});

test('the key by which push services know us is made once, for all processes and starts', async () => {
  const url = await postgres.database('identity');
  const both = await Promise.all([host({ DATABASE_URL: url }), host({ DATABASE_URL: url })]);
  const keys = await Promise.all(both.map(({ port }) => new Browser(port).get('/api/push')));
  expect(keys[0].body.key).toBe(keys[1].body.key);
  await Promise.all(both.map((one) => one.end()));
  const again = await host({ DATABASE_URL: url });
  expect((await new Browser(again.port).get('/api/push')).body.key).toBe(keys[0].body.key);
  await again.end();
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const secret = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  const own = await host({ VAPID_PRIVATE_KEY: secret });
  expect((await new Browser(own.port).get('/api/push')).body.key).toBe(publicKey);
  await own.end();
});

test('of two processes one tells it, and neither if he sits at the other', async () => {
  const env = { DATABASE_URL: await postgres.database('two'), ...PUSHED, PUSH_GRACE_SECONDS: '1' };
  const [one, other] = [await host(env), await host(env)];
  await using service = await PushService.open();
  const [ada, otto] = [await Browser.guest(one.port, 'Ada'), await Browser.guest(one.port, 'Otto')];
  const phone = await service.subscribed(otto);
  const [a, o] = [await arrived(one.port, ada), await arrived(other.port, otto)];
  const { table } = await twoAt([a, o]);
  await o.watch(table);
  await a.ask({ type: 'start', table });
  await Promise.race([a.until(() => a.isAsked(table)), o.until(() => o.isAsked(table))]);
  if (a.isAsked(table)) await passTheTurn(a, table);
  await o.until(() => o.isAsked(table));
  // He sits and thinks, seen by the other process alone.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(service.delivered).toEqual([]);
  await passTheTurn(o, table);
  // Both processes have the table in mind, and he is at neither.
  o.close();
  await o.gone;
  await passTheTurn(a, table);
  await service.until(1);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(service.toldTo(phone)).toEqual([{ table, game: 'pig', kind: 'turn' }]);
  a.close();
  await Promise.all([one.end(), other.end()]);
});
