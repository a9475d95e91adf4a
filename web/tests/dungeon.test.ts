/** Whole races of Dungeon! through the screen, and what its table does at the moments that matter. */
import { expect, test } from 'vitest';
import { violations } from '../testing/accessible.ts';
import { App, DESKTOP, PHONE } from '../testing/app.ts';
import { expectAllInSight, lay, space } from '../testing/dungeon.ts';

/** A race that is over soon enough for a test, and long enough to have all in it that a turn can bring. */
const ROUNDS = 14;

/** Plays with keys alone: arrows point, Enter goes, digits choose. */
async function playWithKeys(app: App): Promise<void> {
  const { keyboard } = app.page;
  const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
  for (let i = 0; (await app.ready()) === 'choose'; i++) {
    const before = await app.moment();
    await app.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (let step = 0; step <= i % 3; step++) await keyboard.press(arrows[(i * 5 + step * (i % 2)) % 4]);
    await keyboard.press('Enter');
    await app.page.waitForTimeout(20);
    // Where no arrow leads on, a digit does.
    for (let digit = 1 + (i % 2); digit > 0 && (await app.moment()) === before; digit--) {
      await keyboard.press(String(digit));
      await app.page.waitForTimeout(20);
    }
  }
}

test('a Basic race against bots, clicked to its end', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await app.begin('dungeon', { preset: 'First game', seed: 'race' });
  await app.ready();
  expect(await violations(app)).toBe('');
  await app.playUntil();
  await app.over.waitFor();
  expect(await app.over.innerText()).toMatch(/gold/);
  // Nothing is secret any more, at the table and in the replay.
  const gold = app.page.locator('.dun-goal b');
  expect(await gold.allInnerTexts()).not.toContain('?');
  await app.page.getByRole('link', { name: 'Watch the replay' }).click();
  await app.page.locator('.replay-bar').waitFor();
  await app.page.getByRole('button', { name: 'To the end' }).click();
  // What was said of the end at the table may still be in the page.
  const known = async () => (await gold.allInnerTexts()).filter((text) => text !== '?').length;
  await expect.poll(known, { timeout: 20_000 }).toBe(2);
  expect(app.troubles).toEqual([]);
});

test('a Basic race with the keyboard alone, at the size of a phone', async () => {
  await using app = await App.visit({ size: PHONE });
  await app.begin('dungeon', { preset: 'First game', seed: 'keys', rounds: ROUNDS });
  await playWithKeys(app);
  await app.over.waitFor();
  expect(app.troubles).toEqual([]);
});

test('an Expert race of four, tapped on a phone', async () => {
  await using app = await App.visit({ size: PHONE });
  await app.begin('dungeon', { preset: 'Expert', seed: 'deep', rounds: ROUNDS });
  await app.playUntil('[data-cell][data-kind="open"]');
  expect(await violations(app)).toBe('');
  await app.playUntil();
  await app.over.waitFor();
  expect(app.troubles).toEqual([]);
});

test('an Expert race of four with the keyboard alone', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await app.begin('dungeon', { preset: 'Expert', seed: 'deeper', rounds: ROUNDS });
  await playWithKeys(app);
  await app.over.waitFor();
  expect(app.troubles).toEqual([]);
});

test('where no space is asked for, arrows step through the cards; after a dialog the focus is back', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await app.begin('dungeon', { preset: 'First game', seed: 'cards' });
  await app.ready();
  for (const key of ['ArrowRight', 'ArrowDown', '?', 'Escape']) {
    await app.page.keyboard.press(key);
    if (key === '?') await app.page.getByRole('dialog').waitFor();
  }
  await app.page.locator('.dun-choice[data-option="hero"]:focus').waitFor();
  await app.page.keyboard.press('Enter');
  await app.page.locator('.dun-sheet', { hasText: 'Hero' }).first().waitFor();
  expect(app.troubles).toEqual([]);
});

test('Page Down points at one space that glows after the other, whatever had the focus', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await lay(app, { more: [{ adventurer: 1, type: 'hero', at: '1-1' }, { cleaned: ['1-1'] }] });
  await app.ready();
  const seen = new Set<string | null>();
  for (let i = 0; i < 4; i++) {
    await app.page.keyboard.press('PageDown');
    const focused = app.page.locator('[data-cell]:focus');
    expect(await focused.getAttribute('data-kind')).toBe('open');
    seen.add(await focused.getAttribute('data-cell'));
  }
  expect(seen.size).toBe(4);
  expect(app.troubles).toEqual([]);
});

