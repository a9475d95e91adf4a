import { difference } from '@underhall/kernel';
import { describe, expect, test } from 'vitest';
import type { News, Told } from './scene.ts';
import { concerns, Stage } from './stage.ts';

const told = (event: object) => ({ n: 0, event, faces: {}, line: '', moment: 0 }) as unknown as Told;

test('what happens to me, to everybody, or to a monster that I play concerns me', () => {
  expect(concerns(told({ type: 'wounded', seat: 1 }), 1)).toBe(true);
  expect(concerns(told({ type: 'sun' }), 1)).toBe(true);
  expect(concerns(told({ type: 'revealed', seat: 0, opponent: 1 }), 1)).toBe(true);
  expect(concerns(told({ type: 'wounded', seat: 0 }), 1)).toBe(false);
});

test('everything concerns somebody who only looks on', () => {
  expect(concerns(told({ type: 'wounded', seat: 0 }), 'spectator')).toBe(true);
});

test('an event that somebody keeps stays on stage until he goes on, at any speed', async () => {
  const stage = new Stage({ shown: () => undefined }, { lasts: () => 0 }, () => 'off');
  const news = (from: number, ...types: string[]) =>
    ({
      scene: { sitters: [], moment: from, viewer: 0 },
      from,
      told: types.map((type) => told({ type })),
    }) as unknown as News;
  stage.hear(news(0));
  stage.keep(({ event }) => event.type === 'met');
  stage.hear(news(1, 'moved', 'met', 'attacked'));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await settled();
  expect([stage.get().now?.event.type, stage.get().busy]).toEqual(['met', true]);
  stage.goOn();
  await settled();
  expect([stage.get().now, stage.get().busy, stage.get().log.length]).toEqual([undefined, false, 3]);
});

test('who is in a hurry skips what all the others do, until he is asked himself', async () => {
  const seen: string[] = [];
  const stage = new Stage({ shown: () => undefined }, { lasts: () => 10_000 }, () => 'normal');
  stage.subscribe(() => {
    const { now, busy } = stage.get();
    if (busy && now) seen.push(now.event.type);
  });
  const news = (from: number, type: string, asked?: object) =>
    ({
      scene: { sitters: [], viewer: 0, moment: from, facts: {}, asked },
      from,
      told: [told({ type, seat: 1 })],
      quiet: false,
    }) as unknown as News;
  const soon = () => new Promise((resolve) => setTimeout(resolve));
  stage.hear(news(0, 'begins'));
  stage.hear(news(1, 'first'));
  await soon();
  stage.hurry();
  await soon();
  stage.hear(news(2, 'second', { kind: 'ask' }));
  await soon();
  expect(stage.get()).toMatchObject({ busy: false, scene: { moment: 2 } });
  stage.hear(news(3, 'third'));
  await soon();
  expect(seen).toEqual(['first', 'third']);
  stage.hurry();
});

test('what happens to others has the time that the game gives it, else half of what it has for me', async () => {
  const shownOf = async (aside?: () => number) => {
    const seen: string[] = [];
    const direction = { lasts: () => 1, ...(aside ? { aside } : {}) };
    const stage = new Stage({ shown: () => undefined }, direction, () => 'normal');
    stage.subscribe(() => seen.push(stage.get().now?.event.type ?? ''));
    const scene = { sitters: [], viewer: 0, moment: 0, facts: {} };
    stage.hear({ scene, from: 0, told: [] } as unknown as News);
    const happened = [told({ type: 'mine', seat: 0 }), told({ type: 'theirs', seat: 1 })];
    stage.hear({ scene, from: 1, told: happened } as unknown as News);
    await new Promise((resolve) => setTimeout(resolve, 30));
    return seen.filter(Boolean);
  };
  expect(await shownOf()).toEqual(['mine', 'theirs']);
  expect(await shownOf(() => 0)).toEqual(['mine']);
});

test('whatever the time of an event is cut to, the stage says so', async () => {
  const stage = new Stage({ shown: () => undefined }, { lasts: () => 10 }, () => 'quick');
  const paces: number[] = [];
  stage.subscribe(() => stage.get().busy && paces.push(stage.get().pace));
  const scene = { sitters: [], viewer: 0, moment: 0, facts: {} };
  stage.hear({ scene, from: 0, told: [] } as unknown as News);
  const happened = [told({ type: 'mine', seat: 0 }), told({ type: 'theirs', seat: 1 })];
  stage.hear({ scene, from: 1, told: happened } as unknown as News);
  await expect.poll(() => paces).toEqual([0.4, 0.2]);
});

