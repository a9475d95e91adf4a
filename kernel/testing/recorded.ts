/** Recorded matches: an upgrade strands no match, because these must replay to the states they were recorded with. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../game.ts';
import { canonical } from '../hash.ts';
import { NONE } from '../ids.ts';
import type { Outcome } from '../outcome.ts';
import { Playthrough } from '../playthrough.ts';
import type { MatchRecord } from '../record.ts';
import { Rng } from '../rng.ts';
import { stateHash } from '../save.ts';
import type { TableOption, Wanted } from '../setup.ts';
import { STYLES, type Style } from './styles.ts';

export interface Recorded {
  /** What kind of table it was and how it was played. */
  readonly name: string;
  readonly record: MatchRecord;
  /** Of the state at the end. */
  readonly hash: string;
  readonly outcome: Outcome;
}

/** A table that is worth recording. */
export interface NamedTable {
  readonly name: string;
  readonly table: Wanted;
}

/** Any number of `.jsonl` files, a match on each line. */
export function readRecorded(folder: string): Recorded[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return files.sort().flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Recorded),
  );
}

/** What recorded matches must show. */
export interface Variety {
  readonly matches: number;
  readonly seats: readonly number[];
  /** Each must differ from its standard in two matches at least. */
  readonly options: readonly TableOption[];
}

/** Throws if the matches are too few, or too much alike to keep an upgrade from stranding somebody's match. */
export function checkVariety(recorded: readonly Recorded[], { matches, seats, options }: Variety): void {
  const setups = recorded.map(({ record }) => record.setup);
  if (setups.length < matches)
    throw new Error(`${setups.length} matches are recorded; ${matches} are wanted.`);
  for (const count of seats)
    if (!setups.some((setup) => setup.seats.length === count))
      throw new Error(`No match of ${count} seats is recorded.`);
  for (const { id, standard } of options) {
    const others = setups.filter((setup) => canonical(setup.options[id]) !== canonical(standard));
    if (others.length < 2) throw new Error(`'${id}' is not the standard in ${others.length} matches only.`);
  }
  if (!recorded.some(({ outcome }) => outcome.winners.length > 0)) throw new Error('Nobody wins.');
}

const ADVICE =
  'A match in progress would be stranded. If the rules or the content changed on purpose, raise the version of the ' +
  'game and record anew (testing/record.ts). If not, undo what changed them.';

/** Throws if the match does not replay to the state and the outcome it was recorded with. */
export function checkRecorded<W>(game: Game<W>, { name, record, hash, outcome }: Recorded): void {
  const { match } = replayed(game, name, record);
  if (stateHash(match) !== hash) throw new Error(`'${name}' replays to another state. ${ADVICE}`);
  if (canonical(match.outcome) !== canonical(outcome))
    throw new Error(`'${name}' replays to another outcome: ${JSON.stringify(match.outcome)}. ${ADVICE}`);
}

function replayed<W>(game: Game<W>, name: string, record: MatchRecord): Playthrough<W> {
  try {
    return Playthrough.replay(game, record);
  } catch (error) {
    throw new Error(`'${name}' does not replay: ${(error as Error).message}\n${ADVICE}`, { cause: error });
  }
}

/** Keeps the recorded choices under a new version or a new form of the state; every outcome must be what it was. */
export function renewRecorded<W>(game: Game<W>, folder: string): void {
  const lines = readRecorded(folder).map(({ name, record, outcome }) => {
    const renewed = { ...record, version: game.version };
    const { match } = replayed(game, name, renewed);
    if (canonical(match.outcome) !== canonical(outcome))
      throw new Error(`'${name}' has another outcome now.`);
    return JSON.stringify({ name, record: renewed, hash: stateHash(match), outcome });
  });
  writeFileSync(join(folder, 'matches.jsonl'), `${lines.join('\n')}\n`);
  console.log(`${lines.length} matches go on as version ${game.version}, with the same outcomes.`);
}

/** Plays a match at each table, in one style after the other, and keeps them as the game's recorded matches. */
export function recordMatches<W>(
  game: Game<W>,
  tables: readonly NamedTable[],
  styles: readonly Style[],
  folder: string,
): void {
  const lines = tables.map((table, number) =>
    JSON.stringify(played(game, table, styles[number % styles.length], number)),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'matches.jsonl'), `${lines.join('\n')}\n`);
  console.log(`${lines.length} matches of version ${game.version} are recorded.`);
}

/** Somebody gives up in every tenth match, so that this is recorded too. */
function played<W>(game: Game<W>, { name, table }: NamedTable, style: Style, number: number): Recorded {
  const seed = `recorded ${number}`;
  const rng = Rng.fromSeed(seed);
  const play = new Playthrough(game, { ...table, seed });
  for (let choice = 0; play.match.asked() !== NONE; choice++) {
    const seat = play.match.asked();
    if (number % 10 === 9 && choice === 25) play.resign(seat);
    else play.choose(seat, STYLES[style](play.match, seat, rng).id);
  }
  const { match } = play;
  if (!match.outcome) throw new Error(`Match ${number} has no outcome.`);
  return { name: `${name}, ${style}`, record: play.record, hash: stateHash(match), outcome: match.outcome };
}
