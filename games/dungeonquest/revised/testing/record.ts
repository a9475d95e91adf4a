// `npx node games/dungeonquest/revised/testing/record.ts`: records the matches in recorded/ anew. To be done when the rules
// or the content have changed on purpose, after raising the version in game.ts. With `--keep` the choices stay as they
// are, for changes that lead to no other outcome.
import { join } from 'node:path';
import { recordMatches, renewRecorded } from '@underhall/kernel/testing';
import { recordedTables } from '../../testing/tables.ts';
import { openRevised } from '../game.ts';
import { agreed } from './tables.ts';

const folder = join(import.meta.dirname, '../recorded');
const tables = recordedTables(agreed, { rounds: 12 }, 50);
if (process.argv.includes('--keep')) renewRecorded(openRevised(), folder);
else recordMatches(openRevised(), tables, ['random', 'sensible', 'greedy'], folder);
