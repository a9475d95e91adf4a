import { CARDS, canonical, NONE, Rng, View } from '@underhall/kernel';
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
  ['DUN-HIDDEN-14', 'pile', 'nobody'],
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
