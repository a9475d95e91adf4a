/** The boards: what stands out on them, where a camera looks, and what fingers and keys mean. */
import { dungeonquestClassic } from '@underhall/dungeonquest';
import { expect, test } from 'vitest';
import { App, DESKTOP, PHONE } from '../testing/app.ts';
import { expectAllInSight, lay, space } from '../testing/dungeon.ts';
import { light } from '../testing/light.ts';
import { brightness, contrast } from '../testing/pixels.ts';

for (const theme of ['dark', 'light'])
  for (const size of [DESKTOP, PHONE])
    test(`where one can go stands out, and nothing of it is covered (${theme}, ${size.width} pixels)`, async () => {
      await using app = await App.visit({ size, settings: { theme } });
      await lay(app, { more: [{ adventurer: 0, at: 'c125', holds: ['t3-gold-ring'] }] });
      await app.ready();
      await expectAllInSight(app);
      for (const kind of ['c', '1-']) {
        const lit = await brightness(app, `[data-cell^="${kind}"][data-kind="open"]`);
        const dark = await brightness(app, `[data-cell^="${kind}"]:not([data-kind])`);
        expect(contrast(lit, dark), `spaces ${kind}`).toBeGreaterThan(2);
      }
      if (size === DESKTOP) {
        // Pointed at, a room keeps its colours: the light is a ring around it.
        const room = () => brightness(app, '[data-cell="1-3"]');
        const before = await room();
        await space(app, '1-3').hover();
        await app.page.locator('.plan-goal').first().waitFor({ state: 'attached' });
        const after = await room();
        expect(Math.max(contrast(before, after), contrast(after, before))).toBeLessThan(1.1);
        const order = await app.page.evaluate(() =>
          [...document.querySelectorAll('.plan-walk, .plan-distance, .plan-stand')].map(
            (one) => one.classList[0],
          ),
        );
        expect(order[0]).toBe('plan-walk');
      }
      expect(app.troubles).toEqual([]);
    });

test('a finger beside a corridor means it, however narrow it is; in a far room it means the room', async () => {
  await using app = await App.visit({ size: PHONE, touch: true, settings: { confirm: 'touch' } });
  await lay(app, {});
  await app.ready();
  await expectAllInSight(app);
  // The rock north of the corridor in which one stands, and the middle of a room that is too far.
  const box = async (name: string) =>
    (await space(app, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const corridors = await app.page
    .locator('[data-cell^="c"][data-kind="open"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-cell') ?? ''));
  let rock: { x: number; y: number; name: string } | undefined;
  for (const name of corridors) {
    const { x, y, width, height } = await box(name);
    for (const at of [
      { x: x + width / 2, y: y - 6 },
      { x: x + width / 2, y: y + height + 6 },
    ]) {
      const hit = await app.page.evaluate(
        ({ x: px, y: py }) => document.elementFromPoint(px, py)?.closest('[data-cell]') === null,
        at,
      );
      if (hit) rock ??= { ...at, name };
    }
  }
  if (!rock) throw new Error('There is rock beside some corridor.');
  await app.page.touchscreen.tap(rock.x, rock.y);
  await app.page.locator('.stakes-armed').waitFor();
  await app.page.keyboard.press('Escape');
  const far = await box('2-8');
  await app.page.touchscreen.tap(far.x + far.width / 2, far.y + far.height / 2);
  await app.page.getByRole('button', { name: 'Walk to room 2·8' }).waitFor();
  expect(app.troubles).toEqual([]);
});

/** Hugo stands in D4 beside a Bottomless Pit, late in the day. */
async function layQuest(app: App, sun: number): Promise<void> {
  const chamber = (id: string, at: string, entry = 'south') => ({ chamber: id, at, entry });
  const arranged = [
    { sun },
    { turn: 0 },
    chamber('dungeon-room-cross', 'D4'),
    chamber('bottomless-pit-straight', 'D3'),
    chamber('dungeon-room-cross', 'D2'),
    chamber('dungeon-room-cross', 'E4', 'west'),
    chamber('dungeon-room-cross', 'C4', 'east'),
    chamber('dungeon-room-cross', 'C5', 'north'),
    chamber('dungeon-room-straight', 'B4', 'east'),
    { hero: 0, at: 'D4' },
    { hero: 1, at: 'C4' },
  ];
  const setup = { options: {}, seats: [{ hero: 'hugo' }, { hero: 'tatianna' }], seed: 'arranged' };
  const sitters = [
    { kind: 'me', name: 'Me' },
    { kind: 'bot', name: 'Pim', level: 'apprentice' },
  ];
  const { version } = dungeonquestClassic.open();
  await app.bringIn({ game: 'dungeonquest-classic', version, setup, arranged, choices: [] }, sitters);
  await app.ready();
}

/** A room in reach and one out of it, fog in reach and out of it, and the pit. */
const CELLS = ['E4', 'C5', 'D5', 'E5', 'D3'].map((name) => `[data-cell="${name}"]`).join();

