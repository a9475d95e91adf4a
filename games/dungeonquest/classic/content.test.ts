import { Playthrough } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import boardData from '../content/board.json' with { type: 'json' };
import {
  COLUMNS,
  DIRECTIONS,
  exitName,
  exitOf,
  exitsOf,
  isPrintedPassage,
  isTower,
  nameOf,
  ROWS,
  SPACES,
  spaceNamed,
  TOWERS,
  TREASURE_CHAMBER,
  TREASURE_SQUARES,
} from '../grid.ts';
import { DOOR, PORTCULLIS, WALL } from '../tile.ts';
import { closesOn } from '../turn.ts';
import { openClassic } from './game.ts';
import type { ClassicCardEffect as CardEffect } from './verbs.ts';
import type { ClassicSpec } from './world.ts';

const game = openClassic();
const { cards, combatCards, heroes, monsters, powers, tiles, classicCombat } = (game.spec as ClassicSpec)
  .content;
const deck = (name: string) => cards.filter((card) => card.back === name);
const named = (name: string, from?: string) => {
  const found = cards.filter((card) => card.name === name && (from === undefined || card.back === from));
  if (found.length === 0) throw new Error(`There is no ${name}.`);
  return found;
};
const hero = (id: string) => heroes.find((one) => one.id === id) as (typeof heroes)[number];
const kind = (name: string) => tiles.filter((tile) => tile.kind === name);
/** Every effect in a text, those in branches too. */
const all = (effects: unknown): CardEffect[] => {
  if (effects === null || typeof effects !== 'object') return [];
  const inner = Object.values(effects).flatMap(all);
  return 'do' in effects ? [effects as CardEffect, ...inner] : inner;
};
const does = (effects: unknown, what: string) => all(effects).some((effect) => effect.do === what);

describe('the board', () => {
  it('DQ-CONTENT-1 is 13 spaces wide and 10 high', () => {
    expect([COLUMNS, ROWS, SPACES]).toEqual([13, 10, 130]);
  });

  it('DQ-CONTENT-2 has towers in its corners, with a passage along each wall', () => {
    expect(boardData.towers.map(({ at, exits }) => [at, [...exits].sort()])).toEqual([
      [
        [1, 1],
        ['east', 'south'],
      ],
      [
        [13, 1],
        ['south', 'west'],
      ],
      [
        [1, 10],
        ['east', 'north'],
      ],
      [
        [13, 10],
        ['north', 'west'],
      ],
    ]);
    expect(TOWERS.map(nameOf)).toEqual(['A1', 'M1', 'A10', 'M10']);
    const towers = Array.from({ length: SPACES }, (_, space) => space).filter(isTower);
    expect(towers).toEqual(TOWERS);
  });

  it.each([
    ['A1', ['move:east', 'move:south']],
    ['M1', ['move:south', 'move:west']],
    ['A10', ['move:east', 'move:north']],
    ['M10', ['move:north', 'move:west']],
  ])('DQ-CONTENT-2 a Hero can go out of the tower %s by two passages', (at, moves) => {
    const space = spaceNamed(at) as number;
    const passages = [0, 1, 2, 3].filter((side) => isPrintedPassage(exitOf(space, side)));
    expect(passages.map((side) => `move:${DIRECTIONS[side]}`).sort()).toEqual(moves);
    const play = new Playthrough(game, { seats: [{ hero: 'hugo' }] }, [{ hero: 0, at }, { turn: 0 }]);
    expect(
      play.match
        .legal(0)
        .map(({ id }) => id)
        .filter((id) => id.startsWith('move:'))
        .sort(),
    ).toEqual(moves);
  });

  it('DQ-CONTENT-3 has the Treasure Chamber on the two middle squares of column 7, open on six edges', () => {
    expect(boardData.treasureChamber.spaces).toEqual([
      [7, 5],
      [7, 6],
    ]);
    expect(TREASURE_SQUARES).toEqual([4 * 13 + 6, 5 * 13 + 6]);
    expect(boardData.treasureChamber.exits).toHaveLength(6);
    const open = exitsOf(TREASURE_CHAMBER).filter(isPrintedPassage).map(exitName);
    expect(open.sort()).toEqual(['north', 'north-east', 'north-west', 'south', 'south-east', 'south-west']);
    const play = new Playthrough(game, { seats: [{ hero: 'hugo' }] }, [{ hero: 0, at: 'G5' }, { turn: 0 }]);
    expect(play.match.legal(0).filter(({ id }) => id.startsWith('move:'))).toHaveLength(6);
    expect(SPACES - boardData.towers.length - TREASURE_SQUARES.length).toBe(124);
  });

  it('DQ-CONTENT-4 has a sun track of 30 spaces, of which the last five are marked 1 to 1–5', () => {
    const track = Array.from({ length: 30 }, (_, i) => closesOn(i + 1));
    expect(track).toEqual([...Array(25).fill(0), 1, 2, 3, 4, 5]);
    expect(boardData.sunTrack).toHaveLength(30);
    expect(boardData.sunTrack[0].mark).toBe('sun');
  });
});

