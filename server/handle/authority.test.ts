/**
 * Who may send what: every kind of message, from everybody who might. One that is added to the protocol has no row here,
 * and fails until somebody has said who may send it.
 */
import { type ClientMessage, MESSAGE_TYPES, PROTOCOL } from '@underhall/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, NONCE, type Wanted } from '../testing/client.ts';
import { type Hosted, host } from '../testing/hosted.ts';

type Type = ClientMessage['type'];

/** What each of them is told: somebody without a name, who looks on, who has a seat, whom the operator has banned. */
type Row = readonly [nobody: string, onlooker: string, seat: string, banned: string];

const ALL: Row = ['done', 'done', 'done', 'done'];
const PEOPLE: Row = ['guest', 'done', 'done', 'guest'];
const SEATS: Row = ['guest', 'seat', 'done', 'guest'];
const HOST: Row = ['guest', 'seat', 'seat', 'guest'];
/** Those who sit there, and not while a match is played. */
const seatsBut = (code: string): Row => ['guest', 'seat', code, 'guest'];

/** At a public table at which a match is played and others may look on; the seat is not the host's. */
const atMatch = {
  hello: ALL,
  ping: ALL,
  tables: ALL,
  look: ALL,
  watch: ALL,
  ack: ALL,
  resync: ALL,
  record: ['phase', 'phase', 'phase', 'phase'],
  create: PEOPLE,
  bring: ['guest', 'unfit', 'unfit', 'guest'],
  sit: ['guest', 'phase', 'phase', 'guest'],
  stand: seatsBut('phase'),
  dress: seatsBut('phase'),
  alter: HOST,
  place: HOST,
  start: HOST,
  rematch: seatsBut('phase'),
  choose: seatsBut('stale'),
  retract: seatsBut('unknown or foreign'),
  hold: seatsBut('unknown'),
  prefer: SEATS,
  undo: seatsBut('forbidden'),
  consent: seatsBut('phase'),
  claim: seatsBut('phase'),
  chat: SEATS,
  react: SEATS,
  report: PEOPLE,
  leave: ALL,
  resign: SEATS,
} as const satisfies Record<Type, Row>;

/** What can be told without seeing the table, or whether there is one. */
const BLIND: ReadonlySet<Type> = new Set(['hello', 'ping', 'tables', 'create', 'bring', 'leave', 'ack']);

let at: Hosted;
let ada: Client;
let otto: Client;
let eve: Client;
let mallory: Client;
let stranger: Client;

beforeAll(async () => {
  at = await host();
  [ada, otto, eve, mallory] = await Promise.all(
    ['Ada', 'Otto', 'Eve', 'Mallory'].map((name) => Client.join(at.port, name)),
  );
  stranger = new Client(at.port);
  await stranger.connect();
}, 60_000);

afterAll(async () => {
  for (const one of [ada, otto, eve, mallory, stranger]) one.close();
  await at.end();
});

/** Ada is the host, Otto and Mallory have seats, Eve knows the way. */
async function playedAt(more: { readonly public?: boolean; readonly spectators?: boolean }): Promise<string> {
  const { table = '', invite = '' } = await ada.ask({
    type: 'create',
    game: 'dungeon',
    places: [{ kind: 'me', nonce: NONCE }, { kind: 'open' }, { kind: 'open' }],
    ...more,
  });
  for (const one of [otto, mallory]) await one.ask({ type: 'sit', table, invite, nonce: NONCE });
  await ada.ask({ type: 'start', table });
  return table;
}

function messages(table: string): Readonly<Record<Type, Wanted>> {
  const places = [{ kind: 'me' as const, nonce: NONCE }];
  return {
    hello: { type: 'hello', protocol: PROTOCOL },
    ping: { type: 'ping' },
    tables: { type: 'tables' },
    look: { type: 'look', table },
    watch: { type: 'watch', table },
    ack: { type: 'ack', table, n: 1 },
    resync: { type: 'resync', table },
    record: { type: 'record', table },
    create: { type: 'create', game: 'pig', places: [...places, { kind: 'open' }] },
    bring: { type: 'bring', record: {}, hash: 'x', places },
    sit: { type: 'sit', table, nonce: NONCE },
    stand: { type: 'stand', table },
    dress: { type: 'dress', table, options: {} },
    alter: { type: 'alter', table, public: true },
    place: { type: 'place', table, seat: 0, as: { kind: 'open' } },
    start: { type: 'start', table },
    rematch: { type: 'rematch', table },
    choose: { type: 'choose', table, option: 'x', moment: 9999 },
    retract: { type: 'retract', table },
    hold: { type: 'hold', table, raised: true },
    prefer: { type: 'prefer', table, name: 'skip-all', value: 'yes' },
    undo: { type: 'undo', table },
    consent: { type: 'consent', table, agree: true },
    claim: { type: 'claim', table, seat: 0 },
    chat: { type: 'chat', table, text: 'hello' },
    react: { type: 'react', table, reaction: 'ouch' },
    report: { type: 'report', table, person: 'x', text: 'x' },
    leave: { type: 'leave', table },
    resign: { type: 'resign', table },
  };
}

/** What each message is answered with; in the order of the table above. */
async function answers(client: Client, table: string): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const type of Object.keys(atMatch) as Type[])
    told[type] = await client.ask(messages(table)[type]).then(
      () => 'done',
      ({ code }) => code,
    );
  return told;
}

test('every kind of message has its row', () => {
  expect(Object.keys(atMatch).toSorted()).toEqual(MESSAGE_TYPES.toSorted());
});

test('who may do what at a match', async () => {
  const table = await playedAt({ public: true });
  const { id } = (await mallory.ask({ type: 'hello', protocol: PROTOCOL })).person ?? { id: '' };
  await at.running.hall.store.changePerson(id, { banned: true });
  await mallory.reconnect();
  const kept = await at.running.hall.store.steps(table, 0);
  const wrong = async (client: Client, column: number) =>
    Object.entries(await answers(client, table)).filter(
      ([type, code]) => !atMatch[type as Type][column].split(' or ').includes(code),
    );
  expect(await wrong(stranger, 0)).toEqual([]);
  expect(await wrong(eve, 1)).toEqual([]);
  expect(await wrong(mallory, 3)).toEqual([]);
  expect(await at.running.hall.store.steps(table, 0)).toEqual(kept);
  expect(await wrong(otto, 2)).toEqual([]);
  // Whatever he sent was entered for the seat he has.
  const steps = await at.running.hall.store.steps(table, 0);
  const fresh = steps.slice(kept.length).filter(({ act }) => act !== null);
  expect(new Set(fresh.map(({ seat }) => seat))).toEqual(new Set([1]));
  await at.running.hall.store.changePerson(id, { banned: false });
  await mallory.reconnect();
});

test('a table that is none of one’s business looks like one that does not exist, to every message', async () => {
  const table = await playedAt({ spectators: false });
  const before = await at.running.hall.store.table(table);
  const kept = await at.running.hall.store.steps(table, 0);
  for (const client of [stranger, eve]) {
    const [there, nowhere] = [await answers(client, table), await answers(client, 'no-such-table')];
    expect(there).toEqual(nowhere);
    for (const [type, code] of Object.entries(there))
      if (!BLIND.has(type as Type)) expect([type, code]).toEqual([type, client === eve ? 'nowhere' : code]);
  }
  expect(await at.running.hall.store.table(table)).toEqual(before);
  expect(await at.running.hall.store.steps(table, 0)).toEqual(kept);
});
