import { Playthrough, stateHash } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { openClassic } from './game.ts';
import { tableOptions } from './options.ts';
import { type Recorded, readRecorded } from './testing/recorded.ts';

const game = openClassic();
const recorded = readRecorded();

const ADVICE =
  'A match in progress would be stranded. If the rules or the content changed on purpose, raise the version in ' +
  'game.ts and record anew: npx node games/dungeonquest/classic/testing/record.ts. If not, undo what changed them.';

function replayed({ record, name }: Recorded): Playthrough<never> {
  try {
    return Playthrough.replay(game, record) as Playthrough<never>;
  } catch (error) {
    throw new Error(`'${name}' does not replay: ${(error as Error).message}\n${ADVICE}`, { cause: error });
  }
}

describe('recorded matches', () => {
  it('are as many and as different as they must be, once there are any', () => {
    if (recorded.length === 0) return;
    expect(recorded.length).toBeGreaterThanOrEqual(60);
    expect(new Set(recorded.map(({ record }) => record.setup.seats.length))).toEqual(new Set([1, 2, 3, 4]));
    for (const { id, standard } of tableOptions) {
      const used = recorded.filter(({ record }) => record.setup.options[id] !== standard);
      expect(used.length, `matches with '${id}'`).toBeGreaterThan(1);
    }
    expect(recorded.some(({ outcome }) => outcome.winners.length > 0)).toBe(true);
  });

  it.each(recorded.map((match, i) => ({ ...match, i })))('DQ-INV-31 $i ($name) replays', (match) => {
    const play = replayed(match);
    expect(stateHash(play.match), ADVICE).toBe(match.hash);
    expect(play.match.outcome, ADVICE).toEqual(match.outcome);
  });
});
