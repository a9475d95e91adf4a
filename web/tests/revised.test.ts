/** The Revised Edition through the screen. */
import { dungeonquestRevised } from '@underhall/dungeonquest/revised';
import { expect, test } from 'vitest';
import { violations } from '../testing/accessible.ts';
import { App, PHONE } from '../testing/app.ts';

const GAME = 'dungeonquest-revised';

test('Solo Play, clicked to its end; the ending tells what happened and the Hall keeps it', async () => {
  await using app = await App.visit();
  await app.begin(GAME, { preset: 'Solo' });
  for (let i = 0; i < 8; i++) if ((await app.ready()) === 'choose') await app.chooseAny((count) => i % count);
  await app.playUntil();
  await app.over.getByText('Key moments').waitFor();
  await app.go('hall');
  await app.page.getByRole('link', { name: 'Watch' }).first().waitFor();
  expect(app.troubles).toEqual([]);
});

test('Death Can Wait, with the keyboard alone to the end', async () => {
  await using app = await App.visit();
  await app.begin(GAME, { preset: 'First game', seed: 'keys' });
  const { keyboard } = app.page;
  for (let i = 0; (await app.ready()) === 'choose'; i++) {
    const before = await app.moment();
    await app.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    if (i % 4 === 3) await keyboard.press('1');
    else {
      await keyboard.press(
        ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][(i * 7 + Math.floor(i / 3)) % 4],
      );
      await keyboard.press('Enter');
    }
    await app.page.waitForTimeout(20);
    if ((await app.moment()) === before) await keyboard.press(String(1 + (i % 2)));
  }
  await app.over.waitFor();
  expect(app.troubles).toEqual([]);
});

test('Torchlight with three bots, clicked to its end', async () => {
  await using app = await App.visit({ size: PHONE });
  await app.begin(GAME, { preset: 'Torchlight' });
  await app.playUntil();
  await app.over.waitFor();
  expect(app.troubles).toEqual([]);
});

const room = (at: string, chamber = 'dungeon-room-cross') => ({ chamber, at, entry: 'south' });

/** A table of two that begins arranged, with the first of them at the screen. */
async function lay(app: App, arranged: readonly object[]): Promise<void> {
  const { version } = dungeonquestRevised.open();
  const setup = { options: {}, seats: [{ hero: 'challara' }, { hero: 'lindel' }], seed: 'arranged' };
  await app.bringIn({ game: GAME, version, setup, arranged: [{ turn: 0 }, ...arranged], choices: [] }, [
    { kind: 'me', name: 'Ann' },
    { kind: 'bot', name: 'Morwen', level: 'apprentice' },
  ]);
}

test('a fight: three cards with their damage table, what is known of the monster, and running after a round', async () => {
  await using app = await App.visit();
  const { page } = app;
  await lay(app, [
    room('C4'),
    room('C3'),
    { hero: 0, at: 'C4' },
    { token: 'C3' },
    { next: { monster: ['troll-2'] } },
  ]);
  await page.getByRole('gridcell', { name: /^C3, dungeon room.*monster/ }).press('Enter');
  await page.getByRole('list', { name: 'Your hand' }).waitFor();
  await page.locator('.dqr-foe').getByText('Health 3–5').waitFor();
  expect(await violations(app)).toBe('');
  await page.keyboard.press('1');
  await page.locator('[data-option="fight"]').waitFor();
  expect(await page.locator('.dq-played .dq-card').allInnerTexts()).toEqual(['Melee', expect.any(String)]);
  await app.prompt.getByText(/it costs 0–4 wounds/).waitFor();
  expect(await violations(app)).toBe('');
  // A card says that he fights on, and with what.
  await page
    .locator('.dq-hand')
    .getByRole('button', { name: /^Ranged/ })
    .click();
  await page
    .getByText(/^Round 2: you play Ranged/)
    .first()
    .waitFor();
  expect(app.troubles).toEqual([]);
});

test('determination is spent after the roll', async () => {
  await using app = await App.visit({ settings: { theme: 'light' } });
  const { page } = app;
  await lay(app, [
    room('B1'),
    room('C1', 'trap-room-cross'),
    { hero: 0, at: 'B1', determination: 3 },
    { next: { trap: ['trap-crossfire'] } },
    { dice: [4, 3] },
  ]);
  await page.getByRole('img', { name: 'Determination 3' }).waitFor();
  await page.locator('[data-cell="C1"]').press('Enter');
  await app.prompt.getByText('Spend 2 of your 3 determination tokens').waitFor();
  expect(await violations(app)).toBe('');
  await page.getByRole('button', { name: 'Spend 2: the test succeeds' }).click();
  await page.getByRole('img', { name: 'Determination 1' }).waitFor();
  expect(app.troubles).toEqual([]);
});

