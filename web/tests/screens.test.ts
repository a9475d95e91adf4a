/** Every screen, on a desk and on a phone: accessible in both lights, in the right words, nothing beyond its edge. */
import { dungeon } from '@underhall/dungeon';
import { spaces } from '@underhall/dungeon/board';
import { dungeonquestClassic } from '@underhall/dungeonquest';
import { dungeonquestRevised } from '@underhall/dungeonquest/revised';
import { shelf } from '@underhall/table/shelf';
import { expect, test } from 'vitest';
import { COLOURS, violations } from '../testing/accessible.ts';
import { App, DESKTOP, PHONE } from '../testing/app.ts';
import { bringFinished } from '../testing/finished.ts';
import { light } from '../testing/light.ts';
import { tooSmall } from '../testing/touch.ts';

const SCREENS = [
  '',
  'set/dungeonquest-classic',
  'set/dungeonquest-revised',
  'set/dungeon',
  'set/market',
  'learn',
  'daily',
  'rules/pig',
  'rules/dungeon/DUN-WIN-1',
  'compendium/duel',
  'compendium/dungeonquest-classic',
  'compendium/dungeon',
  'compendium/dungeon/wizard',
  'hall',
  'lab',
  'packs',
  'settings',
  'credits',
  'nowhere',
  'replay/nothing',
];

async function settled(app: App): Promise<void> {
  await app.page.waitForFunction(() => !document.body.innerText.includes('One moment'));
  await app.page.waitForLoadState('networkidle');
}

/** `touched` by fingers: then what is to be pressed must be large enough for them. */
async function troublesWith(app: App, screens: readonly string[], touched: boolean): Promise<string> {
  const problems: string[] = [];
  for (const screen of screens) {
    await app.go(screen);
    await settled(app);
    const wide = await app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) problems.push(`${screen}: ${wide} px too wide`);
    if (touched) problems.push(...(await tooSmall(app.page)).map((one) => `${screen}: too small: ${one}`));
    // Another light changes colours, and nothing else.
    for (const [theme, rules] of [['dark'], ['light', COLOURS]] as const) {
      await light(app, theme);
      const found = await violations(app, rules);
      if (found) problems.push(`${screen} (${theme}): ${found}`);
    }
  }
  return [...problems, ...app.troubles].join('\n');
}

for (const [name, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`every screen is accessible in both lights, fits, and can be pressed (${name})`, async () => {
    await using app = await App.visit({ size, touch: size === PHONE });
    expect(await troublesWith(app, SCREENS, size === PHONE)).toBe('');
  });

  test(`what a finished match leaves behind is accessible in both lights and fits (${name})`, async () => {
    await using app = await App.visit({ size, touch: size === PHONE });
    const id = await bringFinished(app);
    const left = [`table/${id}`, `replay/${id}/5`, 'hall', 'daily'];
    expect(await troublesWith(app, left, size === PHONE)).toBe('');
  });

  test(`the tables are accessible and fit (${name})`, async () => {
    await using app = await App.visit({ size });
    for (const game of ['market', 'dungeonquest-classic']) {
      await app.begin(game, game === 'market' ? {} : { preset: 'Classic' });
      for (let i = 0; i < 5; i++) if ((await app.ready()) === 'choose') await app.chooseAny();
      await app.ready();
      expect(await violations(app)).toBe('');
      await light(app, 'light');
      expect(await violations(app, COLOURS)).toBe('');
    }
  });
}

test('a screen names the tab, and its address leads back to it', async () => {
  await using app = await App.visit();
  for (const [path, title] of [
    ['', 'Underhall'],
    ['settings', 'Settings · Underhall'],
    ['set/pig', 'Pig · Set the table · Underhall'],
    ['compendium/dungeonquest-classic/hugo', 'Hugo the Glorious · Compendium · DungeonQuest · Underhall'],
    ['rules/dungeonquest-classic/DQ-MOVE-7', 'DQ-MOVE-7 · Rulebook · DungeonQuest · Underhall'],
    ['nowhere', 'There is no such page. · Underhall'],
  ]) {
    await app.go(path);
    await app.page.waitForFunction((wanted) => document.title === wanted, title);
  }
});

test('an address without its # leads to the same place', async () => {
  await using app = await App.visit();
  await app.page.goto(app.url('rules/dungeon/DUN-WIN-1').replace('#/', ''));
  await app.page.waitForFunction(() => document.title === 'DUN-WIN-1 · Rulebook · Dungeon! · Underhall');
  expect(app.page.url()).toBe(app.url('rules/dungeon/DUN-WIN-1'));
  expect(app.troubles).toEqual([]);
});

