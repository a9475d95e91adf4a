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
