/** What must hold in a match of the Revised Edition whenever somebody is asked, and at the end (INVARIANTS), for tests. */
import { must } from '@underhall/kernel/testing';
import { nameOf } from '../../grid.ts';
import { census, checkShared, sizeOf, total } from '../../testing/invariants.ts';
import type { InvariantRules } from '../../testing/rules.ts';
import { checkSecrets } from '../../testing/secrets.ts';
import { BELOW, DEAD, isInside, isSolo, lifeOf, tileAt, WAITING } from '../../world.ts';
import { healthOf } from '../combat/state.ts';
import { MONSTER_CARDS } from '../content.ts';
import type { M } from '../world.ts';

export const rules: InvariantRules = {
  'one place': 'DQR-INVARIANTS-1',
  'whole decks': 'DQR-INVARIANTS-2',
  'all chambers': 'DQR-INVARIANTS-4',
  'one chamber': 'DQR-INVARIANTS-4',
  'printed spaces': 'DQR-INVARIANTS-5',
  'all Dragon cards': 'DQR-INVARIANTS-3',
  'Dragon facedown': 'DQR-INVARIANTS-3',
  'one marker': 'DQR-INVARIANTS-10',
  figure: 'DQR-INVARIANTS-8',
  'travel marker': 'DQR-INVARIANTS-8',
  alive: 'DQR-INVARIANTS-6',
  dead: 'DQR-INVARIANTS-15',
  'no return': 'DQR-INVARIANTS-7',
  sun: 'DQR-INVARIANTS-13',
  'first player': 'DQR-SETUP-10',
  'own space': 'DQR-INVARIANTS-12',
  'Loot to leave': 'DQR-INVARIANTS-14',
  'somebody is asked': 'DQR-INVARIANTS-20',
  secrets: 'DQR-INVARIANTS-21',
  'all are gone': 'DQR-WIN-2',
  winners: 'DQR-INVARIANTS-23',
};

/** What must hold whenever somebody is asked, and at the end. */
export function checkInvariants(match: M): void {
  checkShared(match, rules);
  checkMonsterCards(match);
  checkTokens(match);
  checkHeroes(match);
  checkFight(match);
  checkSecrets(match, rules.secrets, mayKnow);
}

/** DQR-INVARIANTS-1, DQR-INVARIANTS-2: the cards that only this edition has. */
function checkMonsterCards(match: M): void {
  const all = census(match);
  const places = {
    monster: [MONSTER_CARDS, ['monster', 'monster-discard', 'facing']],
    'hero-combat': [3, ['set', 'played']],
    'monster-combat': [3, ['set', 'played']],
  } as const;
  for (const [back, [printed, zones]] of Object.entries(places)) {
    const counts = all.get(back);
    const sum = [...(counts?.values() ?? [])].reduce((a, b) => a + b, 0);
    must(sum === printed, 'DQR-INVARIANTS-2', `there are ${sum} ${back} cards`);
    must(total(counts, zones) === sum, 'DQR-INVARIANTS-1', `a ${back} card lies where it cannot`);
  }
}

/** DQR-INVARIANTS-10, DQR-INVARIANTS-11 */
function checkTokens(match: M): void {
  const { monsters, searched } = match.world;
  for (const spaces of [monsters, searched])
    must(new Set(spaces).size === spaces.length, 'DQR-INVARIANTS-10', 'two tokens of a kind in a chamber');
  for (const space of searched)
    must(
      tileAt(match, space)?.search === true,
      'DQR-INVARIANTS-11',
      `a search token without a torch on ${nameOf(space)}`,
    );
}

/** DQR-INVARIANTS-6, DQR-INVARIANTS-9, DQR-INVARIANTS-15 */
function checkHeroes(match: M): void {
  match.world.heroes.forEach((hero, seat) => {
    if (isInside(hero)) {
      const alive = hero.wounds >= 0 && hero.wounds < lifeOf(match, seat);
      must(alive, 'DQR-INVARIANTS-6', `${hero.wounds} wounds and alive`);
    }
    if (hero.state !== BELOW) {
      const row = sizeOf(match, 'trip', seat) + hero.trip;
      must(row === 0, 'DQR-INVARIANTS-9', 'a row of catacomb cards above ground');
    }
    const none = hero.state !== DEAD || hero.tokens === 0;
    must(none, 'DQR-INVARIANTS-15', 'a dead Hero holds a determination token');
  });
}

/** Questions that presume that the monster lives. */
const FIGHTING_ON: readonly string[] = ['pick-combat-card', 'escape-or-fight'];

/** DQR-INVARIANTS-16, and that a monster with all its health gone is dead (DQR-COMBAT-10). */
export function checkFight(match: M): void {
  const { world, instances, agenda } = match;
  const { fight } = world;
  must(
    (fight !== null) === agenda.some((effect) => effect.do === 'encounter-over'),
    'DQR-INVARIANTS-16',
    'an encounter is over and not over',
  );
  if (fight) {
    const asked = match.pending().some(({ question }) => FIGHTING_ON.includes(question.do));
    if (asked) must(fight.wounds < healthOf(match, fight), 'DQR-COMBAT-10', 'a monster that should be dead');
    return;
  }
  must(instances.size(match.zone('facing')) === 0, 'DQR-INVARIANTS-16', 'a monster card outside a combat');
  for (const side of [0, 1])
    must(
      instances.size(match.zone('set', side)) === 3,
      'DQR-INVARIANTS-16',
      'a combat card is not laid aside',
    );
}

/** DQR-INVARIANTS-7: between turns. */
export function checkStates({ world }: M): void {
  for (const { state } of world.heroes)
    must(state !== WAITING, 'DQR-INVARIANTS-7', 'a Hero is neither inside nor out nor dead');
}

/** Who may know a face by where it lies (HIDDEN), where the Revised Edition has a rule of its own. */
function mayKnow(match: M, zone: string): number | undefined {
  const { fight } = match.world;
  // DQR-HIDDEN-1
  if (zone === 'monster') return 0;
  // DQR-HIDDEN-4, DQR-HIDDEN-9
  if (zone !== 'facing' || fight?.shown) return undefined;
  return fight && !isSolo(match) ? 1 << fight.player : 0;
}
