/** The great moments of DungeonQuest as they are staged: dice by hand, the dragon, the last scene. */
import { dungeonquestClassic } from '@underhall/dungeonquest';
import { expect, test } from 'vitest';
import { App } from '../testing/app.ts';

const GAME = 'dungeonquest-classic';
const ROOM = 'dungeon-room-cross';
const AWAY = [
  { chamber: ROOM, at: 'C8', entry: 'south' },
  { hero: 1, at: 'C8' },
];

async function lay(app: App, options: object, heroes: readonly string[], arranged: readonly object[]) {
  const setup = { options, seats: heroes.map((hero) => ({ hero })), seed: 'heartbeat' };
  const { version } = dungeonquestClassic.open();
  const record = { game: GAME, version, setup, arranged: [{ turn: 0 }, ...arranged], choices: [] };
  const sitters = heroes.map((_, i) => ({ kind: i === 0 ? 'me' : 'bot', name: ['Ann', 'Bo'][i] }));
  await app.bringIn(record, sitters);
  await app.ready();
}

test('Combat Dice: one pair of dice, thrown by hand, and life falls with the blow', async () => {
  await using app = await App.visit({ settings: { speed: 'normal' }, motion: true });
  const { page } = app;
  await lay(
    app,
    { dice: true },
    ['lindel'],
    [
      { chamber: ROOM, at: 'D4', entry: 'south' },
      { chamber: ROOM, at: 'D3', entry: 'south' },
      { token: 'golem', at: 'D3', life: 5 },
      { hero: 0, at: 'D4' },
      { dice: [5, 6] },
    ],
  );
  await page.locator('[data-cell="D3"][data-kind="open"]').dispatchEvent('click');
  await page.locator('[data-option="attack"]').click();
  await page.locator('.throw').waitFor();
  expect(await page.locator('.dice').count()).toBe(1);
  expect(await page.locator('.happening').count()).toBe(0);
  expect(await page.locator('.dq-combat h2').innerText()).toMatch(/round 1/i);
  expect(await page.locator('.dq-rolled').innerText()).toContain('Strength: 6 or less, 42 %');
  const life = page.locator('.dq-fighter[data-side="hero"] .dq-life b');
  expect(await life.innerText()).toBe('15');
  // A monster to fear, and nothing of it lies over its name and its life.
  const [picture, words] = await Promise.all(
    ['.engraving', '.dq-life'].map((part) =>
      page.locator(`.dq-fighter[data-side="monster"] ${part}`).boundingBox(),
    ),
  );
  expect(picture?.height).toBeGreaterThan(200);
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual((words?.y ?? 0) + 1);
  await page.keyboard.press('Space');
  await page.locator('.dq-fighter[data-side="hero"] .dq-hit').waitFor();
  expect(await life.innerText()).toBe('14');
  expect(app.troubles).toEqual([]);
});

test('the dragon tells its odds before its card is turned, and the loot is lost only then', async () => {
  await using app = await App.visit({ settings: { speed: 'normal' }, motion: true });
  const { page } = app;
  await lay(
    app,
    {},
    ['hugo', 'tatianna'],
    [
      { hero: 0, at: 'G5' },
      ...AWAY,
      { put: 'treasure-giant-ruby', in: 'loot:0' },
      { put: 'dragon-sleeping', in: 'dragon-discard' },
      { next: { dragon: ['dragon-rage'] } },
      { dice: [6, 6] },
    ],
  );
  const choice = page.locator('.dq-dragon');
  await choice.waitFor();
  expect(await choice.innerText()).toContain('14 %');
  expect(await choice.innerText()).toContain('4,500 gold');
  expect(await choice.locator('.dq-dragon-cards li').count()).toBe(8);
  await page.locator('[data-option="draw-dragon"]').click();
  await page.locator('.dq-dragon-stage[data-mood="stirring"]').waitFor();
  const told = () => page.locator('.prompt, .frame-log').allInnerTexts();
  expect((await told()).join()).not.toContain('Rage');
  await page.locator('.dq-dragon-stage[data-mood="raging"]').waitFor();
  await page.locator('.dq-carried [data-lost]').waitFor();
  await page.locator('.throw').waitFor();
  expect(await page.locator('.dq-carried').count()).toBe(0);
  expect(app.troubles).toEqual([]);
});

test('who dies reads an epitaph, and watches the others when he wants to', async () => {
  await using app = await App.visit({ settings: { speed: 'quick' }, motion: true });
  const { page } = app;
  await lay(
    app,
    {},
    ['hugo', 'tatianna'],
    [
      { chamber: ROOM, at: 'D4', entry: 'south' },
      { chamber: 'bottomless-pit-straight', at: 'D3', entry: 'south' },
      { hero: 0, at: 'D4' },
      ...AWAY,
      { put: 'treasure-giant-ruby', in: 'loot:0' },
      { dice: [6, 6] },
    ],
  );
  await page.locator('[data-cell="D3"][data-kind="open"]').dispatchEvent('click');
  const stone = page.locator('.dq-fate[data-kind="dead"]');
  await stone.waitFor();
  const words = await stone.innerText();
  expect(words).toContain('bottomless pit at D3');
  expect(words).toContain('5 steps away');
  expect(words).toContain('4,500 gold');
  await page.getByRole('button', { name: 'Watch the others' }).click();
  await stone.waitFor({ state: 'detached' });
  expect(app.troubles).toEqual([]);
});
