/** The DungeonQuest table on large and small screens, in two tabs, and on the way back. */
import { expect, test } from 'vitest';
import { App, DESKTOP, PHONE } from '../testing/app.ts';

const GAME = 'dungeonquest-classic';

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where things are on the screen. */
function boxes(app: App, selector: string): Promise<Box[]> {
  return app.page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const name = element.getAttribute('data-cell') ?? element.className;
        return { name: String(name), left, top, right, bottom };
      }),
    selector,
  );
}

function within(inner: Box, outer: Box): boolean {
  const slack = 2;
  return (
    inner.left >= outer.left - slack &&
    inner.top >= outer.top - slack &&
    inner.right <= outer.right + slack &&
    inner.bottom <= outer.bottom + slack
  );
}

function overlap(a: Box, b: Box): boolean {
  const slack = 1;
  return (
    a.left < b.right - slack &&
    b.left < a.right - slack &&
    a.top < b.bottom - slack &&
    b.top < a.bottom - slack
  );
}

test('on a phone every space that can be chosen is in view, also after one has looked elsewhere', async () => {
  await using app = await App.visit({ size: PHONE });
  await app.begin(GAME, { preset: 'Solo', seed: 'in view' });
  const [board] = await boxes(app, '.frame-board');
  for (let i = 0; i < 14 && (await app.ready()) === 'choose'; i++) {
    await app.page.waitForTimeout(60);
    const [prompt] = await boxes(app, '.prompt');
    const seen = { ...board, bottom: Math.min(board.bottom, prompt.top) };
    const hidden = (await boxes(app, '[data-cell][data-kind="open"]')).filter((cell) => !within(cell, seen));
    expect(hidden).toEqual([]);
    if (i === 5) {
      await app.page.mouse.move(190, 250);
      await app.page.mouse.down();
      await app.page.mouse.move(190, 120, { steps: 4 });
      await app.page.mouse.move(20, 120, { steps: 4 });
      await app.page.mouse.up();
    }
    await app.chooseAny((count) => (i * 5) % count);
  }
  expect(app.troubles).toEqual([]);
});

for (const [name, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`in a fight nothing covers anything (${name})`, async () => {
    await using app = await App.visit({ size });
    await app.begin(GAME, { preset: 'Classic', seed: 'fight' });
    await app.playUntil('button.dq-play');
    const parts =
      '.dq-combat-title, .dq-fighter, .dq-played, .dq-versus, .dq-round-line, .dq-stack, .dq-hand';
    for (let round = 0; round < 3; round++) {
      const [stage] = await boxes(app, '.dq-combat');
      if (!stage) break;
      const found = (await boxes(app, parts)).filter(({ top, bottom }) => bottom > top);
      for (const [i, one] of found.entries()) {
        expect(within(one, stage), `${one.name} is inside`).toBe(true);
        for (const other of found.slice(i + 1))
          expect(overlap(one, other), `${one.name} over ${other.name}`).toBe(false);
      }
      if ((await app.ready()) !== 'choose') break;
      await app.chooseAny();
      await app.ready();
    }
    expect(app.troubles).toEqual([]);
  });
}

test('in Classic Combat the three cards can be chosen', async () => {
  await using app = await App.visit();
  await app.go(`set/${GAME}`);
  await app.page.getByRole('button', { name: 'Classic' }).first().click();
  await app.page.getByRole('switch', { name: 'Classic Combat' }).click();
  await app.page.getByLabel('Seed').fill('three cards');
  await app.page.getByRole('button', { name: 'Begin' }).click();
  await app.playUntil('button.dq-play');
  expect(await app.page.locator('button.dq-play').count()).toBe(3);
  await app.chooseAny();
  expect(app.troubles).toEqual([]);
});

test('a table that is open in two tabs is played in one, and nothing is lost', async () => {
  await using app = await App.visit();
  await app.begin(GAME, { preset: 'Solo', seed: 'tabs' });
  await app.ready();
  await app.chooseAny();
  await app.ready();
  const prompt = await app.prompt.innerText();
  const second = await app.context.newPage();
  await second.goto(app.page.url());
  await second.getByText('This table is open in another tab').waitFor();
  await second.getByRole('button', { name: 'Go on here' }).click();
  await second.locator('.prompt-text').getByText(prompt).waitFor();
  await app.page.getByText('This table is open in another tab').waitFor();
  await second.locator('[data-cell][data-kind="open"]').first().click();
  await second.waitForFunction(
    (before) => document.querySelector('.prompt-text')?.textContent !== before,
    prompt,
  );
  const after = await second.locator('.log').innerText();
  await second.close();
  // The first tab goes on by itself, with what happened in the other.
  await app.prompt.waitFor();
  expect(await app.page.locator('.log').innerText()).toBe(after);
});

test('back and forward again: the match is as it was', async () => {
  await using app = await App.visit();
  await app.begin(GAME, { preset: 'Solo', seed: 'back' });
  for (let i = 0; i < 3; i++) {
    await app.ready();
    await app.chooseAny();
  }
  await app.ready();
  const before = [await app.prompt.innerText(), await app.page.locator('.log').innerText()];
  await app.page.goBack();
  await app.page.getByRole('button', { name: 'Begin' }).waitFor();
  await app.page.goForward();
  await app.ready();
  expect([await app.prompt.innerText(), await app.page.locator('.log').innerText()]).toEqual(before);
});
