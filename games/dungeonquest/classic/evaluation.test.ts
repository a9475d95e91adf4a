import { cheapChoice, type EventIn, type Json, type Match, Playthrough, Rng } from '@underhall/kernel';
import { playWatched } from '@underhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluation.ts';
import { nameOf } from '../grid.ts';
import { isDone, stopOthers } from '../standing.ts';
import { tally } from './tally.ts';
import { watched } from './testing/watched.ts';
import type { World } from './world.ts';

const { game } = watched;
const HEROES = ['hugo', 'tatianna', 'lindel', 'gherinn'];

type Statement = Record<string, Json>;

function standing(seats: number, ...statements: Statement[]): Match<World> {
  const table = { seats: HEROES.slice(0, seats).map((hero) => ({ hero })), seed: 'worth' };
  return new Playthrough(game, table, [...statements, { turn: 0 }]).match;
}

/** What a position is worth to the first seat. */
function worth(seats: number, ...statements: Statement[]): number {
  return evaluate(standing(seats, ...statements), 0);
}

const trifle: Statement = { put: 'corpse-bent-coin', in: 'loot:0' };
const ruby: Statement = { put: 'treasure-giant-ruby', in: 'loot:0' };
const near: Statement[] = [
  { chamber: 'dungeon-room-cross', at: 'B1' },
  { hero: 0, at: 'B1' },
];
const far: Statement[] = [
  { chamber: 'dungeon-room-cross', at: 'F5' },
  { hero: 0, at: 'F5' },
];

describe('what an event says about a fight', () => {
  const of = (type: string, more: Record<string, Json>) => tally({ type, ...more } as EventIn<World>, 0);

  it('is lost by one whom a Monster or another Hero kills or knocks out', () => {
    expect(of('died', { seat: 0, cause: 'troll' })).toEqual(['fight', 0]);
    expect(of('died', { seat: 0, cause: 'hero:1' })).toEqual(['fight', 0]);
    expect(of('knocked-out', { seat: 0, cause: 'demon' })).toEqual(['fight', 0]);
    expect(of('hero-defeated', { seat: 1, loser: 0, killed: false })).toEqual(['fight', 0]);
  });

  it('is nothing where somebody dies of something else', () => {
    for (const cause of ['bottomless-pit', 'nightfall', 'trap-poison-gas', 'dead-end', 'resigned'])
      expect(of('died', { seat: 0, cause })).toBeUndefined();
  });

  it('is won by one who kills a Monster or defeats a Hero', () => {
    expect(of('monster-killed', { seat: 0, kind: 'troll' })).toEqual(['fight', 1]);
    expect(of('hero-defeated', { seat: 0, loser: 1, killed: true })).toEqual(['fight', 1]);
    expect(of('monster-killed', { seat: 1, kind: 'troll' })).toBeUndefined();
  });
});

describe('what a match is worth to a seat', () => {
  it('is from 0 to 1 whatever happens, and nothing to the dead', () => {
    for (let seed = 0; seed < 30; seed++) {
      playWatched(watched, seed, 'sensible', (match) => {
        for (let seat = 0; seat < match.seats; seat++) {
          const value = evaluate(match, seat);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
          if (match.world.heroes[seat].cause !== '') expect(value).toBe(0);
        }
      });
    }
  });

  it('grows with gold, with life and with the time that is left', () => {
    expect(worth(4, ...far, trifle, ruby)).toBeGreaterThan(worth(4, ...far, trifle));
    expect(worth(4, ...near, trifle)).toBeGreaterThan(worth(4, ...near, trifle, { hero: 0, wounds: 12 }));
    expect(worth(4, ...far, ruby)).toBeGreaterThan(worth(4, ...far, ruby, { sun: 22 }));
  });

  it('is more beside a tower than far from it when there is a fortune to bring home', () => {
    expect(worth(4, ...near, ruby)).toBeGreaterThan(1.5 * worth(4, ...far, ruby));
  });

  it('is little to one who left with a trifle while the others may still find more', () => {
    const out: Statement = { hero: 0, state: 'out' };
    const dead = [1, 2, 3].map((hero) => ({ hero, state: 'dead' }));
    expect(worth(4, trifle, out)).toBeLessThan(0.5 * worth(4, trifle, out, ...dead));
  });

  it('is next to nothing to one who left with less than a rival has brought out', () => {
    const rival: Statement[] = [
      { put: 'crypt-silver-death-mask', in: 'loot:1' },
      { hero: 1, state: 'out' },
    ];
    expect(worth(2, trifle, { hero: 0, state: 'out' }, ...rival)).toBeLessThan(0.05);
  });

  it('makes one who is behind stay for more, where one who leads would leave', () => {
    const rival: Statement[] = [
      { put: 'corpse-heros-purse', in: 'loot:1' },
      { hero: 1, state: 'out' },
    ];
    const staying = worth(2, ...near, trifle, ...rival);
    expect(staying).toBeGreaterThan(worth(2, trifle, { hero: 0, state: 'out' }, ...rival));
    expect(worth(2, ruby, { hero: 0, state: 'out' }, ...rival)).toBeGreaterThan(
      worth(2, ...near, ruby, ...rival),
    );
  });

  it('DQ-OPTSOLO-12 DQ-OPTSOLO-13 alone, only a treasure makes getting out a victory', () => {
    const out: Statement = { hero: 0, state: 'out' };
    expect(worth(1, ruby, out)).toBeGreaterThan(0.8);
    expect(worth(1, trifle, out)).toBeLessThan(0.1);
  });
});

describe('for one who looks ahead', () => {
  const rivals = [1, 2, 3].map((hero) => ({ hero, at: 'F5' }));

  it('the others stand still, and are worth what they were', () => {
    const match = standing(4, ...near, trifle, { chamber: 'dungeon-room-cross', at: 'F5' }, ...rivals);
    const before = evaluate(match, 0);
    stopOthers(match, 0);
    expect(evaluate(match, 0)).toBe(before);
    const rng = Rng.fromSeed('still');
    const { round } = match.world;
    while (match.world.round < round + 5 && !match.outcome) {
      const seat = match.asked();
      if (match.world.active !== 0) expect(seat).not.toBe(match.world.active);
      match.take(seat, match.legal(seat)[cheapChoice(match, seat, rng)]);
    }
    for (const { space } of match.world.heroes.slice(1)) expect(nameOf(space)).toBe('F5');
  });

  it('a Hero who is dead or out has nothing more to come', () => {
    expect(isDone(standing(4, trifle, { hero: 0, state: 'out' }), 0)).toBe(true);
    expect(isDone(standing(4, { hero: 0, state: 'dead' }), 0)).toBe(true);
    expect(isDone(standing(4, ...near), 0)).toBe(false);
  });
});
