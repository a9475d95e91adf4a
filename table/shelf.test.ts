import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesIn, isTestCode, root } from '../tools/files.ts';
import { boxOf, NoSuchGame } from './boxes.ts';
import { shelf } from './shelf.ts';

const playable = shelf.filter((game) => game.playable);

test.each(playable)('what the shelf says of $id is true', async ({ id, name, players, presets, folder }) => {
  const box = await boxOf(id);
  const { least, most } = box.open().spec.seats;
  expect({ id, name }).toEqual({ id: box.id, name: box.name });
  expect(players).toBe(least === most ? String(least) : `${least}–${most}`);
  expect(existsSync(fileURLToPath(new URL(`../${folder}/rules.md`, import.meta.url)))).toBe(true);
  for (const { seats } of presets ?? []) expect(seats >= least && seats <= most).toBe(true);
});

test('no game stands on the shelf twice, and what is not there cannot be opened', async () => {
  expect(new Set(shelf.map(({ id }) => id)).size).toBe(shelf.length);
  for (const id of ['chess', 'constructor']) {
    await expect(boxOf(id)).rejects.toThrow(NoSuchGame);
  }
});

/** Where a game is entered by its id. */
const DOORS = ['table/shelf.ts', 'table/boxes.ts', 'web/src/games/appearances.ts'];

test('what games share knows none of them by its id', () => {
  const ids = new RegExp(`['"\`](?:${shelf.map(({ id }) => id).join('|')})['"\`]`);
  const rooms = '{app,art,games,lab,learn,messages,parts,play,screens,sound,table}';
  const shared = filesIn(root, [
    'table/**/*.ts',
    'lab/**/*.ts',
    'cli/src/**/*.ts',
    `web/src/${rooms}/**/*.{ts,tsx}`,
  ]);
  const knowing = shared.filter(
    (file) => !isTestCode(file) && !DOORS.includes(file) && ids.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  expect(shared.length).toBeGreaterThan(150);
  expect(knowing).toEqual([]);
});