test('who stands at the edge of what is in reach sees all of it, on a phone', async () => {
  await using app = await App.visit({ size: PHONE });
  await lay(app, { more: [{ adventurer: 0, at: '2-6' }, { cleaned: ['2-6', '2-5'] }] });
  await app.ready();
  await expectAllInSight(app);
  expect(app.troubles).toEqual([]);
});

test('one tap shows the whole plan, another one comes back to what is asked', async () => {
  await using app = await App.visit({ size: PHONE });
  await lay(app, {});
  await app.ready();
  await expectAllInSight(app);
  const width = async () => (await app.page.locator('.panzoom-sheet').boundingBox())?.width ?? 0;
  const fit = app.page.getByRole('button', { name: 'The whole dungeon' });
  await fit.click();
  await expect.poll(width, { timeout: 5000 }).toBeLessThan(PHONE.width + 1);
  await fit.click();
  await expect.poll(width, { timeout: 5000 }).toBeGreaterThan(PHONE.width * 1.5);
  await expectAllInSight(app);
  expect(app.troubles).toEqual([]);
});

test('a phone that lies on its side has the plan beside the question, at full height', async () => {
  await using app = await App.visit({ size: { width: 844, height: 390 } });
  await lay(app, { type: 'wizard', expert: true });
  await app.ready();
  const board = await app.page.locator('.frame-board').boundingBox();
  expect(board?.height).toBeGreaterThan(300);
  const prompt = await app.page.locator('.frame-prompt').boundingBox();
  expect(prompt?.x).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0));
  expect(app.troubles).toEqual([]);
});

test('eight sheets fit beside the plan', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await app.begin('dungeon', { preset: 'Full table', seed: 'eight' });
  await app.page.locator('.dun-sheet').nth(7).waitFor();
  const overflow = await app.page
    .locator('.frame-seats')
    .evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the way to a space is shown before it is gone, and what cannot be entered says why', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await lay(app, { more: [{ adventurer: 1, type: 'hero', at: '1-1' }, { cleaned: ['1-1'] }] });
  await space(app, '1-6').hover();
  await app.page.locator('.stakes', { hasText: 'Enter room 1·6 (1 space)' }).waitFor();
  await app.page.locator('.plan-walk').waitFor({ state: 'attached' });
  await space(app, '1-1').click({ force: true });
  await app.page.getByText('there is only room for one').first().waitFor();
  expect(app.troubles).toEqual([]);
});

test('with fingers: all in reach is in sight, a long press weighs, a drag moves the plan, two taps go', async () => {
  await using app = await App.visit({ size: PHONE, touch: true, settings: { confirm: 'touch' } });
  await lay(app, { dice: [6, 6] });
  await app.ready();
  await expectAllInSight(app);
  const finger = await app.context.newCDPSession(app.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y = 0) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  const middle = async () => {
    const box = await space(app, '1-6').boundingBox();
    return box ? ([box.x + box.width / 2, box.y + box.height / 2] as const) : ([0, 0] as const);
  };
  const before = await middle();
  await touch('touchStart', ...before);
  await app.page.locator('.stakes', { hasText: 'Enter room 1·6' }).waitFor();
  await touch('touchEnd');
  expect(await app.page.locator('.stakes-armed').count()).toBe(0);
  await touch('touchStart', 200, 250);
  for (let step = 1; step <= 5; step++) await touch('touchMove', 200 + 8 * step, 250 + 6 * step);
  await touch('touchEnd');
  const after = await middle();
  expect([after[0] > before[0], after[1] > before[1]]).toEqual([true, true]);
  // The browser takes what follows at once for the end of the swipe, no tap.
  await app.page.waitForTimeout(800);
  await app.page.touchscreen.tap(...after);
  await app.page.locator('.stakes-armed').waitFor();
  await app.page.touchscreen.tap(...after);
  await app.page.getByText('kill the Giant Rats').first().waitFor({ state: 'attached' });
  expect(app.troubles).toEqual([]);
});

