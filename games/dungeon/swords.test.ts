import { type Json, runScenario } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { openDungeon } from './game.ts';

const game = openDungeon();
const SEEDS = Array.from({ length: 30 }, (_, seed) => `${seed}`);
/** The whole treasure pile of level 1, in this order, with the sword on top. */
const PILE = [
  't1-magic-sword',
  't1-bag-of-gold',
  't1-sack-of-gold',
  't1-chest-of-gold',
  't1-hoard-of-gold',
  't1-secret-door',
];

/** What a wizard holds after killing a monster with a 12, and the treasure pile of level 1 as it lies then. */
function afterKill(seed: string, arrange: readonly Record<string, Json>[], to: string) {
  const { match } = runScenario(game, {
    title: 'a wizard wins a sword',
    rules: [],
    game: game.id,
    options: { expert: true },
    seed,
    seats: [{ adventurer: 'wizard' }, { adventurer: 'elf' }],
    arrange: [...arrange, { dice: [6, 6] }, { turn: 0 }],
    steps: [{ choose: to }],
  });
  const faces = (zone: string, key: number) =>
    match.instances.list(match.zone(zone, key)).map((card) => match.face(card).id);
  return { hand: faces('hand', 0), pile: faces('treasures', 1) };
}

function pileOf(cards: readonly string[]): Record<string, Json>[] {
  return [{ empty: 'treasures:1' }, ...[...cards].reverse().map((put) => ({ put, in: 'treasures:1' }))];
}

const RATS = { next: { 'monsters:1': ['m1-giant-rats'] } };

describe('swords that wizards give back', () => {
  it('DUN-OPTSWORD-16 the pile is shuffled: what is drawn instead is not always the next card', () => {
    const ends = SEEDS.map((seed) =>
      afterKill(seed, [{ adventurer: 0, at: 'c125' }, RATS, ...pileOf(PILE)], 'to:1-6'),
    );
    expect(new Set(ends.map(({ hand }) => hand.join())).size).toBeGreaterThan(2);
    for (const { hand, pile } of ends) expect([...hand, ...pile].sort()).toEqual([...PILE].sort());
  });

  it('DUN-OPTSWORD-17 DUN-OPTSWORD-16 a wizard draws until the card is no sword, however often the sword comes up', () => {
    const two = ['t1-magic-sword', 't1-bag-of-gold'];
    for (const seed of SEEDS) {
      const { hand, pile } = afterKill(seed, [{ adventurer: 0, at: 'c125' }, RATS, ...pileOf(two)], 'to:1-6');
      expect(hand).toEqual(['t1-bag-of-gold']);
      expect(pile).toEqual(['t1-magic-sword']);
    }
  });

  it('DUN-OPTSWORD-18 the pile is shuffled when a guarded sword goes into it', () => {
    const guard = { guard: 'm3-giant-spider', at: 'armory', hoard: ['t1-magic-sword'] };
    const orders = SEEDS.map(
      (seed) =>
        afterKill(seed, [{ adventurer: 0, at: 'c177' }, guard, ...pileOf(PILE.slice(1))], 'to:armory').pile,
    );
    for (const order of orders) expect([...order].sort()).toEqual([...PILE].sort());
    expect(new Set(orders.map((order) => order.indexOf('t1-magic-sword'))).size).toBeGreaterThan(2);
  });
});
