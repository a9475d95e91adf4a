import { describe, expect, test } from 'vitest';
import { difference, patched } from './difference.ts';
import { duel, market, pig } from './examples/index.ts';

import type { Game } from './game.ts';
import { type Audience, audienceOf, EVERYBODY, type Json, NONE, type Viewer } from './ids.ts';
import { Playthrough } from './playthrough.ts';
import { Rng } from './rng.ts';
import { seats, toy } from './testing/toy.ts';

describe.each([
  ['pig', pig as Game],
  ['duel', duel as Game],
  ['market', market as Game],
])('%s', (_name, game) => {
  const viewers: readonly Viewer[] = [0, 1, 'spectator'];

  /** Plays at random and follows the frames of each viewer from rest to rest. */
  function follow(seed: string): number {
    const play = new Playthrough(game, { seats: seats(2), seed });
    for (const viewer of viewers) play.watch(viewer);
    const rng = Rng.fromSeed(seed);
    const heard = new Map(viewers.map((viewer) => [viewer, play.events.seenBy(viewer).length]));
    let frames = 0;
    while (play.match.asked() !== NONE) {
      const before = new Map(viewers.map((viewer) => [viewer, play.view(viewer).facts()]));
      const seat = play.match.asked();
      const options = play.match.legal(seat);
      play.choose(seat, options[rng.below(options.length, 0)].id);
      for (const viewer of viewers) {
        let facts = before.get(viewer) as Json;
        const seen = play.events.seenBy(viewer, heard.get(viewer));
        heard.set(viewer, (heard.get(viewer) ?? 0) + seen.length);
        for (const { frame } of seen) {
          if (frame) facts = patched(facts, frame);
          frames++;
        }
        // What is silent is nobody's event; what is left must be small.
        const rest = difference(facts, play.view(viewer).facts());
        expect(rest === undefined || 'at' in rest).toBe(true);
      }
    }
    return frames;
  }

  test('the frames of a viewer lead from one rest to the next', () => {
    expect(follow(`frames ${game.id}`)).toBeGreaterThan(0);
  });
});

test('a frame shows what its viewer may know and no more', () => {
  const play = new Playthrough(market, { seats: seats(2), seed: 'frames' });
  for (const viewer of [0, 1] as const) play.watch(viewer);
  const from = play.events.seenBy(1).length;
  play.choose(0, 'draw');
  const drawn = play.match.instances.list(play.match.zone('hand', 0)).at(-1) ?? NONE;
  const face = play.match.face(drawn).id;
  expect(JSON.stringify(play.events.seenBy(0, from))).toContain(face);
  expect(JSON.stringify(play.events.seenBy(1, from).map(({ frame }) => frame))).not.toContain(face);
});

test('what was taken back is watched anew', () => {
  const play = new Playthrough(market, { seats: seats(2), seed: 'undone' });
  play.watch(0);
  play.choose(0, 'sell');
  play.undo(0);
  play.choose(0, 'draw');
  expect(play.events.seenBy(0).at(-1)?.frame).toBeDefined();
});

test('nobody watches, nothing is made', () => {
  const play = new Playthrough(pig, { seats: seats(2), seed: 'alone' });
  play.choose(0, 'roll');
  expect(play.events.seenBy(0).every((seen) => !('frame' in seen))).toBe(true);
});

describe('an effect that tells several things', () => {
  const tells = (...audiences: readonly Audience[]) =>
    toy(
      {
        questions: {
          go: {
            kind: 'ask',
            lone: 'ask',
            options: (_match, _question, _scope, options) => options.add('go', { do: 'tells' }),
          },
        },
        handlers: {
          tells(match) {
            audiences.forEach((audience, i) => {
              match.world.said.push(`before ${i}`);
              match.tell({ type: 'said', i }, audience);
            });
            match.world.said.push('at last');
          },
        },
      },
      { do: 'go' },
    );

  /** What a seat saw said after each of its events. */
  function seen(game: Game, viewer: Viewer): Json[] {
    const play = new Playthrough(game, { seats: seats(2), seed: 'several' });
    play.watch(viewer);
    let facts = play.view(viewer).facts();
    play.choose(0, 'go');
    return play.events.seenBy(viewer).map(({ frame }) => {
      if (frame) facts = patched(facts, frame);
      return (facts as { said: Json }).said;
    });
  }

  test('shows with each what was changed before it, and with the last what came after', () => {
    const [first, second] = seen(tells(EVERYBODY, EVERYBODY) as Game, 0);
    expect(first).toEqual(['before 0']);
    expect(second).toEqual(['before 0', 'before 1', 'at last']);
  });

  test('shows what somebody is not told with what he hears next', () => {
    const [only] = seen(tells(audienceOf(0), EVERYBODY) as Game, 1);
    expect(only).toEqual(['before 0', 'before 1', 'at last']);
    expect(seen(tells(EVERYBODY, audienceOf(0)) as Game, 1)[0]).toEqual(['before 0', 'before 1', 'at last']);
  });
});
