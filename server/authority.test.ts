/** Who may do what is told for every message and route in `handle/` and `people/`; here is how the doors hold. */
import { PROTOCOL } from '@underhall/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client, guest, NONCE, type Wanted } from './testing/client.ts';
import { type Hosted, host } from './testing/hosted.ts';

let at: Hosted;
let ada: Client;
let otto: Client;
let eve: Client;
/** A private table of Ada and Otto at which they play. */
let table = '';
let invite = '';

beforeAll(async () => {
  at = await host();
  [ada, otto, eve] = await Promise.all(['Ada', 'Otto', 'Eve'].map((name) => Client.join(at.port, name)));
  const places = [{ kind: 'me' as const, nonce: NONCE }, { kind: 'open' as const }];
  ({ table = '', invite = '' } = await ada.ask({
    type: 'create',
    game: 'market',
    places,
    spectators: false,
  }));
  await otto.ask({ type: 'sit', table, invite, nonce: NONCE });
  await ada.watch(table);
  await ada.ask({ type: 'start', table });
});

afterAll(async () => {
  for (const one of [ada, otto, eve]) one.close();
  await at.end();
});

const steps = () => at.running.hall.store.steps(table, 0);
const row = () => at.running.hall.store.table(table);

/** Every message about a table, as somebody would send it who wants to do harm. */
const atTable = (): Wanted[] => [
  { type: 'look', table },
  { type: 'sit', table, nonce: NONCE },
  { type: 'dress', table, options: {} },
  { type: 'alter', table, public: true },
  { type: 'stand', table },
  { type: 'place', table, seat: 0, as: { kind: 'open' } },
  { type: 'start', table },
  { type: 'rematch', table },
  { type: 'watch', table },
  { type: 'resync', table },
  { type: 'record', table },
  { type: 'choose', table, option: 'silk', moment: 0 },
  { type: 'retract', table },
  { type: 'hold', table, raised: true },
  { type: 'prefer', table, name: 'skip-all', value: 'yes' },
  { type: 'resign', table },
  { type: 'undo', table },
  { type: 'consent', table, agree: true },
  { type: 'claim', table, seat: 0 },
  { type: 'chat', table, text: 'hello' },
  { type: 'react', table, reaction: 'ouch' },
  { type: 'report', table, person: 'x', text: 'x' },
];

test('who has the invitation sees the table, but sits nowhere and decides nothing', async () => {
  const [before, kept] = [await row(), await steps()];
  expect((await eve.ask({ type: 'look', table, invite })).card).not.toHaveProperty('invite');
  await expect(eve.ask({ type: 'look', table, invite: `${invite}x` })).rejects.toMatchObject({
    code: 'nowhere',
  });
  await expect(eve.ask({ type: 'watch', table, invite })).rejects.toMatchObject({ code: 'seat' });
  await expect(eve.ask({ type: 'sit', table, invite, nonce: NONCE })).rejects.toMatchObject({
    code: 'phase',
  });
  expect(await row()).toEqual(before);
  expect(await steps()).toEqual(kept);
});

test('who sits at a table is not its host, and acts for his own seat only', async () => {
  const before = await row();
  for (const message of [
    { type: 'place', table, seat: 0, as: { kind: 'open' } },
    { type: 'alter', table, public: true },
    { type: 'dress', table, seat: 0, options: {} },
    { type: 'start', table },
  ] as const)
    await expect(otto.ask(message)).rejects.toMatchObject({ code: 'seat' });
  await expect(ada.ask({ type: 'stand', table })).rejects.toMatchObject({ code: 'phase' });
  await expect(ada.ask({ type: 'record', table })).rejects.toMatchObject({ code: 'phase' });
  expect(await row()).toEqual(before);
  // Whatever somebody chooses is entered for the seat he has.
  const [other] = [ada, otto].filter((one) => !one.isAsked(table));
  await other.watch(table);
  const kept = await steps();
  await expect(other.ask({ type: 'choose', table, option: '!resign', moment: 0 })).rejects.toMatchObject({
    code: 'unknown',
  });
  expect(await steps()).toEqual(kept);
});

