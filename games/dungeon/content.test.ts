import { Misfit } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { doorsAt, isLair, levelOf, ROOMS, type Space, spaceNamed } from './board.ts';
import { levels } from './chances.ts';
import { DASH, type MonsterCard, readContent } from './content.ts';
import { openDungeon } from './game.ts';

const content = readContent();
const monsters = (name: string) => content.monsters.filter((card) => card.name === name);

describe('named content', () => {
  it('DUN-CONTENT-7 DUN-CONTENT-8 DUN-CONTENT-9 the Kitchen, the Armory and the Torture Chamber have monsters', () => {
    for (const id of ['kitchen', 'armory', 'torture-chamber'])
      expect(isLair(spaceNamed(id) as Space)).toBe(true);
    expect(levelOf[spaceNamed('armory') as Space]).toBe(3);
  });

  it('DUN-CONTENT-9 the Torture Chamber has a secret door next to it', () => {
    expect(doorsAt(spaceNamed('torture-chamber') as Space).length).toBeGreaterThan(0);
  });

  it('DUN-CONTENT-12 the giant spider is on level 2 with 6 for the elf', () => {
    expect(monsters('Giant Spider').find(({ level }) => level === 2)?.values?.elf).toBe(6);
  });

  it.each([
    [
      'DUN-CONTENT-13',
      'Vampire',
      (card: MonsterCard) => Number(card.values?.fireBall) <= 10 && card.values?.fireBall !== DASH,
    ],
    ['DUN-CONTENT-14', 'Blue Dragon', (card: MonsterCard) => card.values?.lightningBolt === DASH],
    ['DUN-CONTENT-15', 'Red Dragon', (card: MonsterCard) => card.values?.fireBall === DASH],
    ['DUN-CONTENT-16', 'Black Pudding', (card: MonsterCard) => card.values?.lightningBolt === DASH],
  ] as const)('%s %s is as the rulebook says', (_id, name, fits) => {
    expect(monsters(name).length).toBeGreaterThan(0);
    for (const card of monsters(name)) expect(fits(card)).toBe(true);
  });

  it('DUN-CONTENT-17 the giant snake is on level 3', () => {
    expect(monsters('Giant Snake').map(({ level }) => level)).toContain(3);
  });

  it('DUN-CONTENT-18 dashes for adventurers are on the deeper levels', () => {
    const dashed = content.monsters.filter(
      ({ values }) =>
        values && (['elf', 'hero', 'superhero', 'wizard'] as const).some((type) => values[type] === DASH),
    );
    expect(dashed.length).toBeGreaterThan(0);
    for (const { level } of dashed) expect(level).toBeGreaterThanOrEqual(5);
  });

  it('DUN-CONTENT-19 some are easier with a Fire Ball, some with a Lightning Bolt', () => {
    const better = content.monsters.map(({ values }) =>
      Math.sign((values?.fireBall || 13) - (values?.lightningBolt || 13)),
    );
    expect(new Set(better)).toEqual(new Set([-1, 0, 1]));
  });

  it('DUN-CONTENT-23 swords are on levels 1, 2, 4 and 6 only, more than one', () => {
    const swords = content.treasures.filter(({ power }) => power === 'sword');
    expect(swords.map(({ level }) => level)).toEqual([1, 2, 4, 4, 6]);
  });

  it('DUN-SWORD-1 every Magic Sword adds 1 in the Basic Game', () => {
    for (const { id, power, bonus } of content.treasures) expect(bonus, id).toBe(power === 'sword' ? 1 : 0);
  });

  it.each([
    ['DUN-OPTSWORD-3', 1, '2-11 gives 1, 12-12 gives 2'],
    ['DUN-OPTSWORD-4', 2, '2-9 gives 1, 10-12 gives 2'],
    ['DUN-OPTSWORD-5', 4, '2-8 gives 1, 9-12 gives 2'],
    ['DUN-OPTSWORD-6', 6, '2-6 gives 1, 7-12 gives 2'],
  ])('%s DUN-OPTSWORD-1 DUN-OPTSWORD-7 every sword of level %i: %s', (_id, level, table) => {
    const swords = content.treasures.filter((card) => card.power === 'sword' && card.level === level);
    expect(swords.length).toBeGreaterThan(0);
    for (const { forge } of swords)
      expect(forge.map(({ from, to, bonus }) => `${from}-${to} gives ${bonus}`).join(', ')).toBe(table);
  });

  it('DUN-SDCARD-1 DUN-ESP-1 DUN-BALL-1 a special treasure has the power of its name', () => {
    const powers = content.treasures
      .filter(({ power }) => power !== '')
      .map(({ level, name, power, count }) => `${count} ${name} on ${level}: ${power}`);
    expect(powers).toEqual([
      '1 Magic Sword on 1: sword',
      '1 Secret Door on 1: secret-doors',
      '1 Magic Sword on 2: sword',
      '1 Secret Door on 2: secret-doors',
      '1 ESP Medallion on 3: esp',
      '1 Secret Door on 3: secret-doors',
      '1 Magic Sword on 4: sword',
      '1 Magic Sword on 4: sword',
      '1 Crystal Ball on 4: ball',
      '1 Secret Door on 4: secret-doors',
      '1 ESP Medallion on 5: esp',
      '1 Magic Sword on 6: sword',
      '1 Crystal Ball on 6: ball',
    ]);
  });

  it('DUN-OPTSPELL-1 DUN-OPTSPELL-2 only wizards hold spells, ten at most', () => {
    expect(content.adventurers.map(({ id, spells }) => `${id} ${spells}`)).toEqual([
      'elf 0',
      'hero 0',
      'superhero 0',
      'wizard 10',
    ]);
  });

  it('DUN-CONTENT-26 most treasures have a value, larger ones deeper', () => {
    const worth = (level: number) => {
      const own = content.treasures.filter((card) => card.level === level);
      return (
        own.reduce((sum, { gold, count }) => sum + gold * count, 0) /
        own.reduce((sum, { count }) => sum + count, 0)
      );
    };
    const means = [1, 2, 3, 4, 5, 6].map(worth);
    expect(means).toEqual([...means].sort((a, b) => a - b));
    const cards = content.treasures.flatMap(({ gold, count }) => Array<number>(count).fill(gold));
    expect(cards.filter((gold) => gold > 0).length).toBeGreaterThan(cards.length / 2);
    expect(cards).toHaveLength(ROOMS.length);
  });
});

