/** What is told was kept, and what could not be kept did not happen. */
import { expect, test } from 'vitest';
import type { Player } from './players.ts';
import type { News } from './scene.ts';
import { Watched } from './testing.ts';

test('a choice that could not be kept did not happen, it is said, and the next click works', async () => {
  const at = new Watched('pig', ['me', 'here']);
  await at.table.open();
  await at.click();
  const before = at.scene;
  const told = at.news.length;
  at.failing = 1;
  expect(await at.click()).toMatchObject({ code: 'unkept' });
  expect(at.news.length).toBe(told);
  expect(at.table.record.choices.length).toBe(before.moment);
  expect(await at.click()).toBeUndefined();
  expect(at.scene.moment).toBe(before.moment + 1);
  expect(at.kept.at(-1)?.record.choices.length).toBe(before.moment + 1);
});

test('nothing is told that is not kept', async () => {
  const at = new Watched('pig', ['me', 'here']);
  await at.table.open();
  for (let i = 0; i < 30; i++) {
    at.failing = i % 3 === 1 ? 1 : 0;
    await at.click();
    expect(at.kept.at(-1)?.record.choices.length).toBe(at.scene.moment);
  }
  expect(at.scene.moment).toBe(20);
});

test('a pick of a draft that could not be kept was not made, and one that could not be taken back stays', async () => {
  const at = new Watched('market', ['me', 'here']);
  await at.table.open();
  await at.screen.look(0);
  await at.table.choose(0, 'sell', at.scene.moment);
  expect(at.scene.asked?.kind).toBe('draft');
  await at.click();
  const picked = at.scene.asked?.picks;
  expect(picked).toHaveLength(1);
  at.failing = 1;
  expect(await at.click()).toMatchObject({ code: 'unkept' });
  at.failing = 1;
  expect(await at.table.retract(0)).toMatchObject({ code: 'unkept' });
  await at.screen.look(0);
  expect(at.scene.asked?.picks).toEqual(picked);
  expect(await at.table.retract(0)).toBeUndefined();
  expect(at.scene.asked?.picks).toEqual([]);
});

test('of two clicks at once the second does not build on a first that could not be kept', async () => {
  const at = new Watched('pig', ['me', 'here']);
  await at.table.open();
  at.failing = 1;
  const [first, second] = await Promise.all([at.click(), at.click()]);
  expect(first).toMatchObject({ code: 'unkept' });
  expect(second).toBeUndefined();
  expect(at.scene.moment).toBe(1);
  expect(at.kept.at(-1)?.record.choices.length).toBe(1);
});

test('a bot whose choice cannot be kept says so, waits longer and longer, and goes on when it can', async () => {
  const at = new Watched('pig', ['bot', 'me']);
  at.failing = 5;
  await at.table.open();
  expect(at.warnings).toEqual(['unkept']);
  await at.until(() => at.scene.asked?.seat === 1);
  expect(at.pauses).toEqual([1000, 2000, 4000, 8000]);
  expect(at.kept.at(-1)?.record.choices.length).toBe(at.scene.moment);
});

test('a bot that cannot choose is not waited for in silence', async () => {
  const at = new Watched('pig', ['bot', 'me']);
  const broken = new Watched('pig', [{ kind: 'bot', name: 'Nobody', level: 'no such level' }, 'me']);
  await Promise.all([at.table.open(), broken.table.open()]);
  await broken.until(() => broken.warnings.length > 0);
  expect(broken.warnings).toEqual(['stopped']);
  await at.until(() => at.scene.asked?.seat === 1);
  expect(at.warnings).toEqual([]);
});

test('how the match stands is kept with it, as those at the screen may know it', async () => {
  const at = new Watched('pig', ['me', 'here']);
  await at.table.open();
  await at.click();
  await at.click();
  const { standing } = at.kept.at(-1) ?? {};
  expect(standing?.seats).toHaveLength(2);
  expect(standing?.lines.length).toBeGreaterThan(0);
});

test('two quick choices are told one after the other, each when it is kept', async () => {
  const letters: string[] = [];
  const at: Watched = new Watched('pig', ['me', 'here'], {
    calls: {
      keep: async (now) => {
        const { record } = now();
        await new Promise((resolve) => setTimeout(resolve));
        letters.push(`kept ${record.choices.length}`);
      },
    },
  });
  await at.table.open();
  const { seat } = at.scene.asked ?? {};
  const told = at.news.length;
  const choices = [at.table.choose(seat ?? 0, 'roll'), at.table.choose(seat ?? 0, 'roll')].map((choice) =>
    choice.then(() => letters.push(`told ${at.scene.moment}`)),
  );
  await Promise.all(choices);
  expect(letters).toEqual(['kept 0', 'kept 1', 'told 1', 'kept 2', 'told 2']);
  expect(at.news.length).toBe(told + 2);
});

