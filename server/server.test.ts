import { Playthrough, stateHash } from '@underhall/kernel';
import { unfairness } from '@underhall/protocol';
import { boxOf } from '@underhall/table/boxes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client, NONCE } from './testing/client.ts';
import { type Hosted, host } from './testing/hosted.ts';

let at: Hosted;
const clients: Client[] = [];

beforeEach(async () => {
  at = await host();
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await at.end();
});

async function join(name: string): Promise<Client> {
  const client = await Client.join(at.port, name);
  clients.push(client);
  return client;
}

/** Ada has set a table, and Otto has come by the invitation. */
async function twoAt(
  game: string,
  bots = 0,
): Promise<{ ada: Client; otto: Client; table: string; invite: string }> {
  const [ada, otto] = [await join('Ada'), await join('Otto')];
  const { table = '', invite = '' } = await ada.ask({
    type: 'create',
    game,
    places: [
      { kind: 'me', nonce: NONCE },
      { kind: 'open' },
      ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'apprentice' })),
    ],
  });
  await otto.ask({ type: 'sit', table, invite, nonce: NONCE.replaceAll('0', 'f') });
  await ada.watch(table);
  await otto.watch(table);
  return { ada, otto, table, invite };
}

/** So many choices, each by whoever is asked. */
async function playOn(clients: readonly Client[], table: string, times: number): Promise<void> {
  for (let made = 0; made < times; made++) {
    await Promise.race(clients.map((one) => one.until(() => one.isAsked(table))));
    const asked = clients.find((one) => one.isAsked(table));
    await asked?.play(table, () => 0, 1);
    const moment = asked?.scenes.get(table)?.moment ?? 0;
    for (const one of clients) await one.until(() => (one.scenes.get(table)?.moment ?? 0) >= moment);
  }
}

test('two people and two bots play a match to its end, and anybody can check its dice', async () => {
  const { ada, otto, table } = await twoAt('market', 2);
  await ada.ask({ type: 'start', table });
  await Promise.all([ada.play(table, (n) => n - 1), otto.play(table, () => 0)]);
  await ada.until(() => ada.cards.get(table)?.phase === 'over');
  const { record, fairness } = await otto.ask({ type: 'record', table });
  if (!record || !fairness) throw new Error('There is no record.');
  expect(await unfairness(fairness, record.setup.seed)).toEqual([]);
  expect(fairness.commitment).toBe(ada.cards.get(table)?.commitment);
  const game = (await boxOf('market')).open([]);
  const again = Playthrough.replay(game, record);
  const live = await (await at.running.hall.room(table)).play();
  expect(stateHash(again.match)).toBe(stateHash(live?.table.match as typeof again.match));
  expect(again.match.outcome).toEqual(ada.scenes.get(table)?.outcome);
  // What was acknowledged is what was kept.
  const steps = await at.running.hall.store.steps(table, 0);
  expect(steps.map(({ number }) => number)).toEqual(steps.map((_, i) => i + 1));
});

test('a line that breaks loses nothing: who is back has what he missed', async () => {
  const { ada, otto, table } = await twoAt('dungeon');
  await ada.ask({ type: 'start', table });
  do await playOn([ada, otto], table, 1);
  while (!ada.isAsked(table));
  const before = otto.tables.get(table)?.arrived;
  otto.cut();
  await ada.until(() => ada.cards.get(table)?.places[1].here === false);
  await ada.play(table, () => 0, 1);
  await otto.connect();
  await otto.watch(table);
  await otto.until(() => otto.tables.get(table)?.view.choices === ada.tables.get(table)?.view.choices);
  const after = otto.tables.get(table)?.arrived;
  expect(after?.events).toBeGreaterThan(before?.events ?? 0);
  expect(otto.tables.get(table)?.view.world).toEqual(ada.tables.get(table)?.view.world);
});

