import { Misfit } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import boardData from '../content/board.json' with { type: 'json' };
import { DECK_SIZES } from '../content.ts';
import { COLUMNS, ROWS, SPACES } from '../grid.ts';
import { DOOR, PORTCULLIS, type Side, WALL } from '../tile.ts';
import { blocksOf } from '../triggers.ts';
import { ATTACK_TYPES, ATTRIBUTES, type AttackType, MONSTERS } from '../verbs.ts';
import heroData from './content/heroes.json' with { type: 'json' };
import models from './content/models.json' with { type: 'json' };
import { type Card, type CombatCard, readContent } from './content.ts';
import { messages } from './messages.ts';
import { CHAMBER_NAMES } from './tiles.ts';
import type { RevisedCardEffect, RevisedEffects } from './verbs.ts';

const { heroes, cards, monsters, combatCards, soloChart, tiles } = readContent();
const copies = (of: readonly { readonly count: number }[]) => of.reduce((sum, { count }) => sum + count, 0);
const deck = (name: string) => cards.filter(({ back }) => back === name);
const named = (name: string, from: string): Card => {
  const [found, ...others] = deck(from).filter((card) => card.name === name);
  if (!found || others.length > 0) throw new Error(`There is not one ${name} in the ${from} deck.`);
  return found;
};
/** Every effect in a text, those in braces too. */
const all = (effects: RevisedEffects): RevisedCardEffect[] =>
  effects.flatMap((effect) => [effect, ...blocksOf(effect).flatMap(all)]);
const does = ({ effects }: Pick<Card, 'effects'>, what: RevisedCardEffect['do']) =>
  all(effects).some((effect) => effect.do === what);
const that = (from: string, what: RevisedCardEffect['do']) => deck(from).filter((card) => does(card, what));

describe('the board', () => {
  it('DQR-COMP-2 DQR-COMP-7 is 13 wide and 10 high, with 124 spaces to explore', () => {
    expect([COLUMNS, ROWS, SPACES]).toEqual([13, 10, 130]);
    expect(boardData.emptySpaces).toBe(SPACES - 4 - 2);
  });

  it('DQR-COMP-3 DQR-COMP-4 has a tower in each corner, with two halls', () => {
    expect(boardData.towers.map(({ at }) => at.join())).toEqual(['1,1', '13,1', '1,10', '13,10']);
    for (const { exits } of boardData.towers) expect(exits).toHaveLength(2);
  });

  it('DQR-COMP-5 DQR-COMP-6 has the treasure chamber on two spaces, with six halls', () => {
    expect(boardData.treasureChamber.spaces.map((at) => at.join())).toEqual(['7,5', '7,6']);
    expect(boardData.treasureChamber.exits).toHaveLength(6);
  });

  it('DQR-COMP-8 has a sun track of 30 spaces, of which the last five carry the numbers 1 to 5', () => {
    expect(boardData.sunTrack.map(({ closesOn }) => closesOn)).toEqual([...Array(25).fill(0), 1, 2, 3, 4, 5]);
  });
});