test('a search leaves its token; towers lead to towers, and out', async () => {
  await using app = await App.visit();
  const { page } = app;
  await lay(app, [room('B1'), { hero: 0, at: 'B1' }, { next: { search: ['search-bent-coin'] } }]);
  await page.locator('[data-option="search"]').click();
  await page.getByRole('gridcell', { name: /^B1.*searched/ }).waitFor();
  await page.locator('[data-cell="A1"][data-kind="open"]').press('Enter');
  await page.getByRole('button', { name: /South-West Tower/ }).click();
  await app.prompt.getByText(/You stand in the South-West Tower/).waitFor();
  await page.locator('[data-option="leave"]').click();
  await page.getByText('out alive').first().waitFor();
  expect(app.troubles).toEqual([]);
});

test('the catacombs: loot waits in the row until its hero comes up', async () => {
  await using app = await App.visit();
  const { page } = app;
  await lay(app, [
    room('C4'),
    { hero: 0, below: 'C4', heading: 'east' },
    { next: { catacomb: ['catacomb-gigantic-diamond', 'catacomb-empty-tunnel'] } },
  ]);
  const row = page.getByRole('region', { name: 'Row of Challara' });
  await row.getByText('Gigantic Diamond').waitFor();
  await row.getByText('only after coming up').waitFor();
  expect(await page.locator('.dq-sheet').first().getByText('Gigantic Diamond').count()).toBe(0);
  expect(await violations(app)).toBe('');
  expect(app.troubles).toEqual([]);
});

test('the first turns of its lesson, what is different from 2010, its compendium', async () => {
  await using app = await App.visit();
  const { page } = app;
  const coach = page.locator('.coach-words');
  await app.go('learn');
  await page.getByRole('button', { name: 'Start the lesson' }).nth(1).click();
  await coach.getByText('Choose one that glows').waitFor();
  await page.locator('[data-cell="A10"]').click();
  await coach.getByText('Where you can go glows').waitFor();
  await page.locator('[data-cell="B10"]').click();
  await coach.getByText('A new chamber').waitFor();
  expect(await violations(app)).toBe('');
  await app.go(`rules/${GAME}`);
  await page.getByRole('button', { name: 'What is different from 2010' }).click();
  await page
    .getByRole('row', { name: /^Determination/ })
    .getByRole('button', { name: 'DQR-TEST-4' })
    .click();
  await page.getByRole('dialog').getByText('each one lowers the total by 1').waitFor();
  await app.go(`compendium/${GAME}/troll-2`);
  await page.getByRole('dialog').getByRole('term').getByText('Escape penalty').waitFor();
  expect(app.troubles).toEqual([]);
});

test('death can wait: how one fell is seen before one gets up; a finger beside a small tower means it', async () => {
  await using app = await App.visit({ size: PHONE, touch: true, motion: true, settings: { speed: 'quick' } });
  const { page } = app;
  const { version } = dungeonquestRevised.open();
  const setup = { options: { wait: true }, seats: [{ hero: 'hugo' }], seed: 'fallen' };
  const arranged = [
    { turn: 0 },
    room('D4'),
    room('D3', 'bottomless-pit-straight'),
    { hero: 0, at: 'D4' },
    { put: 'treasure-giant-ruby', in: 'loot:0' },
    { dice: [6, 6] },
  ];
  await app.bringIn({ game: GAME, version, setup, arranged, choices: [] }, [{ kind: 'me', name: 'Ann' }]);
  await page.locator('[data-cell="D3"][data-kind="open"]').dispatchEvent('click');
  const scene = page.locator('.dq-fate[data-kind="waits"]');
  await scene.getByText('Giant Ruby').waitFor();
  expect(await scene.innerText()).toContain('3,000 gold');
  expect(await violations(app)).toBe('');
  await scene.getByRole('button').tap();
  await app.prompt.getByText('From which tower?').waitFor();
  const tower = page.locator('[data-cell="A1"][data-kind="open"]');
  const box = await tower.boundingBox();
  if (!box) throw new Error('There is no tower.');
  expect(box.width).toBeLessThan(32);
  await page.touchscreen.tap(box.x + box.width + 9, box.y + box.height + 9);
  await app.prompt.getByText('North-West Tower').waitFor();
  expect(app.troubles).toEqual([]);
});
