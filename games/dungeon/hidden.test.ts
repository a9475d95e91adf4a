import { CARDS, canonical, EVERYBODY, type Instance, NONE, Playthrough, Rng, View } from '@underhall/kernel';
import { playWatched } from '@underhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import { returnMonster } from './marks.ts';
import { watched } from './testing/watched.ts';
import type { M } from './world.ts';

const { game } = watched;

/** Who sees into a zone by the ledger. */
const AUDIENCES: readonly (readonly [id: string, zone: string, sees: string])[] = [
  ['DUN-HIDDEN-1', 'monsters', 'nobody'],
  ['DUN-HIDDEN-1', 'treasures', 'nobody'],
  ['DUN-HIDDEN-2', 'fight', 'everybody'],
  ['DUN-HIDDEN-3', 'guard', 'everybody'],
  ['DUN-HIDDEN-4', 'hoard', 'nobody'],
  ['DUN-HIDDEN-5', 'hand', 'owner'],
  ['DUN-HIDDEN-11', 'look', 'owner'],
  ['DUN-HIDDEN-17', 'spells', 'everybody'],
  ['DUN-HIDDEN-17', 'supply', 'everybody'],
  ['DUN-HIDDEN-18', 'cast', 'everybody'],
];

describe('hidden information', () => {
  it.each(AUDIENCES)('%s into the zone %s sees %s', (_id, zone, sees) => {
    expect(game.spec.zones[zone].sees).toBe(sees);
  });

  it('DUN-HIDDEN-20 a card that returns to a pile gets another number, and the order of the pile stays', () => {
    const match = game.start({ seats: [{ adventurer: 'elf' }, { adventurer: 'hero' }], seed: 'numbers' });
    const pile = match.zone('monsters', 3);
    const card = match.instances.first(pile);
    const before = match.instances.list(pile).map((one) => match.face(one).id);
    match.instances.toTop(card, match.zone('fight', 0));
    expect(match.instances.knowers(match, card)).toBe(0xffff);
    returnMonster(match, card);
    expect(match.instances.list(pile).map((one) => match.face(one).id)).toEqual([
      ...before.slice(1),
      before[0],
    ]);
    expect(match.instances.last(pile)).not.toBe(card);
    for (const one of match.instances.list(pile)) expect(match.instances.knowers(match, one)).toBe(0);
  });

  it('DUN-HIDDEN-20 DUN-HIDDEN-10 a card that all knew cannot be followed by its number when it is dropped', () => {
    const followed = Array.from({ length: 20 }, (_, seed) => {
      const play = new Playthrough(
        game,
        { seats: [{ adventurer: 'elf' }, { adventurer: 'hero' }], seed: `drop ${seed}` },
        [
          { adventurer: 0, at: 'c125', holds: ['t1-magic-sword', 't1-bag-of-gold', 't1-sack-of-gold'] },
          { next: { 'monsters:1': ['m1-giant-rats'] } },
          { dice: [1, 1, 3, 4] },
          { turn: 0 },
        ],
      );
      play.choose(0, 'to:1-6');
      const { match } = play;
      const sword = match.instances
        .list(match.zone('hand', 0))
        .find((card) => match.face(card).id === 't1-magic-sword');
      expect(match.instances.noted(sword as Instance)).toBe(EVERYBODY);
      play.choose(0, `drop:${sword}`);
      const [dropped] = match.instances.list(match.zone('hoard', 1));
      expect(match.face(dropped).id).toBe('t1-magic-sword');
      return dropped === sword;
    });
    expect(new Set(followed)).toEqual(new Set([true, false]));
  });

  describe('of two piles', () => {
    /** A hero divides three cards of three levels: those named are the first pile. */
    const divided = (...first: readonly string[]) => {
      const play = new Playthrough(
        game,
        { seats: [{ adventurer: 'elf' }, { adventurer: 'hero' }], seed: 'piles' },
        [
          { adventurer: 1, at: 'c125', holds: ['t1-bag-of-gold', 't2-silver-cup', 't6-huge-diamond'] },
          { next: { 'monsters:1': ['m1-giant-rats'] } },
          { dice: [1, 1, 1, 2] },
          { turn: 1 },
        ],
      );
      play.choose(1, 'to:1-6');
      const { instances } = play.match;
      for (const id of first) {
        const card = instances.list(play.match.zone('hand', 1)).find((one) => play.match.face(one).id === id);
        play.choose(1, `first:${card}`);
      }
      if (play.match.asked() === 1) play.choose(1, 'done');
      return play;
    };
    const [one, other] = [divided('t1-bag-of-gold'), divided('t6-huge-diamond')];

    it('DUN-HIDDEN-14 DUN-ATTACK-13 the neighbour and those who look on cannot tell which cards lie where', () => {
      for (const viewer of [0, 'spectator'] as const) {
        expect(canonical(other.view(viewer))).toBe(canonical(one.view(viewer)));
        expect(canonical(other.view(viewer).facts())).toBe(canonical(one.view(viewer).facts()));
      }
      expect(one.view(0).facts()).toMatchObject({
        divided: [['[treasure]'], ['[treasure]', '[treasure]']],
      });
    });

    it('DUN-HIDDEN-14 their owner still knows', () => {
      expect(one.view(1).facts()).toMatchObject({
        divided: [['t1-bag-of-gold'], ['t2-silver-cup', 't6-huge-diamond']],
      });
    });

    it('DUN-HIDDEN-14 DUN-HIDDEN-20 to the neighbour every division is possible; to the owner only his own', () => {
      const rng = Rng.fromSeed('divisions');
      const kept = (viewer: number) => {
        const found = new Set<string>();
        for (let i = 0; i < 60; i++) {
          const view = other.view(viewer);
          const imagined = view.determinise(rng);
          expect(canonical(new View(imagined, viewer))).toBe(canonical(view));
          imagined.choose(0, 'keep:1');
          found.add(imagined.instances.list(imagined.zone('hand', 1)).map(String).join());
        }
        return found.size;
      };
      expect([kept(0), kept(1)]).toEqual([3, 1]);
    });

    it('DUN-HIDDEN-14 the owner may divide anew, but a choice that has shown the levels cannot be taken back', () => {
      const play = divided('t1-bag-of-gold');
      expect(play.canUndo(1)).toBe(true);
      play.choose(0, 'keep:1');
      expect(play.canUndo(0)).toBe(false);
    });
  });

  it('DUN-HIDDEN-20 DUN-INV-29 a view tells nothing that its viewer may not know, in matches that get far', () => {
    const rng = Rng.fromSeed('views');
    for (let seed = 300; seed < 312; seed++) {
      let n = 0;
      playWatched(watched, seed, 'sensible', (match: M) => {
        if (n++ % 9 > 0) return;
        for (const viewer of [match.asked(), rng.below(match.seats, CARDS), 'spectator' as const]) {
          if (viewer === NONE) continue;
          const view = new View(match, viewer);
          const other = new View(view.determinise(rng), viewer);
          expect(canonical(other)).toBe(canonical(view));
          expect(canonical(other.facts())).toBe(canonical(view.facts()));
        }
      });
    }
  }, 60_000);
});
