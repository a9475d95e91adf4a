/** Tables of Dungeoneer for tests: set by hand or arranged. */
import { dungeoneer } from '@underhall/dungeoneer';
import type { App } from './app.ts';

/** Sets a table for two against a quick bot and begins. */
export async function begin(app: App, seed: string): Promise<void> {
  await app.go('set/dungeoneer');
  for (const who of (await app.page.locator('.seat-who select').all()).slice(1))
    await who.selectOption('apprentice');
  await app.page.getByLabel('Seed').fill(seed);
  await app.page.getByRole('button', { name: 'Begin', exact: true }).click();
  await app.page.locator('.prompt').waitFor();
}

interface Arranged {
  readonly first?: number;
  readonly mine?: object;
  readonly theirs?: object;
  readonly more?: readonly object[];
}

const IDLE = ['repel', 'counted-beat'];

/** A match against a bot that begins arranged: Aude Karr is mine, Brannoc Vell the bot's. */
export async function lay(
  app: App,
  { first = 0, mine = {}, theirs = {}, more = [] }: Arranged,
): Promise<void> {
  const arranged = [
    { hero: 0, is: 'sister-aude-karr', hand: IDLE, ...mine },
    { hero: 1, is: 'brannoc-vell', hand: ['unring-the-bell'], ...theirs },
    { first },
    ...more,
  ];
  const setup = { options: {}, seats: [{}, {}], seed: 'arranged' };
  const sitters = [
    { kind: 'me', name: 'Me' },
    { kind: 'bot', name: 'Pim', level: 'apprentice' },
  ];
  const record = { game: 'dungeoneer', version: dungeoneer.open().version, setup, arranged, choices: [] };
  await app.bringIn(record, sitters);
}
