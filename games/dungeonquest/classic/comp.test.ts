import { describe, expect, it } from 'vitest';
import boardData from '../content/board.json' with { type: 'json' };
import { DECK_NAMES, DECK_SIZES } from '../content.ts';
import { beyond, COLUMNS, exitsOf, ROWS, SPACES, spaceOf, TOWERS, TREASURE_CHAMBER } from '../grid.ts';
import { isSymmetric, OPEN, sideTowards, type Tile, WALL } from '../tile.ts';
import { MONSTERS } from '../verbs.ts';
import { ENTRANCE_MARKERS } from './below.ts';
import { DETERMINATION_TOKENS } from './determination.ts';
import { openClassic } from './game.ts';
import { type ClassicSpec, type M, newClassicWorld } from './world.ts';

const game = openClassic();
const { content } = game.spec as ClassicSpec;
const { cards, combatCards, heroes, powers, tiles, tokens } = content;
const inDeck = (deck: string) => cards.filter((card) => card.back === deck);
const copies = (of: readonly { readonly count: number }[]) => of.reduce((sum, { count }) => sum + count, 0);
const kind = (name: string) => tiles.filter((tile) => tile.kind === name);
const isPassage = (tile: Tile, side: number) => tile.sides[side] !== WALL;

/** Cards and tokens of a match, by back. */
function dealt(seats: number): Map<string, number> {
  const { instances } = game.start({ seats: Array.from({ length: seats }, () => ({})) }) as M;
  const counts = new Map<string, number>();
  for (let card = 0; card < instances.count; card++) {
    const back = game.backs[instances.backs[card]];
    counts.set(back, (counts.get(back) ?? 0) + 1);
  }
  return counts;
}

describe('the game', () => {
  it.each([1, 2, 3, 4])('DQ-COMP-1 can be played by %i, each with a Hero of his own', (seats) => {
    const match = game.start({ seats: Array.from({ length: seats }, () => ({})) });
    const played = match.world.heroes.map((hero) => hero.card);
    expect(new Set(played).size).toBe(seats);
  });

  it.each([0, 5])('DQ-COMP-1 cannot be played by %i', (seats) => {
    expect(() => game.start({ seats: Array.from({ length: seats }, () => ({})) })).toThrow(/1 to 4 seats/);
  });
});

describe('the board', () => {
  it('DQ-COMP-2 is a grid with a tower in each corner, the Treasure Chamber in the middle and a sun track', () => {
    const corners = [0, COLUMNS - 1, (ROWS - 1) * COLUMNS, ROWS * COLUMNS - 1];
    expect([...TOWERS].sort((a, b) => a - b)).toEqual(corners);
    expect(TREASURE_CHAMBER % COLUMNS).toBe((COLUMNS - 1) / 2);
    expect(Math.floor(TREASURE_CHAMBER / COLUMNS)).toBe(ROWS / 2 - 1);
    expect(boardData.sunTrack.length).toBeGreaterThan(0);
  });

  it('DQ-COMP-3 has one space for both squares of the Treasure Chamber', () => {
    const lower = TREASURE_CHAMBER + COLUMNS;
    expect(spaceOf(lower)).toBe(TREASURE_CHAMBER);
    expect(exitsOf(TREASURE_CHAMBER)).toHaveLength(6);
    const neighbours = exitsOf(TREASURE_CHAMBER).map((exit) => spaceOf(beyond(exit)));
    expect(neighbours).not.toContain(TREASURE_CHAMBER);
    expect(Array.from({ length: SPACES }, (_, square) => spaceOf(square))).not.toContain(lower);
  });

  it('DQ-COMP-4 has places for eight decks; Combat, Dragon and Power cards lie beside it', () => {
    const decks = ['dungeon', 'crypt', 'corpse', 'door', 'search', 'trap', 'treasure', 'catacomb'];
    const match = game.start({ seats: [{}] });
    for (const deck of [...decks, 'dragon', 'combat'])
      expect(match.instances.size(match.zone(deck)), deck).toBeGreaterThan(0);
    expect([...DECK_NAMES].sort()).toEqual([...decks, 'dragon', 'rune'].sort());
  });
});