describe('the Heroes', () => {
  it('DQ-CONTENT-5 are six', () => {
    expect(heroes.map(({ name }) => name).sort()).toEqual([
      'Brother Gherinn',
      'Challara and Brightblaze',
      'Hugo the Glorious',
      'Krutzbeck',
      'Lindel',
      'Tatianna',
    ]);
  });

  it('DQ-CONTENT-6 Challara has Agility 6', () => {
    expect(hero('challara').agility).toBe(6);
  });

  it('DQ-CONTENT-7 Challara is another with eight wounds or more', () => {
    const texts = hero('challara').abilities.map(({ effects }) => JSON.stringify(effects));
    expect(texts.every((text) => text.includes('"8+"'))).toBe(true);
    expect(hero('challara').abilities.flatMap(({ variantRules }) => variantRules)).toEqual([
      'DQ-OPTDICE-15',
      'DQ-OPTSOLOCLASSIC-12',
      'DQ-OPTCLASSIC-11',
    ]);
  });

  it('DQ-CONTENT-8 Tatianna uses the Combat deck before a combat with a Monster, in every variant', () => {
    const [ability] = hero('tatianna').abilities;
    expect(ability.triggers[0]).toMatchObject({ event: 'combat-start', subject: 'monster' });
    expect(all(ability.effects)).toContainEqual(expect.objectContaining({ do: 'reveal', deck: 'combat' }));
  });

  it('DQ-CONTENT-8 Tatianna is a warrior of her tribe', () => {
    expect(hero('tatianna').description).toMatch(/warrior of her tribe/);
  });

  it('DQ-CONTENT-9 Krutzbeck adds one wound', () => {
    const [ability] = hero('krutzbeck').abilities;
    expect(all(ability.effects)).toContainEqual({ do: 'strike', wounds: 1 });
    expect(ability.variantRules).toContain('DQ-OPTDICE-13');
  });

  it('DQ-CONTENT-10 Hugo has an ability that the variants replace', () => {
    expect(hero('hugo').abilities.flatMap(({ variantRules }) => variantRules)).toEqual([
      'DQ-OPTDICE-12',
      'DQ-OPTSOLOCLASSIC-9',
      'DQ-OPTCLASSIC-8',
    ]);
  });

  it('DQ-CONTENT-11 differ in how they escape, and one of Challara’s Power cards has escape value 3', () => {
    const escapes = (id: string) => powers.filter(({ owner }) => owner === id).map((power) => power.escape);
    expect(escapes('challara')).toContain(3);
    expect(new Set(heroes.map(({ id }) => escapes(id).reduce((a, b) => a + b))).size).toBeGreaterThan(2);
  });
});