describe('the chambers', () => {
  const kind = (name: string) => tiles.filter((tile) => tile.kind === name);
  const halls = ({ sides }: { readonly sides: readonly number[] }) =>
    [0, 1, 2, 3].filter((side) => sides[side] !== WALL);

  it('DQR-COMP-9 are 117', () => {
    expect(copies(tiles)).toBe(117);
  });

  it('DQR-COMP-10 DQR-COMP-11 DQR-COMP-12 have one to four halls, one of them at the entry arrow', () => {
    for (const tile of tiles) {
      expect(halls(tile).length, tile.id).toBeGreaterThan(0);
      expect(halls(tile), tile.id).toContain(0);
    }
  });

  it('DQR-COMP-13 DQR-CONTENT-1 are of ten types, each with its name', () => {
    expect(new Set(tiles.map((tile) => tile.kind))).toEqual(new Set(Object.keys(CHAMBER_NAMES)));
    for (const { name, kind: type } of tiles) expect(name).toBe(CHAMBER_NAMES[type]);
    expect(Object.keys(CHAMBER_NAMES)).toHaveLength(10);
  });

  it.each([
    ['dungeon-room', 72],
    ['corridor', 14],
    ['trap-chamber', 6],
    ['rotating-chamber', 5],
    ['chamber-of-darkness', 4],
    ['cave-in', 4],
    ['bridge', 4],
    ['chasm', 3],
    ['spider-web', 3],
    ['bottomless-pit', 2],
  ])('DQR-CONTENT-13 %s: %i', (name, count) => {
    expect(copies(kind(name))).toBe(count);
  });

  it('DQR-COMP-14 DQR-CONTENT-13 have doors and portcullises: 9 rooms with doors, 11 with a portcullis behind, 2 with both', () => {
    const having = (side: Side) => kind('dungeon-room').filter(({ sides }) => sides.includes(side));
    expect(copies(having(PORTCULLIS))).toBe(11);
    for (const { sides } of having(PORTCULLIS)) expect(sides.indexOf(PORTCULLIS)).toBe(0);
    const both = having(PORTCULLIS).filter(({ sides }) => sides.includes(DOOR));
    expect(copies(both)).toBe(2);
    expect(copies(having(DOOR)) - copies(both)).toBe(9);
    expect(copies(kind('bridge').filter(({ sides }) => sides.includes(DOOR)))).toBe(1);
  });

  it('DQR-COMP-15 DQR-ROOM-4 DQR-CHASM-5 carry the dungeon icon where a dungeon card is drawn', () => {
    const drawing = ['dungeon-room', 'cave-in', 'chasm'];
    for (const tile of tiles) expect(tile.dungeonIcon, tile.id).toBe(drawing.includes(tile.kind));
  });

  it('DQR-COMP-16 DQR-ROOM-4 DQR-ROOM-5 carry the torch icon if they are dungeon rooms', () => {
    for (const tile of tiles) expect(tile.search, tile.id).toBe(tile.kind === 'dungeon-room');
  });

  it('DQR-COMP-17 DQR-CONTENT-13 have six printed entrances to the catacombs, in dungeon rooms', () => {
    const open = tiles.filter(({ entrance }) => entrance);
    expect(copies(open)).toBe(6);
    for (const tile of open) expect(tile.kind).toBe('dungeon-room');
  });

  it('DQR-COMP-18 DQR-CONTENT-15 that are bridges, cave-ins and chasms have two sides with a hall each, and no others do', () => {
    for (const tile of tiles) {
      expect(tile.halves !== undefined, tile.id).toBe(['bridge', 'cave-in', 'chasm'].includes(tile.kind));
      const sides = new Set(halls(tile).map((hall) => tile.halves?.[hall]));
      if (tile.halves) expect(sides, tile.id).toEqual(new Set([0, 1]));
    }
  });

  it('DQR-COMP-19 that are bridges have a hall at each end', () => {
    for (const tile of kind('bridge')) expect(halls(tile)).toEqual([0, 2]);
  });

  it('DQR-COMP-20 DQR-CONTENT-16 that are dark give every die face to a hall, and two halls at least have one', () => {
    for (const tile of tiles)
      expect(tile.darkness !== undefined, tile.id).toBe(tile.kind === 'chamber-of-darkness');
    for (const tile of kind('chamber-of-darkness')) {
      expect(tile.darkness).toHaveLength(6);
      for (const side of tile.darkness ?? []) expect(halls(tile)).toContain(side);
      expect(new Set(tile.darkness).size).toBeGreaterThan(1);
    }
  });

  it('DQR-CONTENT-14 that lead on have two halls or more', () => {
    for (const name of ['corridor', 'bridge', 'spider-web', 'cave-in', 'chasm', 'chamber-of-darkness'])
      for (const tile of kind(name)) expect(halls(tile).length, tile.id).toBeGreaterThan(1);
  });

  it('DQR-CONTENT-17 that rotate have no hall opposite the entry', () => {
    for (const tile of kind('rotating-chamber')) expect(halls(tile)).toEqual([0]);
  });
});

