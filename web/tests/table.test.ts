/** The DungeonQuest table on large and small screens, in two tabs, and on the way back. */
import { dungeonquestClassic } from '@underhall/dungeonquest';
import { CARDS, NONE, Playthrough, Rng } from '@underhall/kernel';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { COLOURS, violations } from '../testing/accessible.ts';
import { App, DESKTOP, PHONE } from '../testing/app.ts';
import { light } from '../testing/light.ts';

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
  test(`in a fight nothing covers anything, and all of it is accessible in both lights (${name})`, async () => {
    await using app = await App.visit({ size });
    await meetGolem(app);
    expect(await violations(app)).toBe('');
    await light(app, 'light');
    expect(await violations(app, COLOURS)).toBe('');
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

for (const [name, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`what a card may lead to covers neither the question, its rules nor the hand (${name})`, async () => {
    await using app = await App.visit({ size, touch: size === PHONE, settings: { confirm: 'touch' } });
    const { page } = app;
    await meetGolem(app);
    const tryOut = await holdScripts(app);
    const card = page.locator('button.dq-play').nth(1);
    const [before] = await boxes(app, '.dq-combat');
    await watchFoot(app, '.dq-combat');
    if (size === PHONE) await card.tap();
    else await card.hover();
    await page.locator('.stakes-note').first().waitFor();
    tryOut();
    await page.locator('.stakes dl').waitFor();
    await page.locator('.stakes-note', { hasText: '240' }).waitFor({ state: 'attached' });
    const [stakes] = await boxes(app, '.stakes');
    for (const one of await boxes(app, '.prompt-text, .prompt-side > *, .dq-play'))
      expect(overlap(stakes, one), one.name).toBe(false);
    expect(await watchedFeet(app), 'the stage does not move').toEqual([Math.round(before.bottom)]);
    expect(app.troubles).toEqual([]);
  });

  test(`in a replay the board ends above the bar, whatever is told (${name})`, async () => {
    await using app = await App.visit({ size });
    const { page } = app;
    await app.begin(GAME, { preset: 'Solo', seed: 'bar' });
    for (let i = 0; i < 6 && (await app.ready()) === 'choose'; i++) await app.chooseAny();
    const id = page.url().split('/').at(-1) ?? '';
    await app.go(`replay/${id}`);
    await page.locator('.replay-bar').waitFor();
    const [first] = await boxes(app, '.frame-board');
    for (let step = 0; step < 5; step++) {
      const [board] = await boxes(app, '.frame-board');
      const [prompt] = await boxes(app, '.prompt');
      expect(prompt.top).toBeGreaterThanOrEqual(board.bottom);
      expect(board.bottom).toBe(first.bottom);
      await page.getByRole('button', { name: 'One step on' }).click();
    }
    expect(app.troubles).toEqual([]);
  });
}

test('on a desk what an option may lead to covers nothing of the board and nothing of the question', async () => {
  await using app = await App.visit();
  await app.begin(GAME, { preset: 'Solo', seed: 'beside' });
  await app.playUntil('.prompt .option');
  for (const option of ['.prompt .option', '[data-cell][data-kind="open"]']) {
    if ((await app.page.locator(option).count()) === 0) continue;
    await app.page.locator(option).first().hover();
    await app.page.locator('.stakes').waitFor();
    const [stakes] = await boxes(app, '.stakes');
    for (const one of await boxes(app, '.frame-board, .prompt'))
      expect(overlap(stakes, one), one.name).toBe(false);
    expect(stakes.right).toBeLessThanOrEqual(DESKTOP.width);
  }
});

test('in Classic Combat the three cards can be chosen', async () => {
  await using app = await App.visit();
  await app.go(`set/${GAME}`);
  await app.page.getByRole('button', { name: 'Classic' }).first().click();
  await app.page.locator('summary').first().click();
  await app.page.getByRole('switch', { name: 'Classic Combat' }).click();
  await app.page.getByLabel('Seed').fill('three cards');
  await app.page.getByRole('button', { name: 'Begin', exact: true }).click();
  await app.playUntil('button.dq-play');
  expect(await app.page.locator('button.dq-play').count()).toBe(3);
  await app.chooseAny();
  expect(app.troubles).toEqual([]);
});

/** Lindel stands before D3, Hugo is elsewhere. */
const APART = [
  { turn: 0 },
  { chamber: 'dungeon-room-cross', at: 'D4', entry: 'south' },
  { chamber: 'dungeon-room-cross', at: 'D3', entry: 'south' },
  { hero: 0, at: 'D4' },
  { chamber: 'dungeon-room-cross', at: 'C8', entry: 'south' },
  { hero: 1, at: 'C8' },
];
const GOLEM = [...APART, { token: 'golem', at: 'D3', life: 3 }];
const BOTH = [
  ...APART,
  { chamber: 'dungeon-room-cross', at: 'D2', entry: 'south' },
  { hero: 1, at: 'D3', from: 'D2' },
];

/** A match that begins arranged, brought in as a file: of two people at one screen, or against a bot. */
async function lay(
  app: App,
  options: Readonly<Record<string, boolean>>,
  arranged: readonly object[],
  other: 'me' | 'bot' = 'me',
) {
  const setup = { options, seats: [{ hero: 'lindel' }, { hero: 'hugo' }], seed: 'arranged' };
  const { version } = dungeonquestClassic.open();
  const record = { game: GAME, version, setup, arranged, choices: [] };
  const sitters = [
    { kind: 'me', name: 'Ann' },
    { kind: other, name: 'Ben' },
  ];
  await app.bringIn(record, sitters);
}

/** A fight with a hand of cards; a bot plays the golem. */
async function meetGolem(app: App): Promise<void> {
  await lay(app, {}, GOLEM, 'bot');
  await app.ready();
  await app.page.locator('[data-cell="D3"][data-kind="open"]').dispatchEvent('click');
  await app.page.locator('[data-option="attack"]').dispatchEvent('click');
  await app.page.locator('button.dq-play').nth(1).waitFor();
}

/** What is loaded from now on waits for the call that it gives: as on a slow line. */
async function holdScripts(app: App): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await app.context.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Notes in every frame where the lower edge of something is. */
async function watchFoot(app: App, of: string): Promise<void> {
  await app.page.evaluate((selector) => {
    const feet = new Set<number>();
    const look = () => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box) feet.add(Math.round(box.bottom));
      document.documentElement.dataset.feet = JSON.stringify([...feet]);
      requestAnimationFrame(look);
    };
    look();
  }, of);
}

