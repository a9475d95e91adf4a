import { DICE, Rng, type Seat } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { boxOf } from './boxes.ts';
import { Dispatch } from './dispatch.ts';
import { DistantTable, type Sent } from './distant.ts';
import { freshRecord } from './record.ts';
import type { Looker, News, Sitter } from './scene.ts';
import { Table } from './table.ts';
import { speaking } from './words.ts';

/** A table, and what somebody elsewhere is sent of it: as text, as a wire carries it. */
async function far(game: string, seats: number, viewers: readonly Looker[]) {
  const speech = speaking(await boxOf(game));
  const sitters = Array.from({ length: seats }, (_, i): Sitter => ({ kind: 'here', name: `P${i}` }));
  const record = freshRecord(speech.game, { seats: sitters.map(() => ({})), seed: 'far' });
  const table = new Table(speech, { id: 't', sitters, record, picks: [] });
  const wires = viewers.map((viewer) => {
    const you = typeof viewer === 'number' ? viewer : undefined;
    const distant = new DistantTable(speech, { id: 't', sitters, you });
    const news: News[] = [];
    distant.screen({ tell: (one) => news.push(one) });
    table.watch(viewer);
    return { viewer, you, distant, news, dispatch: new Dispatch(table, viewer, 'one') };
  });
  return { speech, table, wires };
}

const overWire = (sent: Sent): Sent => JSON.parse(JSON.stringify(sent));

/** What the last two screens show must be the same, but for what only a match itself can tell. */
function shown({ scene, told, from }: News) {
  const { mayUndo: _, resigningEnds: __, ...rest } = scene;
  return JSON.parse(JSON.stringify({ ...rest, lines: told.map(({ line, n }) => [n, line]), from }));
}

async function play(table: Table, rng: Rng, after: () => void, most: number): Promise<void> {
  for (let made = 0; made < most && !table.isOver; made++) {
    const pending = table.match.pending();
    const one = pending[rng.below(pending.length, DICE)] ?? pending[0];
    const { options, seat } = one.kind === 'offer' && made % 3 ? pending[0] : one;
    expect(await table.choose(seat, options[rng.below(options.length, DICE)].id)).toBeUndefined();
    after();
  }
}

const GAMES = [
  ['dungeonquest-classic', 4],
  ['dungeonquest-revised', 3],
  ['dungeon', 3],
  ['dungeoneer', 3],
  ['market', 3],
  ['duel', 2],
  ['warren', 3],
] as const;

test.for(GAMES)('a screen far from %s shows what one at its table shows', async ([game, seats]) => {
  const { table, wires } = await far(game, seats, [0, 1, 'spectator']);
  const beside = wires.map(({ viewer, you }) => {
    const news: News[] = [];
    const people: Seat[] = you === undefined ? [] : [you];
    table.screen({ people, tell: (one) => news.push(one) });
    return { viewer, news };
  });
  await table.open();
  for (const { dispatch, distant } of wires)
    for (const sent of dispatch.since()) expect(distant.hear(overWire(sent))).toBe(true);
  await play(
    table,
    Rng.fromSeed('choices'),
    () => {
      for (const [i, { dispatch, distant, news }] of wires.entries()) {
        const sent = dispatch.next();
        if (sent) expect(distant.hear(overWire(sent))).toBe(true);
        const last = beside[i].news.at(-1);
        if (sent && last) expect(shown(news.at(-1) as News)).toEqual(shown(last));
        expect(news.at(-1)?.told.map(({ frame }) => frame) ?? []).toEqual(
          (sent ? last?.told : news.at(-1)?.told)?.map(({ frame }) => frame) ?? [],
        );
      }
    },
    40,
  );
});

test('who misses something finds out, and catches up from where he was', async () => {
  const { table, wires } = await far('dungeon', 2, [0]);
  const [{ dispatch, distant }] = wires;
  await table.open();
  distant.hear(dispatch.since()[0]);
  const lost: Sent[] = [];
  await play(table, Rng.fromSeed('lost'), () => lost.push(...[dispatch.next()].flatMap((s) => s ?? [])), 6);
  expect(lost.length).toBeGreaterThan(2);
  expect(distant.hear(lost[1])).toBe(false);
  const missed = dispatch.since(distant.arrived);
  expect(missed).toEqual(lost);
  for (const sent of missed) expect(distant.hear(sent)).toBe(true);
  expect(distant.view.toJSON()).toEqual(table.view(0).toJSON());
  expect(dispatch.since(distant.arrived)).toEqual([]);
});

test('after the table was loaded anew only the events that are missing are sent', async () => {
  const { table, wires, speech } = await far('dungeon', 2, [0]);
  const [{ dispatch, distant }] = wires;
  await table.open();
  distant.hear(dispatch.since()[0]);
  await play(table, Rng.fromSeed('anew'), () => distant.hear(dispatch.next() as Sent), 4);
  const before = distant.arrived?.events ?? 0;
  await play(table, Rng.fromSeed('anew2'), () => dispatch.next(), 3);
  const sitters: Sitter[] = [
    { kind: 'here', name: '' },
    { kind: 'here', name: '' },
  ];
  const again = new Table(speech, { id: 't', sitters, record: table.record, picks: [] });
  const [sent] = new Dispatch(again, 0, 'two').since(distant.arrived);
  expect(sent.from).toBe(before);
  expect(distant.hear(overWire(sent))).toBe(true);
  expect(distant.view.toJSON()).toEqual(table.view(0).toJSON());
  expect(distant.arrived?.events).toBe(table.seen(0).length);
});

test('what was taken back is forgotten far away, too', async () => {
  const { table, wires } = await far('warren', 2, [0, 1]);
  await table.open();
  for (const { dispatch, distant } of wires) distant.hear(dispatch.since()[0]);
  const rng = Rng.fromSeed('undo');
  let undone = 0;
  for (let made = 0; made < 60 && !table.isOver; made++) {
    const [{ seat, options }] = table.match.pending();
    await table.choose(seat, options[rng.below(options.length, DICE)].id);
    for (const { dispatch, distant } of wires) {
      const sent = dispatch.next();
      if (sent) distant.hear(overWire(sent));
    }
    if ((await table.undo(seat)) === undefined) {
      undone++;
      for (const { dispatch, distant, viewer } of wires) {
        expect(distant.hear(overWire(dispatch.next() as Sent))).toBe(true);
        expect(distant.view.toJSON()).toEqual(table.view(viewer).toJSON());
        expect(distant.arrived?.events).toBe(table.seen(viewer).length);
      }
      await table.choose(seat, options[0].id);
      for (const { dispatch, distant } of wires) {
        const sent = dispatch.next();
        if (sent) distant.hear(overWire(sent));
      }
    }
  }
  expect(undone).toBeGreaterThan(0);
});

test('odds are found from the view alone', async () => {
  const { table, wires } = await far('dungeon', 2, [0]);
  const [{ dispatch, distant }] = wires;
  await table.open();
  distant.hear(dispatch.since()[0]);
  const option = distant.view.pending?.options[0].id ?? '';
  let tries = 0;
  await distant.consequences(option, ({ samples }) => {
    tries = samples;
  });
  expect(tries).toBeGreaterThan(0);
});
