import { DICE, Rng, type Seat } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { boxOf } from './boxes.ts';
import type { TableCalls } from './calls.ts';
import { Dispatch } from './dispatch.ts';
import { DistantTable, type Sent } from './distant.ts';
import { freshRecord } from './record.ts';
import type { Looker, News, Sitter } from './scene.ts';
import { Table } from './table.ts';
import { speaking } from './words.ts';

/** A table, and what somebody elsewhere is sent of it: as text, as a wire carries it. */
async function far(game: string, seats: number, viewers: readonly Looker[], calls?: TableCalls) {
  const speech = speaking(await boxOf(game));
  const sitters = Array.from({ length: seats }, (_, i): Sitter => ({ kind: 'here', name: `P${i}` }));
  const record = freshRecord(speech.game, { seats: sitters.map(() => ({})), seed: 'far' });
  const table = new Table(speech, { id: 't', sitters, record, picks: [] }, calls);
  const wires = viewers.map((viewer) => {
    const you = typeof viewer === 'number' ? viewer : undefined;
    const distant = new DistantTable(speech, { id: 't', sitters, you });
    const news: News[] = [];
    distant.screen({ tell: (one) => news.push(one) });
    return { viewer, you, distant, news };
  });
  return { speech, table, wires, dispatch: new Dispatch(table, () => 'one') };
}

type Wire = Awaited<ReturnType<typeof far>>['wires'][number];

const arrived = (text: string | undefined): Sent => JSON.parse(text ?? 'null');