async function watchedFeet(app: App): Promise<unknown> {
  return JSON.parse((await app.page.locator('html').getAttribute('data-feet')) ?? '[]');
}

/** Clicks what lies open to the mouse or the finger, and waits until the match has gone on. */
async function choose(app: App, what: Locator, touch: boolean): Promise<void> {
  const before = await app.moment();
  await (touch ? what.tap() : what.click());
  await app.page.waitForFunction(
    (was) =>
      document.querySelector('.handover') ||
      document.querySelector('[data-moment]')?.getAttribute('data-moment') !== was,
    before,
  );
}

/** Fights to the end, attacking, with the first card each time; says who was handed the screen. */
async function fight(app: App, touch: boolean): Promise<string[]> {
  const handed: string[] = [];
  const { page } = app;
  // The stage is loaded with the first fight.
  await page.locator('.dq-combat, .handover').first().waitFor();
  for (;;) {
    if ((await app.ready()) === 'handover') {
      expect(await page.locator('.dq-hand, .option').count()).toBe(0);
      handed.push(await page.locator('.handover h1').innerText());
      await page.locator('.handover .btn').click();
      await page.locator('.handover').waitFor({ state: 'detached' });
      continue;
    }
    const stage = page.locator('.dq-combat');
    if ((await stage.count()) === 0) return handed;
    expect(
      await stage.evaluate((box) => box.scrollHeight - box.clientHeight),
      'all of it is in sight',
    ).toBeLessThanOrEqual(1);
    const attack = page.locator('[data-option="attack"]');
    await choose(app, (await attack.count()) > 0 ? attack : page.locator('.option').first(), touch);
  }
}

const FIGHTS = {
  'Combat Dice': { options: { dice: true }, arranged: GOLEM, passes: false },
  'Classic Solo Combat': { options: { soloclassic: true }, arranged: GOLEM, passes: false },
  'Classic Combat': { options: { classic: true }, arranged: GOLEM, passes: true },
  'Hero vs. Hero': { options: { pvp: true }, arranged: BOTH, passes: true },
};

for (const touch of [false, true]) {
  for (const [name, { options, arranged, passes }] of Object.entries(FIGHTS)) {
    test(`${name}: a fight to its end by ${touch ? 'touch' : 'mouse'}, and no hand is seen by the other`, async () => {
      await using app = await App.visit({ size: touch ? PHONE : DESKTOP, touch });
      await lay(app, options, arranged);
      await app.ready();
      await choose(app, app.page.locator('[data-cell="D3"][data-kind="open"]'), touch);
      const handed = await fight(app, touch);
      expect(handed.length > 0).toBe(passes);
      expect(app.troubles).toEqual([]);
    });
  }
}