describe('the heroes', () => {
  it('DQR-COMP-21 DQR-CONTENT-4 DQR-CONTENT-12 are six, with values in their range and an ability', () => {
    expect(heroes.map(({ id }) => id)).toEqual([
      'challara',
      'gherinn',
      'hugo',
      'krutzbeck',
      'lindel',
      'tatianna',
    ]);
    for (const hero of heroes) {
      for (const attribute of ATTRIBUTES) {
        expect(hero[attribute], `${hero.id} ${attribute}`).toBeGreaterThanOrEqual(3);
        expect(hero[attribute], `${hero.id} ${attribute}`).toBeLessThanOrEqual(9);
      }
      expect(hero.life, hero.id).toBeGreaterThanOrEqual(12);
      expect(hero.life, hero.id).toBeLessThanOrEqual(20);
      expect(hero.abilities.length, hero.id).toBeGreaterThan(0);
    }
  });

  it.each(heroData.flatMap(({ id, abilities }) => abilities.map((ability) => ({ hero: id, ...ability }))))(
    'DQR-ABIL-1 DQR-ABIL-2 $hero, $id: optional is what the text leaves to the player',
    ({ hero, id, optional }) => {
      const ability = heroes.find((one) => one.id === hero)?.abilities.find((one) => one.id === id);
      expect(all(ability?.effects ?? []).some((effect) => effect.do === 'may')).toBe(optional);
    },
  );

  it('Gherinn rerolls the dice of every Dragon Rage', () => {
    const [, calm] = heroes[1].abilities;
    expect(calm.triggers).toMatchObject([{ event: 'wounded', subject: 'dragon-rage', limit: '' }]);
  });

  it('DQR-TEST-18 Lindel learns from a test only when nothing can save it any more', () => {
    const [lessons] = heroes[4].abilities;
    expect(lessons.triggers).toMatchObject([{ mode: 'on', event: 'test-lost', subject: 'any' }]);
  });
});

