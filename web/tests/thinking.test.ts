/** Bots in the browser think in workers of their own. */
import { Alone } from '@underhall/bots';
import { exampleBoxes } from '@underhall/kernel/examples';
import { freshRecord, speaking, Table } from '@underhall/table';
import { expect, test } from 'vitest';
import { App } from '../testing/app.ts';
import { keptIn } from '../testing/keeping.ts';

test('a match between bots is the same in the browser, where workers think for them, as anywhere', async () => {
  const [box] = exampleBoxes.filter(({ id }) => id === 'pig');
  const speech = speaking(box);
  const record = freshRecord(speech.game, { seats: [{}, {}], options: { goal: 30 }, seed: 'browser' });
  const sitters = ['A', 'B'].map((name) => ({ kind: 'bot', name, level: 'veteran' }) as const);
  const here = new Table(speech, { id: '', sitters, record, picks: [] }, { thinker: () => new Alone() });
  while (await here.answer());

  await using app = await App.visit();
  await app.bringIn(record, sitters);
  expect(await app.ready()).toBe('over');
  const [kept] = await keptIn(app, 'matches');
  expect((kept.record as typeof record).choices).toEqual(here.record.choices);
  // The table's own, and at least one that thinks.
  expect(app.page.workers().length).toBeGreaterThan(1);
  expect(app.troubles).toEqual([]);
});