describe('the facts on show', () => {
  const rose = (type: string, gold?: number) => ({
    ...told({ type }),
    ...(gold === undefined ? {} : { frame: { at: { gold: { set: gold } } } }),
  });

  /** What was seen of a news that leads from no gold and three cards to ten of gold and two cards. */
  async function seen(happened: Told[], pace: 'normal' | 'off' = 'normal', first?: (stage: Stage) => void) {
    const stage = new Stage({ shown: () => undefined }, { lasts: () => 5 }, () => pace);
    const scene = (facts: object) => ({ sitters: [], viewer: 0, moment: 0, facts });
    const shown: unknown[] = [];
    stage.hear({ scene: scene({ gold: 0, cards: 3 }), from: 0, told: [] } as unknown as News);
    stage.subscribe(() => {
      const { now, facts } = stage.get();
      if (shown.length === 0) first?.(stage);
      shown.push([now?.event.type ?? 'rest', facts]);
    });
    stage.hear({ scene: scene({ gold: 10, cards: 2 }), from: 1, told: happened } as unknown as News);
    await expect.poll(() => shown.at(-1)).toEqual(rest);
    return shown;
  }

  const rest = ['rest', { gold: 10, cards: 2 }];

  test('change with each event by its frame, in order, and are at last those of the scene', async () => {
    expect(await seen([rose('found', 4), rose('looked'), rose('sold', 9)])).toEqual([
      ['found', { gold: 4, cards: 3 }],
      ['looked', { gold: 4, cards: 3 }],
      ['sold', { gold: 9, cards: 3 }],
      rest,
    ]);
  });

  test('stay as they were while nothing comes with a frame', async () => {
    expect(await seen([rose('looked'), rose('waited')])).toEqual([
      ['looked', { gold: 0, cards: 3 }],
      ['waited', { gold: 0, cards: 3 }],
      rest,
    ]);
  });

  test('are those of the scene at once for somebody in a hurry, or at a table without animation', async () => {
    const happened = [rose('found', 4), rose('sold', 9)];
    expect(await seen(happened, 'normal', (stage) => stage.hurry())).toEqual([
      ['found', { gold: 4, cards: 3 }],
      rest,
    ]);
    expect(await seen(happened, 'off')).toEqual([rest]);
  });

  test('have the frames of events that nobody saw', async () => {
    const stage = new Stage(
      { shown: () => undefined },
      { lasts: ({ event }) => (event.type === 'sold' ? 10_000 : 0) },
      () => 'normal',
    );
    const scene = { sitters: [], viewer: 0, moment: 0, facts: { gold: 0 } };
    stage.hear({ scene, from: 0, told: [] } as unknown as News);
    stage.hear({ scene, from: 1, told: [rose('found', 4), rose('sold')] } as unknown as News);
    await expect
      .poll(() => stage.get())
      .toMatchObject({ now: { event: { type: 'sold' } }, facts: { gold: 4 } });
    stage.hurry();
  });
});

test('while the dice are in the air nothing tells what they show: no line, no fact, no word', async () => {
  const words: string[] = [];
  const stage = new Stage(
    { shown: () => undefined },
    { lasts: () => 60, suspense: () => 20 },
    () => 'normal',
    {
      begins: ({ event }) => words.push(`rattles ${event.type}`),
      tells: ({ line }) => words.push(line ?? ''),
    },
  );
  const rolled = {
    ...told({ type: 'rolled', seat: 0, dice: [6] }),
    line: 'A six.',
    frame: difference({ wounds: 0 }, { wounds: 6 }),
  } as unknown as Told;
  stage.hear({
    scene: { sitters: [], viewer: 0, moment: 0, facts: { wounds: 0 } },
    from: 0,
    told: [],
  } as unknown as News);
  stage.hear({
    scene: { sitters: [], viewer: 0, moment: 1, facts: { wounds: 6 } },
    from: 1,
    told: [rolled],
  } as unknown as News);
  await new Promise((resolve) => setTimeout(resolve));
  expect(stage.get()).toMatchObject({ untold: true, busy: true, now: rolled, log: [], facts: { wounds: 0 } });
  expect(words).toEqual(['rattles rolled']);
  stage.step();
  await new Promise((resolve) => setTimeout(resolve));
  expect(stage.get()).toMatchObject({ untold: false, busy: true, now: rolled, log: [rolled] });
  expect(words).toEqual(['rattles rolled', 'A six.']);
  stage.step();
  await new Promise((resolve) => setTimeout(resolve));
  expect(stage.get()).toMatchObject({ busy: false, now: undefined, facts: { wounds: 6 } });
});