test('the server ends and comes back: everybody plays on where they were', async () => {
  const { ada, otto, table } = await twoAt('market');
  await ada.ask({ type: 'start', table });
  await playOn([ada, otto], table, 6);
  const choices = Math.max(...[ada, otto].map((one) => one.tables.get(table)?.view.choices ?? 0));
  await at.running.close();
  at = await at.again();
  await Promise.all([ada.connect(at.port), otto.connect(at.port)]);
  await Promise.all([ada.watch(table), otto.watch(table)]);
  await ada.until(() => ada.tables.get(table)?.view.choices === choices);
  await Promise.all([ada.play(table, () => 0), otto.play(table, () => 0)]);
  await ada.until(() => ada.cards.get(table)?.phase === 'over');
  expect(otto.scenes.get(table)?.outcome).toEqual(ada.scenes.get(table)?.outcome);
});

test('a choice that is sent again counts once, also after the server was started anew', async () => {
  const { ada, otto, table } = await twoAt('pig');
  await ada.ask({ type: 'start', table });
  await ada.until(() => ada.scenes.get(table) !== undefined);
  const first = ada.scenes.get(table)?.asked ? ada : otto;
  const scene = first.scenes.get(table);
  const option = scene?.asked?.options[0].id ?? '';
  const choose = { type: 'choose', table, option, moment: scene?.moment ?? 0 } as const;
  first.send(JSON.stringify({ ...choose, id: 'once' }));
  await first.ask(choose, 'once');
  const kept = await at.running.hall.store.steps(table, 0);
  await at.running.close();
  at = await at.again();
  await first.connect(at.port);
  await first.ask(choose, 'once');
  expect(await at.running.hall.store.steps(table, 0)).toEqual(kept);
  await expect(first.ask(choose, 'twice')).rejects.toMatchObject({ code: 'stale' });
});

test('what is taken back needs the others, and is gone everywhere', async () => {
  const { ada, otto, table } = await twoAt('warren');
  await ada.ask({ type: 'start', table });
  let undone = false;
  for (let tries = 0; tries < 60 && !undone; tries++) {
    const asked = [ada, otto].find((one) => one.scenes.get(table)?.asked?.kind === 'ask');
    if (!asked) break;
    const other = asked === ada ? otto : ada;
    await asked.play(table, () => 0, 1);
    const { moment } = asked.scenes.get(table) ?? {};
    await other.until(() => other.scenes.get(table)?.moment === moment);
    if (!asked.scenes.get(table)?.mayUndo) continue;
    await asked.ask({ type: 'undo', table });
    await other.until(() => other.cards.get(table)?.undo !== undefined);
    await other.ask({ type: 'consent', table, agree: true }).then(
      () => {
        undone = true;
      },
      () => undefined,
    );
    if (!undone) continue;
    await other.until(() => (other.tables.get(table)?.arrived?.undone ?? 0) === 1);
    expect(other.scenes.get(table)?.moment).toBeLessThan(moment ?? 0);
    expect(other.cards.get(table)?.undo).toBeUndefined();
  }
  expect(undone).toBe(true);
});

test('a rematch brings the same people to a new table', async () => {
  const { ada, otto, table } = await twoAt('dungeon');
  await ada.ask({ type: 'start', table });
  await ada.ask({ type: 'resign', table });
  await otto.ask({ type: 'resign', table }).catch(() => undefined);
  await otto.until(() => otto.cards.get(table)?.phase === 'over');
  const { table: next = '' } = await otto.ask({ type: 'rematch', table });
  expect(await ada.ask({ type: 'rematch', table })).toMatchObject({ table: next });
  const { card } = await ada.ask({ type: 'look', table: next });
  expect(card?.places.map(({ name }) => name)).toEqual(['Ada', 'Otto']);
  expect(card?.phase).toBe('gathering');
  for (const one of [ada, otto]) await one.ask({ type: 'sit', table: next, nonce: NONCE });
  const { doc } = await at.running.hall.room(next);
  expect(doc.places.map(({ nonce }) => nonce)).toEqual([NONCE, NONCE]);
});

