/** Tables with friends, in several browsers, at the real server. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../testing/accessible.ts';
import { App, PHONE } from '../testing/app.ts';
import { Cable } from '../testing/cable.ts';
import { type Hosted, hostTables } from '../testing/server.ts';

let hosted: Hosted;
beforeAll(async () => {
  hosted = await hostTables();
});
afterAll(() => hosted[Symbol.asyncDispose]());

/** From Home to a table with an invitation: two clicks, and a name. */
async function setTable(app: App, name: string, game: string): Promise<string> {
  await app.go();
  await app.page.getByRole('link', { name: /Play with friends/ }).click();
  await app.page.getByLabel('Your name').fill(name);
  await app.page.getByRole('button', { name: `Set a table of ${game}`, exact: true }).click();
  return app.page.getByRole('textbox', { name: 'Invite friends' }).inputValue();
}

async function sitDown(app: App, link: string, name: string): Promise<void> {
  await app.page.goto(app.url() + link.split('#/')[1]);
  await app.page.getByLabel('Your name').fill(name);
  await app.page.getByRole('button', { name: 'Sit down' }).click();
  await app.page.getByText(/^Waiting for .* to begin/).waitFor();
}

/** The heroes in the order in which they fared, with those who play them, and who has won. */
function resultsOf(app: App): Promise<readonly string[]> {
  return app.page.locator('.ending-results tr').evaluateAll((rows) =>
    rows.map((row) => {
      const who = row.querySelector('th')?.textContent;
      return row.hasAttribute('data-winner') ? `${who} wins` : `${who}`;
    }),
  );
}

const FIGHT = 'button.dq-play';

/** Both play until one of them has something on the screen; false if the match was over before. */
async function playedInto(what: string, one: App, other: App): Promise<boolean> {
  const playing = other.playUntil('html[data-pause]');
  await one.playUntil(what);
  const found = (await one.page.locator(what).count()) > 0;
  await other.page.evaluate(() => {
    document.documentElement.dataset.pause = 'yes';
  });
  await playing;
  await other.page.evaluate(() => {
    delete document.documentElement.dataset.pause;
  });
  return found;
}

test('by an invitation to the end: two people, two bots, an onlooker, and a cable that is pulled in a fight', async () => {
  await using cable = await Cable.to(hosted.port);
  await using ada = await App.visit({ address: hosted.address });
  await using otto = await App.visit({ address: cable.address, size: PHONE });
  await using eve = await App.visit({ address: hosted.address });
  // Where WebSockets are broken, requests do.
  await eve.context.addInitScript(() => {
    globalThis.WebSocket = class extends WebSocket {
      constructor() {
        super('ws://127.0.0.1:1');
      }
    };
  });
  const link = await setTable(ada, 'Ada', 'DungeonQuest');
  for (const seat of [2, 3]) {
    await ada.page.locator('.lobby-seat').nth(seat).locator('select').selectOption('apprentice');
    await ada.page.locator('.lobby-seat').nth(seat).and(ada.page.locator('[data-kind="bot"]')).waitFor();
  }
  await sitDown(otto, link, 'Otto');
  expect(await violations(otto)).toBe('');
  await eve.page.goto(`${eve.url()}${link.split('#/')[1]}/look`);
  await ada.page.getByText('Everybody is here.').waitFor();
  expect(await violations(ada)).toBe('');
  await ada.page.getByRole('button', { name: 'Begin', exact: true }).click();
  await eve.page.getByText('You are looking on').waitFor();

  let fought = await playedInto(FIGHT, otto, ada);
  // Dungeons differ: whoever met nothing to fight goes down once more.
  while (!fought) {
    await ada.page.getByRole('button', { name: 'Play again together' }).click();
    for (const app of [otto, eve]) await app.page.getByRole('link', { name: 'To the new table' }).click();
    await ada.page.getByRole('button', { name: 'Begin', exact: true }).click();
    fought = await playedInto(FIGHT, otto, ada);
  }
  // A click that was slow to arrive on a busy machine may have been made twice, and was refused.
  await otto.page.locator('.toast.trouble').first().waitFor({ state: 'detached' });
  // What he chooses arrives, and no answer does: he cannot know, and says it again when he is back.
  cable.deafen();
  await cable.hears(() => otto.page.locator(FIGHT).first().click());
  cable.pull();
  await otto.page.getByText('Connection lost. Trying again…').waitFor();
  const before = await otto.moment();
  cable.mend();
  await otto.page.waitForFunction(
    (was) => document.querySelector('[data-moment]')?.getAttribute('data-moment') !== was,
    before,
  );
  await otto.page.getByText('Connection lost. Trying again…').waitFor({ state: 'detached' });
  expect(await otto.page.locator('.toast.trouble').count()).toBe(0);
  await Promise.all([ada.playUntil(), otto.playUntil()]);

  for (const app of [ada, otto, eve]) {
    await app.over.waitFor();
    expect(await app.page.locator('.ending-results tr').count()).toBe(4);
  }
  expect(await violations(ada)).toBe('');
  // How it ended is told to each in his own words (“you”); who fared how is the same for all.
  const results = await resultsOf(ada);
  expect(await resultsOf(otto)).toEqual(results);
  expect(await resultsOf(eve)).toEqual(results);
  await otto.page.getByRole('button', { name: 'Fair dice' }).click();
  await otto.page.getByText(/your own part is in it/).waitFor();
  await otto.page.keyboard.press('Escape');
  await otto.page.getByRole('button', { name: 'Play again together' }).click();
  await otto.page.getByText('Waiting for Ada to begin.').waitFor();
  await ada.page.getByRole('link', { name: 'To the new table' }).waitFor();
  // The match is one of this browser's now.
  await ada.page.getByRole('link', { name: 'Watch the replay' }).click();
  await ada.page.getByText(/^0 of \d+$/).waitFor();
  expect(ada.troubles).toEqual([]);
});