test('odds are of what is kept, and go when something changes', async () => {
  const at = new Watched('pig', ['me', 'here']);
  await at.table.open();
  let samples = 0;
  await at.table.consequences(0, 'roll', (found) => {
    samples = found.samples;
  });
  expect(samples).toBe(240);
  const found: number[] = [];
  const sampling = at.table.consequences(0, 'roll', (tried) => found.push(tried.samples));
  await sampling;
  expect(found).toEqual([240]);
  await at.click();
  found.length = 0;
  at.table.consequences(at.scene.asked?.seat ?? 0, 'roll', (tried) => {
    found.push(tried.samples);
    at.table.stopSampling();
  });
  await at.until(() => found.length > 0);
  expect(found).toEqual([24]);
});

test('what is taken back is taken out of what is kept, and the log is told anew', async () => {
  const at = new Watched('market', [{ kind: 'bot', name: '', level: 'random' }, 'me'], { still: true });
  await at.table.open();
  while (at.scene.awaited[0] === 0) await at.table.answer();
  const told = at.table.toldTo(1, 1).length;
  const { moment } = at.scene;
  expect(told).toBeGreaterThan(0);
  await at.table.choose(1, 'sell');
  expect(at.last).toMatchObject({ from: told, scene: { moment: moment + 1, mayUndo: true } });
  expect(await at.table.undo(1)).toBeUndefined();
  expect(at.last).toMatchObject({ from: 0, scene: { moment, mayUndo: false } });
  expect(at.last.told).toHaveLength(told);
  expect(at.kept.at(-1)?.record.choices).toHaveLength(moment);
  expect(await at.table.undo(1)).toMatchObject({ code: 'forbidden' });
});

test('a taking back that could not be kept did not happen', async () => {
  const at = new Watched('market', ['me', 'bot']);
  await at.table.open();
  await at.table.choose(0, 'sell', at.scene.moment);
  at.failing = 1;
  expect(await at.table.undo(0)).toMatchObject({ code: 'unkept' });
  expect(at.table.record.choices).toHaveLength(1);
  expect(await at.table.undo(0)).toBeUndefined();
  expect(at.table.record.choices).toEqual([]);
});

const BELL = [{ next: { 'charm-pile': ['debt', 'bell'] } }];

test('a bot takes an offer while a person is asked', async () => {
  const at = new Watched('market', ['me', 'bot'], { arranged: BELL });
  await at.table.open();
  await at.until(() => at.table.record.choices.length > 0);
  expect(at.table.record.choices).toEqual([[1, expect.stringMatching(/^ring:/)]]);
  expect(at.scene.asked).toMatchObject({ seat: 0, kind: 'ask' });
  expect(at.last.told.map(({ event }) => event.type)).toEqual(['rang']);
});

test('a player weighs the same offer once a turn', async () => {
  let weighed = 0;
  const thrifty: Player = {
    answer: ({ view }) => view.pending?.options[0].id,
    offered: () => {
      weighed++;
      return undefined;
    },
  };
  const at = new Watched('market', ['me', 'program', 'me'], {
    arranged: [{ next: { 'charm-pile': ['debt', 'bell', 'debt'] } }],
    calls: { program: () => thrifty },
  });
  await at.table.open();
  await at.until(() => weighed > 0);
  await at.table.prefer(0, 'skip-all', 'yes');
  await at.table.choose(0, 'peek');
  await at.aWhile();
  expect(weighed).toBe(1);
  await at.table.choose(0, 'top');
  await at.until(() => at.scene.awaited[0] === 2);
  await at.until(() => weighed === 2);
});

test('whoever answers what cannot be done is told so, and after three times any option is taken', async () => {
  const heard: string[] = [];
  const stubborn: Player = {
    answer: ({ heard: events }) => {
      heard.push(`asked after ${events(0).length}`);
      return 'fly';
    },
    refused: ({ code }) => heard.push(code),
    failed: () => heard.push('failed'),
  };
  const at = new Watched('pig', ['program', 'me'], { calls: { program: () => stubborn } });
  await at.table.open();
  await at.until(() => at.table.record.choices.length > 0);
  const once = ['asked after 0', 'unknown'];
  expect(heard.slice(0, 7)).toEqual([...once, ...once, ...once, 'failed']);
  expect(at.table.record.choices[0]).toEqual([0, 'roll']);
});

test('without a breath bots wait until they are called', async () => {
  const at = new Watched('pig', ['bot', 'bot'], { options: { goal: 20 } });
  const quiet = new Watched('pig', [{ kind: 'bot', name: '', level: 'random' }, 'me'], { still: true });
  await quiet.table.open();
  await at.table.open();
  await at.until(() => at.scene.outcome !== undefined);
  expect(quiet.table.record.choices).toEqual([]);
  expect(await quiet.table.answer()).toBe(true);
  expect(quiet.table.record.choices).toHaveLength(1);
});