describe('dice that are thrown by hand', () => {
  const scene = { sitters: [], viewer: 0, moment: 0, facts: {} };
  const happened = (seat: number) =>
    ({ scene, from: 1, told: [told({ type: 'rolled', seat, dice: [6] })] }) as unknown as News;
  const soon = () => new Promise((resolve) => setTimeout(resolve));

  async function staged(pace: 'normal' | 'quick', seat: number) {
    const heard: string[] = [];
    const stage = new Stage(
      { shown: () => undefined },
      { lasts: () => 10_000, suspense: () => 5000, thrown: () => true },
      () => pace,
      { begins: () => heard.push('rattle'), tells: () => heard.push('told') },
    );
    stage.hear({ scene, from: 0, told: [] } as unknown as News);
    stage.hear(happened(seat));
    await soon();
    return { stage, heard };
  }

  test('lie in the hand until their owner goes on; then they fly, and only then are told', async () => {
    const { stage, heard } = await staged('normal', 0);
    expect(stage.get()).toMatchObject({ inHand: true, untold: true, busy: true, log: [] });
    expect(heard).toEqual([]);
    stage.step();
    await soon();
    expect(stage.get()).toMatchObject({ inHand: false, untold: true, log: [] });
    expect(heard).toEqual(['rattle']);
    stage.step();
    await soon();
    expect(stage.get()).toMatchObject({ inHand: false, untold: false });
    expect(heard).toEqual(['rattle', 'told']);
    stage.hurry();
  });

  test('are nobody’s at a quick table, nor those of others', async () => {
    for (const { stage } of [await staged('quick', 0), await staged('normal', 1)]) {
      expect(stage.get()).toMatchObject({ inHand: false, untold: true });
      stage.hurry();
    }
  });

  test('hold up nobody who is in a hurry', async () => {
    const { stage } = await staged('normal', 0);
    stage.hurry();
    await soon();
    expect(stage.get()).toMatchObject({ busy: false, inHand: false });
  });
});

test('a last look at one’s own end lasts until one goes on, unless the match ends with it', async () => {
  const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
  const staged = async (seat: number, outcome?: object) => {
    const stage = new Stage(
      { shown: () => undefined },
      { lasts: () => 1, lingers: () => true },
      () => 'quick',
    );
    const scene = { sitters: [], viewer: 0, moment: 0, facts: {} };
    stage.hear({ scene, from: 0, told: [] } as unknown as News);
    stage.hear({
      scene: { ...scene, outcome },
      from: 1,
      told: [told({ type: 'died', seat })],
    } as unknown as News);
    await soon();
    return stage;
  };
  const mine = await staged(0);
  expect(mine.get()).toMatchObject({ busy: true, now: { event: { type: 'died' } } });
  mine.step();
  await soon();
  expect(mine.get().busy).toBe(false);
  expect((await staged(1)).get().busy).toBe(false);
  expect((await staged(0, { winners: [] })).get().busy).toBe(false);
});

test('of many others each gets less time, of what matters to all nobody loses any', async () => {
  const paces: Record<string, number> = {};
  const direction = {
    lasts: () => 40,
    aside: () => 20,
    matters: ({ event }: Told) => event.type === 'died',
  };
  const stage = new Stage({ shown: () => undefined }, direction, () => 'normal');
  stage.subscribe(() => {
    const { now, pace } = stage.get();
    if (now) paces[now.event.type] = pace;
  });
  const scene = { viewer: 0, moment: 1, facts: {}, sitters: Array.from({ length: 5 }) };
  const news = (from: number, ...events: object[]) =>
    ({ scene, from, told: events.map(told), quiet: false }) as unknown as News;
  stage.hear(news(0));
  stage.hear(news(1, { type: 'wounded', seat: 0 }, { type: 'moved', seat: 1 }, { type: 'died', seat: 2 }));
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(paces).toEqual({ wounded: 1, moved: 0.25, died: 1 });
});
