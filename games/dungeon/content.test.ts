import { Misfit } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { isLair, levelOf, ROOMS, type Space, spaceNamed } from './board.ts';
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

describe('content packs', () => {
  it('a mistake is told with its place', () => {
    const wrong = (pack: object): string => {
      try {
        openDungeon([{ pack: 'p', game: 'dungeon', ...pack }] as never);
        return '';
      } catch (error) {
        return error instanceof Misfit ? error.problems.join('\n') : String(error);
      }
    };
    const card = { id: 'm9', level: 1, name: 'X', count: 1 };
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
});
