import { type Json, NONE, Playthrough } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { exitName } from '../grid.ts';
import { firstExit, stepsTo, TO_TOWER, TO_TREASURE, TURN, wayTo } from '../way.ts';
import { openClassic } from './game.ts';
import type { M } from './world.ts';

const game = openClassic();

function tableWith(...statements: Record<string, Json>[]): M {
  const table = { seats: [{ hero: 'hugo' }], seed: 'way' };
  return new Playthrough(game, table, [...statements, { turn: 0 }]).match;
}

describe('the way', () => {
  it('through the unknown takes as many steps as there are squares', () => {
    const match = tableWith({ hero: 0, at: 'A1' });
    const [hero] = match.world.heroes;
    expect(stepsTo(TO_TREASURE, hero.space)).toBe(10);
    expect(wayTo(match, hero, TO_TREASURE)).toBeGreaterThanOrEqual(10 * TURN);
    expect(['east', 'south']).toContain(exitName(firstExit()));
  });

  it('goes round a wall', () => {
    const room = (at: string, entry: string) => ({ chamber: 'dungeon-room-tee', at, entry });
    const match = tableWith(
      room('C1', 'north'),
      { hero: 0, at: 'C1' },
      { chamber: 'dungeon-room-cross', at: 'B1' },
    );
    const [hero] = match.world.heroes;
    wayTo(match, hero, TO_TREASURE);
    // Entered from the north, a tee has a wall ahead, in the south.
    expect(exitName(firstExit())).not.toBe('south');
  });

  it('leads through a Corridor rather than through a room', () => {
    const match = tableWith(
      { chamber: 'dungeon-room-cross', at: 'B2', entry: 'south' },
      { hero: 0, at: 'B2' },
      { chamber: 'dungeon-room-cross', at: 'A2', entry: 'south' },
      { chamber: 'corridor-cross', at: 'B1', entry: 'south' },
    );
    const [hero] = match.world.heroes;
    const cost = wayTo(match, hero, TO_TOWER);
    expect(exitName(firstExit())).toBe('north');
    expect(cost).toBeLessThan(2 * TURN);
  });

  it('has no first exit where the Hero has arrived', () => {
    const match = tableWith({ hero: 0, at: 'A1' });
    const [hero] = match.world.heroes;
    expect(wayTo(match, hero, TO_TOWER)).toBe(0);
    expect(firstExit()).toBe(NONE);
  });

  it('DQ-CHASM-2 does not lead over a Chasm', () => {
    const match = tableWith(
      { chamber: 'dungeon-room-cross', at: 'C2', entry: 'south' },
      { hero: 0, at: 'C2' },
      { chamber: 'chasm-diagonal-left', at: 'B2', entry: 'east' },
    );
    const [hero] = match.world.heroes;
    wayTo(match, hero, TO_TOWER);
    // Entered from the east, the other side of that Chasm is where the tower lies: west and north.
    expect(exitName(firstExit())).not.toBe('west');
  });
});
