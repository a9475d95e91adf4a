/** A match that was begun at one screen goes on online. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../testing/accessible.ts';
import { App, PHONE } from '../testing/app.ts';
import { type Hosted, hostTables } from '../testing/server.ts';

let hosted: Hosted;
beforeAll(async () => {
  hosted = await hostTables();
});
afterAll(() => hosted[Symbol.asyncDispose]());

/** Makes so many choices, in whichever of the browsers somebody is asked. */
async function chooseAmong(apps: readonly App[], times: number): Promise<void> {
  for (let made = 0; made < times; made++) {
    const asked = await Promise.any(
      apps.map(async (app) => {
        await app.choices.first().waitFor();
        return app;
      }),
    );
    await asked.chooseAny();
  }
}

test.each([
  ['dungeonquest-classic', 'Duel', PHONE],
  ['dungeonquest-revised', 'Classic', undefined],
  ['dungeon', undefined, undefined],
  ['dungeoneer', undefined, PHONE],
])(
  '%s: begun at home, taken online, the guest sits down by a link, and both play on',
  async (game, preset, size) => {
    await using ada = await App.visit({ address: hosted.address });
    await using otto = await App.visit({ address: hosted.address, ...(size ? { size } : {}) });
    await ada.begin(game, { ...(preset ? { preset } : {}), seed: 'begun at home' });
    await chooseAmong([ada], 3);
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('button', { name: 'Invite friends to this table' }).click();
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page
      .getByRole('note')
      .getByText(/Your machine has held the dice/)
      .waitFor();
    expect(await violations(ada)).toBe('');
    await ada.page.getByRole('button', { name: 'Take it online' }).click();
    const link = await ada.page.getByRole('textbox', { name: 'Invite friends' }).inputValue();
    expect(await violations(ada)).toBe('');

    await otto.page.goto(link);
    await otto.page.getByText(/began on Ada’s own machine.*after \d+ choices/).waitFor();
    expect(await violations(otto)).toBe('');
    await otto.page.getByLabel('Your name').fill('Otto');
    await otto.page.getByRole('button', { name: 'Sit down' }).click();
    await ada.page.getByText('Everybody is here.').waitFor();
    await ada.page.getByRole('button', { name: 'Go on', exact: true }).click();
    await Promise.all([ada.prompt.waitFor(), otto.prompt.waitFor()]);
    const begun = Number.parseInt((await ada.moment()) ?? '', 10);
    expect(begun).toBeGreaterThan(2);
    await otto.page.getByRole('button', { name: 'Begun at Ada’s' }).click();
    await otto.page
      .locator('.toast')
      .getByText(/Ada’s own machine, which knew its dice and cards/)
      .waitFor();
    await chooseAmong([ada, otto], 6);
    for (const app of [ada, otto])
      expect(Number.parseInt((await app.moment()) ?? '', 10)).toBeGreaterThan(begun);
    // It is here no more, and among the tables with friends.
    await ada.go();
    await ada.page
      .locator('.far-table')
      .getByText(/begun at Ada’s/)
      .waitFor();
    expect(await ada.page.locator('.open-table:not(.far-table)').count()).toBe(0);
    for (const app of [ada, otto]) expect(app.troubles).toEqual([]);
  },
);