test('one view for each viewer and moment', async () => {
  const at = new Watched('pig', ['me', 'here']);
  await at.table.open();
  const view = at.table.view(0);
  expect(at.table.view(0)).toBe(view);
  await at.click();
  expect(at.table.view(0)).not.toBe(view);
});

test('what is new comes with frames, a log made complete without', async () => {
  const at = new Watched('pig', ['me', 'here'], { arranged: [{ dice: [3, 4, 5] }] });
  await at.table.open();
  await at.click();
  expect(at.last).toMatchObject({ from: 0, told: [{ frame: expect.anything() }] });
  await at.click();
  const frames = ({ told }: News) => told.map(({ frame }) => frame !== undefined);
  expect(frames(at.last)).toEqual([true]);
  at.failing = 1;
  await at.click();
  await at.click();
  expect(frames(at.last)).toEqual([true]);
  await at.screen.look(0);
  expect(frames(at.last)).toEqual([false, false, false]);
});

test('whoever has something to play may hold at any moment, and let go again', async () => {
  const at = new Watched('market', ['me', 'bot'], {
    arranged: [{ next: { 'charm-pile': ['bell', 'debt'] } }],
    still: true,
  });
  await at.table.open();
  expect(at.scene).toMatchObject({ asked: { kind: 'ask' }, mayHold: true, holding: false });
  expect(await at.table.hold(0, true)).toBeUndefined();
  expect(at.scene).toMatchObject({ mayHold: true, holding: true });
  expect(at.kept.at(-1)?.record.choices).toEqual([[0, '!hold']]);
  await at.table.choose(0, 'spyglass');
  await at.table.answer();
  expect(at.scene.asked).toMatchObject({ seat: 0, question: { do: 'held' } });
});

test('whoever has nothing to play cannot hold', async () => {
  const at = new Watched('market', ['me', 'bot'], {
    arranged: [{ next: { 'charm-pile': ['debt', 'bell'] } }],
    still: true,
  });
  await at.table.open();
  expect(at.scene.mayHold).toBe(false);
  expect(await at.table.hold(0, true)).toMatchObject({ code: 'unknown' });
});

test('whoever gave up is asked no more', async () => {
  const at = new Watched('dungeon', ['me', 'here', 'here'], { still: true });
  await at.table.open();
  const { seat } = at.scene.asked ?? { seat: 0 };
  expect(at.table.isPerson(seat)).toBe(true);
  expect(await at.table.resign(seat)).toBeUndefined();
  expect(at.table.isPerson(seat)).toBe(false);
  expect(at.scene.viewer).not.toBe(seat);
});

test('who may give up is told whether the others would play on', async () => {
  for (const [people, ends] of [
    [['me', 'bot'], true],
    [['me', 'bot', 'bot'], false],
  ] as const) {
    const at = new Watched('dungeon', [...people], { still: true });
    await at.table.open();
    const { mayResign, resigningEnds } = at.scene;
    expect([mayResign, resigningEnds]).toEqual([true, ends]);
    expect(at.table.match.outcome).toBeUndefined();
  }
});

test('a finished draft that waits for a holder is kept as a choice, and is none under way', async () => {
  const at = new Watched('market', ['me', 'here'], { arranged: BELL });
  await at.table.open();
  await at.table.choose(0, 'sell');
  await at.table.hold(1, true);
  await at.screen.look(0);
  await at.click();
  await at.table.choose(0, 'done');
  expect(at.table.match.picks).toHaveLength(1);
  expect(at.kept.at(-1)?.picks).toEqual([]);
  at.failing = 1;
  expect(await at.table.choose(1, 'pass')).toMatchObject({ code: 'unkept' });
  expect(await at.table.choose(1, 'pass')).toBeUndefined();
  expect(at.last.told.map(({ event }) => event.type)).toEqual(['sold']);
});

test('what was thought out for another moment is not done', async () => {
  const thoughts: ((option: string) => void)[] = [];
  const slow: Player = {
    answer: () => new Promise((resolve) => thoughts.push(resolve)),
  };
  const at = new Watched('market', ['program', 'me'], { arranged: BELL, calls: { program: () => slow } });
  await at.table.open();
  await at.until(() => thoughts.length === 1);
  await at.click();
  thoughts[0]('spyglass');
  await at.until(() => thoughts.length === 2);
  thoughts[1]('draw');
  await at.until(() => at.table.record.choices.length === 2);
  expect(at.table.record.choices).toEqual([
    [1, expect.stringMatching(/^ring:/)],
    [0, 'draw'],
  ]);
});