test('the rulebook begins with how to play, and keeps notes for builders out of sight', async () => {
  await using app = await App.visit();
  const { page } = app;
  for (const game of ['dungeon', 'dungeonquest-classic']) {
    await app.go(`rules/${game}`);
    await page.getByRole('heading', { name: 'In two minutes' }).waitFor();
    expect(await page.locator('.primer-steps > li').count()).toBe(6);
  }
  const note = page.locator('[id="DQ-CONTENT-4"]');
  expect(await note.isVisible()).toBe(false);
  await app.go('rules/dungeonquest-classic/DQ-CONTENT-4');
  await note.waitFor();
  // On paper there are the rules and nothing to press.
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.header, .lookup, .rules-toc').filter({ visible: true }).count()).toBe(0);
  expect(app.troubles).toEqual([]);
});

test('the compendium is searched, filtered and linked to', async () => {
  await using app = await App.visit();
  const { page } = app;
  await app.go('compendium/dungeonquest-classic');
  await page.keyboard.press('/');
  await page.keyboard.type('bottomless');
  await page.getByRole('heading', { name: 'Bottomless Pit' }).first().waitFor();
  await page.getByLabel('Search').fill('');
  await page.getByRole('button', { name: 'Monsters' }).click();
  await page.getByText('5 entries').waitFor();
  await page.getByRole('link', { name: /Golem/ }).click();
  await page.getByRole('dialog').getByText('Power cards').waitFor();
  expect(page.url()).toContain('compendium/dungeonquest-classic/golem');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('an adventurer says what it is good at, in the compendium and when the table is set', async () => {
  await using app = await App.visit();
  const { page } = app;
  await app.go('compendium/dungeon/wizard');
  await page.getByRole('dialog').getByText('Good with spells down to level').waitFor();
  await app.go('set/dungeon');
  await page.getByRole('button', { name: /^Seat 1, Adventurer/ }).click();
  await page.getByRole('dialog').getByText('A better fighter than the Elf.').waitFor();
  expect(app.troubles).toEqual([]);
});

test('a dialog gives the focus back to what opened it, however it is closed', async () => {
  await using app = await App.visit();
  const { page } = app;
  await app.begin('pig', { seed: 'focus' });
  await app.ready();
  const moment = await app.moment();
  const opener = page.getByRole('button', { name: 'Keys', exact: true });
  const option = await page.locator('.option').first().boundingBox();
  const ways: Readonly<Record<string, () => Promise<void>>> = {
    escape: () => page.keyboard.press('Escape'),
    button: () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    // Over an option, which must not take the click.
    beside: () => page.mouse.click((option?.x ?? 0) + 8, (option?.y ?? 0) + 8),
  };
  for (const [way, close] of Object.entries(ways)) {
    await opener.click();
    await page.getByRole('dialog').waitFor();
    // A dialog listens for clicks beside it only once it has the focus.
    await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
    await close();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Keys');
    expect([way, await app.moment()]).toEqual([way, moment]);
  }
});

test('the menu opens and closes by keyboard, and the way on is beside it', async () => {
  await using app = await App.visit({ size: PHONE });
  const { page } = app;
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await app.go();
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Play');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Learn', exact: true }).waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Menu');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/learn$/);
  await page.getByRole('heading', { name: 'Learn' }).waitFor();
});

for (const [name, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`whoever leaves a match for another screen has a way back on every one of them (${name})`, async () => {
    await using app = await App.visit({ size });
    const { page } = app;
    await app.begin('dungeonquest-classic', { seed: 'way back' });
    const table = page.url();
    await page.locator('.table-bar').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    const back = page.getByRole('link', { name: 'Back to the match' });
    for (const screen of ['settings', 'rules', 'compendium']) {
      await page.evaluate((to) => {
        location.hash = `#/${to}`;
      }, screen);
      await back.waitFor();
    }
    await page.reload();
    await back.click();
    await page.locator('.prompt').waitFor();
    expect(page.url()).toBe(table);
    await page.getByRole('link', { name: 'Leave the table' }).first().click();
    await page.locator('.boxes').waitFor();
    expect(await back.count(), 'on the shelf the match stands among the open ones').toBe(0);
    expect(app.troubles).toEqual([]);
  });
}