/** What a viewer has put together of what it was sent is its view, and all of its events. */
function checkArrived(table: Table, { viewer, distant }: Wire): void {
  expect(distant.view.toJSON()).toEqual(table.view(viewer).toJSON());
  expect(distant.arrived?.events).toBe(table.seen(viewer).length);
}

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
  const { table, wires, dispatch } = await far(game, seats, [0, 1, 'spectator']);
  const beside = wires.map(({ viewer, you }) => {
    const news: News[] = [];
    const people: Seat[] = you === undefined ? [] : [you];
    table.screen({ people, tell: (one) => news.push(one) });
    return { viewer, news };
  });
  await table.open();
  for (const { viewer, distant } of wires)
    for (const text of dispatch.since(viewer, undefined, true))
      expect(distant.hear(arrived(text))).toBe(true);
  await play(
    table,
    Rng.fromSeed('choices'),
    () => {
      const texts = dispatch.next();
      for (const [i, wire] of wires.entries()) {
        const { viewer, distant, news } = wire;
        const sent = texts.get(viewer);
        if (sent) expect(distant.hear(arrived(sent))).toBe(true);
        checkArrived(table, wire);
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

test('what happened and could not be kept is not seen far away', async () => {
  let failing = 0;
  const keep = async () => {
    if (failing-- > 0) throw new Error('The disk is full.');
  };
  const { table, wires, dispatch } = await far('dungeon', 2, [0, 1], { keep });
  await table.open();
  for (const { viewer, distant } of wires)
    for (const text of dispatch.since(viewer, undefined, true)) distant.hear(arrived(text));
  const hear = () => {
    const texts = dispatch.next();
    for (const wire of wires) {
      const text = texts.get(wire.viewer);
      if (text) expect(wire.distant.hear(arrived(text))).toBe(true);
      checkArrived(table, wire);
    }
  };
  const rng = Rng.fromSeed('unkept');
  for (let i = 0; i < 8; i++) {
    await play(table, rng, hear, 1);
    failing = 1;
    const [{ seat, options }] = table.match.pending();
    expect(await table.choose(seat, options[0].id)).toMatchObject({ code: 'unkept' });
  }
  await play(table, rng, hear, 1);
});

test('who misses something finds out, and catches up from where he was', async () => {
  const { table, wires, dispatch } = await far('dungeon', 2, [0]);
  const [wire] = wires;
  const { distant } = wire;
  await table.open();
  distant.hear(arrived(dispatch.since(0)[0]));
  const lost: string[] = [];
  await play(table, Rng.fromSeed('lost'), () => lost.push(...dispatch.next().values()), 4);
  expect(lost.length).toBeGreaterThan(2);
  expect(distant.hear(arrived(lost[1]))).toBe(false);
  const missed = dispatch.since(0, distant.arrived);
  expect(missed).toEqual(lost);
  for (const text of missed) expect(distant.hear(arrived(text))).toBe(true);
  checkArrived(table, wire);
  expect(dispatch.since(0, distant.arrived)).toEqual([]);
});

test('who misses more than is remembered gets the whole view anew, and the events that he has not', async () => {
  const { table, wires, dispatch } = await far('dungeon', 2, [0]);
  const [wire] = wires;
  await table.open();
  wire.distant.hear(arrived(dispatch.since(0)[0]));
  const before = wire.distant.arrived?.events;
  await play(table, Rng.fromSeed('long'), () => dispatch.next(), 60);
  const [text, ...rest] = dispatch.since(0, wire.distant.arrived);
  expect(rest).toEqual([]);
  expect(arrived(text)).toMatchObject({ from: before, whole: { viewer: 0 } });
  expect(wire.distant.hear(arrived(text))).toBe(true);
  checkArrived(table, wire);
});

test('after the table was loaded anew only the events that are missing are sent', async () => {
  const { table, wires, speech, dispatch } = await far('dungeon', 2, [0]);
  const [wire] = wires;
  const { distant } = wire;
  await table.open();
  distant.hear(arrived(dispatch.since(0)[0]));
  await play(table, Rng.fromSeed('anew'), () => distant.hear(arrived(dispatch.next().get(0))), 4);
  const before = distant.arrived?.events ?? 0;
  await play(table, Rng.fromSeed('anew2'), () => dispatch.next(), 3);
  const sitters: Sitter[] = [
    { kind: 'here', name: '' },
    { kind: 'here', name: '' },
  ];
  const again = new Table(speech, { id: 't', sitters, record: table.record, picks: [] });
  const [sent] = new Dispatch(again, () => 'two').since(0, distant.arrived).map(arrived);
  expect(sent.from).toBe(before);
  expect(distant.hear(sent)).toBe(true);
  checkArrived(table, wire);
});

test('what was taken back is forgotten far away, too', async () => {
  const { table, wires, dispatch } = await far('warren', 2, [0, 1]);
  await table.open();
  for (const { viewer, distant } of wires) distant.hear(arrived(dispatch.since(viewer)[0]));
  const rng = Rng.fromSeed('undo');
  const tellAll = () => {
    const texts = dispatch.next();
    for (const wire of wires) {
      const text = texts.get(wire.viewer);
      if (text) expect(wire.distant.hear(arrived(text))).toBe(true);
      checkArrived(table, wire);
    }
    return texts;
  };
  let undone = 0;
  for (let made = 0; made < 60 && !table.isOver; made++) {
    const [{ seat, options }] = table.match.pending();
    await table.choose(seat, options[rng.below(options.length, DICE)].id);
    tellAll();
    if ((await table.undo(seat)) === undefined) {
      undone++;
      for (const text of tellAll().values()) expect(arrived(text).whole).toBeDefined();
      await table.choose(seat, options[0].id);
      tellAll();
    }
  }
  expect(undone).toBeGreaterThan(0);
});

test('odds are found from the view alone', async () => {
  const { table, wires, dispatch } = await far('dungeon', 2, [0]);
  const [wire] = wires;
  const { distant } = wire;
  await table.open();
  distant.hear(arrived(dispatch.since(0)[0]));
  const option = distant.view.pending?.options[0].id ?? '';
  let tries = 0;
  await distant.consequences(option, ({ samples }) => {
    tries = samples;
  });
  expect(tries).toBeGreaterThan(0);
});
