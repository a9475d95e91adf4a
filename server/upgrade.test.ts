import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Laid } from './room/doc.ts';
import { Client, NONCE } from './testing/client.ts';
import { type Hosted, host } from './testing/hosted.ts';

let at: Hosted;

beforeAll(async () => {
  at = await host();
});

afterAll(() => at.end());

/** A match of Ada with a bot, so many choices old, whose server has ended. */
async function played(choices: number): Promise<{ ada: Client; table: string }> {
  const ada = await Client.join(at.port, 'Ada');
  const { table = '' } = await ada.ask({
    type: 'create',
    game: 'market',
    places: [
      { kind: 'me', nonce: NONCE },
      { kind: 'bot', level: 'apprentice' },
    ],
  });
  await ada.watch(table);
  await ada.ask({ type: 'start', table });
  await ada.play(table, () => 0, choices);
  await ada.until(() => ada.isAsked(table));
  ada.close();
  await ada.gone;
  await at.running.close();
  at = await at.again();
  return { ada, table };
}

/** The table as a server of other rules has left it. */
async function leftBy(version: string, table: string): Promise<void> {
  const { store } = at.running.hall;
  const laid = (await store.table(table)) as Laid;
  await store.changeTable({ ...laid, revision: laid.revision + 1, doc: { ...laid.doc, version } });
}

test('a match of older rules goes on from how it stood', async () => {
  const { ada, table } = await played(4);
  const before = ada.tables.get(table)?.view.toJSON();
  await leftBy('0-older', table);
  await ada.connect(at.port);
  await ada.watch(table);
  await ada.until(() => ada.cards.get(table)?.version !== '0-older');
  expect(ada.tables.get(table)?.view.toJSON()).toEqual(before);
  await ada.play(table, () => 0);
  await ada.until(() => ada.cards.get(table)?.phase === 'over');
  await expect(ada.ask({ type: 'record', table })).rejects.toMatchObject({ code: 'phase' });
  ada.close();
});

test('a match that does not fit the rules any more ends as it stood, and its people are told', async () => {
  const { ada, table } = await played(4);
  const { store } = at.running.hall;
  const { saved, number } = (await store.snapshot(table)) ?? {};
  if (!saved || number === undefined) throw new Error('There is no snapshot.');
  const [zone, ...zones] = Object.entries(saved.zones);
  // Another game, with one card less.
  const other = { ...saved, zones: Object.fromEntries([[zone[0], zone[1].slice(1)], ...zones]) };
  await store.keepSnapshot({ table, number, saved: other });
  await leftBy('0-older', table);
  const steps = await store.steps(table, 0);
  await ada.connect(at.port);
  await ada.watch(table);
  await ada.until(() => ada.cards.get(table)?.phase === 'stranded');
  await expect(ada.ask({ type: 'choose', table, option: 'x', moment: 0 })).rejects.toMatchObject({
    code: 'phase',
  });
  expect((await ada.ask({ type: 'look', table })).card).toMatchObject({
    phase: 'stranded',
    standing: { seats: [expect.anything(), expect.anything()] },
  });
  expect(await store.steps(table, 0)).toEqual(steps);
  ada.close();
});
