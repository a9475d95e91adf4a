/** Bots think where they are told to, and no longer than somebody wants to know. */
import type { Matter, Thinker } from '@underhall/bots';
import { Alone } from '@underhall/bots';
import type { Halt } from '@underhall/bots/halt';
import { expect, test } from 'vitest';
import { Watched } from './testing.ts';

/** Thinks for ever about what it is asked. */
class Brooding implements Thinker {
  readonly matters: Matter[] = [];
  readonly halts: Halt[] = [];

  think(matter: Matter, halt: Halt): Promise<string> {
    this.matters.push(matter);
    this.halts.push(halt);
    return halt.before(new Promise(() => {}));
  }
}

async function brooding() {
  const thinker = new Brooding();
  const at = new Watched('pig', ['me', 'bot'], { calls: { thinker: () => thinker } });
  await at.table.open();
  await at.click();
  expect(await at.table.choose(0, 'hold', at.scene.moment)).toBeUndefined();
  await at.until(() => thinker.matters.length === 1);
  return { at, thinker };
}

test('a bot thinks no further about what was taken back, and thinks anew when it is asked again', async () => {
  const { at, thinker } = await brooding();
  expect(await at.table.undo(0)).toBeUndefined();
  expect(thinker.halts[0].called).toBe(true);
  expect(at.scene.asked?.seat).toBe(0);
  await at.table.choose(0, 'hold', at.scene.moment);
  await at.until(() => thinker.matters.length === 2);
  expect(thinker.halts[1].called).toBe(false);
  expect(at.warnings).toEqual([]);
});

test('a bot thinks no further when its table is closed', async () => {
  const { at, thinker } = await brooding();
  at.table.close();
  expect(thinker.halts[0].called).toBe(true);
  await at.aWhile();
  expect(thinker.matters).toHaveLength(1);
  expect(at.warnings).toEqual([]);
});

test('what a person prefers or holds does not disturb a bot that thinks', async () => {
  const { at, thinker } = await brooding();
  await at.table.prefer(0, 'skip-all', 'yes');
  expect(thinker.halts[0].called).toBe(false);
});

test('a match goes the same way wherever its bots think', async () => {
  const level = 'search:30';
  const bots = [0, 1].map((seat) => ({ kind: 'bot', name: `${seat}`, level }) as const);
  const played = async (thinker?: Thinker) => {
    const at = new Watched('pig', bots, {
      options: { goal: 30 },
      ...(thinker && { calls: { thinker: () => thinker } }),
    });
    await at.table.open();
    await at.until(() => at.table.match.outcome !== undefined);
    return at.table.record.choices;
  };
  expect(await played(new Alone())).toEqual(await played());
});

/** Thinks as anybody would, and remembers what it was asked, by its seed. */
class Logging implements Thinker {
  readonly asked: string[] = [];

  think(matter: Matter, halt: Halt): Promise<string | undefined> {
    this.asked.push(matter.seed);
    return new Alone().think(matter, halt);
  }
}

async function pondering(ponders: boolean) {
  const thinker = new Logging();
  const calls = { thinker: () => thinker, ponders: () => ponders };
  const bot = { kind: 'bot', name: 'B', level: 'search:30', temperament: 'bold' } as const;
  const at = new Watched('pig', ['me', bot, bot], { options: { goal: 40 }, calls });
  await at.table.open();
  return { at, thinker };
}

/** Until nobody thinks about anything any more. */
async function quiet({ asked }: Logging): Promise<void> {
  for (let before = -1; before !== asked.length; ) {
    before = asked.length;
    for (let i = 0; i < 30; i++) await new Promise((resolve) => setTimeout(resolve));
  }
}

test('while a person thinks, bots think ahead about what will be asked of them, and answer at once', async () => {
  const { at, thinker } = await pondering(true);
  await at.click();
  await at.until(() => thinker.asked.length > 0);
  await quiet(thinker);
  const moment = at.scene.moment;
  const first = `bot write 1 ${moment + 1} 0`;
  const thoughts = () => thinker.asked.filter((seed) => seed === first).length;
  const early = thoughts();
  expect(early).toBeGreaterThan(0);
  expect(await at.table.choose(0, 'hold', moment)).toBeUndefined();
  await at.until(() => at.table.match.choices > moment + 1);
  expect(thoughts()).toBe(early);
});

test('a match is the same whether bots think ahead or not, and they do not when they may not', async () => {
  const played = async (ponders: boolean) => {
    const { at, thinker } = await pondering(ponders);
    for (let n = 0; at.table.match.outcome === undefined; n++) {
      await at.until(() => at.scene.asked !== undefined || at.table.match.outcome !== undefined);
      if (at.table.match.outcome) break;
      const { seat, options } = at.scene.asked ?? { seat: 0, options: [] };
      await at.table.choose(seat, options[n % options.length].id, at.scene.moment);
    }
    at.table.close();
    return { choices: at.table.record.choices, asked: thinker.asked };
  };
  const [idle, keen] = [await played(false), await played(true)];
  expect(keen.choices).toEqual(idle.choices);
  expect(keen.asked.length).toBeGreaterThan(idle.asked.length);
  expect(idle.asked).toHaveLength(idle.choices.filter(([seat]) => seat > 0).length);
});

test('nobody thinks ahead at a table that was closed', async () => {
  const { at, thinker } = await pondering(true);
  await at.click();
  at.table.close();
  const before = thinker.asked.length;
  await quiet(thinker);
  expect(thinker.asked.length - before).toBeLessThanOrEqual(1);
});
