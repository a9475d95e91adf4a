import { NONE } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { DECK_NAMES } from '../content.ts';
import { presets } from '../presets.ts';
import { beginning } from '../testing/beginning.ts';
import { openClassic } from './game.ts';
import type { ClassicSpec, M } from './world.ts';

const game = openClassic();
const { content, owners } = game.spec as ClassicSpec;
const { begun, order, packed, expectDrawnHeroes } = beginning(game);

describe('before a match', () => {
  const zones: readonly [id: string, zone: string, key: number][] = [
    ['DQ-SETUP-1', 'stock', 0],
    ...[...DECK_NAMES.filter((deck) => deck !== 'rune'), 'combat'].map(
      (deck) => ['DQ-SETUP-2', deck, 0] as [string, string, number],
    ),
    ...owners.map((_, owner) => ['DQ-SETUP-3', 'power', owner] as [string, string, number]),
    ['DQ-SETUP-5', 'pool', 0],
  ];

  it.each(zones)('%s %s:%i is shuffled, differently for every seed, and facedown', (_id, zone, key) => {
    const orders = Array.from({ length: 12 }, (_, i) => order(begun(2, `seed ${i}`), zone, key));
    const asPacked = order(packed, zone, key);
    for (const one of orders) expect([...one].sort()).toEqual([...asPacked].sort());
    expect(new Set(orders.map((one) => one.join())).size).toBeGreaterThan(5);
    const match = begun(2, 'seed');
    for (const card of match.instances.list(match.zone(zone, key)))
      expect(match.instances.knowers(match, card)).toBe(0);
  });

  it('DQ-SETUP-3 DQ-SETUP-8 every Monster and every Hero has a deck of its four Power cards', () => {
    const match = begun(2, 'powers');
    for (const [key, owner] of owners.entries()) {
      const own = match.instances.list(match.zone('power', key)).map((card) => match.face(card).back);
      expect(own).toEqual(Array(4).fill(`power-${owner}`));
    }
  });

  it('DQ-SETUP-4 the sun stands on the first space', () => {
    expect(begun(3, 'sun').world.sun).toBe(1);
  });

  it('DQ-SETUP-5 the numbers of the 20 tokens are hidden from everybody', () => {
    const match = begun(4, 'pool');
    const pool = match.instances.list(match.zone('pool'));
    expect(pool).toHaveLength(20);
    for (const token of pool) expect(match.instances.knowers(match, token)).toBe(0);
  });

  it('DQ-SETUP-6 nobody has a wound, a determination token or a marker', () => {
    const { world } = begun(4, 'supplies');
    expect(world.markers).toEqual([]);
    for (const { wounds, determination, marker } of world.heroes)
      expect([wounds, determination, marker]).toEqual([0, [], -1]);
  });
});