describe('the decks', () => {
  it.each([
    ['DQR-COMP-24', 'dungeon', 50],
    ['DQR-COMP-25', 'catacomb', 40],
    ['DQR-COMP-26', 'search', 30],
    ['DQR-COMP-27', 'treasure', 32],
    ['DQR-COMP-28', 'trap', 15],
    ['DQR-COMP-29', 'door', 15],
    ['DQR-COMP-30', 'corpse', 15],
    ['DQR-COMP-31', 'crypt', 15],
    ['DQR-COMP-32', 'rune', 12],
    ['DQR-COMP-34', 'dragon', 8],
  ] as const)('%s the %s deck has %i cards', (_id, name, count) => {
    expect(copies(deck(name))).toBe(count);
    expect(DECK_SIZES[name]).toBe(count);
  });

  it.each(Object.entries(models).flatMap(([id, model]) => ('kept' in model ? [{ id, ...model }] : [])))(
    'DQR-CONTENT-28 $id says truly whether it is kept ($kept) and ends the turn ($endsTurn)',
    (said) => {
      const card = cards.find(({ id }) => id === said.id) as Card;
      const keeps = card.type === 'Rune' ? ['use'] : ['keep', 'gain', 'retry'];
      expect(said.kept).toBe(howOften(card.effects, ({ do: what }) => keeps.includes(what)));
      expect(said.endsTurn).toBe(howOften(card.effects, endsTurn));
    },
  );

  it('DQR-CONTENT-28 DQR-LOOT-2 DQR-RUNE-5 only Loot has a gold value, and only Loot is gained', () => {
    for (const card of cards) {
      if (card.type !== 'Loot') expect(card.gold, card.id).toBe(0);
      expect(does(card, 'gain'), card.id).toBe(card.type === 'Loot');
    }
  });

  it('DQR-LOOT-3 Loot lies in several decks', () => {
    const found = new Set(cards.flatMap(({ type, back }) => (type === 'Loot' ? [back] : [])));
    expect(found).toEqual(new Set(['dungeon', 'treasure', 'crypt', 'corpse', 'search', 'catacomb']));
  });

  it('DQR-CONTENT-18 the dungeon deck has monsters, Loot, traps, ways down, corpses, crypts and harmless rooms', () => {
    expect(copies(that('dungeon', 'monster'))).toBe(6);
    expect(copies(that('dungeon', 'gain'))).toBe(3);
    expect(copies(that('dungeon', 'entrance'))).toBe(2);
    for (const other of ['corpse', 'crypt', 'trap'])
      expect(
        deck('dungeon').some(({ effects }) => all(effects).some((e) => e.do === 'draw' && e.deck === other)),
        other,
      ).toBe(true);
    expect(named('Empty Room', 'dungeon').effects).toEqual([{ do: 'nothing' }]);
  });

  it('DQR-CONTENT-7 DQR-CONTENT-19 the search deck has Loot, secret doors, a monster, ways down, traps and nothing', () => {
    for (const what of ['gain', 'secret-door', 'monster', 'entrance', 'draw', 'nothing'] as const)
      expect(that('search', what).length, what).toBeGreaterThan(0);
  });

  it('DQR-CONTENT-10 DQR-CONTENT-20 the trap deck tests armor, some of it for life or death, and other attributes', () => {
    const tested = all(deck('trap').flatMap(({ effects }) => [...effects])).flatMap((effect) =>
      effect.do === 'test' ? [effect.attribute] : [],
    );
    expect(tested).toEqual(expect.arrayContaining(['armor', 'agility']));
    expect(does(named('Swinging Blade', 'trap'), 'kill')).toBe(true);
    expect(that('trap', 'test').length).toBeLessThan(deck('trap').length);
  });

  it('DQR-CONTENT-21 every door card says whether he goes through; about half let him pass', () => {
    for (const card of deck('door')) expect(does(card, 'door'), card.id).toBe(true);
    expect(named('Door Opens', 'door').count).toBe(8);
  });

  it('DQR-CONTENT-8 DQR-CONTENT-22 a quarter of the catacomb deck offers an exit; it has Loot, a monster and dangers', () => {
    expect(copies(that('catacomb', 'exit-catacombs'))).toBe(10);
    for (const what of ['gain', 'monster', 'wound'] as const)
      expect(that('catacomb', what).length, what).toBeGreaterThan(0);
  });

  it('DQR-CONTENT-9 cards of other decks open or force a way into the catacombs', () => {
    for (const from of ['dungeon', 'search']) expect(that(from, 'entrance')).toHaveLength(1);
    expect(does(named('Trapdoor', 'trap'), 'catacombs')).toBe(true);
  });

  it.each(['corpse', 'crypt'])('DQR-CONTENT-23 the %s deck has small Loot, healing and dangers', (from) => {
    for (const what of ['gain', 'heal', 'wound', 'monster'] as const)
      expect(that(from, what).length, what).toBeGreaterThan(0);
    for (const { gold } of deck(from)) expect(gold).toBeLessThanOrEqual(250);
  });

  it('DQR-LOOT-4 DQR-CONTENT-24 the treasure deck is all Loot, and dearer than other Loot', () => {
    for (const { type, id } of deck('treasure')) expect(type, id).toBe('Loot');
    const mean = (of: readonly Card[]) =>
      of.reduce((sum, { gold, count }) => sum + gold * count, 0) / copies(of);
    expect(deck('treasure').reduce((sum, { gold, count }) => sum + gold * count, 0)).toBe(16_952);
    const elsewhere = cards.filter(
      ({ type, back }) => type === 'Loot' && !['treasure', 'catacomb'].includes(back),
    );
    expect(mean(deck('treasure'))).toBeGreaterThan(4 * mean(elsewhere));
  });

  it('DQR-CONTENT-25 no two runes are alike, and each is used once', () => {
    expect(new Set(deck('rune').map(({ effects }) => JSON.stringify(effects))).size).toBe(12);
    for (const { triggers } of deck('rune')) expect(triggers.map(({ mode }) => mode)).toEqual(['use']);
  });

  it('DQR-CONTENT-11 some cards are kept for the start of turns, some Loot waits for the end of the game', () => {
    const waiting = (event: string) =>
      cards.filter(({ triggers }) => triggers.some((trigger) => trigger.event === event));
    expect(waiting('turn-start').map(({ name }) => name)).toContain('Lingering Shade');
    expect(waiting('game-end').map(({ name }) => name)).toEqual([
      'Bottle Imp',
      'Artifact Eater',
      'Treasure Chest',
    ]);
  });

  it('DQR-COMP-34 DQR-CONTENT-27 DQR-TREAS-8 DQR-TREAS-12 DQR-TREAS-17 the dragon sleeps seven times over two treasures and rages once', () => {
    expect(named('Sleeping', 'dragon')).toMatchObject({
      count: 7,
      effects: [{ do: 'draw', deck: 'treasure', count: 2 }, { do: 'end-turn' }],
    });
    expect(named('Dragon Rage', 'dragon')).toMatchObject({
      count: 1,
      effects: [
        {
          do: 'each',
          who: 'hero-in-treasure-chamber',
          block: [
            { do: 'discard', what: 'treasure', count: 'all' },
            { do: 'wound', wounds: { dice: 2, sides: 6, times: 1, plus: 0 } },
            { do: 'retreat' },
          ],
        },
        { do: 'shuffle', deck: 'dragon' },
        { do: 'end-turn' },
      ],
    });
  });

  it('cards that others speak of are known by flags', () => {
    expect(cards.filter(({ rages }) => rages).map(({ name }) => name)).toEqual(['Dragon Rage']);
    expect(cards.filter(({ darkens }) => darkens).map(({ id }) => id)).toEqual([
      'dungeon-torch-goes-out',
      'catacomb-torch-goes-out',
    ]);
  });
});

