// `npx node games/dungeoneer/testing/record.ts`: records the matches in recorded/ anew. To be done when the rules or
// the content have changed on purpose, after raising the version in game.ts. With `--keep` the choices stay as they
// are, for changes that lead to no other outcome.
import { join } from 'node:path';
import { recordMatches, renewRecorded } from '@underhall/kernel/testing';
import { openDungeoneer } from '../game.ts';
import { recordedTables } from './tables.ts';

const folder = join(import.meta.dirname, '../recorded');
if (process.argv.includes('--keep')) renewRecorded(openDungeoneer(), folder);
else recordMatches(openDungeoneer(), recordedTables(), ['sensible', 'greedy', 'curious', 'random'], folder);
