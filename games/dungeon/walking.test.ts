import { type Arrangement, Playthrough, pack, Refusal, stateHash, unpack, View } from '@underhall/kernel';
import { checkPromises } from '@underhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import { nameOf, SPACES } from './board.ts';
import { openDungeon } from './game.ts';
import { randomTable } from './testing/tables.ts';
import { farWalk } from './walks.ts';
import type { World } from './world.ts';

const game = openDungeon();
const EASY: Arrangement = { next: { 'monsters:2': ['m2-giant-lizard'] } };

/** Seat 0 on the Main Staircase with its turn to act, seat 1 out of the way. */
function begun(...arranged: Arrangement[]): Playthrough<World> {
  const setup = { seats: [{ adventurer: 'elf' }, { adventurer: 'hero' }], seed: 'a walk' };
  return new Playthrough(game, setup, [{ adventurer: 1, at: 'c340' }, ...arranged, { turn: 0 }]);
}

function place({ match }: Playthrough<World>, seat = 0): string {
  return nameOf(match.world.adventurers[seat].space);
}

function refused(act: () => void): Refusal {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  return expect.fail('not refused');
}

const ended = (play: Playthrough<World>) =>
  play.events.seenBy(0).flatMap(({ event }) => (event.type === 'walk-ended' ? [event.why] : []));

describe('a walk to a far room', () => {
  it('takes as many turns as it was said to take, and nobody is asked on the way', () => {
    const play = begun(EASY, { dice: [6, 6] });
    const { path, turns } = farWalk(new View(play.match, 0).facts(), 0, '2-7') ?? { path: [], turns: 0 };
    expect([path.length, path[4], turns]).toEqual([14, 'c110', 3]);
    play.prefer(0, 'walk', '2-7');
    expect([place(play), play.match.asked()]).toEqual(['c110', 1]);
    expect(new View(play.match, 0).preferences).toEqual({ walk: '2-7' });
    play.choose(1, 'stay');
    expect([place(play), play.match.asked()]).toEqual(['c079', 1]);
    play.choose(1, 'stay');
    // There he meets a monster, kills it, and is asked again in his next turn.
    expect(place(play)).toBe('2-7');
    expect(play.events.seenBy(1).some(({ event }) => event.type === 'met')).toBe(true);
    expect(new View(play.match, 0).preferences).toEqual({});
    play.choose(1, 'stay');
    expect(play.match.asked()).toBe(0);
    expect(ended(play)).toEqual([]);
  });

  it('is a choice, and the record and a link have it', () => {
    const play = begun(EASY, { dice: [6, 6] });
    const before = play.match.choices;
    play.prefer(0, 'walk', '2-7');
    expect(play.match.choices).toBe(before + 1);
    play.choose(1, 'stay');
    play.choose(1, 'stay');
    expect(play.record.choices).toEqual([
      [0, '=walk:2-7'],
      [1, 'stay'],
      [1, 'stay'],
    ]);
    const hash = stateHash(play.match);
    expect(stateHash(Playthrough.replay(game, play.record).match)).toBe(hash);
    expect(unpack(game, pack(game, play.record))).toEqual(play.record);
  });

  it('can be taken back as it was begun, and given up at any moment', () => {
    const play = begun();
    play.prefer(0, 'walk', '2-7');
    play.undo(0);
    expect([place(play), play.match.asked()]).toEqual(['start', 0]);
    play.prefer(0, 'walk', '2-7');
    play.prefer(0, 'walk', 'no');
    play.choose(1, 'stay');
    expect([place(play), play.match.asked()]).toEqual(['c110', 0]);
  });

  it('leads home with enough, and that wins', () => {
    const play = begun({ adventurer: 0, at: 'c079', holds: ['t6-huge-diamond'] });
    play.prefer(0, 'walk', 'start');
    play.choose(1, 'stay');
    expect(play.match.outcome?.winners).toEqual([0]);
  });

  it('is nobody else’s business', () => {
    const play = begun();
    play.prefer(0, 'walk', '2-7');
    expect(JSON.stringify(new View(play.match, 1))).not.toContain('2-7');
    expect(play.events.seenBy(1).some(({ event }) => event.type === 'walk-ended')).toBe(false);
  });
});

