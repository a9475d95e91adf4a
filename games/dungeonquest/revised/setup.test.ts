import { Misfit, NONE, Playthrough, Refusal, View } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { DECK_NAMES } from '../content.ts';
import { TOWERS } from '../grid.ts';
import { isSpent } from '../movement.ts';
import { beginning } from '../testing/beginning.ts';
import { openRevised } from './game.ts';
import { tableOptions } from './options.ts';

const game = openRevised();
const { begun, order, packed, expectDrawnHeroes } = beginning(game);

describe('before a match', () => {
  it('DQR-SETUP-1 one to four can play; alone one plays Solo, and more seats there are not', () => {
    expect(game.spec.seats).toEqual({ least: 1, most: 4 });
    expect(() => begun(5, 'five')).toThrow(Misfit);
    expect(() => begun(0, 'none')).toThrow(Misfit);
  });

  it('DQR-SETUP-2 DQR-OPT-1 DQR-OPT-3 both optional rules are off, and any of them go together', () => {
    expect(game.agree({ seats: [{}] }).options).toMatchObject({ wait: false, torch: false });
    for (const wait of [true, false])
      for (const torch of [true, false])
        for (let seats = 1; seats <= 4; seats++)
          expect(begun(seats, 'options', { wait, torch }).setup.options).toMatchObject({ wait, torch });
    expect(tableOptions.map(({ id }) => id)).not.toContain('solo');
  });

  it('DQR-SUN-11 sixty rounds are agreed as a rule', () => {
    expect(game.agree({ seats: [{}] }).options.rounds).toBe(60);
  });

  it('DQR-OPT-2 no option can be switched during a match: it is no preference, and what was agreed stays', () => {
    const play = new Playthrough(game, { seats: [{}, {}], options: { wait: true }, seed: 'agreed' });
    const agreed = JSON.stringify(play.match.setup);
    for (const { id } of tableOptions) {
      expect(() => play.prefer(0, id, 'yes'), id).toThrow(Refusal);
      expect(() => play.prefer(0, id, 'no'), id).toThrow(Refusal);
    }
    while (play.match.asked() !== NONE) {
      const seat = play.match.asked();
      play.choose(seat, play.match.legal(seat)[0].id);
    }
    expect(JSON.stringify(play.match.setup)).toBe(agreed);
  });

  it('DQR-SETUP-3 DQR-COMP-1 no tile lies on the board', () => {
    const { world } = begun(4, 'board');
    expect(world.entry.every((entry) => entry === -1)).toBe(true);
  });

  const shuffled: readonly [id: string, zone: string][] = [
    ['DQR-SETUP-4', 'stock'],
    ...DECK_NAMES.filter((deck) => deck !== 'rune').map((deck): [string, string] => ['DQR-SETUP-5', deck]),
    ['DQR-SETUP-5', 'monster'],
  ];

  it.each(shuffled)('%s %s is shuffled, differently for every seed, and facedown', (_id, zone) => {
    const orders = Array.from({ length: 12 }, (_, i) => order(begun(2, `seed ${i}`), zone));
    const asPacked = order(packed, zone);
    for (const one of orders) expect([...one].sort()).toEqual([...asPacked].sort());
    expect(new Set(orders.map((one) => one.join())).size).toBeGreaterThan(5);
    const match = begun(2, 'seed');
    for (const card of match.instances.list(match.zone(zone)))
      expect(match.instances.knowers(match, card)).toBe(0);
  });

  it('DQR-SETUP-5 there is an empty discard pile for each deck', () => {
    const match = begun(3, 'piles');
    for (const deck of [...DECK_NAMES, 'monster'])
      expect(match.instances.size(match.zone(`${deck}-discard`))).toBe(0);
  });

  it('DQR-SETUP-6 DQR-COMP-41 the sun stands on the first space', () => {
    expect(begun(3, 'sun').world.sun).toBe(1);
  });

  it('DQR-SETUP-7 DQR-COMP-35 the combat cards lie aside in two sets of three', () => {
    const match = begun(3, 'sets');
    expect(order(match, 'set', 0).sort()).toEqual(['hero-magic', 'hero-melee', 'hero-ranged']);
    expect(order(match, 'set', 1).sort()).toEqual(['monster-magic', 'monster-melee', 'monster-ranged']);
  });

  it('DQR-SETUP-8 no token lies anywhere yet', () => {
    const { world } = begun(4, 'supplies');
    expect([world.monsters, world.searched, world.markers]).toEqual([[], [], []]);
    for (const { wounds, tokens } of world.heroes) expect([wounds, tokens]).toEqual([0, 0]);
  });
});

describe('heroes', () => {
  it(
    'DQR-SETUP-9 DQR-COMP-22 DQR-COMP-23 are random where nobody asks for one, and all different',
    expectDrawnHeroes,
  );

  it('DQR-SETUP-9 nobody gets the hero of another', () => {
    expect(() => game.start({ seats: [{ hero: 'hugo' }, { hero: 'hugo' }], seed: 'twice' })).toThrow(
      /DQR-SETUP-9|hero/i,
    );
  });

  it('DQR-SETUP-10 DQR-COMP-41 the first player is drawn at random, and stays', () => {
    for (const seats of [2, 3, 4]) {
      const firsts = new Set(Array.from({ length: 40 }, (_, i) => begun(seats, `first ${i}`).world.first));
      expect(firsts).toEqual(new Set(Array.from({ length: seats }, (_, seat) => seat)));
    }
  });

  it('DQR-SETUP-11 each has one rune, and the rest are back in the box', () => {
    const match = begun(3, 'runes');
    for (let seat = 0; seat < 3; seat++) expect(match.instances.size(match.zone('runes', seat))).toBe(1);
    expect(match.instances.size(match.zone('rune'))).toBe(0);
    expect(match.instances.size(match.zone('removed'))).toBe(9);
  });

  it('DQR-SETUP-12 begin in towers, first player first and then to the left', () => {
    for (let i = 0; i < 8; i++) {
      const match = begun(4, `order ${i}`);
      const { first } = match.world;
      for (let n = 0; n < 4; n++) {
        expect(match.asked()).toBe((first + n) % 4);
        match.choose(match.asked(), match.pending()[0].options[0].id);
        // The last tower needs no question.
        if (n === 2) break;
      }
      expect(match.world.active).toBe(first);
      expect(match.world.heroes.map(({ space }) => space).sort((a, b) => a - b)).toEqual(
        [...TOWERS].sort((a, b) => a - b),
      );
    }
  });
});

it('DQR-HIDDEN-12 nothing of the generator or of dice to come is in a view', () => {
  const match = begun(2, 'a seed that nobody sees');
  const seen = JSON.stringify(new View(match, 0).toJSON());
  expect(seen).not.toContain('a seed that nobody sees');
  expect(Object.keys(new View(match, 0).toJSON())).not.toContain('rng');
});

it('DQR-MOVE-20 DQR-INVARIANTS-19 the fifty-first move of a turn ends it', () => {
  const match = begun(1, 'fifty');
  match.world.moves = 49;
  expect(isSpent(match, { seat: 0, card: NONE, value: 0, it: NONE } as never)).toBe(false);
  match.world.moves = 50;
  expect(isSpent(match, { seat: 0, card: NONE, value: 0, it: NONE } as never)).toBe(true);
  expect(match.world.turnOver).toBe(true);
});