test('at the end a match tells how it went, and each key moment opens the replay there', async () => {
  await using app = await App.visit();
  const id = await bringFinished(app);
  const { page } = app;
  for (const row of await app.over.locator('.ending-fate').allInnerTexts()) expect(row).toMatch(/ .*[.!]$/);
  await app.over.getByRole('img', { name: /^Wounds/ }).waitFor();
  // The lines of the plots have the colours of the heroes.
  const colours = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.dq-sheet')].map((one) =>
      one.style.getPropertyValue('--who'),
    ),
  );
  const lines = await app.over
    .locator('.series-key .series-line')
    .evaluateAll((all) => all.map((line) => line.getAttribute('style') ?? ''));
  expect(new Set(colours).size).toBe(2);
  for (const [seat, line] of lines.entries()) expect(line).toContain(colours[seat]);
  const line = app.over.locator('.key-moments a').first();
  const moment = (await line.getAttribute('href'))?.split('/').at(-1);
  await line.click();
  await page.getByText(new RegExp(`^${moment} of \\d+$`)).waitFor();
  expect(page.url()).toContain(`replay/${id}/${moment}`);
  expect(app.troubles).toEqual([]);
});

test('a replay tells whole sentences, on a phone too', async () => {
  await using app = await App.visit({ size: PHONE });
  const { page } = app;
  const id = await bringFinished(app);
  await app.go(`replay/${id}`);
  const track = page.getByRole('slider', { name: 'Moment' });
  const last = Number(await track.getAttribute('max'));
  const cut: string[] = [];
  for (let moment = 0; moment <= last; moment += 5) {
    await track.fill(String(moment));
    await page.getByText(`${moment} of ${last}`).waitFor();
    const text = page.locator('.prompt-text');
    if (await text.evaluate((box) => box.scrollHeight > box.clientHeight + 1))
      cut.push(`${moment}: ${await text.innerText()}`);
  }
  expect(cut).toEqual([]);
});

test('a replay is stepped, scrubbed, played and played on from, by mouse and by keyboard', async () => {
  await using app = await App.visit();
  const { page } = app;
  const id = await bringFinished(app);
  await app.go(`replay/${id}`);
  const at = (moment: number | string) => page.getByText(new RegExp(`^${moment} of \\d+$`)).waitFor();
  const moment = async () => Number((await page.locator('.replay-scrub > span').innerText()).split(' ')[0]);
  const told = page.getByText('Nothing to tell.');
  await at(0);
  // Step by step there is always something to tell.
  await page.getByRole('button', { name: 'One step on' }).click();
  await at('[1-9]\\d*');
  const first = await moment();
  expect(await told.count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(moment).toBeGreaterThan(first);
  expect(await told.count()).toBe(0);
  await page.keyboard.press('ArrowLeft');
  await at(first);
  await page.getByRole('slider', { name: 'Moment' }).fill('7');
  await at(7);
  await page.waitForURL(/\/7$/);
  await page.reload();
  await at(7);
  await page.keyboard.press('PageDown');
  await page.waitForFunction(
    () => !document.querySelector('.replay-scrub > span')?.textContent?.startsWith('7 of '),
  );
  await page.keyboard.press('Home');
  await at(0);
  await page.getByLabel('Speed').selectOption('8');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // It may have run on before anybody looked.
  await at('([3-9]|\\d{2,})');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByLabel('Seen by').selectOption('spectator');
  await page.getByRole('slider', { name: 'Moment' }).fill('9');
  await at(9);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await app.copied();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await app.ready();
  expect(page.url()).toContain('#/table/');
  await page.goto(link);
  await at(9);
  expect(app.troubles).toEqual([]);
});

test('the same seed and the same choices make the same match, bots and all', async () => {
  const lines: string[] = [];
  for (let i = 0; i < 2; i++) {
    await using app = await App.visit();
    await app.begin('dungeonquest-classic', { preset: 'Classic', seed: 'again' });
    for (let n = 0; n < 6 && (await app.ready()) === 'choose'; n++) {
      await app.chooseAny();
      // A reload in between changes nothing.
      if (i === 1 && n === 3) {
        await app.page.reload();
        await app.ready();
      }
    }
    await app.ready();
    lines.push((await app.page.locator('.log li').allInnerTexts()).join('\n'));
  }
  expect(lines[1]).toBe(lines[0]);
});

test('every setting does what it says', async () => {
  await using app = await App.visit({ settings: { keys: true, odds: true } });
  const { page } = app;
  const root = (name: string) => page.evaluate((key) => document.documentElement.dataset[key], name);
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  await page.addInitScript(() => {
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        document.documentElement.dataset.heard = 'yes';
      }
    };
  });
  await app.go('settings');
  const choose = (group: string, value: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name: value, exact: true }).click();

  await choose('Theme', 'Light');
  expect(await root('theme')).toBe('light');
  const before = await size();
  await choose('Text size', 'Huge');
  expect(await size()).toBeGreaterThan(before);
  await choose('Text size', 'Normal');
  expect(await root('heard')).toBeUndefined();
  await page.getByRole('switch', { name: 'Sound' }).click();
  expect(await root('heard')).toBe('yes');
  await page.getByRole('switch', { name: 'Sound' }).click();
  await page.getByLabel('Your name').fill('Ysolde');
  await choose('Confirm moves that can’t be undone', 'Always');
  await page.getByRole('switch', { name: 'Keys' }).click();
  await page.getByRole('switch', { name: 'Show the stakes' }).click();

  await app.begin('pig', { seed: 'settings' });
  await page.getByRole('heading', { name: 'Ysolde' }).waitFor();
  await app.ready();
  const now = await app.moment();
  await page.keyboard.press('1');
  await page.locator('.option').first().hover();
  expect(await page.locator('.stakes-note, .stakes-bar').count()).toBe(0);
  await page.locator('.option').first().click();
  await page.locator('.option.armed').waitFor();
  expect(await app.moment()).toBe(now);
  await page.locator('.option.armed').click();
  await page.waitForFunction(
    (was) => document.querySelector('[data-moment]')?.getAttribute('data-moment') !== was,
    now,
  );
});

