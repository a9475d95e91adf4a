/** The list of the day, in several browsers, at the real server. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../testing/accessible.ts';
import { App, PHONE } from '../testing/app.ts';
import { type Hosted, hostTables } from '../testing/server.ts';

let hosted: Hosted;
beforeAll(async () => {
  hosted = await hostTables();
});
afterAll(() => hosted[Symbol.asyncDispose]());

/** Plays the day's match to its end, and puts it on the list. */
async function finish(app: App, name: string): Promise<void> {
  await app.go('daily/dungeonquest-classic');
  await app.page.getByRole('button', { name: 'Go down' }).click();
  await app.prompt.waitFor();
  await app.playUntil();
  await app.over.waitFor();
  await app.go('daily/dungeonquest-classic');
  await app.page.getByLabel('Your name').fill(name);
  expect(await violations(app)).toBe('');
  await app.page.getByRole('button', { name: 'Put it on the list' }).click();
  await app.page.locator('.daily-run[data-mine]').getByText(name).waitFor();
}

test('runs of the day are put on a list, and watched by those who have finished their own', async () => {
  await using ada = await App.visit({ address: hosted.address });
  await using otto = await App.visit({ address: hosted.address, size: PHONE });
  await finish(ada, 'Ada');
  expect(await violations(ada)).toBe('');
  await otto.go('daily/dungeonquest-classic');
  const everybody = otto.page.getByRole('region', { name: 'Everybody today' });
  await everybody.getByText('Ada').waitFor();
  await everybody.getByText('Finish your own run, and you can watch theirs.').waitFor();
  expect(await everybody.getByRole('link').count()).toBe(0);
  await finish(otto, 'Otto');
  await everybody.getByRole('link', { name: 'Watch Ada’s run' }).click();
  await otto.page.getByText(/^0 of \d+$/).waitFor();
  for (const app of [ada, otto]) expect(app.troubles).toEqual([]);
});

test('where no tables are served the day is as it was', async () => {
  await using app = await App.visit();
  await app.go('daily/dungeonquest-classic');
  await app.page.getByRole('button', { name: 'Go down' }).waitFor();
  expect(await app.page.getByText('Everybody today').count()).toBe(0);
  expect(app.troubles).toEqual([]);
});