test('an attack is shown on its stage: the value, the dice, and the row of the table they land on', async () => {
  await using app = await App.visit({ size: DESKTOP, settings: { speed: 'normal' } });
  await app.page.emulateMedia({ reducedMotion: 'no-preference' });
  await lay(app, { holds: ['t1-bag-of-gold'], dice: [1, 2, 4, 3] });
  await space(app, '1-6').click();
  const stage = app.page.locator('.dun-fight');
  await stage.locator('[data-column="elf"][data-own]', { hasText: '5' }).waitFor();
  // Nothing is told before the dice lie: neither on the stage nor in the log.
  await stage.getByText('You need 5 or more (83 %).').waitFor();
  expect(await app.page.getByText('against').count()).toBe(0);
  // A space that has the focus of keys does not keep Space for itself.
  await space(app, '1-6').focus();
  await app.page.keyboard.press(' ');
  await stage.getByText('3 against 5: not enough').waitFor();
  await stage.locator('[aria-current]', { hasText: 'Stunned' }).waitFor();
  await app.page.keyboard.press(' ');
  await app.page.getByText('You leave the', { exact: false }).first().waitFor();
  expect(app.troubles).toEqual([]);
});

test('with enough the way home is drawn and walked; who wins lays down the treasures before the figures come', async () => {
  await using app = await App.visit({ size: DESKTOP, settings: { speed: 'quick' } });
  await app.page.emulateMedia({ reducedMotion: 'no-preference' });
  const holds = ['t6-huge-ruby', 't3-gold-ring', 't3-gold-cup'];
  const rival = { adventurer: 1, at: '3-3', holds: ['t6-huge-diamond', 't6-gold-necklace', 't6-jade-idol'] };
  await lay(app, { more: [{ adventurer: 0, at: '5-4', holds }, rival, { cleaned: ['5-4', '3-3'] }] });
  await app.ready();
  await app.page.locator('.plan-homeward [data-own] .plan-home-way').waitFor({ state: 'attached' });
  await app.page.getByRole('button', { name: 'Home to the Main Staircase (5 turns)' }).waitFor();
  await lay(app, { holds, more: [{ adventurer: 1, at: 'c340' }] });
  await app.ready();
  await space(app, 'start').dispatchEvent('click');
  const home = app.page.locator('.dun-homecoming');
  await home.getByText('You are home!').waitFor();
  expect(await app.over.count()).toBe(0);
  await home.locator('.dun-homecoming-gold', { hasText: '13,500' }).waitFor();
  await app.over.waitFor();
  expect(app.troubles).toEqual([]);
});

test('after a serious wound the treasure is laid in two piles, and the other says which is kept', async () => {
  await using app = await App.visit({ size: PHONE });
  const holds = ['t3-gold-ring', 't1-bag-of-gold', 't2-silver-cup'];
  await lay(app, { holds, dice: [1, 1, 1, 2] });
  await space(app, '1-6').dispatchEvent('click');
  await app.page.locator('.dun-split').waitFor();
  expect(await violations(app)).toBe('');
  await app.page.getByRole('button', { name: /Gold Ring/ }).click();
  await app.page.locator('.dun-half', { hasText: 'First pile' }).getByText('3,000').first().waitFor();
  await app.page.getByRole('button', { name: 'Lay down the piles' }).click();
  await app.page
    .getByText(/lets you keep the (first|second) pile/)
    .first()
    .waitFor({ state: 'attached' });
  expect(app.troubles).toEqual([]);
});

test('a space can be meant in several ways: to go there, or to cast a spell into it', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await lay(app, { type: 'wizard', expert: true, holds: ['t4-crystal-ball'] });
  await app.ready();
  await app.page.getByRole('button', { name: 'Crystal Ball' }).click();
  await space(app, '6-1').dispatchEvent('click');
  await app.page.getByText('in room 6·1 (marker').first().waitFor({ state: 'attached' });
  await app.page.getByRole('button', { name: /Fire Ball/ }).click();
  await space(app, '1-6').dispatchEvent('click');
  await app.page.locator('.option, .happening, .dun-fight').first().waitFor();
  expect(app.troubles).toEqual([]);
});