describe('Monsters and Threats', () => {
  it.each([
    ['DQ-CONTENT-12', 'skeleton', 'agility'],
    ['DQ-CONTENT-13', 'sorcerer', 'luck'],
    ['DQ-CONTENT-14', 'troll', 'armor'],
    ['DQ-CONTENT-15', 'golem', 'strength'],
    ['DQ-CONTENT-16', 'demon', 'strength'],
  ] as const)('%s the %s has 4 tokens and 4 Power cards and is fought with %s', (_id, monster, attribute) => {
    const card = monsters.find(({ id }) => id === monster);
    expect(card?.tokens).toHaveLength(4);
    expect(powers.filter(({ owner }) => owner === monster)).toHaveLength(4);
    expect(card?.diceAttribute).toBe(attribute);
  });

  const powersOf = (monster: string) => powers.filter(({ owner }) => owner === monster);
  const strengthOf = (owner: string) => powersOf(owner).reduce((sum, { attack }) => sum + attack, 0);
  /** Those of a Monster's Power cards whose text does this. */
  const powersThat = (monster: string, what: (effect: CardEffect) => boolean) =>
    powersOf(monster).filter(({ effects }) => all(effects).some(what));

  it('DQ-CONTENT-12 the Skeleton shoots, and two of its arrows are poisoned or enchanted', () => {
    const shots = powersOf('skeleton').filter(({ type }) => type === 'ranged');
    expect(shots).toHaveLength(3);
    const arrows = shots.filter(({ name }) => /^(Poisoned|Enchanted) Arrow$/.test(name));
    expect(arrows).toHaveLength(2);
    for (const { effects, id } of arrows) expect(all(effects).length, id).toBeGreaterThan(0);
  });

  it('DQ-CONTENT-13 the Sorcerer has nothing but magic, and each card does something of its own', () => {
    for (const { type, id } of powersOf('sorcerer')) expect(type, id).toBe('magic');
    const texts = powersOf('sorcerer').map(({ effects }) => JSON.stringify(effects));
    expect(new Set(texts).size).toBe(4);
    for (const { effects, id } of powersOf('sorcerer'))
      expect(
        effects.some(({ do: what }) => what !== 'nothing'),
        id,
      ).toBe(true);
  });

  it('DQ-CONTENT-14 nobody is as strong as the Troll, and each of its cards shows how clumsy it is', () => {
    for (const { id } of [...heroes, ...monsters])
      if (id !== 'troll') expect(strengthOf('troll'), id).toBeGreaterThan(strengthOf(id));
    for (const { effects, id } of powersOf('troll')) {
      const text = effects as readonly CardEffect[];
      const hurtsItself = text.some(
        (effect) => effect.do === 'on' && effect.event === 'round-lost' && does(effect.block, 'wound'),
      );
      const losesItsFooting = text.some(
        (effect) =>
          effect.do === 'next-round' && all(effect.block).some((next) => next.do === 'attack' && next.by < 0),
      );
      expect(hurtsItself || losesItsFooting, id).toBe(true);
    }
  });

  it('DQ-CONTENT-15 the hide of the Golem turns weapons, one round long or two', () => {
    const prevents = (effect: CardEffect) => effect.do === 'prevent' && effect.wounds === 'all';
    expect(powersThat('golem', prevents).map(({ name }) => name)).toEqual(['Turned Edge', 'Stone Hide']);
    for (const { id } of monsters) if (id !== 'golem') expect(powersThat(id, prevents), id).toEqual([]);
  });

  it('DQ-CONTENT-16 the Demon burns with magic, wounds more than once, and spreads terror', () => {
    expect(powersOf('demon').filter(({ type }) => type === 'magic')).toHaveLength(3);
    expect(powersThat('demon', ({ do: what }) => what === 'strike')).toHaveLength(3);
    expect(
      powersThat('demon', (effect) => effect.do === 'hamper' && effect.how === 'random-card'),
    ).toHaveLength(1);
  });

  it('DQ-CONTENT-12 one Skeleton has life value 3', () => {
    expect(monsters.find(({ id }) => id === 'skeleton')?.tokens.filter((life) => life === 3)).toEqual([3]);
  });

  it('DQ-CONTENT-17 differ in how hard they are to escape from and what that costs', () => {
    const of = (monster: string, what: 'escape' | 'damage') =>
      powers.filter(({ owner }) => owner === monster).reduce((sum, power) => sum + power[what], 0);
    for (const what of ['escape', 'damage'] as const)
      expect(new Set(monsters.map(({ id }) => of(id, what))).size).toBeGreaterThan(2);
    expect(
      powers.some((power) => power.owner === 'skeleton' && power.escape === 2 && power.damage === 1),
    ).toBe(true);
  });

  it('DQ-CONTENT-18 Poisoned Arrow prepares +4 against magic in the next round', () => {
    const arrow = powers.find(({ name }) => name === 'Poisoned Arrow');
    expect(arrow).toMatchObject({ owner: 'skeleton', type: 'ranged', attack: 2, counter: 'melee' });
    expect(arrow?.effects).toMatchObject([
      {
        do: 'next-round',
        block: [{ do: 'if', condition: 'opponent-type', words: ['magic'], yes: [{ do: 'attack', by: 4 }] }],
      },
    ]);
  });

  it.each(['Old Bones', 'Deep Elf'])('DQ-CONTENT-19 %s is a Threat that may turn into a Monster', (name) => {
    for (const card of named(name)) {
      expect(card.type).toBe('Threat');
      expect(does(card.effects, 'monster'), card.id).toBe(true);
      expect(card.effects.some((effect) => effect.do === 'monster')).toBe(false);
    }
  });

  it.each(['Razorwing', 'Naga', 'Bane Spider', 'Ferrox', 'Shade'])(
    'DQ-CONTENT-20 DQ-CONTENT-21 %s is a Threat that harms and never fights',
    (name) => {
      for (const card of named(name)) {
        expect(card.type).toBe('Threat');
        expect(does(card.effects, 'monster')).toBe(false);
        expect(does(card.effects, 'wound') || does(card.effects, 'kill')).toBe(true);
      }
    },
  );

  it('DQ-CONTENT-21 Naga holds its prey, Bane Spider and Ferrox go on hurting, Shade kills, Deep Elf breaks arms', () => {
    for (const card of named('Naga')) expect(does(card.effects, 'lose-turn')).toBe(true);
    for (const name of ['Bane Spider', 'Ferrox', 'Shade'])
      for (const card of named(name)) expect(card.triggers.map(({ event }) => event)).toContain('turn-start');
    for (const card of named('Ferrox')) expect(card.triggers.map(({ event }) => event)).toContain('heal');
    for (const card of named('Shade')) expect(does(card.effects, 'kill')).toBe(true);
    const changed = all(named('Deep Elf', 'dungeon').map(({ effects }) => effects));
    expect(changed).toContainEqual({ do: 'bonus', attribute: 'armor', by: -2 });
    expect(changed).toContainEqual({ do: 'bonus', attribute: 'strength', by: -2 });
  });
});

