import { type Arrangement, Playthrough, View } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { openDungeon } from './game.ts';
import type { World } from './world.ts';

const game = openDungeon();

/** Seat 0 ten spaces from home, with its turn to act. */
function begun(holds: readonly string[], ...more: Arrangement[]): Playthrough<World> {
  const setup = { seats: [{ adventurer: 'elf' }, { adventurer: 'hero' }], seed: 'home' };
  return new Playthrough(game, setup, [{ adventurer: 0, at: 'c137', holds }, ...more, { turn: 0 }]);
}

function seatSeenBy(play: Playthrough<World>, viewer: number) {
  const { gold, between, enough } = new View(play.match, viewer).facts().seats[0];
  return { gold, between, enough };
}

function heads(play: Playthrough<World>, viewer: number) {
  return play.events.seenBy(viewer).flatMap(({ event }) => (event.type === 'heads-home' ? [event] : []));
}

const RICH = ['t6-huge-diamond', 't3-gold-ring'];

describe('what others can tell of somebody’s gold', () => {
  it('DUN-HIDDEN-6 is between what treasures of those levels are worth, and nothing more', () => {
    const play = begun(['t3-gold-ring', 't1-bag-of-gold']);
    expect(seatSeenBy(play, 0)).toMatchObject({ gold: 3250, between: [3250, 3250], enough: false });
    expect(seatSeenBy(play, 1)).toMatchObject({ gold: null, enough: false });
    const other = begun(['t3-silver-ring', 't1-hoard-of-gold']);
    expect(seatSeenBy(other, 1)).toEqual(seatSeenBy(play, 1));
  });

  it('DUN-HIDDEN-6 may leave open whether it is enough', () => {
    const play = begun(RICH);
    expect(seatSeenBy(play, 0).enough).toBe(true);
    expect(seatSeenBy(play, 1).enough).toBeNull();
  });
});

describe('whoever turns for home', () => {
  it('DUN-HIDDEN-5 is called out by what all can see: the same whatever the cards are', () => {
    const events = [RICH, ['t6-gold-necklace', 't3-silver-ring']].map((holds) => {
      const play = begun(holds);
      play.choose(0, 'to:s12');
      return heads(play, 1);
    });
    expect(events[0]).toEqual(events[1]);
    expect(events[0]).toMatchObject([{ seat: 0, treasures: 2, sure: false }]);
  });

  it('is told to the others alone', () => {
    const play = begun(RICH);
    play.choose(0, 'to:s12');
    expect(heads(play, 0)).toEqual([]);
  });

  it('is not who has too little for anybody to fear, or goes another way', () => {
    const poor = begun(['t1-bag-of-gold']);
    poor.choose(0, 'to:s12');
    expect(heads(poor, 1)).toEqual([]);
    const away = begun(RICH);
    away.choose(0, 'to:c120');
    expect(heads(away, 1)).toEqual([]);
  });

  it('is not who goes through a secret door to where no open way leads', () => {
    const play = begun(RICH, { adventurer: 0, at: 'c301', doors: ['x20'] });
    play.choose(0, 'to:c302');
    expect(heads(play, 1)).toEqual([]);
  });
});
