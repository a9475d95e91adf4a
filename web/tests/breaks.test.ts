/** What can break outside our hands: addresses, what a browser keeps, a full disk, the worker behind the page. */
import { expect, test } from 'vitest';
import { violations } from '../testing/accessible.ts';
import { App, PHONE } from '../testing/app.ts';
import { keepIn, keptIn } from '../testing/keeping.ts';

test('no address gives an empty page', async () => {
  await using app = await App.visit();
  for (const [address, said] of [
    ['%', 'There is no such page.'],
    ['constructor', 'There is no such page.'],
    ['table/%', 'There is no such table in this browser.'],
    ['table/%E0%A4%A', 'There is no such table in this browser.'],
    ['replay/%', 'There is no such table in this browser.'],
    ['replay/link', 'This replay cannot be shown.'],
    ['replay/link/%', 'This replay cannot be shown.'],
    [`replay/link/${'A'.repeat(1_000_000)}`, 'This link is too long for a match.'],
    ['set/__proto__', 'This table cannot be set.'],
    ['rules/constructor', 'Rulebook'],
    ['compendium/__proto__', 'Compendium'],
  ]) {
    await app.go(address);
    await app.page.getByText(said).first().waitFor();
  }
  expect(app.troubles).toEqual([]);
});

/** A match of Pig in the middle, one at its end, and copies of them with something wrong. */
async function fillStore(app: App): Promise<void> {
  await app.begin('pig', { seed: 'kept' });
  await app.ready();
  await app.chooseAny();
  await app.ready();
  const [open] = await keptIn(app, 'matches');
  const outcome = { winners: [0], results: [{ score: 100 }, { score: 12 }], rule: 'PIG-WIN-1' };
  const over = { ...open, id: 'over', outcome, waitsFor: [] };
  const older = { ...(open.record as object), version: '0-before' };
  const { standing: _, ...unknown } = open;
  await keepIn(app, 'matches', [
    over,
    { ...open, id: 'older', record: older },
    { ...unknown, id: 'oldest', record: older },
    { ...over, id: 'older over', record: older },
    { ...open, id: 'no sitters', sitters: null },
    { ...open, id: 'no record', record: 7 },
    { ...open, id: 'no lesson', occasion: { kind: 'lesson' } },
    { ...open, id: 'no day', occasion: { kind: 'daily', name: 'never' } },
    { ...open, id: 'no time', changed: 'yesterday' },
    { ...over, id: 'no results', outcome: { winners: 3 } },
    { ...over, id: 'no end', changed: Number.POSITIVE_INFINITY },
    { id: 3 },
  ]);
  const pack = { id: 'pack', name: 'Draughts', game: 'pig', content: {}, added: 1 };
  await keepIn(app, 'packs', [pack, { ...pack, id: 'no time', added: {} }, { id: 'nothing' }]);
}

for (const [name, size] of Object.entries({ desktop: undefined, phone: PHONE }))
  test(`one damaged entry takes no other with it, and can be taken out and removed (${name})`, async () => {
    await using app = await App.visit(size ? { size } : {});
    await fillStore(app);
    const { page } = app;
    await app.go();
    const damaged = page.locator('.damaged');
    await damaged.first().waitFor();
    expect(await damaged.count()).toBe(6);
    await page.getByText('Other rules').first().waitFor();
    expect(await page.locator('.open-table:not(.damaged)').count()).toBe(3);
    expect(await violations(app)).toBe('');

    const save = damaged.first().getByRole('button', { name: 'Save what is left' });
    expect(await app.fileFrom(() => save.click())).toMatchObject({ underhall: 'damaged', kind: 'matches' });
    await damaged.first().getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.damaged').length === 5);

    await app.go('hall');
    await damaged.first().waitFor();
    expect(await damaged.count()).toBe(2);
    await page.getByText('All matches (2)').waitFor();
    expect(await violations(app)).toBe('');
    await app.go('packs');
    await damaged.first().waitFor();
    expect(await damaged.count()).toBe(2);
    await page.getByText('Draughts').waitFor();
    expect(await violations(app)).toBe('');
    for (const screen of ['table/no sitters', 'replay/no record']) {
      await app.go(screen);
      await page.getByRole('heading', { name: /A damaged match/ }).waitFor();
    }
    for (const screen of ['learn', 'daily', 'lab', 'set/pig']) {
      await app.go(screen);
      await page.locator('main h1').waitFor();
    }
    expect(app.troubles).toEqual([]);
  });

test('a match that was played by other rules shows how it stood, and can be exported and removed', async () => {
  await using app = await App.visit();
  await fillStore(app);
  const { page } = app;
  for (const screen of ['table/older', 'replay/older']) {
    await app.go(screen);
    await page.getByRole('heading', { name: 'How it stood' }).waitFor();
    await page.getByRole('heading', { name: 'What happened last' }).waitFor();
  }
  expect(await violations(app)).toBe('');
  const save = page.getByRole('button', { name: 'Export as a file' });
  expect(await app.fileFrom(() => save.click())).toMatchObject({ record: { version: '0-before' } });
  await page.getByRole('button', { name: 'Remove this match' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.locator('.open-table').first().waitFor();
  expect((await keptIn(app, 'matches')).map(({ id }) => id)).not.toContain('older');

  await app.go('replay/oldest');
  await page.getByText('That is all that was kept.').waitFor();
  await app.go('hall');
  await page.getByRole('link', { name: 'Look' }).click();
  await page.getByRole('heading', { name: 'How it ended' }).waitFor();
  await page.getByText('You win!').waitFor();
  expect(app.troubles).toEqual([]);
});

test('a choice that cannot be written is said not to have happened, and the next click works', async () => {
  await using app = await App.visit();
  await app.begin('pig', { seed: 'full', here: [1] });
  await app.ready();
  const [worker] = app.page.workers();
  await worker.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      IDBObjectStore.prototype.put = put;
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  const before = await app.moment();
  await app.choices.first().click();
  await app.page.getByText('That could not be saved, so it did not happen.').waitFor();
  expect(await app.moment()).toBe(before);
  await app.chooseAny();
});

test('a worker that cannot load, hangs or is gone is told of, with a way on', async () => {
  await using app = await App.visit();
  const { page } = app;
  // Nobody waits for the half minute after which a silent worker is given up.
  await page.clock.install();
  const told = async (words: string) => {
    const sentence = page.getByText(words).first();
    while (!(await sentence.isVisible())) await page.clock.runFor(1000);
  };
  const reload = page.getByRole('button', { name: 'Load the page again' });
  await page.route('**/worker-*.js', (route) => route.abort());
  await app.go('set/pig');
  await page.getByText('The game could not be loaded.').first().waitFor();
  await page.unroute('**/worker-*.js');
  await reload.first().click();
  await app.begin('pig', { seed: 'gone', here: [1] });
  await app.ready();

  await page.workers()[0].evaluate(() => {
    setTimeout(() => {
      for (;;);
    });
  });
  await app.page.evaluate(() => {
    location.hash = '#/replay/link/abc';
  });
  await told('This took too long and was stopped.');
  await app.begin('pig', { seed: 'gone', here: [1] });
  await app.ready();

  await page
    .workers()
    .at(-1)
    ?.evaluate(() => self.close());
  await app.choices.first().click();
  await told('No answer for a while.');
  await reload.click();
  await app.ready();
  await app.chooseAny();
});