describe('chambers', () => {
  it('DQ-CONTENT-22 are of twelve kinds', () => {
    expect([...new Set(tiles.map((tile) => tile.kind))].sort()).toEqual([
      'bottomless-pit',
      'bridge',
      'catacomb-entrance',
      'cave-in',
      'chamber-of-darkness',
      'chasm',
      'corridor',
      'dungeon-room',
      'portcullis',
      'rotating-room',
      'spider-web',
      'trap-room',
    ]);
  });

  it('DQ-CONTENT-23 have doors here and there, some more than one', () => {
    const doors = tiles.map((tile) => tile.sides.filter((side) => side === DOOR).length);
    expect(doors).toContain(1);
    expect(Math.max(...doors)).toBeGreaterThan(1);
  });

  it('DQ-CONTENT-24 a Rotating Room has one passage, at its arrow, and a search icon', () => {
    for (const { sides, search } of kind('rotating-room')) {
      expect(sides.map((side) => side === WALL)).toEqual([false, true, true, true]);
      expect(search).toBe(true);
    }
  });

  it('DQ-CONTENT-25 a Bridge joins two opposite sides, one on each half', () => {
    for (const { sides, halves } of kind('bridge')) {
      expect(sides.map((side) => side === WALL)).toEqual([false, true, false, true]);
      expect(halves?.[0]).not.toBe(halves?.[2]);
    }
  });

  it('DQ-CONTENT-26 a Portcullis chamber has its portcullis behind the Hero, and no other chamber has one', () => {
    for (const { kind: name, sides, id } of tiles) {
      const at = sides.flatMap((side, local) => (side === PORTCULLIS ? [local] : []));
      expect(at, id).toEqual(name === 'portcullis' ? [0] : []);
    }
  });
});