describe('a walk ends when something happens', () => {
  it('somebody else has cleaned out the room', () => {
    const play = begun();
    play.prefer(0, 'walk', '2-7');
    play.arrange([{ cleaned: ['2-7'] }]);
    play.choose(1, 'stay');
    expect([ended(play), place(play), play.match.asked()]).toEqual([['cleaned-out'], 'c110', 0]);
    expect(new View(play.match, 0).preferences).toEqual({});
  });

  it('somebody is in the room', () => {
    const play = begun({ adventurer: 1, at: 'c068' }, EASY, { dice: [1, 1, 6, 6] });
    play.prefer(0, 'walk', '2-7');
    play.choose(1, 'to:2-7');
    expect([ended(play), play.match.asked()]).toEqual([['held'], 0]);
  });

  it('somebody stands in the way, and no step leads nearer', () => {
    const play = begun({ adventurer: 0, at: 'c139' }, { adventurer: 1, at: 'c108' });
    play.prefer(0, 'walk', 'c108');
    expect(place(play)).toBe('c109');
    play.choose(1, 'stay');
    expect([ended(play), place(play)]).toEqual([['blocked'], 'c109']);
    const other = begun({ adventurer: 0, at: 'c136' }, { adventurer: 1, at: 'c135' });
    expect(refused(() => other.prefer(0, 'walk', 'c135'))).toMatchObject({
      code: 'forbidden',
      message: 'Somebody stands in the way.',
    });
    expect(other.record.choices).toEqual([]);
  });

  it('a secret door is found on the way', () => {
    const play = begun({ dice: [1] });
    play.prefer(0, 'walk', '1-4');
    play.choose(1, 'stay');
    expect(place(play)).toBe('c201');
    play.choose(0, play.match.legal(0)[0].id);
    expect(ended(play)).toEqual(['door']);
  });

  it('the room is in reach, and he could look or cast a spell first', () => {
    const play = begun({ adventurer: 0, holds: ['t3-esp-medallion'] });
    play.prefer(0, 'walk', '2-7');
    play.choose(1, 'stay');
    play.choose(1, 'stay');
    expect([ended(play), place(play), play.match.asked()]).toEqual([['near'], 'c079', 0]);
    expect(play.match.legal(0).map(({ id }) => id)).toContain('to:2-7');
  });
});

describe('a walk is refused', () => {
  it.each([
    ['nowhere', 'There is no such space.'],
    ['start', 'You are there already.'],
    ['1-6', 'That room is cleaned out.'],
    ['4-3', 'You know no way there without meeting a monster.'],
  ])('to %s: %s', (goal, message) => {
    const play = begun({ cleaned: ['1-6'] });
    expect(farWalk(new View(play.match, 0).facts(), 0, goal)).toBeUndefined();
    expect(refused(() => play.prefer(0, 'walk', goal)).message).toBe(message);
  });

  it('in the middle of a turn, and by whoever has a monster to deal with', () => {
    const searching = begun({ adventurer: 0, at: 'c014' });
    searching.choose(0, 'stay');
    expect(refused(() => searching.prefer(0, 'walk', '2-7')).message).toBe(
      'Finish what you are doing first.',
    );
    const fighting = begun({ adventurer: 1, at: '5-1', fights: 'm5-troll' });
    expect(refused(() => fighting.prefer(1, 'walk', 'start')).message).toMatch('A monster is here');
  });
});

it('whoever walks: the promises are kept', () => {
  const walk = Array.from({ length: SPACES }, (_, space) => nameOf(space));
  for (let n = 0; n < 12; n++) checkPromises(game, randomTable(n), `walks ${n}`, 5, { walk });
}, 120_000);
