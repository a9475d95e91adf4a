/** The boards: what stands out on them, where a camera looks, and what fingers and keys mean. */
import { expect, test } from 'vitest';
import { App, DESKTOP, PHONE } from '../testing/app.ts';
import { expectAllInSight, lay, space } from '../testing/dungeon.ts';
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
