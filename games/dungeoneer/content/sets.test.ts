import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORMS } from '../language/words.ts';
import { type CardSet, GRADES } from './cards.ts';
import epicDungeon from './epic-dungeon.json' with { type: 'json' };
import heroicDungeon from './heroic-dungeon.json' with { type: 'json' };
import heroicWilderness from './heroic-wilderness.json' with { type: 'json' };
import legendaryDungeon from './legendary-dungeon.json' with { type: 'json' };
import { copies, court, heaven, saying, sets, testsIn } from './said.ts';

const WRITTEN = [heroicDungeon, heroicWilderness, epicDungeon, legendaryDungeon];
/** DNR-CONTENT-48 */
const NUMBERS = { heroic: [4, 7], epic: [7, 10], legendary: [10, 13] } as const;

/** Every number that a Threat of these cards asks for, but for those of Quests. */
function numbersIn({ heroes, maps, adventures }: CardSet): number[] {
  const all = [heroes, maps, adventures];
  return [
    ...saying(all, 'threat').map(({ number }) => number),
    ...saying(all, 'tip').flatMap(({ rise, number }) => (rise ? [number] : [])),
    ...maps.flatMap(({ exits }) => exits.flatMap(({ number }) => number || [])),
    ...maps.flatMap(({ centre }) => ('number' in centre ? [centre.number] : [])),
  ];
}

describe('every set', () => {
  it('DNR-CONTENT-1 has the Levels of its grade', () => {
    for (const { set, heroes } of WRITTEN) {
      const first = 1 + 3 * GRADES.map(String).indexOf(set.grade);
      for (const { levels } of heroes)
        expect(levels.map(({ level }) => level)).toEqual([first, first + 1, first + 2]);
    }
  });

  it.each(sets)('DNR-CONTENT-48 $name asks for numbers of its grade', (set) => {
    const [least, most] = NUMBERS[set.grade];
    const numbers = numbersIn(set);
    expect(numbers.length).toBeGreaterThan(10);
    // A Quest of the heroic grade may ask for one more (DNR-CONTENT-24).
    const quests = set.quests.flatMap(({ criteria }) => (criteria.kind === 'threat' ? criteria.number : []));
    const hardest = set.grade === 'heroic' ? most + 1 : most;
    for (const number of numbers) expect([number >= least, number <= most]).toEqual([true, true]);
    for (const number of quests) expect([number >= least, number <= hardest]).toEqual([true, true]);
  });

  it.each(sets)('DNR-CONTENT-48 $name has no Threat that is settled before the roll', (set) => {
    const scores = set.heroes.flatMap(({ levels }) =>
      levels.flatMap((level) => FORMS.map((form) => level[form])),
    );
    for (const number of numbersIn(set)) {
      expect(Math.min(...scores) + 1).toBeLessThan(number);
      expect(Math.max(...scores) + 6).toBeGreaterThanOrEqual(number);
    }
  });

  it.each([
    { id: 'DNR-CONTENT-50', set: court },
    { id: 'DNR-CONTENT-51', set: heaven },
  ])('$id $set.name has 7 Quests, 11 Map cards with an Entrance and 30 Adventure cards a deck', ({ set }) => {
    const { quests, maps, adventures, decks } = set;
    expect([copies(quests), copies(maps), copies(adventures)]).toEqual([7 * decks, 11 * decks, 30 * decks]);
    expect(maps.filter(({ entrance }) => entrance).length).toBe(1);
    for (const { grade } of quests) expect(grade).toBe(set.grade);
  });

  it.each(sets)(
    'DNR-CONTENT-57 $name names only cards of its own',
    ({ heroes, quests, maps, adventures }) => {
      const all = [...heroes, ...quests, ...maps, ...adventures];
      const ids = all.map(({ id }) => id);
      for (const { key, words } of testsIn(all))
        if (key === 'name') for (const name of words) expect(ids).toContain(name);
      const letters = maps.flatMap(({ sewer }) => sewer || []);
      for (const letter of letters) expect(letters.filter((one) => one === letter).length).toBe(2);
    },
  );

  it('DNR-CONTENT-58 is checked against every rule of the content', () => {
    const here = new URL('.', import.meta.url);
    const tests = readdirSync(here).filter((name) => name.endsWith('.test.ts'));
    const said = tests.map((name) => readFileSync(new URL(name, here), 'utf8')).join('\n');
    for (let rule = 19; rule <= 57; rule++) expect(said).toMatch(new RegExp(`DNR-CONTENT-${rule}\\b`));
  });
});