/** Whether something happens when a card is resolved, not when it listens later. */
function howOften(effects: RevisedEffects, matters: (effect: RevisedCardEffect) => boolean): string {
  if (effects.some((effect) => matters(effect) && !isOffered(effect))) return 'always';
  const inside = effects.some(
    (effect) =>
      matters(effect) ||
      (effect.do !== 'on' &&
        effect.do !== 'use' &&
        blocksOf(effect).some((block) => howOften(block, matters) !== 'never')),
  );
  return inside ? 'sometimes' : 'never';
}

function endsTurn(effect: RevisedCardEffect): boolean {
  if (effect.do === 'door') return effect.result === 'shut';
  return ['end-turn', 'catacombs', 'exit-catacombs'].includes(effect.do);
}

function isOffered(effect: RevisedCardEffect): boolean {
  return effect.do === 'exit-catacombs' && !effect.forced;
}

describe('the monsters', () => {
  it('DQR-COMP-33 are 20 cards with a name, a health and an escape penalty', () => {
    expect(copies(monsters)).toBe(20);
    for (const { back, count } of monsters) expect([back, count]).toEqual(['monster', 1]);
  });

  it('DQR-CONTENT-26 are in their range, and a name does not give the health away', () => {
    for (const { id, health, escapePenalty } of monsters) {
      expect(health >= 2 && health <= 8, id).toBe(true);
      expect(escapePenalty >= 0 && escapePenalty <= 6, id).toBe(true);
    }
    for (const kind of MONSTERS) {
      const same = monsters.filter((monster) => monster.kind === kind);
      expect(new Set(same.map(({ name }) => name)).size, kind).toBe(1);
      expect(new Set(same.map(({ health }) => health)).size, kind).toBeGreaterThan(1);
    }
  });
});

