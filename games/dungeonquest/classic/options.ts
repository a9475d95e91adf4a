/** The options of a table, and which go together (OPTALL). Ids are the ledger's tags in lower case. */
import type { Conflict, Setup, TableOption } from '@underhall/kernel';
import type { HeroCard } from './content.ts';

const RUNES = 12;
const flag = (id: string): TableOption => ({ id, kind: 'flag', standard: false });

export const tableOptions: readonly TableOption[] = [
  flag('wait'),
  flag('serv'),
  flag('cloak'),
  /** Runes for each Hero (DQ-OPTMIGHT-1); 1 is the rule without the option. */
  { id: 'might', kind: 'number', standard: 1, least: 1, most: RUNES },
  flag('flee'),
  flag('noguts'),
  flag('late'),
  flag('tower'),
  flag('pvp'),
  flag('dice'),
  flag('soloclassic'),
  flag('classic'),
  /** DQ-SUN-10 */
  { id: 'rounds', kind: 'number', standard: 60, least: 5, most: 200 },
];

export const RANDOM_HERO = 'random';

/** DQ-SETUP-7 */
export function seatOptions(heroes: readonly HeroCard[]): readonly TableOption[] {
  const values = [RANDOM_HERO, ...heroes.map((hero) => hero.id)];
  return [{ id: 'hero', kind: 'one-of', standard: RANDOM_HERO, values }];
}

const VARIANTS = ['dice', 'soloclassic', 'classic'];
const NEED_OTHERS = ['serv', 'cloak', 'pvp', 'classic'];

/** DQ-OPTALL-10: everything goes together except this. */
export function conflicts({ options, seats }: Setup): Conflict[] {
  const on = (id: string) => options[id] === true;
  const found: Conflict[] = [];
  if (VARIANTS.filter(on).length > 1) {
    found.push({
      rule: 'DQ-OPTALL-1',
      reason: 'Only one combat variant can be played: each replaces the whole combat.',
    });
  }
  for (const id of NEED_OTHERS) {
    if (seats.length === 1 && on(id)) {
      found.push({ rule: 'DQ-OPTALL-2', reason: `'${id}' needs another player.` });
    }
  }
  if (on('serv') && on('wait')) {
    found.push({
      rule: 'DQ-OPTALL-4',
      reason: 'With Death Can Wait nobody is eliminated, so nobody could serve Kalladra.',
    });
  }
  if (on('pvp') && VARIANTS.some(on)) {
    found.push({
      rule: 'DQ-OPTALL-5',
      reason: 'Hero vs. Hero needs card combat; the variants have no combat between Heroes.',
    });
  }
  const most = Math.floor(RUNES / seats.length);
  if (Number(options.might) > most) {
    found.push({
      rule: 'DQ-OPTMIGHT-2',
      reason: `There are twelve Runes: at most ${most} for each of ${seats.length} Heroes.`,
    });
  }
  const heroes = seats.map((seat) => seat.hero).filter((hero) => hero !== RANDOM_HERO);
  if (new Set(heroes).size < heroes.length) {
    found.push({ rule: 'DQ-SETUP-7', reason: 'No Hero can be played by two players.' });
  }
  return found;
}
