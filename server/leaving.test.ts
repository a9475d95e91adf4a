/** People who come and go: before a match, while it is played, and when nobody comes back. */
import { afterEach, expect, test } from 'vitest';
import { Client, NONCE, type Wanted } from './testing/client.ts';
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

type Create = Extract<Wanted, { readonly type: 'create' }>;

/** The first of them sets a table, and the others have come by the invitation. */
async function gathered(
  people: readonly Client[],
  game: string,
  more: Partial<Create> = {},
): Promise<{ table: string; invite: string }> {
  const [first, ...others] = people;
  const { table = '', invite = '' } = await first.ask({
    type: 'create',
    game,
    places: [{ kind: 'me', nonce: NONCE }, ...others.map(() => ({ kind: 'open' as const }))],
    ...more,
  });
  for (const one of others) await one.ask({ type: 'sit', table, invite, nonce: NONCE });
  for (const one of people) await one.watch(table);
  return { table, invite };
}

/** Whoever is asked first, and where he sits. */
async function firstAsked(people: readonly Client[], table: string): Promise<number> {
  await Promise.race(people.map((one) => one.until(() => one.isAsked(table))));
  return people.findIndex((one) => one.isAsked(table));
}

test('when the host stands up the next one is host, and can begin; a table that nobody sits at is offered to nobody', async () => {
  at = await host();
  const [ada, otto] = [await join('Ada'), await join('Otto')];
  const { table } = await gathered([ada, otto], 'pig', { public: true });
  await ada.ask({ type: 'stand', table });
  const { host: now, places: seats } = (await otto.ask({ type: 'look', table })).card ?? {};
  expect(now).toBe(seats?.[1].person);
  await expect(ada.ask({ type: 'start', table })).rejects.toMatchObject({ code: 'seat' });
  await otto.ask({ type: 'place', table, seat: 0, as: { kind: 'bot', level: 'apprentice' } });
  await otto.ask({ type: 'start', table });
  const places = [{ kind: 'me' as const, nonce: NONCE }, { kind: 'open' as const }];
  const left = await gathered([otto], 'pig', { public: true, places });
  await otto.ask({ type: 'stand', table: left.table });
  expect((await ada.ask({ type: 'tables' })).open).toEqual([]);
});

test('who came to look on while people gathered sees no match where nobody may look on', async () => {
  at = await host();
  const [ada, otto, eve] = [await join('Ada'), await join('Otto'), await join('Eve')];
  const { table, invite } = await gathered([ada, otto], 'market', { spectators: false });
  await eve.watch(table, invite);
  await ada.ask({ type: 'start', table });
  await eve.until(() => eve.cards.get(table)?.phase === 'playing');
  await Promise.race([ada, otto].map((one) => one.until(() => one.isAsked(table))));
  await [ada, otto].find((one) => one.isAsked(table))?.play(table, () => 0, 1);
  await eve.ask({ type: 'ping' });
  expect(eve.received.filter((text) => text.includes('"type":"update"'))).toEqual([]);
  await expect(eve.watch(table, invite)).rejects.toMatchObject({ code: 'seat' });
});

test('everybody sees how long somebody who left is waited for, without a clock', async () => {
  at = await host({ GRACE_SECONDS: '3600' });
  const [ada, otto] = [await join('Ada'), await join('Otto')];
  const { table } = await gathered([ada, otto], 'pig');
  await ada.ask({ type: 'start', table });
  otto.cut();
  await ada.until(() => ada.cards.get(table)?.places[1].here === false);
  const { grace = 0 } = ada.cards.get(table)?.places[1] ?? {};
  expect(grace).toBeGreaterThan(3_500_000);
  expect(ada.cards.get(table)?.places[0]).not.toHaveProperty('grace');
  await otto.connect();
  await otto.watch(table);
  await ada.until(() => ada.cards.get(table)?.places[1].here === true);
  expect(ada.cards.get(table)?.places[1]).not.toHaveProperty('grace');
});

test('whoever leaves is out where it was agreed; who is out and still asked is played for', async () => {
  at = await host({ GRACE_SECONDS: '0' });
  const people = [await join('Ada'), await join('Otto'), await join('Eve')];
  const { table } = await gathered(people, 'dungeoneer', { leaving: 'out' });
  await people[0].ask({ type: 'start', table });
  const room = await at.running.hall.room(table);
  const left = await firstAsked(people, table);
  people[left].cut();
  const others = people.filter((_, seat) => seat !== left);
  await others[0].until(() => others[0].cards.get(table)?.places[left].here === false);
  await others[0].ask({ type: 'claim', table, seat: left });
  const steps = await at.running.hall.store.steps(table, 0);
  const isOut = steps.some(({ seat, what }) => seat === left && what === '!resign');
  expect(isOut || room.doc.away.includes(left)).toBe(true);
  // Nobody waits for him any more, whatever the match asks of his seat.
  await Promise.race(others.map((one) => one.until(() => one.isAsked(table))));
  const play = await room.play();
  expect(play?.table.awaited().filter((seat) => seat === left && !room.doc.away.includes(seat))).toEqual([]);
});

test('who is played for need not agree when something is taken back', async () => {
  at = await host({ GRACE_SECONDS: '0' });
  const people = [await join('Ada'), await join('Otto'), await join('Eve')];
  const { table } = await gathered(people, 'warren');
  await people[0].ask({ type: 'start', table });
  const room = await at.running.hall.room(table);
  await room.change(() => ({ doc: { away: [2], undo: { by: 0, agreed: [] } } }));
  // Two of three are here: one asks, the other says yes, and then it is tried.
  await people[1].ask({ type: 'consent', table, agree: true }).catch(() => undefined);
  expect(room.doc.undo).toBeUndefined();
});

test('tables that nobody is at leave memory, and old ones are removed', async () => {
  at = await host({ IDLE_SECONDS: '1', KEEP_FINISHED_DAYS: '7', KEEP_ABANDONED_DAYS: '3' });
  const { hall } = at.running;
  const [ada, otto] = [await join('Ada'), await join('Otto')];
  const places = [{ kind: 'me' as const, nonce: NONCE }, { kind: 'open' as const }];
  const { table: open } = await gathered([ada], 'pig', { places });
  const { table: over } = await gathered([ada, otto], 'dungeon');
  await ada.ask({ type: 'start', table: over });
  await ada.ask({ type: 'resign', table: over });
  await otto.ask({ type: 'resign', table: over }).catch(() => undefined);
  await otto.until(() => otto.cards.get(over)?.phase === 'over');
  expect(hall.live).toBe(2);
  for (const one of [ada, otto]) one.cut();
  while (hall.live > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  const days = (n: number) => Date.now() + n * 86_400_000;
  await hall.clean(days(2));
  expect(await hall.store.table(open)).toBeDefined();
  await hall.clean(days(4));
  expect(await hall.store.table(open)).toBeUndefined();
  expect(await hall.store.table(over)).toBeDefined();
  await hall.clean(days(8));
  expect(await hall.store.table(over)).toBeUndefined();
  await ada.connect();
  await expect(ada.watch(over)).rejects.toMatchObject({ code: 'nowhere' });
}, 60_000);
