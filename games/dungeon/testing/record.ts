// `npx node games/dungeon/testing/record.ts`: records the matches in recorded/ anew. To be done when the rules or the
// content have changed on purpose, after raising the version in game.ts.
import { join } from 'node:path';
import { type NamedTable, recordMatches } from '@underhall/kernel/testing';
import { TYPES } from '../content.ts';
import { openDungeon } from '../game.ts';

/** Every number of seats, Basic and Expert, with types that are brought and types that are chosen. */
function tables(): NamedTable[] {
  const found: NamedTable[] = [];
  for (const expert of [false, true]) {
    for (let seats = 2; seats <= (expert ? 8 : 4); seats++) {
      const types = expert ? TYPES : TYPES.slice(0, 2);
      for (const brought of [false, true]) {
        for (const rounds of [25, 60, 120]) {
          const table = {
            options: { expert, rounds },
            seats: Array.from({ length: seats }, (_, i) =>
              brought ? { adventurer: types[(i + rounds) % types.length] } : {},
            ),
          };
          found.push({ name: `${expert ? 'Expert' : 'Basic'}, ${seats}, ${rounds} rounds`, table });
        }
      }
    }
  }
  return found;
}

recordMatches(
  openDungeon(),
  tables(),
  ['random', 'sensible', 'curious'],
  join(import.meta.dirname, '../recorded'),
);