test.for([DESKTOP, PHONE])(
  'a room that can be looked into from two places asks for the place, on the plan, at $width pixels',
  async (size) => {
    await using app = await App.visit({ size });
    const holds = ['t2-secret-door', 't3-esp-medallion'];
    await lay(app, { more: [{ adventurer: 0, at: 'c031', holds }] });
    await app.page.locator('.dun-ways').getByRole('button', { name: 'Look' }).click();
    const glowing = app.page.locator('[data-cell][data-kind="open"]');
    await app.prompt.filter({ hasText: 'Into which room do you look?' }).waitFor();
    await space(app, '2-4').dispatchEvent('click');
    await app.prompt.filter({ hasText: 'You can look in from two places' }).waitFor();
    expect(await glowing.evaluateAll((all) => all.map((one) => one.getAttribute('data-cell')))).toEqual([
      'c014',
      'c040',
    ]);
    await expectAllInSight(app);
    await app.page.keyboard.press('Escape');
    await app.prompt.filter({ hasText: 'Into which room do you look?' }).waitFor();
    await space(app, '2-4').dispatchEvent('click');
    await space(app, 'c040').click();
    await app.prompt.filter({ hasText: 'in room 2·4. Go in?' }).waitFor();
    expect(app.troubles).toEqual([]);
  },
);

test('after a look one can look into the next room, and into the Crystal Ball at its door', async () => {
  await using app = await App.visit({ size: DESKTOP });
  const holds = ['t4-crystal-ball', 't3-esp-medallion'];
  await lay(app, { more: [{ adventurer: 0, at: 'c125', holds }] });
  const ways = app.page.locator('.dun-ways');
  await ways.getByRole('button', { name: 'Look' }).click();
  await space(app, '1-6').dispatchEvent('click');
  await app.prompt.filter({ hasText: 'in room 1·6. Go in?' }).waitFor();
  await ways.getByRole('button', { name: 'Crystal Ball' }).click();
  await app.prompt.filter({ hasText: 'Which room do you see' }).waitFor();
  await space(app, '6-1').dispatchEvent('click');
  await app.page.getByText('in room 6·1 (marker').first().waitFor({ state: 'attached' });
  await app.page.getByRole('button', { name: 'Stay outside' }).click();
  await ways.getByRole('button', { name: 'Look' }).click();
  await space(app, '1-7').dispatchEvent('click');
  await app.prompt.filter({ hasText: 'in room 1·7. Go in?' }).waitFor();
  expect(app.troubles).toEqual([]);
});

test('with the card the shortest way comes first, and the way that does not show it can be chosen', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await lay(app, { more: [{ adventurer: 0, at: 'c150', holds: ['t1-secret-door'] }] });
  await space(app, 'c165').dispatchEvent('click');
  await app.prompt.filter({ hasText: 'Two ways lead there' }).waitFor();
  await app.page.getByRole('button', { name: 'Through the secret door' }).waitFor();
  await app.page.getByRole('button', { name: 'Without showing your Secret Door card (5 spaces)' }).click();
  await app.page.getByText('You move 5 spaces').first().waitFor({ state: 'attached' });
  expect(app.troubles).toEqual([]);
});

test('a far room is walked to over several turns, which can be stopped while others think', async () => {
  for (const size of [DESKTOP, PHONE]) {
    await using app = await App.visit({ size });
    const more = [
      { adventurer: 0, at: 'start' },
      { adventurer: 1, at: 'c340' },
    ];
    await lay(app, { more, level: 'dragonlord' });
    await app.ready();
    await space(app, '5-1').dispatchEvent('click');
    expect(await violations(app)).toBe('');
    await app.page.getByRole('button', { name: 'Choose another space' }).click();
    await space(app, '5-1').dispatchEvent('click');
    await app.page.getByRole('button', { name: 'Walk to room 5·1 (5 turns)' }).click();
    await app.page.getByText('You are on your way to room 5·1.').waitFor();
    await app.page.getByRole('button', { name: 'Stop' }).click();
    await app.prompt.filter({ hasText: 'Where do you go?' }).waitFor();
    expect(app.troubles).toEqual([]);
  }
});

test('what can be done where one stands is offered at once, and a click there does nothing by itself', async () => {
  await using app = await App.visit({ size: PHONE });
  await lay(app, { more: [{ adventurer: 0, at: 'armory' }] });
  await app.page.getByRole('button', { name: 'Leave and come back' }).waitFor();
  await space(app, 'armory').dispatchEvent('click');
  await app.prompt.filter({ hasText: 'What do you do here?' }).waitFor();
  await app.page.getByRole('button', { name: 'Choose another space' }).click();
  await app.prompt.filter({ hasText: 'Where do you go?' }).waitFor();
  expect(app.troubles).toEqual([]);
});

