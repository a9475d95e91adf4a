/** A table that a browser runs: what is told was kept, and what could not be kept did not happen. */
import { exampleBoxes } from '@underhall/kernel/examples';
import { expect, test } from 'vitest';
import type { Kept, News, Plan, Sitter, TableTrouble } from './scene.ts';
import { LocalTable } from './table.ts';
import { speaking } from './words.ts';

/** A table over a store that can be told to fail, and all that was heard and kept there. */
class Watched {
  readonly kept: Kept[] = [];
  readonly news: News[] = [];
  readonly warnings: TableTrouble[] = [];
  readonly pauses: number[] = [];
  /** So many of the next writes fail. */
  failing = 0;
  readonly table: LocalTable;

  constructor(game: string, ...around: (Sitter | Sitter['kind'])[]) {
    const box = exampleBoxes.find(({ id }) => id === game);
    if (!box) throw new Error(`no ${game}`);
    const speech = speaking(box, [], 'en');
    const setup = speech.game.agree({ seats: around.map(() => ({})), seed: 'write' });
    const sitters = around.map(
      (one, i): Sitter => (typeof one === 'string' ? { kind: one, name: `P${i}` } : one),
    );
    const record = { game, version: speech.game.version, setup, choices: [] };
    const plan: Plan = { id: 't', game, packs: [], sitters, record, picks: [], created: 0 };
    this.table = new LocalTable(speech, plan, {
      keep: async (kept) => {
        await Promise.resolve();
        if (this.failing > 0) {
          this.failing--;
          throw new Error('QuotaExceededError');
        }
        this.kept.push(kept);
      },
      tell: (news) => {
        this.news.push(news);
        this.table.shown();
      },
      warn: (trouble) => this.warnings.push(trouble),
      now: () => 0,
      breathe: (milliseconds) => {
        if (milliseconds) this.pauses.push(milliseconds);
        return new Promise((resolve) => setTimeout(resolve));
      },
    });
  }

  get scene(): News['scene'] {
    const last = this.news.at(-1);
    if (!last) throw new Error('Nothing was told.');
    return last.scene;
  }

  /** A click on the first thing that is offered, as the page shows it. */
  click(): Promise<unknown> {
    const { asked, moment } = this.scene;
    if (!asked) throw new Error('Nothing is asked.');
    return this.table.choose(asked.seat, asked.options[0].id, moment);
  }

  async until(done: () => boolean): Promise<void> {
    while (!done()) await new Promise((resolve) => setTimeout(resolve));
  }
}

test('a choice that could not be kept did not happen, it is said, and the next click works', async () => {
  const at = new Watched('pig', 'me', 'here');
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
  const at = new Watched('pig', 'me', 'here');
  await at.table.open();
  for (let i = 0; i < 30; i++) {
    at.failing = i % 3 === 1 ? 1 : 0;
    await at.click();
    expect(at.kept.at(-1)?.record.choices.length).toBe(at.scene.moment);
  }
  expect(at.scene.moment).toBe(20);
});

test('a pick of a draft that could not be kept was not made, and one that could not be taken back stays', async () => {
  const at = new Watched('market', 'me', 'here');
  await at.table.open();
  await at.table.look(0);
  await at.table.choose(0, 'sell', at.scene.moment);
  expect(at.scene.asked?.kind).toBe('draft');
  await at.click();
  const picked = at.scene.asked?.picks;
  expect(picked).toHaveLength(1);
  at.failing = 1;
  expect(await at.click()).toMatchObject({ code: 'unkept' });
  at.failing = 1;
  expect(await at.table.retract(0)).toMatchObject({ code: 'unkept' });
  await at.table.look(0);
  expect(at.scene.asked?.picks).toEqual(picked);
  expect(await at.table.retract(0)).toBeUndefined();
  expect(at.scene.asked?.picks).toEqual([]);
});

test('of two clicks at once the second does not build on a first that could not be kept', async () => {
  const at = new Watched('pig', 'me', 'here');
  await at.table.open();
  at.failing = 1;
  const [first, second] = await Promise.all([at.click(), at.click()]);
  expect(first).toMatchObject({ code: 'unkept' });
  expect(second).toBeUndefined();
  expect(at.scene.moment).toBe(1);
  expect(at.kept.at(-1)?.record.choices.length).toBe(1);
});

test('a bot whose choice cannot be kept says so, waits longer and longer, and goes on when it can', async () => {
  const at = new Watched('pig', 'bot', 'me');
  at.failing = 5;
  await at.table.open();
  expect(at.warnings).toEqual(['unkept']);
  await at.until(() => at.scene.asked?.seat === 1);
  expect(at.pauses).toEqual([1000, 2000, 4000, 8000]);
  expect(at.kept.at(-1)?.record.choices.length).toBe(at.scene.moment);
});

test('a bot that cannot choose is not waited for in silence', async () => {
  const at = new Watched('pig', 'bot', 'me');
  const broken = new Watched('pig', { kind: 'bot', name: 'Nobody', level: 'no such level' }, 'me');
  await Promise.all([at.table.open(), broken.table.open()]);
  await broken.until(() => broken.warnings.length > 0);
  expect(broken.warnings).toEqual(['stopped']);
  await at.until(() => at.scene.asked?.seat === 1);
  expect(at.warnings).toEqual([]);
});

test('how the match stands is kept with it, as those at the screen may know it', async () => {
  const at = new Watched('pig', 'me', 'here');
  await at.table.open();
  await at.click();
  await at.click();
  const { standing } = at.kept.at(-1) ?? {};
  expect(standing?.seats).toHaveLength(2);
  expect(standing?.lines.length).toBeGreaterThan(0);
});
