// `npx node games/dungeonquest/classic/testing/record.ts`: records the matches in recorded/ anew. To be done when the rules
// or the content have changed on purpose, after raising the version in game.ts. With `--keep` the choices stay as they
// are, for changes that lead to no other outcome.
import { join } from 'node:path';
import type { Json } from '@underhall/kernel';
import { type NamedTable, recordMatches, renewRecorded } from '@underhall/kernel/testing';
import { openClassic } from '../game.ts';
import { conflicts, tableOptions } from '../options.ts';
import { randomTable } from './tables.ts';

/** Every option alone at every table it can be played at, then random mixes. */
function tables(): NamedTable[] {
  const found: NamedTable[] = [];
  for (const seats of [1, 2, 3, 4]) {
    for (const options of [{}, ...tableOptions.map(alone)]) {
      const table = { options, seats: Array.from({ length: seats }, () => ({ hero: 'random' })) };
      if (conflicts({ ...table, seed: '' }).length > 0) continue;
      found.push({ name: `${seats}, ${Object.keys(options)[0] ?? 'standard'}`, table });
    }
  }
  for (let seed = 0; seed < 20; seed++) {
    const table = randomTable(seed);
    found.push({ name: `${table.seats.length}, mixed`, table });
  }
  return found;
}

function alone(option: (typeof tableOptions)[number]): Record<string, Json> {
  if (option.kind === 'flag') return { [option.id]: true };
  return { [option.id]: option.id === 'might' ? 2 : 12 };
}

const folder = join(import.meta.dirname, '../recorded');
if (process.argv.includes('--keep')) renewRecorded(openClassic(), folder);
else recordMatches(openClassic(), tables(), ['random', 'sensible', 'greedy'], folder);