describe('how strong the adventurers are', () => {
  /** The chance that a roll kills, on the average of the monsters of a level. */
  const kills = ([1, 2, 3, 4, 5, 6] as const).map((level) => ({ level, ...levels(content)[level].kill }));

  it.each(kills)(
    'DUN-NEED-17 DUN-ADV-1 DUN-ADV-3 on level $level the hero fights better than the elf',
    ({ hero, elf }) => {
      expect(hero).toBeGreaterThan(elf);
    },
  );

  it.each(kills)(
    'DUN-NEED-17 DUN-OPTEXPERT-4 on level $level the superhero fights better than the hero',
    ({ superhero, hero }) => {
      expect(superhero).toBeGreaterThan(hero);
    },
  );

  it.each(kills)(
    'DUN-NEED-17 DUN-OPTEXPERT-4 DUN-OPTEXPERT-5 on level $level the superhero fights better than a wizard without a spell',
    ({ superhero, wizard }) => {
      expect(superhero).toBeGreaterThan(wizard);
    },
  );

  it.each(kills)(
    'DUN-NEED-18 on level $level the better attack spell kills more often than the wizard by hand',
    ({ fireBall, lightningBolt, wizard }) => {
      expect(Math.max(fireBall, lightningBolt)).toBeGreaterThan(wizard);
    },
  );

  it('DUN-NEED-17 the averages count copies, and a dash as 13', () => {
    const ways = (number: number) => {
      let all = 0;
      for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= (number || 13)) all++;
      return all;
    };
    for (const { level, elf, lightningBolt } of kills) {
      const cards = content.monsters
        .filter((card) => card.level === level)
        .flatMap(({ values, count }) => (values ? Array<typeof values>(count).fill(values) : []));
      const mean = (of: (values: (typeof cards)[number]) => number) =>
        cards.reduce((sum, values) => sum + ways(of(values)), 0) / 36 / cards.length;
      expect(elf).toBeCloseTo(mean((values) => values.elf));
      expect(lightningBolt).toBeCloseTo(mean((values) => values.lightningBolt));
    }
  });

  it('DUN-NEED-16 DUN-NEED-20 the piles have the published size and are not full of traps', () => {
    const count = (cards: readonly MonsterCard[]) => cards.reduce((sum, card) => sum + card.count, 0);
    const piles = [1, 2, 3, 4, 5, 6].map((level) => content.monsters.filter((card) => card.level === level));
    expect(piles.map(count)).toEqual([10, 10, 10, 10, 10, 11]);
    for (const pile of piles) {
      const ordinary = count(pile.filter(({ values }) => values));
      expect(ordinary).toBeGreaterThanOrEqual(8);
      for (const name of ['Cage', 'Slide'])
        expect(count(pile.filter((card) => card.name === name))).toBeLessThanOrEqual(ordinary / 8);
    }
    expect(piles[5].map(({ name }) => name)).not.toContain('Slide');
  });

  it('DUN-NEED-19 dashes for elf and hero begin on level 4, for superhero and wizard on level 6', () => {
    const dashed = (type: 'elf' | 'hero' | 'superhero' | 'wizard') =>
      content.monsters.filter(({ values }) => values?.[type] === DASH).map(({ level }) => level);
    expect(Math.min(...dashed('elf'), ...dashed('hero'))).toBeGreaterThanOrEqual(4);
    expect(Math.min(6, ...dashed('superhero'), ...dashed('wizard'))).toBe(6);
  });
});