test('a cookie that was signed out is worth nothing, also on lines that are open', async () => {
  const cookie = await guest(at.port, 'Mallory');
  const client = new Client(at.port, cookie);
  await client.connect();
  const call = (path: string, method: string, body?: unknown) =>
    fetch(`http://127.0.0.1:${at.port}${path}`, {
      method,
      headers: { Cookie: cookie, Origin: `http://127.0.0.1:${at.port}`, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  expect(await (await call('/api/me', 'GET')).json()).toMatchObject({ name: 'Mallory' });
  expect(await (await call('/api/me/export', 'GET')).json()).toMatchObject({ name: 'Mallory', tables: [] });
  const gone = new Promise((resolve) => client.onClose(resolve));
  expect((await call('/api/me/sign-out', 'POST', { everywhere: true })).status).toBe(200);
  await gone;
  expect(await (await call('/api/me', 'GET')).json()).toEqual({});
  expect((await call('/api/me/export', 'GET')).status).toBe(401);
  expect((await call('/api/me/token', 'POST', {})).status).toBe(401);
  await client.connect();
  await expect(client.ask({ type: 'create', game: 'pig', places: [{ kind: 'open' }] })).rejects.toMatchObject(
    {
      code: 'guest',
    },
  );
  client.close();
});

test('who has written down the phrase comes back, also after signing out everywhere', async () => {
  const call = async (path: string, body: unknown, cookie = '') => {
    const response = await fetch(`http://127.0.0.1:${at.port}${path}`, {
      method: 'POST',
      headers: { Origin: `http://127.0.0.1:${at.port}`, 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
    const [set = ''] = response.headers.getSetCookie();
    return {
      status: response.status,
      cookie: set.split(';')[0],
      body: (await response.json()) as { phrase?: string },
    };
  };
  const cookie = await guest(at.port, 'Wanderer');
  const { phrase: old } = (await call('/api/me/phrase', {}, cookie)).body;
  const { phrase = '' } = (await call('/api/me/phrase', {}, cookie)).body;
  expect(phrase).toMatch(/^(\w{4}-){5}\w{4}$/);
  await call('/api/me/sign-out', { everywhere: true }, cookie);
  expect((await call('/api/recover', { phrase: old })).status).toBe(403);
  expect((await call('/api/recover', { phrase: 7 })).status).toBe(403);
  const back = await call('/api/recover', { phrase: ` ${phrase.toUpperCase().replaceAll('-', ' ')}` });
  expect(back).toMatchObject({ status: 200, body: { name: 'Wanderer' } });
  expect((await call('/api/me/token', {}, back.cookie)).status).toBe(200);
  const statuses: number[] = [];
  for (let i = 0; i < 30; i++) statuses.push((await call('/api/recover', { phrase: `guess ${i}` })).status);
  expect(statuses.at(-1)).toBe(429);
});

test('pages of other sites can do nothing, a bot with a token can', async () => {
  const cookie = await guest(at.port, 'Victim');
  const url = `http://127.0.0.1:${at.port}/api/me`;
  for (const origin of ['http://evil.example', 'null', undefined]) {
    const headers = {
      Cookie: cookie,
      'Content-Type': 'application/json',
      ...(origin ? { Origin: origin } : {}),
    };
    expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(403);
    const socket = new WebSocket(`ws://127.0.0.1:${at.port}/api/socket`, {
      headers: { Cookie: cookie, ...(origin ? { Origin: origin } : {}) },
    });
    const status = await new Promise((resolve) =>
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode)),
    );
    expect(status).toBe(403);
  }
  const headers = { Cookie: cookie, Origin: `http://127.0.0.1:${at.port}` };
  const { token } = (await (await fetch(`${url}/token`, { method: 'POST', headers })).json()) as {
    token: string;
  };
  const bot = await fetch(`http://127.0.0.1:${at.port}/api/messages?line=my-bot-line`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify([{ type: 'hello', id: 'a', protocol: PROTOCOL }]),
  });
  expect(await bot.json()).toMatchObject([{ type: 'done', person: { name: 'Victim' } }]);
});

test('an old client is told to load anew', async () => {
  await expect(eve.ask({ type: 'hello', protocol: PROTOCOL + 1 })).rejects.toMatchObject({ code: 'reload' });
});

test('without sockets the same is done by asking again and again', async () => {
  const cookie = await guest(at.port, 'Poll');
  const base = `http://127.0.0.1:${at.port}/api/messages?line=line-of-poll`;
  const headers = {
    Cookie: cookie,
    Origin: `http://127.0.0.1:${at.port}`,
    'Content-Type': 'application/json',
  };
  const post = async (...messages: readonly object[]) =>
    (await (await fetch(base, { method: 'POST', headers, body: JSON.stringify(messages) })).json()) as {
      table?: string;
    }[];
  const [{ table: mine }] = await post({
    type: 'create',
    id: 'c',
    game: 'pig',
    places: [
      { kind: 'me', nonce: NONCE },
      { kind: 'bot', level: 'apprentice' },
    ],
  });
  await post({ type: 'watch', id: 'w', table: mine }, { type: 'start', id: 's', table: mine });
  const fetched = async (after: number) =>
    (await (await fetch(`${base}&after=${after}`, { headers })).json()) as {
      messages: { type: string }[];
      next: number;
    };
  const first = await fetched(0);
  expect(new Set(first.messages.map(({ type }) => type))).toEqual(new Set(['card', 'update']));
  // Not yet said to have arrived: it comes again.
  expect((await fetched(0)).messages.slice(0, first.messages.length)).toEqual(first.messages);
  const waiting = fetched((await fetched(0)).next);
  await post({ type: 'chat', id: 'm', table: mine, text: 'Anybody there?' });
  const { messages } = await waiting;
  expect(messages.map(({ type }) => type)).toContain('said');
  expect((await fetch(`http://127.0.0.1:${at.port}/api/messages?line=x`, { headers })).status).toBe(400);
});

test('health, readiness and figures are there for who runs it; other addresses are not', async () => {
  const get = (path: string) => fetch(`http://127.0.0.1:${at.port}${path}`);
  expect(await (await get('/health')).json()).toEqual({ ok: true });
  expect((await get('/ready')).status).toBe(200);
  const figures = await (await get('/metrics')).text();
  expect(figures).toContain('underhall_messages_total{type="sit",answer="done"}');
  const nothing = await get('/api/secrets');
  expect(nothing.status).toBe(404);
  expect(nothing.headers.get('content-security-policy')).toContain("default-src 'none'");
});

/** Whatever is sent, the server answers with an error or does what it says, and nothing else changes. */
const NONSENSE = 300;
test('the server stands whatever is sent to it', async () => {
  const [before, kept] = [await row(), await steps()];
  const words = [
    'choose',
    'create',
    'place',
    '__proto__',
    'constructor',
    'toString',
    table,
    'watch',
    invite,
    'a',
  ];
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom<unknown>(...words, 0, -1, 1e308, null, true, 2 ** 53, ''),
      fc.string(),
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(fc.oneof(fc.constantFrom(...words, 'type', 'id', 'table'), fc.string()), tie('any'), {
        maxKeys: 6,
      }),
    ),
  })).any;
  const near = fc
    .tuple(
      fc.constantFrom(...atTable()),
      fc.dictionary(fc.constantFrom('seat', 'option', 'moment', 'type', 'table', 'id', 'extra'), value),
    )
    .map(([message, more]) => ({ id: 'f', ...message, ...more }));
  const mallory = await Client.join(at.port, 'Mallory');
  const tries = fc.sample(fc.oneof(value, near), { numRuns: NONSENSE, seed: 20 });
  for (const one of tries) mallory.send(JSON.stringify(one) ?? 'undefined');
  mallory.send('{"type":"hello","id":');
  mallory.send(`${'[1,'.repeat(5000)}1${']'.repeat(5000)}`);
  mallory.send(`{"type":"chat","id":"x","table":"${table}","text":"${'x'.repeat(400_000)}"}`);
  await mallory.ask({ type: 'ping' });
  expect(mallory.received.length).toBeGreaterThan(NONSENSE);
  expect(mallory.received.some((text) => text.includes('"code":"busy"'))).toBe(false);
  const gone = new Promise((resolve) => mallory.onClose(resolve));
  mallory.send('x'.repeat(600_000));
  await gone;
  expect(await row()).toEqual(before);
  expect(await steps()).toEqual(kept);
});

test('a flood is told to wait, and others are not slowed by it', async () => {
  const few = await host({ MESSAGES_PER_SECOND: '5' });
  const client = await Client.join(few.port, 'Flood');
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      client.ask({ type: 'ping' }).then(
        () => 'done',
        ({ code }) => code,
      ),
    ),
  );
  expect(answers.filter((code) => code === 'slower').length).toBeGreaterThan(50);
  expect(answers[0]).toBe('done');
  const other = await Client.join(few.port, 'Calm');
  await other.ask({ type: 'ping' });
  for (const one of [client, other]) one.close();
  await few.end();
});