test('what is said is heard, who is muted or blocked is not, and Home knows whose turn it is', async () => {
  await using ada = await App.visit({ address: hosted.address, size: PHONE });
  await using otto = await App.visit({ address: hosted.address, settings: { theme: 'light' } });
  const link = await setTable(ada, 'Ada', 'Dungeon!');
  await otto.page.goto(link);
  await otto.page.getByLabel('Your name').waitFor();
  await otto.go();
  await otto.page.getByRole('heading', { name: 'You are invited' }).waitFor();
  await otto.page.locator('.far-table a').click();
  await sitDown(otto, link, 'Otto');
  await ada.page.getByRole('button', { name: 'Hello!' }).click();
  await otto.page.locator('.talk-line').getByText('Hello!').waitFor();
  expect(await violations(otto)).toBe('');
  await ada.page.getByRole('button', { name: 'Begin', exact: true }).click();
  await Promise.all([ada.prompt.waitFor(), otto.prompt.waitFor()]);
  await otto.page.getByRole('button', { name: 'Talk' }).click();
  const words = otto.page.getByRole('textbox', { name: 'Say something' });
  await words.fill('Mind the ogre');
  await words.press('Enter');
  await ada.page.getByRole('button', { name: 'Talk, 1 new' }).click();
  await ada.page.locator('.talk-line').getByText('Mind the ogre').waitFor();
  expect(await violations(ada)).toBe('');
  await ada.page.getByRole('button', { name: 'Mute Otto' }).click();
  await ada.page.locator('.talk-line').getByText('Mind the ogre').waitFor({ state: 'detached' });
  await ada.page.getByRole('button', { name: 'Hear Otto again' }).click();
  await ada.page.locator('.talk-line').getByText('Mind the ogre').waitFor();
  await ada.page.getByRole('button', { name: 'Block Otto' }).click();
  await ada.page.getByText(/Otto cannot sit down at tables you set/).waitFor();
  expect(await violations(ada)).toBe('');
  await ada.page.getByRole('button', { name: 'Block', exact: true }).click();
  await ada.page.locator('.talk-line').getByText('Mind the ogre').waitFor({ state: 'detached' });
  await words.fill('Ada?');
  await words.press('Enter');
  await otto.page.locator('.talk-line').getByText('Ada?').waitFor();
  await otto.page.getByRole('button', { name: 'Hello!' }).click();
  await ada.page.getByRole('button', { name: 'Unblock Otto' }).waitFor();
  expect(await violations(ada)).toBe('');
  await ada.page.keyboard.press('Escape');
  await otto.page.keyboard.press('Escape');
  // After the first choice somebody is awaited: his Home calls him.
  const whoIsAsked = () =>
    Promise.any(
      [ada, otto].map(async (app) => {
        await app.choices.first().waitFor();
        return app;
      }),
    );
  await (await whoIsAsked()).chooseAny();
  const asked = await whoIsAsked();
  await asked.go();
  await asked.page.locator('.far-table[data-yours]').getByText('Your turn').waitFor();
  expect(await violations(asked)).toBe('');
  // It can be taken back where one's account is.
  await ada.go('me');
  await ada.page.getByRole('heading', { name: 'Blocked people' }).waitFor();
  expect(await violations(ada)).toBe('');
  await ada.page.getByRole('button', { name: 'Unblock Otto' }).click();
  await ada.page.getByRole('heading', { name: 'Blocked people' }).waitFor({ state: 'detached' });
  expect(ada.troubles).toEqual([]);
});

test('where no tables are served Home does not offer any, and links say so kindly', async () => {
  await using app = await App.visit();
  await app.go();
  await app.page.getByRole('link', { name: /Never played/ }).waitFor();
  expect(await app.page.getByRole('link', { name: /Play with friends/ }).count()).toBe(0);
  await app.go('online/some-table/some-invitation');
  await app.page.getByText(/has no tables for friends/).waitFor();
  expect(app.troubles).toEqual([]);
});

test('a link that leads nowhere says so, and an older page is told to load anew', async () => {
  await using app = await App.visit({ address: hosted.address });
  await app.go('online/no-such-table/no-such-invitation');
  await app.page.getByText('There is no such table').waitFor();
  // From the next line on.
  await app.page.routeWebSocket(/socket/, (socket) => {
    socket.onMessage((text) => {
      const { id } = JSON.parse(String(text));
      socket.send(
        JSON.stringify({ type: 'error', id, code: 'reload', message: 'There is a newer version.' }),
      );
    });
  });
  await app.go('friends');
  await app.page.reload();
  await app.page.getByRole('alert').getByRole('button', { name: 'Load it' }).waitFor();
  expect(app.troubles).toEqual([]);
});