/** A match in which two others are fighting: seat 1 against a monster of seat 2. */
function othersFighting(): object {
  const game = dungeonquestClassic.open();
  for (let seed = 0; ; seed++) {
    const play = new Playthrough(game, { seats: [{}, {}, {}], seed: `others ${seed}` });
    const rng = Rng.fromSeed(`others ${seed}`);
    for (let seat = play.match.asked(); seat !== NONE; seat = play.match.asked()) {
      const { combat } = play.match.world as {
        combat: { hero: number; opponent: number; round: number; token: number } | null;
      };
      // A Monster that stands for a while: the fight is to be seen.
      if (
        combat?.hero === 1 &&
        combat.opponent === 2 &&
        combat.round === 1 &&
        lifeOf(play, combat.token) >= 5
      )
        return play.record;
      const options = play.match.legal(seat);
      play.choose(seat, options[rng.below(options.length, CARDS)].id);
    }
  }
}

function lifeOf({ match }: Playthrough, token: number): number {
  return (match.face(token) as { life?: number }).life ?? 0;
}

for (const [name, size] of Object.entries({ desk: DESKTOP, phone: PHONE })) {
  test(`on a ${name} a fight of others is a short plaque over the board, with a blow for each round`, async () => {
    await using app = await App.visit({ size, settings: { speed: 'normal' } });
    const sitters = ['me', 'bot', 'bot'].map((kind, i) => ({ kind, name: ['Ann', 'Bo', 'Cy'][i] }));
    await app.bringIn(othersFighting(), sitters);
    // It is there for a moment only: all of it is looked at in one.
    const found = await app.page.waitForFunction(() => {
      const plaque = document.querySelector('.dq-brief');
      const board = document.querySelector('.frame-board');
      if (!board || !plaque?.querySelector('.dq-blows li')) return null;
      const box = (element: Element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { name: element.className, left, top, right, bottom };
      };
      const fighters = plaque.querySelectorAll('h3').length;
      const stages = document.querySelectorAll('.dq-combat').length;
      return { plaque: box(plaque), board: box(board), fighters, stages };
    });
    const seen = (await found.jsonValue()) ?? expect.unreachable();
    expect([seen.fighters, seen.stages]).toEqual([2, 0]);
    expect(within(seen.plaque, seen.board)).toBe(true);
    const plaque = app.page.locator('.dq-brief');
    await plaque.waitFor({ state: 'detached' });
    expect(app.troubles).toEqual([]);
  });
}

test('who gives up is out, is asked nothing more, and sees how the others end', async () => {
  await using app = await App.visit();
  await app.begin(GAME, { preset: 'Classic', seed: 'giving up' });
  for (let i = 0; i < 2; i++) {
    await app.ready();
    await app.chooseAny();
  }
  await app.ready();
  await app.page.getByRole('button', { name: 'Menu' }).last().click();
  await app.page.getByRole('button', { name: 'Give up' }).click();
  const sure = app.page.getByRole('dialog');
  expect(await sure.innerText()).toContain('The others play on without you');
  await sure.getByRole('button', { name: 'Give up' }).click();
  await app.over.waitFor();
  expect(await app.over.locator('.results').innerText()).toContain('You give up');
  expect(app.troubles).toEqual([]);
});

test('the buttons that zoom cover no space of the board that is fitted', async () => {
  await using app = await App.visit();
  await app.begin(GAME, { preset: 'Solo', seed: 'fitted' });
  await app.ready();
  await app.page.keyboard.press('0');
  const buttons = await boxes(app, '.panzoom-tools button');
  expect(buttons.length).toBe(3);
  for (const cell of await boxes(app, '[data-cell]'))
    for (const button of buttons) expect(overlap(cell, button), cell.name).toBe(false);
});

for (const [name, size] of Object.entries({ desk: DESKTOP, phone: PHONE })) {
  test(`on a ${name} the sun is seen from its first space to its last, and so are the words about it`, async () => {
    await using app = await App.visit({ size });
    for (const sun of [1, 4, 15, 30]) {
      await lay(app, {}, [...APART, { sun }]);
      const [shown] = await boxes(app, '.sky-sun');
      const [words] = await boxes(app, '.sky figcaption');
      expect(shown.top, `space ${sun}`).toBeGreaterThanOrEqual(0);
      for (const over of [words, ...(await boxes(app, '.table-bar > *:not(.spacer)'))])
        expect(overlap(shown, over), `space ${sun}: ${over.name}`).toBe(false);
      for (const over of await boxes(app, '.table-bar > *:not(.spacer)'))
        expect(overlap(words, over), `space ${sun}: ${over.name}`).toBe(false);
    }
  });
}

