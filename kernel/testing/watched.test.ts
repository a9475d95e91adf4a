import { describe, expect, test } from 'vitest';
import { pig } from '../examples/index.ts';
import { Game } from '../game.ts';
import type { Match } from '../match.ts';
import {
  must,
  playGivingUp,
  playTwice,
  playWatched,
  reportOn,
  seeds,
  seenIn,
  type Watched,
} from './watched.ts';

type PigWorld = ReturnType<typeof pig.start>['world'];

/** Pig, in which nobody may hold with `most` points; `checks` counts how often that was asked. */
function watched(most: number): Watched<PigWorld> & { checks: number } {
  const counted = {
    checks: 0,
    game: pig,
    table: (seed: number) => ({ seats: [{}, {}], options: { goal: 20 }, seed: `${seed}` }),
    watch({ world }: Match<PigWorld>) {
      const seen = new Set<string>();
      return {
        seen,
        tell: ({ type }: { type: string }) => void seen.add(type),
        check() {
          counted.checks++;
          must(Math.max(...world.scores) < most, 'PIG-TOY-1', 'too many points');
        },
      };
    },
  };
  return counted;
}

describe('a watched match', () => {
  test('is checked at every question and at the end', () => {
    const all = watched(1000);
    let asked = 0;
    const { match } = playWatched(all, 1, 'random', () => asked++);
    expect(match.outcome).toBeDefined();
    expect(all.checks).toBe(asked + 1);
  });

  test('fails with the invariant, and with what it takes to play it again', () => {
    const play = () => playWatched(watched(20), 7, 'random');
    expect(play).toThrow(/^PIG-TOY-1: too many points\nin the random match 7, choice \d+$/);
  });

  test('tells what has been seen in it', () => {
    expect(seenIn(watched(1000), seeds(0, 5))).toEqual(new Set(['rolled', 'held', 'end']));
  });

  test('is told apart by the rules it breaks, and the others are played', () => {
    const { seen, broken } = reportOn(watched(20), seeds(0, 5));
    expect([...broken.keys()]).toEqual(['PIG-TOY-1']);
    expect(broken.get('PIG-TOY-1')?.message).toContain('in the random match 0');
    expect(seen).toEqual(new Set());
    expect(() => seenIn(watched(20), seeds(0, 5))).toThrow('PIG-TOY-1');
  });

  test('is the same when it is played again', () => {
    expect(() => playTwice(watched(1000), 3, 'sensible')).not.toThrow();
  });
});

test('a match goes on when somebody gives up, or fails with what became of it', () => {
  const leaving = { ...pig.spec, resignation: () => ({ do: 'next-turn' }) as const };
  const all = watched(1000);
  playGivingUp({ ...all, game: new Game(leaving) }, 5, 'random', 4);
  expect(() => playGivingUp(all, 5, 'random', 4)).toThrow(/in the random match 5/);
});