describe('Heroes', () => {
  const heroOf = (match: M, seat: number) => content.heroes[match.world.heroes[seat].card].id;

  it('DQ-SETUP-7 are random where nobody asks for one, and all different', expectDrawnHeroes);

  it('DQ-SETUP-7 are those the players agree on, and the others are drawn from the rest', () => {
    for (let i = 0; i < 30; i++) {
      const seats = [{}, { hero: 'hugo' }, {}, { hero: 'lindel' }];
      const match = game.start({ seats, seed: `agreed ${i}` });
      expect([heroOf(match, 1), heroOf(match, 3)]).toEqual(['hugo', 'lindel']);
      expect(new Set(match.world.heroes.map((_, seat) => heroOf(match, seat))).size).toBe(4);
    }
  });

  it('DQ-SETUP-7 cannot be played twice', () => {
    const seats = [{ hero: 'hugo' }, { hero: 'hugo' }];
    expect(() => game.start({ seats })).toThrow(/DQ-SETUP-7/);
    expect(() => game.start({ seats: [{ hero: 'nobody' }, {}] })).toThrow(/'hero' cannot be "nobody"/);
  });

  it('DQ-SETUP-9 roll for the First Player, each as likely as the others', () => {
    const first = [0, 0, 0];
    for (let i = 0; i < 150; i++) first[begun(3, `first ${i}`).world.first]++;
    expect(Math.min(...first)).toBeGreaterThan(25);
  });

  it.each([1, 2, 3, 4])(
    'DQ-SETUP-10 of %i draw one Rune each; the undrawn ones are out of the game',
    (seats) => {
      const match = begun(seats, 'runes');
      for (let seat = 0; seat < seats; seat++) {
        const [rune, ...more] = match.instances.list(match.zone('runes', seat));
        expect(match.face(rune).back).toBe('rune');
        expect(more).toEqual([]);
        expect(match.instances.knowers(match, rune)).toBe(0xffff);
      }
      expect(match.instances.size(match.zone('rune'))).toBe(0);
      expect(match.instances.size(match.zone('removed'))).toBe(12 - seats);
      const drawn = new Set(
        Array.from({ length: 40 }, (_, i) => order(begun(seats, `rune ${i}`), 'runes')[0]),
      );
      expect(drawn.size).toBeGreaterThan(6);
    },
  );

  it('DQ-SETUP-12 begin in a tower, with no encounter unfinished', () => {
    const match = begun(2, 'clean');
    while (match.world.turn === 0) match.take(match.asked(), match.legal(match.asked())[0]);
    for (const hero of match.world.heroes) {
      expect(hero).toMatchObject({ state: 0, wounds: 0, postponed: false, caught: false, goesBack: false });
      expect(hero).toMatchObject({ lostInDark: false, crossed: false, wayDown: 0, lostTurns: 0, from: -1 });
    }
    for (const zone of ['loot', 'kept', 'drawn', 'trip'])
      for (const seat of [0, 1]) expect(match.instances.size(match.zone(zone, seat)), zone).toBe(0);
  });
});

describe('the options of a table', () => {
  it('DQ-SETUP-13 DQ-SUN-10 are agreed before the match and all off as a rule', () => {
    const { options } = begun(2, 'options').setup;
    for (const [id, value] of Object.entries(options))
      expect(value, id).toBe(id === 'might' ? 1 : id === 'rounds' ? 60 : false);
    expect(begun(2, 'cloak', { cloak: true }).setup.options).toMatchObject({ cloak: true, wait: false });
    expect(() => begun(2, 'none', { unknown: true })).toThrow(/'unknown' does not exist/);
  });

  it('DQ-SUN-10 have a limit of 5 to 200 rounds', () => {
    for (const rounds of [5, 200])
      expect(begun(2, 'rounds', { rounds }).setup.options).toMatchObject({ rounds });
    for (const rounds of [4, 201, 7.5])
      expect(() => begun(2, 'rounds', { rounds })).toThrow(/'rounds' cannot be/);
  });

  it('DQ-SETUP-14 have Death Can Wait, and nothing else, in the table offered first', () => {
    const [{ id, options }] = presets;
    expect([id, options]).toEqual(['first', { wait: true }]);
    expect(begun(2, 'first game', options).setup.options).toMatchObject({ wait: true });
  });

  it('DQ-SETUP-13 go together in every ready-made table', () => {
    const known = new Set(game.spec.options.map(({ id }) => id));
    // A table of the other edition is not offered.
    const ours = presets.filter(({ options }) => Object.keys(options).every((id) => known.has(id)));
    expect(ours.length).toBeGreaterThan(4);
    for (const { seats, options } of ours) expect(begun(seats, 'preset', options).seats).toBe(seats);
  });

  it('DQ-SETUP-15 differ for one player only: he begins at once, and tokens are open to him', () => {
    const zonesOf = (match: M) =>
      ['stock', 'pool', 'combat', ...DECK_NAMES].map((zone) => match.instances.size(match.zone(zone)));
    expect(zonesOf(begun(2, 'two'))).toEqual(zonesOf(begun(4, 'four')));
    const alone = begun(1, 'alone');
    expect([alone.world.first, alone.asked()]).toEqual([0, 0]);
    for (const id of ['serv', 'cloak', 'pvp', 'classic'])
      expect(() => begun(1, id, { [id]: true })).toThrow(/DQ-OPTALL-2/);
    alone.instances.toTop(alone.instances.first(alone.zone('pool')), alone.zone('facing'));
    expect(alone.instances.knowers(alone, alone.instances.first(alone.zone('facing')))).not.toBe(0);
    expect(alone.instances.first(alone.zone('facing'))).not.toBe(NONE);
  });
});