describe('content packs', () => {
  const wrong = (pack: object): string => {
    try {
      openDungeon([{ pack: 'p', game: 'dungeon', ...pack }] as never);
      return '';
    } catch (error) {
      return error instanceof Misfit ? error.problems.join('\n') : String(error);
    }
  };
  const card = { id: 'm9', level: 1, name: 'X', count: 1 };

  it('DUN-COMP-19 the values of a monster are from 2 to 12, or dashes', () => {
    const values = { elf: 12, hero: 2, superhero: 2, wizard: null, fireBall: 5, lightningBolt: null };
    const pack = (different: object) => ({
      monsters: [{ ...card, effect: 'fight', values: { ...values, ...different } }],
    });
    expect(wrong(pack({}))).toBe('');
    expect(wrong(pack({ elf: 13 }))).toBe('m9: values are from 2 to 12, or null for a dash; elf is 13');
    expect(wrong(pack({ fireBall: 1 }))).toContain('fireBall: must be a whole number of at least 2, not 1');
  });

  it('a mistake is told with its place', () => {
    expect(wrong({ monsters: [{ ...card, effect: 'bite 3' }] })).toContain("there is no verb 'bite'");
    expect(wrong({ monsters: [{ ...card, effect: 'fight' }] })).toContain('has six values');
    expect(wrong({ treasures: [{ id: 't9', level: 7, name: 'X', count: 1, effect: 'worth 5' }] })).toContain(
      'not 7',
    );
    expect(
      wrong({ treasures: [{ id: 't9', level: 1, name: 'X', count: 2, effect: 'worth 5; scry room' }] }),
    ).toContain('an id of its own');
    expect(wrong({ without: { 't1-bag-of-gold': 1 } })).toContain('needs as many treasures');
    expect(wrong({ without: { 't1-nothing': 1 } })).toContain('to leave out');
    expect(wrong({ monsters: [{ ...card, id: 'm1-goblins', effect: 'slide 1; meet monster' }] })).toContain(
      'two cards',
    );
  });

  const treasure = { id: 't9', level: 1, name: 'X', count: 1 };

  it.each([
    [
      { monsters: [{ ...card, effect: 'worth 500' }] },
      "'worth 500' does nothing when the monster card is turned up",
    ],
    [
      { monsters: [{ ...card, effect: 'in-room { fight }' }] },
      "'fight' does nothing inside the braces of another verb",
    ],
    [
      { monsters: [{ ...card, effect: 'afterwards { gain treasure }' }] },
      "'afterwards' waits for lost turns. Put 'lose-turns DICE' before it",
    ],
    [
      { monsters: [{ ...card, effect: 'in-room { in-room { gain treasure } }' }] },
      "'in-room' is asked already. Leave the inner one out",
    ],
    [
      {
        monsters: [
          {
            ...card,
            effect: 'fight',
            values: {
              elf: null,
              hero: null,
              superhero: null,
              wizard: null,
              fireBall: null,
              lightningBolt: null,
            },
          },
        ],
      },
      'm9: nobody can kill it; give it at least one value from 2 to 12',
    ],
    [{ treasures: [{ ...treasure, effect: 'worth 5; worth 6' }] }, "'worth' does nothing a second time"],
    [{ treasures: [{ ...treasure, effect: 'worth -5' }] }, "'worth' expects a number of at least 0"],
    [{ treasures: [{ ...treasure, effect: 'worth 5; attack-bonus 0' }] }, 'expects a number from 1 to 10'],
    [
      { treasures: [{ ...treasure, effect: 'peek monster' }] },
      "t9: a treasure says what it is worth; add 'worth GOLD'",
    ],
    [
      { monsters: [{ ...card, effect: 'lose-turns d6; afterwards { fight }' }] },
      "'fight' does nothing after the lost turns",
    ],
    [{ monsters: [{ ...card, effect: 'cast fireBall' }] }, 'Put it into the text of a spell'],
    [{ monsters: [{ ...card, effect: 'slide 0' }] }, "'slide' expects a number from 1, found '0'"],
    [
      { treasures: [{ ...treasure, effect: 'worth 5; slide 1' }] },
      'p: t9, effect "worth 5; slide 1", column 10: \'slide 1\' does nothing on a treasure',
    ],
    [
      { treasures: [{ ...treasure, effect: 'worth 5; attack-bonus 1; forge d6 { 1-6: worth 9 }' }] },
      "'worth 9' does nothing when a sword is found",
    ],
    [
      {
        treasures: [
          { ...treasure, effect: 'worth 5; forge d6 { 1-3: attack-bonus 1 | 4-6: attack-bonus 2 }' },
        ],
      },
      't9: only a Magic Sword is forged',
    ],
    [
      { treasures: [{ ...treasure, effect: 'worth 5; peek monster; scry room' }] },
      't9: a treasure has one power, and this one esp and ball',
    ],
  ])('a text that could never do anything is refused: %j', (pack, message) => {
    expect(wrong(pack)).toContain(message);
  });
});
