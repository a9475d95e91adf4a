/** Clients that read nothing, say nothing, or say too much: over real sockets, and what becomes of those beside them. */
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Line } from './line.ts';
import { Client, guest, NONCE } from './testing/client.ts';
import { type Hosted, host } from './testing/hosted.ts';

let at: Hosted;
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await at.end();
});

async function join(name: string): Promise<Client> {
  const client = await Client.join(at.port, name);
  clients.push(client);
  return client;
}

/** Ada and Otto before a match. */
async function twoAt(game: string): Promise<{ ada: Client; otto: Client; table: string }> {
  const [ada, otto] = [await join('Ada'), await join('Otto')];
  const places = [{ kind: 'me' as const, nonce: NONCE }, { kind: 'open' as const }];
  const { table = '', invite = '' } = await ada.ask({ type: 'create', game, places });
  await otto.ask({ type: 'sit', table, invite, nonce: NONCE });
  await ada.watch(table);
  await otto.watch(table);
  await ada.ask({ type: 'start', table });
  await Promise.all([ada, otto].map((one) => one.until(() => one.scenes.has(table))));
  return { ada, otto, table };
}

async function dropped(why: string): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${at.port}/metrics`)).text();
  return Number(new RegExp(`underhall_dropped_total\\{why="${why}"\\} (\\d+)`).exec(figures)?.[1] ?? 0);
}

test('who does not read is cut off before much waits for him, and catches up when he is back', async () => {
  at = await host();
  const { ada, otto, table } = await twoAt('dungeonquest-classic');
  const size = Math.max(...otto.received.map((text) => text.length));
  otto.pause();
  const most = Math.ceil(40_000_000 / size);
  let sent = 0;
  for (; sent < most && (await dropped('slow')) === 0; sent += 50)
    for (let i = 0; i < 50; i++) otto.send(JSON.stringify({ type: 'resync', id: `s${sent + i}`, table }));
  // What lies in the system's own buffers is no concern of ours; what we keep is.
  expect(sent).toBeLessThan(most);
  expect(await dropped('slow')).toBe(1);
  await ada.until(() => ada.cards.get(table)?.places[1].here === false);
  const asked = ada.isAsked(table) ? ada : undefined;
  await asked?.play(table, () => 0, 1);
  await otto.reconnect();
  await otto.watch(table);
  const choices = (one: Client) => one.tables.get(table)?.view.choices;
  await otto.until(() => choices(otto) === choices(ada));
  expect(otto.tables.get(table)?.view.world).toEqual(ada.tables.get(table)?.view.world);
}, 240_000);

test('who is there no more without a word is gone after two beats; who only listens stays', async () => {
  at = await host({ HEARTBEAT_SECONDS: '0.5' });
  const { ada, otto, table } = await twoAt('pig');
  otto.cut();
  await ada.until(() => ada.cards.get(table)?.places[1].here === false);
  // A line of which the other end is dead: nothing is answered any more.
  const dead = new WebSocket(`ws://127.0.0.1:${at.port}/api/socket`, {
    headers: { Origin: `http://127.0.0.1:${at.port}`, Cookie: otto.cookie ?? '' },
    autoPong: false,
  });
  const ended = new Promise((resolve) => dead.once('close', resolve));
  await new Promise((resolve) => dead.once('open', resolve));
  dead.send(JSON.stringify({ type: 'watch', id: 'w', table }));
  await ada.until(() => ada.cards.get(table)?.places[1].here === true);
  await ada.until(() => ada.cards.get(table)?.places[1].here === false);
  await ended;
  expect(await dropped('silent')).toBe(1);
  // Ada has said nothing meanwhile.
  await ada.ask({ type: 'ping' });
}, 60_000);

test('a line that broke before its table was found watches nothing', async () => {
  at = await host();
  const { ada, table } = await twoAt('pig');
  const room = await at.running.hall.room(table);
  const { id, name } = (await at.running.hall.store.person(room.doc.places[1].person ?? '')) ?? {};
  const line: Line = {
    id: 'broken',
    person: { id: id ?? '', name: name ?? '', created: 0, banned: false },
    rooms: new Set(),
    isEnded: true,
    send: () => expect.unreachable(),
    end: () => undefined,
  };
  await room.watch(line, false, undefined);
  expect(line.rooms.size).toBe(0);
  await ada.ask({ type: 'ping' });
});