describe('combat', () => {
  const card = (side: CombatCard['side'], type: AttackType) =>
    combatCards.find((one) => one.side === side && one.type === type) as CombatCard;
  /** The wounds of both when these cards are played. */
  const box = (hero: AttackType, monster: AttackType) => [
    card('hero', hero).suffers[monster],
    card('monster', monster).suffers[hero],
  ];

  it('DQR-COMP-35 DQR-DMG-2 each side has three cards, Melee, Ranged and Magic', () => {
    expect(combatCards).toHaveLength(6);
    for (const side of ['hero', 'monster'] as const)
      expect(ATTACK_TYPES.map((type) => card(side, type).name)).toEqual(['Melee', 'Ranged', 'Magic']);
    for (const { back, side } of combatCards) expect(back).toBe(`${side}-combat`);
  });

  it('DQR-COMP-36 every card says what its owner suffers against each card of the other side', () => {
    for (const { suffers, id } of combatCards) expect(Object.keys(suffers), id).toEqual([...ATTACK_TYPES]);
  });

  it.each([
    ['DQR-DMG-3', 'melee', 'melee', [1, 1]],
    ['DQR-DMG-4', 'melee', 'ranged', [1, 0]],
    ['DQR-DMG-5', 'melee', 'magic', [0, 2]],
    ['DQR-DMG-6', 'ranged', 'melee', [0, 1]],
    ['DQR-DMG-7', 'ranged', 'ranged', [1, 1]],
    ['DQR-DMG-8', 'ranged', 'magic', [1, 0]],
    ['DQR-DMG-9', 'magic', 'melee', [1, 0]],
    ['DQR-DMG-10', 'magic', 'ranged', [0, 1]],
    ['DQR-DMG-11', 'magic', 'magic', [1, 1]],
  ] as const)('%s %s against %s: wounds of hero and monster', (_id, hero, monster, wounds) => {
    expect(box(hero, monster)).toEqual(wounds);
  });

  it('DQR-DMG-1 DQR-DMG-12 every box wounds somebody', () => {
    for (const hero of ATTACK_TYPES)
      for (const monster of ATTACK_TYPES)
        expect(
          box(hero, monster).some((wounds) => wounds > 0),
          `${hero} ${monster}`,
        ).toBe(true);
  });

  it.each([
    ['DQR-OPTSOLO-16', 1, [1, 0]],
    ['DQR-OPTSOLO-16', 2, [1, 0]],
    ['DQR-OPTSOLO-17', 3, [1, 1]],
    ['DQR-OPTSOLO-17', 4, [1, 1]],
    ['DQR-OPTSOLO-18', 5, [0, 1]],
    ['DQR-OPTSOLO-19', 6, [0, 2]],
  ] as const)('%s a solo roll of %i: wounds of hero and monster', (_id, roll, wounds) => {
    const rows = soloChart.filter(({ from, to }) => roll >= from && roll <= to);
    expect(rows.map(({ hero, monster }) => [hero, monster])).toEqual([wounds]);
  });
});

describe('a content pack', () => {
  const coin = {
    id: 'lucky-coin',
    deck: 'search',
    name: 'Lucky Coin',
    count: 1,
    type: 'Loot',
    effect: 'gain loot; use own-turn { determination 2 }',
    gold: 5,
  };
  const wrong = (...packs: object[]): readonly string[] => {
    try {
      readContent(packs.map((pack) => JSON.parse(JSON.stringify(pack))));
      return [];
    } catch (error) {
      if (error instanceof Misfit) return error.problems;
      throw error;
    }
  };
  const pack = (fields: object) => ({ pack: 'coins', game: 'dungeonquest-revised', ...fields });

  it('can bring cards, monsters and heroes in place of others', () => {
    const ogre = { id: 'ogre', name: 'Troll', kind: 'troll', health: 6, escapePenalty: 1 };
    const content = readContent([
      pack({
        cards: [coin],
        monsters: [ogre],
        heroes: [{ ...heroData[0], id: 'nobody' }],
        without: { 'search-bent-coin': 1, 'troll-1': 1 },
      }),
    ]);
    expect(content.cards.map(({ id }) => id)).toContain('lucky-coin');
    expect(content.cards.map(({ id }) => id)).not.toContain('search-bent-coin');
    expect(content.monsters.map(({ id }) => id)).toContain('ogre');
    expect(content.monsters.map(({ id }) => id)).not.toContain('troll-1');
    expect(content.heroes).toHaveLength(7);
  });

  it('keeps the sizes of the decks', () => {
    expect(wrong(pack({ cards: [coin] }))).toEqual([
      'the search deck must have 30 cards, not 31; use "without" to leave cards out',
    ]);
    expect(wrong(pack({ without: { 'demon-4': 1 } }))).toEqual([
      'the monster deck must have 20 cards, not 19; use "without" to leave cards out',
    ]);
  });

  it('is told what is wrong with it', () => {
    const without = { 'search-bent-coin': 1 };
    expect(wrong(pack({ cards: [{ ...coin, effect: 'gain loot; hand 2' }], without }))).toEqual([
      expect.stringMatching(
        /^coins: lucky-coin, effect "gain loot; hand 2", column 12: there is no verb 'hand'/,
      ),
    ]);
    expect(wrong(pack({ heroes: [{ ...heroData[0], abilities: [{ variantRules: [] }] }] })).join()).toContain(
      'variantRules',
    );
    expect(wrong({ pack: 'old', game: 'dungeonquest-classic' })).toEqual([
      'old: game: must be one of dungeonquest-revised, not "dungeonquest-classic"',
    ]);
    expect(wrong(pack({ without: { 'opening-throw': 1 } }))).toEqual([
      "coins: there is no 'opening-throw' to leave out",
    ]);
  });
});