test('the host sets the rules while people gather, and dresses bots', async () => {
  const { ada, otto, table } = await twoAt('dungeonquest-classic', 1);
  await ada.ask({ type: 'alter', table, public: true, clock: { kind: 'move', seconds: 60 } });
  await otto.until(() => otto.cards.get(table)?.public === true);
  expect(otto.cards.get(table)).toMatchObject({ clock: { kind: 'move', seconds: 60 } });
  await expect(ada.ask({ type: 'alter', table, options: { nonsense: 1 } })).rejects.toMatchObject({
    code: 'unfit',
  });
  await ada.ask({ type: 'dress', table, seat: 2, options: { hero: 'hugo' } });
  await otto.until(() => otto.cards.get(table)?.places[2].options.hero === 'hugo');
  await expect(ada.ask({ type: 'dress', table, seat: 1, options: {} })).rejects.toMatchObject({
    code: 'seat',
  });
  await ada.ask({ type: 'start', table });
  await otto.until(() => (otto.cards.get(table)?.awaited.length ?? 0) > 0);
  await expect(ada.ask({ type: 'alter', table, public: false })).rejects.toMatchObject({ code: 'phase' });
});

test('what is said is heard by all who are there', async () => {
  const { ada, otto, table } = await twoAt('pig');
  await ada.ask({ type: 'chat', table, text: ' Well met! ' });
  await ada.ask({ type: 'react', table, reaction: 'ouch' });
  await otto.until(() => otto.said.length === 2);
  expect(otto.said).toMatchObject([
    { name: 'Ada', text: 'Well met!' },
    { name: 'Ada', reaction: 'ouch' },
  ]);
  // Who comes later reads what was said before.
  const late = new Client(at.port, otto.cookie);
  clients.push(late);
  await late.connect();
  await late.watch(table);
  await late.until(() => late.said.length === 2);
  await otto.ask({ type: 'report', table, person: otto.said[0].person, text: 'too friendly' });
  expect(await at.running.hall.store.reports(5)).toMatchObject([{ text: 'too friendly', table }]);
});

test('who is gone may be replaced by a bot, and has the seat back on return', async () => {
  await at.end();
  at = await host({ GRACE_SECONDS: '0' });
  const { ada, otto, table } = await twoAt('market');
  await ada.ask({ type: 'start', table });
  while (!otto.isAsked(table)) await playOn([ada, otto], table, 1);
  await expect(ada.ask({ type: 'claim', table, seat: 1 })).rejects.toMatchObject({ code: 'phase' });
  otto.cut();
  await ada.until(() => ada.cards.get(table)?.places[1].here === false);
  await ada.ask({ type: 'claim', table, seat: 1 });
  expect(ada.cards.get(table)?.places[1].standIn).toBe(true);
  // The bot plays until it is Ada's turn, without Otto.
  await ada.until(() => ada.isAsked(table));
  await otto.connect();
  await otto.watch(table);
  await ada.until(() => ada.cards.get(table)?.places[1].standIn === false);
  while (!otto.isAsked(table)) await playOn([ada, otto], table, 1);
  await playOn([otto], table, 1);
});

test('whose time is up is out, or a bot plays, as the table has it', async () => {
  const [ada, otto] = [await join('Ada'), await join('Otto')];
  for (const leaving of ['bot', 'out'] as const) {
    const { table = '', invite = '' } = await ada.ask({
      type: 'create',
      game: 'dungeon',
      clock: { kind: 'move', seconds: 10 },
      leaving,
      places: [{ kind: 'me', nonce: NONCE }, { kind: 'open' }],
    });
    await otto.ask({ type: 'sit', table, invite, nonce: NONCE });
    await ada.watch(table);
    await ada.ask({ type: 'start', table });
    await ada.until(() => ada.scenes.has(table));
    const room = await at.running.hall.room(table);
    expect(room.card(undefined).places[0].left).toBeGreaterThan(9000);
    const play = await room.play();
    const [asked] = play?.table.awaited() ?? [];
    await room.timeOut(Date.now() + 11_000);
    if (leaving === 'bot') expect(room.doc.away).toContain(asked);
    else
      expect((await at.running.hall.store.steps(table, 0)).at(-1)).toMatchObject({
        seat: asked,
        what: '!resign',
      });
  }
});