describe('the decks', () => {
  const count = (of: readonly { count: number }[]) => of.reduce((sum, card) => sum + card.count, 0);

  it('DQ-CONTENT-27 the Door deck has three titles; its traps differ', () => {
    expect(new Set(deck('door').map(({ name }) => name))).toEqual(
      new Set(['Door Opens', 'Door Jammed', 'Hidden Trap']),
    );
    const traps = named('Hidden Trap', 'door');
    expect(new Set(traps.map(({ effects }) => JSON.stringify(effects))).size).toBe(traps.length);
    expect(traps.length).toBeGreaterThan(1);
    for (const { effects, id } of deck('door')) {
      const result = id === 'door-opens' ? 'open' : 'shut';
      expect(effects.at(-1), id).toEqual({ do: 'door', result });
    }
  });

  it('DQ-CONTENT-28 the Dragon sleeps seven times of eight, over two Treasure cards', () => {
    const [sleeping] = named('Sleeping', 'dragon');
    expect([sleeping.count, count(named('Dragon Rage'))]).toEqual([7, 1]);
    expect(sleeping.effects).toMatchObject([{ do: 'draw', deck: 'treasure', count: 2 }, { do: 'end-turn' }]);
    const [rage] = named('Dragon Rage', 'dragon');
    for (const what of ['discard', 'wound', 'retreat']) expect(does(rage.effects, what), what).toBe(true);
    expect(does(rage.effects, 'draw')).toBe(false);
  });

  it('DQ-CONTENT-29 the Dungeon deck has every Monster, corpses, ways down, one Shuffle, Loot worth gold, and more harm than help', () => {
    const dungeon = deck('dungeon');
    const met = all(dungeon.filter(({ type }) => type === 'Monster').map(({ effects }) => effects));
    expect(new Set(met.flatMap((effect) => (effect.do === 'monster' ? [effect.kind] : []))).size).toBe(5);
    expect(named('Dead Adventurer', 'dungeon')[0].effects).toMatchObject([
      { do: 'may', block: [{ do: 'draw', deck: 'corpse' }] },
    ]);
    expect(named('Passage Down', 'dungeon')[0].effects).toEqual([{ do: 'entrance' }]);
    expect(count(named('Shuffle'))).toBe(1);
    for (const type of ['Trap', 'Threat', 'Loot'])
      expect(dungeon.some((card) => card.type === type)).toBe(true);
    expect(count(dungeon.filter(({ type, gold }) => type === 'Loot' && gold > 0))).toBeGreaterThan(1);
    const harmful = dungeon.filter(
      ({ type, name }) =>
        ['Monster', 'Threat', 'Trap'].includes(type) || ['Torch Goes Out', 'Tremor'].includes(name),
    );
    expect(count(harmful)).toBeGreaterThan(25);
  });

  it('DQ-CONTENT-30 the Search deck has secret doors and passages of the same effect, ways down, Loot, traps and Monsters', () => {
    const [door] = named('Secret Door', 'search');
    const [passage] = named('Secret Passage', 'search');
    expect(door.effects).toMatchObject([{ do: 'secret-door' }]);
    expect(passage.effects).toEqual(door.effects);
    expect(door.count + passage.count).toBe(8);
    expect(named('Passage Down', 'search')[0].effects).toEqual([{ do: 'entrance' }]);
    for (const type of ['Loot', 'Trap', 'Monster'])
      expect(deck('search').some((card) => card.type === type)).toBe(true);
  });

  it('DQ-CONTENT-31 a Trapdoor tests Agility, costs a wound and is met again', () => {
    for (const name of ['Poison Gas', 'Crossfire']) expect(named(name, 'trap')).toHaveLength(1);
    expect(named('Trapdoor', 'trap')[0].effects).toMatchObject([
      {
        do: 'test',
        attribute: 'agility',
        success: [],
        fail: [{ do: 'wound', wounds: 1 }, { do: 'retry' }, { do: 'end-turn' }],
      },
    ]);
    for (const card of deck('trap')) expect(card.type).toBe('Trap');
  });

  it('DQ-CONTENT-32 the Corpse deck has Loot, tools and a nest of scorpions', () => {
    expect(deck('corpse').some(({ type }) => type === 'Loot')).toBe(true);
    expect(deck('corpse').some(({ triggers }) => triggers.some(({ mode }) => mode === 'use'))).toBe(true);
    expect(does(named('Nest of Scorpions', 'corpse')[0].effects, 'wound')).toBe(true);
  });

  it('DQ-CONTENT-33 the Crypt deck has Loot and the restless dead', () => {
    expect(deck('crypt').some(({ type }) => type === 'Loot')).toBe(true);
    expect(deck('crypt').some(({ effects }) => does(effects, 'monster'))).toBe(true);
  });

  it('DQ-CONTENT-34 the Catacomb deck has exits, a torch that goes out, chests, Monsters and the dearest Loot', () => {
    expect(named('Exit', 'catacomb')[0].effects).toMatchObject([{ do: 'exit-catacombs' }]);
    expect(does(named('Torch Goes Out', 'catacomb')[0].effects, 'discard')).toBe(true);
    const [chest] = named('Treasure Chest', 'catacomb');
    expect(chest.type).toBe('Loot');
    expect(chest.triggers.map(({ event }) => event)).toEqual(['game-end']);
    expect(does(chest.effects, 'worth')).toBe(true);
    expect(deck('catacomb').some(({ type }) => type === 'Monster')).toBe(true);
    const dearest = (name: string) => Math.max(...deck(name).map(({ gold }) => gold));
    for (const other of ['treasure', 'dungeon', 'crypt', 'corpse', 'search'])
      expect(dearest('catacomb')).toBeGreaterThan(dearest(other));
  });

  it('DQ-CONTENT-35 DQ-CONTENT-34 the Treasure deck is all Loot, 24 cards of 32 dearer than any other Loot but the great Catacomb treasures, some with a power', () => {
    const treasure = deck('treasure');
    expect(count(treasure)).toBe(32);
    for (const card of treasure) expect(card.type, card.id).toBe('Loot');
    const great = ['Gigantic Diamond', 'Treasure Chest'];
    const elsewhere = cards.filter(
      ({ type, back, name }) => type === 'Loot' && back !== 'treasure' && !great.includes(name),
    );
    const dearest = Math.max(...elsewhere.map(({ gold }) => gold));
    expect(count(treasure.filter(({ gold }) => gold > dearest))).toBeGreaterThanOrEqual(24);
    expect(treasure.some(({ triggers, bonuses }) => triggers.length + bonuses.length > 0)).toBe(true);
  });

  it('DQ-CONTENT-35 two Treasure cards, the least that the dragon gives, beat other Loot in nine of ten cases', () => {
    const treasure = deck('treasure').map(({ gold }) => gold);
    const hauls = treasure.flatMap((one, i) => treasure.slice(i + 1).map((other) => one + other));
    const others = cards.filter(({ type, back }) => type === 'Loot' && back !== 'treasure');
    // A Treasure Chest holds 100 gold times two dice.
    const worth = ({ gold, effects }: (typeof others)[number]) => (does(effects, 'worth') ? 700 : gold);
    const beaten = (card: (typeof others)[number]) =>
      (card.count * hauls.filter((haul) => haul > worth(card)).length) / hauls.length;
    const share = others.reduce((sum, card) => sum + beaten(card), 0) / count(others);
    expect(share).toBeGreaterThan(0.9);
  });

  it('DQ-CONTENT-36 the Runes heal, teleport, avoid a Trap or a Monster, and allow three moves', () => {
    expect(named('Rune of Stasis')[0].triggers[0]).toMatchObject({
      mode: 'use',
      event: 'action',
      effects: [{ do: 'move', moves: 3 }],
    });
    expect(named('Rune of Warning')[0].triggers[0]).toMatchObject({
      event: 'drawn',
      subject: 'trap',
      effects: [{ do: 'cancel' }],
    });
    const runes = deck('rune').flatMap(({ triggers }) => [...triggers]);
    for (const what of ['heal', 'teleport'])
      expect(runes.some(({ effects }) => does(effects, what))).toBe(true);
    expect(runes.some(({ event, effects }) => event === 'monster' && does(effects, 'cancel'))).toBe(true);
  });
});