describe('the cards', () => {
  it('DQ-COMP-5 six Heroes have a card and four Power cards each', () => {
    expect(heroes).toHaveLength(6);
    for (const { id } of heroes) expect(powers.filter(({ owner }) => owner === id)).toHaveLength(4);
  });

  it('DQ-COMP-6 a Hero card has a life value, four attributes and an ability', () => {
    for (const { life, strength, agility, armor, luck, abilities } of heroes) {
      for (const value of [life, strength, agility, armor, luck]) expect(value).toBeGreaterThan(0);
      expect(abilities.length).toBeGreaterThan(0);
    }
  });

  it('DQ-COMP-7 are 336 in all', () => {
    expect(heroes.length + copies(cards) + copies(combatCards) + copies(powers)).toBe(336);
  });

  it('DQ-COMP-8 are 6 Hero cards among others', () => {
    expect(heroes).toHaveLength(6);
  });

  it.each([
    ['DQ-COMP-9', 50, 'dungeon'],
    ['DQ-COMP-10', 8, 'dragon'],
    ['DQ-COMP-11', 32, 'treasure'],
    ['DQ-COMP-12', 15, 'trap'],
    ['DQ-COMP-13', 15, 'door'],
    ['DQ-COMP-14', 15, 'crypt'],
    ['DQ-COMP-15', 15, 'corpse'],
    ['DQ-COMP-16', 30, 'search'],
    ['DQ-COMP-17', 12, 'rune'],
    ['DQ-COMP-18', 40, 'catacomb'],
  ] as const)('%s are %i of the %s deck', (_id, count, deck) => {
    expect(copies(inDeck(deck))).toBe(count);
    expect(DECK_SIZES[deck]).toBe(count);
    expect(dealt(4).get(deck)).toBe(count);
  });

  it('DQ-COMP-17 no two Runes are alike', () => {
    const runes = inDeck('rune');
    expect(runes).toHaveLength(12);
    expect(new Set(runes.map(({ effects }) => JSON.stringify(effects))).size).toBe(12);
    for (const { triggers } of runes) expect(triggers.map(({ mode }) => mode)).toEqual(['use']);
  });

  it('DQ-COMP-19 are 54 Combat cards in one deck', () => {
    expect(copies(combatCards)).toBe(54);
    expect(dealt(2).get('combat')).toBe(54);
  });

  it('DQ-COMP-20 are 44 Power cards: four different ones for each Hero and each Monster', () => {
    expect(powers).toHaveLength(44);
    const owners = new Set(powers.map(({ owner }) => owner));
    expect(owners).toEqual(new Set([...heroes.map(({ id }) => id), ...MONSTERS]));
    for (const owner of owners) {
      const own = powers.filter((power) => power.owner === owner);
      expect(new Set(own.map(({ name }) => name)).size, owner).toBe(4);
      expect(dealt(1).get(`power-${owner}`)).toBe(4);
    }
  });

  it('DQ-COMP-35 a Combat card has a value, one attack type and at most one icon', () => {
    for (const { name, attack, type, counter } of combatCards) {
      expect(name).not.toBe('');
      expect(attack).toBeGreaterThan(0);
      expect(['ranged', 'melee', 'magic']).toContain(type);
      expect(['ranged', 'melee', 'magic', null]).toContain(counter);
    }
  });

  it('DQ-COMP-36 a Power card has an escape value and an owner besides', () => {
    for (const power of powers) {
      expect(['ranged', 'melee', 'magic'], power.id).toContain(power.type);
      expect(power.attack, power.id).toBeGreaterThan(0);
      expect(power.escape, power.id).toBeGreaterThan(0);
      expect(power.owner, power.id).toBeDefined();
    }
  });

  it("DQ-COMP-37 only Monsters' Power cards have a damage value", () => {
    for (const { name, owner, damage } of powers) {
      if (MONSTERS.some((monster) => monster === owner)) expect(damage, name).toBeGreaterThan(0);
      else expect(damage, name).toBe(0);
    }
  });

  it('DQ-COMP-38 an encounter card has one of five types, whatever its deck', () => {
    const types = ['Event', 'Loot', 'Monster', 'Threat', 'Trap'];
    for (const card of cards) expect(card.back === 'rune' ? ['Rune'] : types, card.id).toContain(card.type);
    expect(new Set(inDeck('dungeon').map(({ type }) => type))).toEqual(new Set(types));
  });

  it('DQ-COMP-39 a Loot card without a value counts as nothing', () => {
    const loot = cards.filter(({ type }) => type === 'Loot');
    expect(loot.some(({ gold }) => gold === 0)).toBe(true);
    expect(loot.some(({ gold }) => gold > 0)).toBe(true);
    for (const card of cards) if (card.type !== 'Loot') expect(card.gold, card.id).toBe(0);
  });

  it('DQ-COMP-40 of other games are not among them, nor is a token of Brightblaze', () => {
    const backs = [...DECK_NAMES, 'chamber', 'combat'];
    for (const back of game.backs)
      expect(backs.includes(back as never) || /^(power|token)-/.test(back), back).toBe(true);
    expect([...MONSTERS].sort()).toEqual(['demon', 'golem', 'skeleton', 'sorcerer', 'troll']);
  });
});