test('speed: off for those who want less motion, and as set for the others', async () => {
  await using app = await App.visit({ settings: { speed: 'normal' } });
  const speed = () => app.page.evaluate(() => document.documentElement.dataset.speed);
  await app.go('settings');
  expect(await speed()).toBe('off');
  await app.page.emulateMedia({ reducedMotion: 'no-preference' });
  await app.page.waitForFunction(() => document.documentElement.dataset.speed === 'normal');
  await app.page
    .getByRole('group', { name: 'Animation' })
    .getByRole('button', { name: 'Quick', exact: true })
    .click();
  expect(await speed()).toBe('quick');
});

test('the lab shows a first figure within seconds, can be stopped, and puts editions side by side', async () => {
  await using app = await App.visit();
  await app.go('lab');
  // Bots that do not think, and more matches than anybody waits for: there is something to stop.
  for (const seat of await app.page.locator('.lab-seat').all())
    await seat.locator('select').first().selectOption('random');
  await app.page.getByRole('combobox', { name: 'Matches' }).selectOption('10000');
  await app.page.getByRole('button', { name: 'Simulate' }).click();
  await app.page.locator('.lab-tile').first().waitFor();
  await app.page.getByRole('button', { name: 'Stop' }).click();
  await app.page.getByRole('button', { name: 'Simulate' }).waitFor();
  await app.page.getByText(/Some of these shares may be/).waitFor();
  expect(await violations(app)).toBe('');

  // Another edition beside it, each in a column of its own.
  await app.page.getByLabel('Side by side with').selectOption({ label: 'DungeonQuest Revised' });
  await app.page.getByRole('button', { name: 'Simulate' }).click();
  const table = app.page.getByRole('table', { name: 'Everybody together' });
  // What is found is told while it is found; only then it is enough.
  await table.getByRole('row', { name: /^Out alive/ }).waitFor();
  await app.page.getByText(/^A match of DungeonQuest takes about \d+ rounds/).waitFor();
  await app.page.getByRole('button', { name: 'Stop' }).click();
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    'DungeonQuest',
    'DungeonQuest Revised',
  ]);
  expect(await violations(app)).toBe('');
  await app.page.setViewportSize(PHONE);
  expect(await app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(app.troubles).toEqual([]);
});