test('DUN-OPTTELE-4 a spell that is of no use now is seen among the ways, and says why', async () => {
  await using app = await App.visit({ size: PHONE });
  await lay(app, { type: 'wizard', expert: true });
  await app.ready();
  const teleport = app.page.locator('.dun-ways').getByRole('button', { name: 'Teleport' });
  expect(await teleport.getAttribute('aria-disabled')).toBe('true');
  expect(await violations(app)).toBe('');
  await teleport.dispatchEvent('click');
  await app.page.getByText('from chamber to chamber').first().waitFor();
  expect(app.troubles).toEqual([]);
});

test('the own sheet lists every treasure, special ones as well', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await lay(app, { holds: ['t1-magic-sword', 't3-esp-medallion', 't4-crystal-ball', 't3-gold-ring'] });
  const sheet = app.page.locator('.dun-sheet[data-own]');
  for (const name of ['Magic Sword +1', 'ESP Medallion', 'Crystal Ball', 'Gold Ring'])
    await sheet.getByText(name, { exact: true }).first().waitFor();
  expect(app.troubles).toEqual([]);
});

test('the ways to mean a space lie over no space in reach, also at the edge of the plan', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await lay(app, { type: 'wizard', expert: true, more: [{ adventurer: 0, at: 'c014' }] });
  await app.ready();
  await expectAllInSight(app);
  expect(app.troubles).toEqual([]);
});

test.for([DESKTOP, PHONE])(
  'what a spell can be cast into is seen under the ways, at $width pixels',
  async (size) => {
    await using app = await App.visit({ size });
    await lay(app, { type: 'wizard', expert: true, more: [{ adventurer: 0, at: 'c014' }] });
    await app.ready();
    const turnTo = (way: string) => app.page.locator('.dun-ways').getByRole('button', { name: way }).click();
    await turnTo('Fire Ball');
    await expectAllInSight(app);
    // Whoever has made the plan a little smaller than the board keeps that size.
    await app.page.mouse.move(size.width / 2, 400);
    await app.page.mouse.wheel(0, -5000);
    await app.page.mouse.wheel(0, 1250);
    await turnTo('Go');
    await turnTo('Fire Ball');
    await expectAllInSight(app);
    expect(app.troubles).toEqual([]);
  },
);

test.for([DESKTOP, PHONE])(
  'however far a Slide or a Teleport leads, all of it is in sight, at $width pixels',
  async (size) => {
    for (const { at, to, slide, type = 'elf' } of [
      { at: 'c161', to: '3-3', slide: 3 },
      { at: 'c028', to: 'wizards-treasure-room', slide: 5 },
      { at: 'c177', to: 'armory', type: 'wizard' },
    ]) {
      await using app = await App.visit({ size });
      const next = slide ? [{ next: { [`monsters:${slide}`]: [`m${slide}-slide`] } }] : [];
      await lay(app, { type, expert: !slide, more: [{ adventurer: 0, at }, ...next] });
      await space(app, to).dispatchEvent('click');
      const question = app.prompt.filter({ hasText: slide ? 'Into which chamber?' : 'How do you meet it?' });
      await question.waitFor();
      await expectAllInSight(app);
      await app.page.reload();
      await question.waitFor();
      await expectAllInSight(app);
      expect(app.troubles).toEqual([]);
    }
  },
);

test('nobody sees the treasure of the one before at a shared screen', async () => {
  await using app = await App.visit();
  await app.begin('dungeon', { here: [1], preset: 'First game' });
  const taken: string[] = [];
  for (let i = 0; i < 12; i++) {
    const state = await app.ready();
    if (state === 'handover') {
      expect(await app.page.locator('.dun-sheet').count()).toBe(0);
      taken.push(await app.page.locator('.handover h1').innerText());
      await app.page.locator('.handover .btn').click();
      await app.page.locator('.handover').waitFor({ state: 'detached' });
    } else if (state === 'choose') await app.chooseAny((count) => i % count);
  }
  expect(new Set(taken).size).toBe(2);
  expect(app.troubles).toEqual([]);
});