describe('the chambers', () => {
  it('DQ-COMP-21 are 117', () => {
    expect(copies(tiles)).toBe(117);
    expect(dealt(3).get('chamber')).toBe(117);
  });

  it('DQ-COMP-22 have a type, four sides, an arrow whose colour tells the type, and a search icon or none', () => {
    const colours = new Map<string, string>();
    for (const tile of tiles) {
      expect(tile.kind).not.toBe('');
      expect(tile.sides).toHaveLength(4);
      expect(typeof tile.search).toBe('boolean');
      expect(colours.get(tile.kind) ?? tile.arrow, tile.id).toBe(tile.arrow);
      colours.set(tile.kind, tile.arrow);
    }
    expect(new Set(colours.values()).size).toBe(colours.size);
  });

  it('DQ-COMP-23 have sides that are walls, open, doors or portcullises', () => {
    const sides = new Set(tiles.flatMap((tile) => [...tile.sides]));
    expect([...sides].sort()).toEqual([0, 1, 2, 3]);
  });

  it('DQ-COMP-24 have a passage at the entry arrow', () => {
    for (const tile of tiles) {
      expect(isPassage(tile, 0), tile.id).toBe(true);
      for (const entry of [0, 1, 2, 3]) expect(sideTowards(tile, entry, entry)).toBe(tile.sides[0]);
    }
  });

  it('DQ-COMP-25 that are Chasms and Bridges have two halves with a passage each, and no others do', () => {
    for (const tile of tiles) {
      const halved = tile.kind === 'chasm' || tile.kind === 'bridge';
      expect(tile.halves !== undefined, tile.id).toBe(halved);
      if (!tile.halves) continue;
      const passages = [0, 1, 2, 3].filter((side) => isPassage(tile, side));
      expect(new Set(passages.map((side) => tile.halves?.[side])), tile.id).toEqual(new Set([0, 1]));
      expect(isSymmetric(tile)).toBe(false);
    }
  });

  it('DQ-COMP-26 that are dark name a passage for every die result', () => {
    expect(kind('chamber-of-darkness').length).toBeGreaterThan(0);
    for (const tile of tiles) {
      expect(tile.darkness !== undefined, tile.id).toBe(tile.kind === 'chamber-of-darkness');
      if (tile.darkness) expect(tile.darkness).toHaveLength(6);
      for (const side of tile.darkness ?? []) expect(isPassage(tile, side), tile.id).toBe(true);
    }
  });
});

describe('markers and tokens', () => {
  it('DQ-COMP-27 a match has one sun and one First Player', () => {
    const world = newClassicWorld({ options: {}, seats: [{}, {}], seed: '' });
    expect(world.sun).toBe(1);
    expect(world.first).toBe(0);
  });

  it('DQ-COMP-28 there are 6 catacomb entrance markers', () => {
    expect(ENTRANCE_MARKERS).toBe(6);
  });

  it('DQ-COMP-29 every Hero has one travel marker with an arrow', () => {
    const { heroes: all } = newClassicWorld({ options: {}, seats: [{}, {}, {}, {}], seed: '' });
    for (const { marker, heading } of all) expect([marker, heading]).toEqual([-1, 0]);
  });

  it('DQ-COMP-30 the 89 points of the 41 wound tokens suffice for any four Heroes', () => {
    expect(29 + 12).toBe(41);
    const lives = heroes.map(({ life }) => life).sort((a, b) => b - a);
    expect(lives.slice(0, 4).reduce((a, b) => a + b)).toBeLessThanOrEqual(29 + 12 * 5);
  });

  it('DQ-COMP-31 there are 24 determination tokens', () => {
    expect(DETERMINATION_TOKENS).toBe(24);
  });

  it('DQ-COMP-32 there are 4 tokens of each Monster', () => {
    expect(tokens).toHaveLength(20);
    for (const monster of MONSTERS) expect(dealt(2).get(`token-${monster}`)).toBe(4);
  });

  it('DQ-COMP-33 the back of a token tells its kind and not its life', () => {
    for (const { back, kind: monster, life, id } of tokens) {
      expect(back).toBe(`token-${monster}`);
      expect(life, id).toBeGreaterThan(0);
    }
  });

  it('DQ-COMP-34 dice have six sides', () => {
    const match = game.start({ seats: [{}] });
    const rolled = new Set(Array.from({ length: 500 }, () => match.roll()));
    expect([...rolled].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('DQ-COMP-23 the sides of the towers and the Treasure Chamber are open', () => {
    expect(OPEN).toBe(1);
    for (const tower of boardData.towers) expect(tower.exits).toHaveLength(2);
    expect(boardData.treasureChamber.exits).toHaveLength(6);
  });
});