test('a pit in reach is seen as a pit, and what is out of reach is darker, by day and at dusk, in both lights', async () => {
  await using app = await App.visit();
  const look = async () => {
    const seen = await brightness(app, CELLS);
    return (name: string) => seen.filter((one) => one.name === name);
  };
  for (const [size, sun] of [
    [DESKTOP, 3],
    [DESKTOP, 24],
    [PHONE, 24],
  ] as const) {
    await app.page.setViewportSize(size);
    await layQuest(app, sun);
    for (const theme of ['dark', 'light']) {
      await light(app, theme);
      const where = `${theme}, ${size.width} pixels, sun ${sun}`;
      const lit = await look();
      // A tile against a tile, fog against fog.
      expect(contrast(lit('E4'), lit('C5')), `tiles, ${where}`).toBeGreaterThan(2);
      expect(contrast(lit('D5'), lit('E5')), `fog, ${where}`).toBeGreaterThan(2);
      if (size !== DESKTOP) continue;
      const before = lit('D3');
      await app.page.locator('[data-cell="D3"]').hover();
      await app.page.locator('[data-cell="D3"][data-marked]').waitFor();
      const after = (await look())('D3');
      // A note about it may lie over its corner.
      expect(Math.max(contrast(before, after), contrast(after, before)), where).toBeLessThan(1.25);
      await app.page.mouse.move(0, 0);
      await app.page.locator('[data-cell="D3"]:not([data-marked])').waitFor();
    }
  }
  expect(app.troubles).toEqual([]);
});

test('on a desk the camera shows the art, 0 all of it and back; zoom keeps the own hero where he is', async () => {
  await using app = await App.visit();
  await layQuest(app, 3);
  const box = async (name: string) =>
    (await app.page.locator(`[data-cell="${name}"]`).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  expect((await box('D4')).width).toBeGreaterThan(100);
  await app.page.keyboard.press('0');
  await expect.poll(async () => (await box('D4')).width).toBeLessThan(70);
  await app.page.keyboard.press('0');
  await expect.poll(async () => (await box('D4')).width).toBeGreaterThan(100);
  const middle = async () => {
    const { x, y, width } = await box('D4');
    return [Math.round(x + width / 2), Math.round(y + width / 2)];
  };
  const before = await middle();
  for (let i = 0; i < 3; i++) await app.page.keyboard.press('+');
  await expect.poll(async () => (await box('D4')).width).toBeGreaterThan(200);
  expect(await middle()).toEqual(before);
  await app.page.keyboard.press('?');
  await app.page.getByRole('dialog').getByText('The whole board, and back').waitFor();
  expect(app.troubles).toEqual([]);
});

test('a hand on the plan keeps it where it is; what is asked comes into sight when it lets go', async () => {
  await using app = await App.visit();
  await lay(app, { more: [{ adventurer: 1, at: 'c340' }] });
  await app.ready();
  await expectAllInSight(app);
  const board = await app.page.locator('.frame-board').boundingBox();
  if (!board) throw new Error('There is a board.');
  const { mouse } = app.page;
  await mouse.move(board.x + board.width - 60, board.y + 300);
  await mouse.down();
  for (let i = 1; i < 9; i++) await mouse.move(board.x + board.width - 60 - i * 80, board.y + 300 - i * 30);
  const moved = (await space(app, 'c125').boundingBox())?.x ?? 0;
  const moment = await app.moment();
  await app.page.keyboard.press('1');
  await expect.poll(() => app.moment()).not.toBe(moment);
  await app.ready();
  expect((await space(app, 'c125').boundingBox())?.x).toBe(moved);
  await mouse.up();
  await expectAllInSight(app);
  expect(app.troubles).toEqual([]);
});

test('wherever one stands, all that is in reach is in sight on a phone', async () => {
  await using app = await App.visit({ size: PHONE });
  // The spaces from which five steps lead farthest.
  for (const at of ['c180', 'kitchen', 's12']) {
    await lay(app, { more: [{ adventurer: 0, at }] });
    await app.ready();
    await expectAllInSight(app);
  }
  expect(app.troubles).toEqual([]);
});

test('a click on the board shows the next thing that happens, holding it skips them all', async () => {
  await using app = await App.visit({ settings: { speed: 'normal' } });
  await app.page.emulateMedia({ reducedMotion: 'no-preference' });
  await lay(app, { holds: ['t1-bag-of-gold'], dice: [1, 2, 4, 3], more: [{ adventurer: 1, at: 'c340' }] });
  await app.ready();
  await space(app, '1-6').click();
  const fight = app.page.locator('.dun-fight');
  await fight.locator('.throw').waitFor();
  await fight.getByText('You need 5 or more').click();
  await fight.locator('.dun-attack[data-good="no"]').waitFor();
  const board = await app.page.locator('.frame-board').boundingBox();
  if (!board) throw new Error('There is a board.');
  await app.page.mouse.move(board.x + 60, board.y + 60);
  await app.page.mouse.down();
  await app.page.waitForTimeout(600);
  await app.page.mouse.up();
  // Nothing more is shown until something is asked.
  await app.ready();
  expect(await app.page.locator('.dun-fight:not([data-asks])').count()).toBe(0);
  expect(app.troubles).toEqual([]);
});
