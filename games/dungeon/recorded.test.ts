import { Playthrough, stateHash } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { openDungeon } from './game.ts';
import { type Recorded, readRecorded } from './testing/recorded.ts';
import type { World } from './world.ts';

const game = openDungeon();
const recorded = readRecorded();

const ADVICE =
  'A match in progress would be stranded. If the rules or the content changed on purpose, raise the version in ' +
  'game.ts and record anew: npx node games/dungeon/testing/record.ts. If not, undo what changed them.';

function replayed({ record, name }: Recorded): Playthrough<World> {
  try {
    return Playthrough.replay(game, record);
  } catch (error) {
    throw new Error(`'${name}' does not replay: ${(error as Error).message}\n${ADVICE}`, { cause: error });
  }
}

describe('recorded matches', () => {
  it('are as many and as different as they must be, once there are any', () => {
    if (recorded.length === 0) return;
    expect(recorded.length).toBeGreaterThanOrEqual(60);
    const tables = new Set(
      recorded.map(({ record: { setup } }) => `${setup.options.expert} ${setup.seats.length}`),
    );
    expect(tables.size).toBe(10);
    expect(new Set(recorded.map(({ outcome }) => outcome.rule)).size).toBeGreaterThan(2);
  });

  it.each(recorded.map((match, i) => ({ ...match, i })))('DUN-INV-30 $i ($name) replays', (match) => {
    const play = replayed(match);
    expect(stateHash(play.match), ADVICE).toBe(match.hash);
    expect(play.match.outcome, ADVICE).toEqual(match.outcome);
  });
});