test('a choice that waits for a second tap is let go by a tap elsewhere, and by Escape', async () => {
  await using app = await App.visit({ size: PHONE, touch: true, settings: { confirm: 'touch' } });
  const { page } = app;
  await lay(app, {}, APART);
  await app.ready();
  const before = await app.moment();
  const armed = page.locator('.stakes-armed');
  const space = page.locator('[data-cell="D3"][data-kind="open"]');
  await space.tap();
  await armed.waitFor();
  await page.locator('[data-cell="C5"]').tap();
  await armed.waitFor({ state: 'detached' });
  expect(await page.locator('[data-marked]').count()).toBe(0);
  await space.tap();
  await armed.waitFor();
  await page.keyboard.press('Escape');
  await armed.waitFor({ state: 'detached' });
  expect(await app.moment()).toBe(before);
  await space.tap();
  await armed.waitFor();
  await choose(app, space, true);
  expect(app.troubles).toEqual([]);
});

/** Lindel comes up from below in E4, where nothing lies yet. */
const UP = [
  { turn: 0 },
  { hero: 0, below: 'D5', heading: 'east' },
  { chamber: 'dungeon-room-cross', at: 'C8', entry: 'south' },
  { hero: 1, at: 'C8' },
  { next: { catacomb: ['catacomb-exit'], stock: ['dungeon-room-tee'] } },
  { dice: [1] },
];

test('who comes up from below sees the chamber where it will lie, turned as the option has it', async () => {
  await using app = await App.visit();
  const { page } = app;
  await lay(app, {}, UP);
  await choose(app, page.locator('[data-option="leave"]'), false);
  await choose(app, page.locator('[data-option="left"]'), false);
  const drawn = page.locator('[data-space="E4"]');
  await drawn.waitFor({ state: 'attached' });
  const before = await drawn.innerHTML();
  await page.locator('[data-option="entry:west"]').hover();
  await expect.poll(() => drawn.innerHTML()).not.toBe(before);
  await choose(app, page.locator('[data-option="entry:west"]'), false);
  expect(app.troubles).toEqual([]);
});

test('who goes below chooses the way on the board or by a button', async () => {
  await using app = await App.visit();
  const { page } = app;
  const entrance = { chamber: 'catacomb-entrance-cross', at: 'D4', entry: 'south' };
  await lay(app, {}, [{ turn: 0 }, entrance, { hero: 0, at: 'D4', wayDown: true }]);
  await choose(app, page.locator('[data-option="descend"]'), false);
  expect(await page.locator('[data-option^="heading:"]').count()).toBe(4);
  await choose(app, page.locator('[data-cell="E4"][data-kind="open"]'), false);
  await page.locator('.log').getByText('heading east').waitFor();
  expect(app.troubles).toEqual([]);
});

test('hot-seat with hidden Loot: nobody sees what the one before holds', async () => {
  await using app = await App.visit();
  const held = ['Hero’s Purse', 'Bent Coin'];
  await lay(app, { cloak: true }, [
    ...APART,
    { put: 'corpse-heros-purse', in: 'loot:0' },
    { put: 'corpse-bent-coin', in: 'loot:1' },
  ]);
  const taken: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    expect(await app.ready()).toBe('handover');
    const covered = await app.page.locator('body').innerText();
    for (const name of held) expect(covered).not.toContain(name);
    taken.push(await app.page.locator('.handover h1').innerText());
    await app.page.locator('.handover .btn').click();
    await app.page.locator('.handover').waitFor({ state: 'detached' });
    const [own, other] = turn % 2 === 0 ? held : held.toReversed();
    await app.page.getByText(own).first().waitFor();
    expect(await app.page.locator('body').innerText()).not.toContain(other);
    while ((await app.ready()) === 'choose') await app.chooseAny();
  }
  expect(taken.map((text) => /Ann|Ben/.exec(text)?.[0])).toEqual(['Ann', 'Ben', 'Ann', 'Ben']);
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
  await app.page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  await app.page.goForward();
  await app.ready();
  expect([await app.prompt.innerText(), await app.page.locator('.log').innerText()]).toEqual(before);
});