test('one person has one measure for all his lines, and so many lines', async () => {
  at = await host({ MESSAGES_PER_SECOND: '2' });
  const cookie = await guest(at.port, 'Many');
  const headers = {
    Cookie: cookie,
    Origin: `http://127.0.0.1:${at.port}`,
    'Content-Type': 'application/json',
  };
  const answers: string[] = [];
  const post = async (n: number) => {
    const url = `http://127.0.0.1:${at.port}/api/messages?line=line-number-${n}`;
    const response = await fetch(url, { method: 'POST', headers, body: '[{"type":"ping","id":"p"}]' });
    if (response.ok) answers.push(((await response.json()) as { type: string }[])[0].type);
    return response.status;
  };
  for (let n = 0; n < 50; n++) expect(await post(n)).toBe(200);
  // Ten at once and two a second, however many lines there are.
  expect(answers.filter((type) => type === 'done').length).toBeLessThan(40);
  expect(await post(51)).toBe(429);
  expect(await post(1)).toBe(200);
  const sockets: WebSocket[] = [];
  const knock = () => {
    const socket = new WebSocket(`ws://127.0.0.1:${at.port}/api/socket`, { headers });
    return new Promise<number>((resolve) => {
      socket.once('open', () => {
        sockets.push(socket);
        resolve(101);
      });
      socket.once('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
    });
  };
  for (let n = 0; n < 50; n++) expect(await knock()).toBe(101);
  expect(await knock()).toBe(429);
  // Others are not concerned.
  await join('Calm');
  for (const socket of sockets) socket.terminate();
}, 60_000);

test('who goes on although he is told to wait is cut off, also with nothing but pings that he does not hear', async () => {
  at = await host({ MESSAGES_PER_SECOND: '5' });
  const [flood, calm] = [await join('Flood'), await join('Calm')];
  for (let i = 0; i < 600; i++) flood.send('nonsense');
  await flood.gone;
  expect(await dropped('flood')).toBe(1);
  const pinging = new WebSocket(`ws://127.0.0.1:${at.port}/api/socket`, {
    headers: { Origin: `http://127.0.0.1:${at.port}`, Cookie: await guest(at.port, 'Pinging') },
  });
  await new Promise((resolve) => pinging.once('open', resolve));
  let pongs = 0;
  pinging.on('pong', () => pongs++);
  const gone = new Promise((resolve) => pinging.once('close', resolve));
  for (let i = 0; i < 1000; i++) pinging.ping('x'.repeat(100));
  await gone;
  expect(pongs).toBeLessThan(200);
  expect(await dropped('flood')).toBe(2);
  await calm.ask({ type: 'ping' });
}, 60_000);

test('a line by requests that nobody fetches from ends, and whoever asks for what it never had is told to begin anew', async () => {
  at = await host();
  const cookie = await guest(at.port, 'Poll');
  const url = `http://127.0.0.1:${at.port}/api/messages?line=line-of-poll`;
  const headers = {
    Cookie: cookie,
    Origin: `http://127.0.0.1:${at.port}`,
    'Content-Type': 'application/json',
  };
  const post = async (...messages: readonly object[]) =>
    (await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(messages) })).json()) as {
      table?: string;
      code?: string;
    }[];
  const [{ table }] = await post({
    type: 'create',
    id: 'c',
    game: 'dungeonquest-classic',
    places: [
      { kind: 'me', nonce: NONCE },
      { kind: 'bot', level: 'apprentice' },
    ],
  });
  await post({ type: 'watch', id: 'w', table }, { type: 'start', id: 's', table });
  expect((await fetch(`${url}&after=1`, { headers })).status).toBe(200);
  expect((await fetch(`${url}&after=999`, { headers })).status).toBe(410);
  // Nobody fetches; then it is gone, and what it watched with it.
  let code: string | undefined;
  for (let round = 0; round < 200 && code === undefined; round++) {
    const asked = Array.from({ length: 50 }, (_, i) => ({ type: 'resync', id: `r${round}-${i}`, table }));
    code = (await post(...asked)).find(({ code }) => code !== undefined)?.code;
  }
  expect(code).toBe('nowhere');
  expect((await fetch(`${url}&after=1`, { headers })).status).toBe(410);
}, 120_000);