describe('Combat cards', () => {
  it.each([
    ['Quick Shot', 'ranged'],
    ['Slash', 'melee'],
    ['Bolt of Agony', 'magic'],
  ])('DQ-CONTENT-37 %s is a %s attack, and there are four or more', (name, type) => {
    const card = combatCards.find((one) => one.name === name);
    expect(card?.type).toBe(type);
    expect(card?.count).toBeGreaterThanOrEqual(4);
    expect(classicCombat.hand).toContain(card?.id);
  });

  it('DQ-CONTENT-38 counter in a circle: ranged melee, melee magic, magic ranged', () => {
    const circle: Record<string, string> = { ranged: 'melee', melee: 'magic', magic: 'ranged' };
    for (const { id, type, counter } of combatCards) expect([circle[type], null], id).toContain(counter);
    expect(new Set(combatCards.flatMap(({ counter }) => counter ?? [])).size).toBe(3);
  });

  it('DQ-CONTENT-39 have the attack values that the rulebook shows', () => {
    const values = (type: string) => combatCards.filter((card) => card.type === type).map((c) => c.attack);
    expect(values('ranged')).toEqual(expect.arrayContaining([1, 2]));
    expect(values('melee')).toEqual(expect.arrayContaining([1, 3, 4]));
    expect(values('magic')).toEqual(expect.arrayContaining([1, 2, 3]));
  });

  it('DQ-CONTENT-40 have a combat display: equal cards wound both, the circle decides the rest, Quick Shot is worth 2 against Slash', () => {
    const cell = (own: string, theirs: string) => {
      const { hero: h, monster } = classicCombat.table[own][theirs];
      return [h, monster];
    };
    const [shot, slash, bolt] = ['quick-shot', 'slash', 'bolt-of-agony'];
    for (const card of [shot, slash, bolt]) expect(cell(card, card)).toEqual([1, 1]);
    expect(cell(shot, slash)).toEqual([0, 2]);
    expect(cell(slash, bolt)).toEqual([0, 1]);
    expect(cell(bolt, shot)).toEqual([0, 1]);
    expect(cell(slash, shot)).toEqual([2, 0]);
    expect(cell(bolt, slash)).toEqual([1, 0]);
    expect(cell(shot, bolt)).toEqual([1, 0]);
  });
});