test('a pack is checked while it is written, shown as its card, kept once and played', async () => {
  await using app = await App.visit();
  const { page } = app;
  await app.go('packs');
  const write = async () => {
    await page.getByRole('button', { name: 'Show me an example' }).click();
    await page.getByText('This pack fits.').waitFor();
  };
  await write();
  const text = page.getByLabel('The pack, as JSON');
  const keep = page.getByRole('button', { name: 'Keep this pack' });
  const card = page.getByRole('list', { name: 'What it brings' }).locator('.dq-card');
  await card.getByText('Test Luck. Failure: suffer 1 wound.').waitFor();
  const good = await text.inputValue();
  await text.fill(good.replace('fail: wound 1', 'fail: wound 2'));
  await card.getByText('suffer 2 wounds').waitFor();

  // What is wrong stands beside its line.
  await text.fill(good.replace('test luck', 'test luk'));
  const fault = page.getByRole('alert').getByText(/luk/);
  await fault.waitFor();
  await page.getByRole('button', { name: 'Line 13' }).click();
  const marked = await page.locator('.pack-lines > [data-wrong]').boundingBox();
  const said = await page.locator('.pack-faults > li').boundingBox();
  expect(Math.abs((said?.y ?? 0) - (marked?.y ?? 99))).toBeLessThan(12);
  expect(await keep.isDisabled()).toBe(true);
  await text.fill(good.replace('"count": 1,', '"count": 1'));
  await page.getByRole('button', { name: /^Line 1[12]$/ }).waitFor();
  expect(await violations(app)).toBe('');

  await text.fill(good);
  await keep.click();
  await page.getByRole('link', { name: 'Play with it' }).waitFor();
  await write();
  await keep.click();
  await page.getByText('You have Cold Draughts already.').waitFor();
  await page.getByRole('link', { name: 'Play with it' }).click();
  await page.getByRole('switch', { name: 'Cold Draughts', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.prompt').waitFor();
  expect(app.troubles).toEqual([]);
});

/** Who sits at the second seat unless somebody else does. */
const BOT = 'Brack';
const LEVELS = ['III', 'II', 'IV', 'VI'];

/** Words that stay as they are in every language: what the content calls its cards and people. */
function contentNames(): string[] {
  const names = new Set<string>([BOT, ...LEVELS, ...spaces.flatMap(({ name }) => name ?? [])]);
  for (const { name } of shelf) names.add(name);
  const gather = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) gather(one);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) {
        if (typeof one === 'string' && ['name', 'description', 'character'].includes(key)) names.add(one);
        else gather(one);
      }
    }
  };
  for (const { spec } of [dungeonquestClassic.open(), dungeonquestRevised.open(), dungeon.open()]) {
    names.add(spec.name);
    gather((spec as unknown as { content: Record<string, unknown> }).content);
  }
  // Texts have the apostrophe of printers.
  for (const name of [...names]) names.add(name.replaceAll("'", '’'));
  for (const name of [...names]) for (const word of name.split(' ')) if (word.length > 3) names.add(word);
  return [...names].sort((a, b) => b.length - a.length);
}

test('no text is stuck in the code: in the pseudo language everything is translated', async () => {
  await using app = await App.visit({ query: '?locale=pseudo' });
  const names = contentNames();
  const stuck: string[] = [];
  const look = async (where: string) => {
    const found = await app.page.evaluate((known) => {
      const left = (text: string) => known.reduce((rest, name) => rest.replaceAll(name, ''), text);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || element.closest('script, style, .kbd, .rule')) continue;
        const marked = element.closest('[translate]');
        if (marked?.getAttribute('translate') === 'no') continue;
        if (/[A-Za-z]{2,}/.test(left(node.textContent ?? ''))) texts.push((node.textContent ?? '').trim());
      }
      for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
        if (element.closest('[translate="no"]')) continue;
        for (const name of ['aria-label', 'title', 'placeholder']) {
          const text = element.getAttribute(name);
          if (text && /[A-Za-z]{3,}/.test(left(text))) texts.push(`${name}: ${text}`);
        }
      }
      return texts;
    }, names);
    stuck.push(...found.map((text) => `${where}: ${text}`));
  };
  for (const screen of [
    '',
    'set/pig',
    'set/dungeonquest-classic',
    'set/dungeon',
    'learn',
    'daily',
    'rules/pig',
    'compendium/duel',
    'compendium/dungeonquest-classic',
    'compendium/dungeonquest-classic/golem',
    'compendium/dungeon',
    'hall',
    'lab',
    'packs',
    'settings',
    'credits',
    'replay/nothing',
  ]) {
    await app.go(screen);
    await app.page.waitForLoadState('networkidle');
    await look(screen);
  }
  await app.beginAsOffered('dungeonquest-classic', 'pseudo');
  for (let i = 0; i < 12 && (await app.ready()) === 'choose'; i++) {
    await look(`table ${i}`);
    await app.chooseAny((count) => i % count);
  }
  await app.playUntil();
  await app.over.locator('.key-moments, .ending-ways').first().waitFor();
  await look('ending');
  const id = (await app.page.evaluate(() => location.hash)).replace('#/table/', '');
  for (const screen of [`replay/${id}/5`, 'hall']) {
    await app.go(screen);
    await app.page.waitForLoadState('networkidle');
    await look(screen);
  }
  await app.beginAsOffered('dungeon', 'pseudo');
  for (let i = 0; i < 8 && (await app.ready()) === 'choose'; i++) {
    await look(`dungeon ${i}`);
    await app.chooseAny((count) => (i * 3) % count);
  }
  expect([...new Set(stuck)]).toEqual([]);
});