describe('what the ledger names', () => {
  it('DQR-CONTENT-2 the decks: those of the rulebook, and the corpse and crypt decks', () => {
    expect(Object.keys(DECK_SIZES).sort()).toEqual(
      [
        'catacomb',
        'corpse',
        'crypt',
        'door',
        'dragon',
        'dungeon',
        'rune',
        'search',
        'trap',
        'treasure',
      ].sort(),
    );
    expect(copies(monsters)).toBe(20);
  });

  it('DQR-CONTENT-3 armor is tested by traps, and every attribute by something', () => {
    const tested = cards.flatMap(({ effects }) =>
      all(effects).flatMap((effect) => (effect.do === 'test' ? effect.attribute.split('/') : [])),
    );
    for (const attribute of ATTRIBUTES) expect(tested, attribute).toContain(attribute);
    expect(that('trap', 'test').flatMap((card) => all(card.effects))).toContainEqual(
      expect.objectContaining({ do: 'test', attribute: 'armor' }),
    );
  });

  it('DQR-CONTENT-5 the place is Dragonfire Dungeon, and its dragon is Kalladra', () => {
    expect(messages['event.left']).toContain('Dragonfire Dungeon');
    expect(messages['event.nightfall']).toContain('Kalladra');
  });

  it('DQR-CONTENT-6 the icons and features of tiles: arrow, dungeon icon, torch icon, doors, portcullises, entrances', () => {
    expect(tiles.some(({ dungeonIcon }) => dungeonIcon)).toBe(true);
    expect(tiles.some(({ dungeonIcon }) => !dungeonIcon)).toBe(true);
    expect(tiles.some(({ search }) => search)).toBe(true);
    expect(tiles.some(({ entrance }) => entrance)).toBe(true);
    expect(tiles.some(({ sides }) => sides.includes(DOOR))).toBe(true);
    expect(tiles.some(({ sides }) => sides.includes(PORTCULLIS))).toBe(true);
    for (const { sides } of tiles) expect(sides[0]).not.toBe(WALL);
  });

  it('DQR-COMP-42 no text rolls more than two dice of six sides', () => {
    const rolled = cards.flatMap(({ effects }) => all(effects).flatMap((effect) => Object.values(effect)));
    const dice = rolled.filter(
      (value): value is { dice: number; sides: number } =>
        typeof value === 'object' && value !== null && 'sides' in value && 'dice' in value,
    );
    expect(dice.length).toBeGreaterThan(10);
    for (const { dice: n, sides } of dice) expect([n <= 2, sides]).toEqual([true, 6]);
  });

  it('DQR-HALL-6 a corridor is a kind of chamber: no text means a hall by it', () => {
    expect(tiles.some(({ kind }) => kind === 'corridor')).toBe(true);
    expect(tiles.some(({ kind }) => kind === 'hall')).toBe(false);
    const turned = cards.flatMap(({ effects }) => all(effects).filter((effect) => effect.do === 'rotate'));
    expect(new Set(turned.map((effect) => effect.do === 'rotate' && effect.what))).toEqual(
      new Set(['chamber', 'corridors']),
    );
  });
});
