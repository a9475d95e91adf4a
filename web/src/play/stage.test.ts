import { expect, test } from 'vitest';
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
      scene: { moment: from, viewer: 0 },
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
      scene: { viewer: 0, moment: from, facts: {}, asked },
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
    const scene = { viewer: 0, moment: 0, facts: {} };
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
  const scene = { viewer: 0, moment: 0, facts: {} };
  stage.hear({ scene, from: 0, told: [] } as unknown as News);
  const happened = [told({ type: 'mine', seat: 0 }), told({ type: 'theirs', seat: 1 })];
  stage.hear({ scene, from: 1, told: happened } as unknown as News);
  await expect.poll(() => paces).toEqual([0.4, 0.2]);
});
