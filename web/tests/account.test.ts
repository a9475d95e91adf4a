/** Who one is at tables with friends: on http://localhost, which browsers trust with passkeys. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../testing/accessible.ts';
import { App, PHONE } from '../testing/app.ts';
import { type Hosted, hostTables } from '../testing/server.ts';

let hosted: Hosted;
let address = '';
beforeAll(async () => {
  hosted = await hostTables();
  address = `http://localhost:${hosted.port}/`;
});
afterAll(() => hosted[Symbol.asyncDispose]());

/** A device that keeps passkeys, and whose owner is there and willing. */
async function giveAuthenticator(app: App): Promise<void> {
  const devtools = await app.context.newCDPSession(app.page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const button = (app: App, name: string | RegExp) => app.page.getByRole('button', { name, exact: true });
const told = (app: App, text: string | RegExp) =>
  app.page.locator('.toast').getByText(text).first().waitFor();

test('from a name to passkey and phrase, out and back by both, the file of it all, and gone for good', async () => {
  await using app = await App.visit({ address });
  await giveAuthenticator(app);
  const { page } = app;
  await app.go('friends');
  await page.getByRole('link', { name: /^On other machines, too/ }).click();
  await page.getByText('Nobody knows you here yet.').waitFor();
  expect(await violations(app)).toBe('');
  await page.getByLabel('Your name').fill('Ada');
  await page.keyboard.press('Enter');
  await page.getByText('Only this browser knows you.').waitFor();

  await button(app, 'Add a passkey').click();
  await page.locator('.passkeys').getByText('My computer').waitFor();
  await button(app, 'Make a phrase').click();
  await page.locator('.phrase').waitFor();
  const phrase = (await page.locator('.phrase span').allTextContents()).join('-');
  expect(phrase).toMatch(/^(\w{4}-){5}\w{4}$/);
  expect(await violations(app)).toBe('');
  await button(app, 'I wrote it down').click();
  expect(await violations(app)).toBe('');

  // Who has ways back goes without being asked, and comes back by either.
  await button(app, 'Sign out here').click();
  await page.getByText('You have been here before?').waitFor();
  await button(app, 'Use a passkey').click();
  await told(app, 'Welcome back, Ada.');
  await page.locator('.passkeys').getByText('Used now').waitFor();
  await button(app, 'Sign out everywhere').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText('You have been here before?').waitFor();
  await page.getByLabel('Your name').fill('Somebody');
  await button(app, 'Save name').click();
  await page.getByRole('heading', { name: 'You are somebody else?' }).waitFor();
  await page.getByLabel('Your phrase').fill('abcd efgh');
  await button(app, 'Come back').click();
  await button(app, 'Leave Somebody behind').click();
  await told(app, 'Nobody here has this phrase. Check each group of letters.');
  await page.getByLabel('Your phrase').fill(phrase.toUpperCase().replaceAll('-', ' '));
  await button(app, 'Come back').click();
  await button(app, 'Leave Somebody behind').click();
  await page.locator('.passkeys').getByText('My computer').waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ada');

  await page.getByLabel('Your name').fill('Ada L.');
  await button(app, 'Save name').click();
  await told(app, 'You are Ada L. now.');
  const file = await app.fileFrom(() => button(app, 'Save my data').click());
  expect(file).toMatchObject({ name: 'Ada L.', passkeys: [{ name: 'My computer' }], tables: [] });
  await button(app, 'Remove My computer').click();
  await button(app, 'Remove passkey').click();
  await page.locator('.passkeys').waitFor({ state: 'detached' });
  await button(app, 'Delete my data').click();
  await page.getByText(/^Matches with others stay with them/).waitFor();
  expect(await violations(app)).toBe('');
  await button(app, 'Delete for good').click();
  await page.getByText('Nobody knows you here yet.').waitFor();
  await page.getByLabel('Your phrase').fill(phrase);
  await button(app, 'Come back').click();
  await told(app, 'Nobody here has this phrase. Check each group of letters.');
  // The server says 403 to a phrase of nobody, and the browser notes that.
  expect(app.troubles.filter((trouble) => !trouble.includes('403'))).toEqual([]);
});

test('at an address that is a number it says why there are no passkeys, and a phrase does', async () => {
  await using app = await App.visit({ address: hosted.address, size: PHONE, settings: { theme: 'light' } });
  await app.go('settings');
  await app.page.getByRole('link', { name: 'Your account' }).click();
  await app.page.getByLabel('Your name').fill('Otto');
  await button(app, 'Save name').click();
  await app.page.getByText(/127\.0\.0\.1 is a number/).waitFor();
  expect(await button(app, 'Use a passkey').count()).toBe(0);
  expect(await violations(app)).toBe('');
  expect(app.troubles).toEqual([]);
});
