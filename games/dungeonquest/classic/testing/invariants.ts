/** What must hold in a match of the 2010 edition whenever somebody is asked, and at the end (INV), for tests. */
import { EVERYBODY } from '@underhall/kernel';
import { must } from '@underhall/kernel/testing';
import { nameOf, SPACES } from '../../grid.ts';
import { census, checkShared, total } from '../../testing/invariants.ts';
import type { InvariantRules } from '../../testing/rules.ts';
import { BEFORE, checkSecrets } from '../../testing/secrets.ts';
import { MONSTERS } from '../../verbs.ts';
import { DEAD, isSolo, tileAt } from '../../world.ts';
import { type M, optional, tokenFace } from '../world.ts';

export const rules: InvariantRules = {
  'one place': 'DQ-INV-1',
  'whole decks': 'DQ-INV-2',
  'all chambers': 'DQ-INV-3',
  'one chamber': 'DQ-INV-4',
  'printed spaces': 'DQ-INV-4',
  'all Dragon cards': 'DQ-INV-6',
  'Dragon facedown': 'DQ-INV-7',
  'one marker': 'DQ-INV-16',
  figure: 'DQ-INV-10',
  'travel marker': 'DQ-INV-11',
  alive: 'DQ-INV-9',
  dead: 'DQ-INV-12',
  'no return': 'DQ-INV-13',
  sun: 'DQ-INV-17',
  'first player': 'DQ-INV-18',
  'own space': 'DQ-INV-14',
  'Loot to leave': 'DQ-INV-27',
  'somebody is asked': 'DQ-INV-28',
  secrets: 'DQ-INV-29',
  'all are gone': 'DQ-WIN-1',
  winners: 'DQ-INV-30',
};

/** What must hold whenever somebody is asked, and at the end. */
export function checkInvariants(match: M): void {
  checkShared(match, rules);
  checkCombatCards(match);
  checkBoard(match);
  checkHeroes(match);
  checkCombat(match);
  checkSecrets(match, rules.secrets, mayKnow);
  checkPostponed(match);
}

const IN_COMBAT = ['hand', 'played', 'damage', 'escape', 'combat-stack', 'combat-discard'];

/** DQ-INV-2, DQ-INV-8 */
function checkCombatCards(match: M): void {
  const all = census(match);
  must(
    total(all.get('combat'), ['combat', 'classic-hand', ...IN_COMBAT]) === 54,
    'DQ-INV-2',
    'Combat cards are missing',
  );
  for (const [back, counts] of all) {
    if (back.startsWith('power-'))
      must(total(counts, ['power', ...IN_COMBAT]) === 4, 'DQ-INV-2', `${back} is not whole`);
  }
  for (const kind of MONSTERS) {
    const tokens = all.get(`token-${kind}`);
    must(total(tokens, ['pool', 'monsters', 'facing']) === 4, 'DQ-INV-8', `a ${kind} is missing`);
  }
}

/** DQ-INV-16, DQ-INV-24 */
function checkBoard(match: M): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  for (let space = 0; space < SPACES; space++) {
    const monsters = instances.size(base.monsters + space);
    must(monsters === 0 || world.entry[space] >= 0, 'DQ-INV-24', `a Monster stands on ${nameOf(space)}`);
  }
  must(world.markers.length <= 6, 'DQ-INV-16', 'too many entrance markers');
  for (const space of world.markers) {
    const kind = tileAt(match, space)?.kind;
    must(kind !== undefined && kind !== 'cave-in', 'DQ-INV-16', `a marker on ${kind ?? 'no chamber'}`);
  }
}

/** DQ-INV-12, DQ-INV-15, DQ-INV-26 */
function checkHeroes({ world }: M): void {
  let tokens = 0;
  for (const hero of world.heroes) {
    for (const held of hero.determination) tokens += held.tokens;
    must(hero.searches <= 2 && hero.trappedSearches <= 2, 'DQ-INV-26', 'a third search');
    const none = hero.state !== DEAD || hero.determination.length === 0;
    must(none, 'DQ-INV-12', 'a dead Hero holds a determination token');
  }
  must(tokens <= 24, 'DQ-INV-15', `${tokens} determination tokens`);
}

/** DQ-INV-22, DQ-INV-23 */
export function checkCombat(match: M): void {
  const { world, instances, agenda } = match;
  const { base } = instances.layout;
  const { combat } = world;
  must(
    (combat !== null) === agenda.some((effect) => effect.do === 'encounter-over'),
    'DQ-INV-22',
    'an encounter is over and not over',
  );
  if (combat) {
    if (combat.kind === '' || !combat.begun) return;
    const damage = instances.size(base.damage + 1) + combat.monsterWounds;
    must(damage < tokenFace(match, combat.token).life, 'DQ-INV-23', 'a Monster that should be dead');
    return;
  }
  must(instances.size(base.facing) === 0, 'DQ-INV-22', 'a token in front of a player outside combat');
  for (const zone of ['hand', 'played', 'damage', 'escape']) {
    for (const side of [0, 1])
      must(instances.size(base[zone] + side) === 0, 'DQ-INV-22', `${zone} is not empty outside combat`);
  }
  must(instances.size(base['combat-stack']) === 0, 'DQ-INV-22', 'the combat stack is not empty');
  const hands = optional(match).classic ? 3 * match.seats : 0;
  const deck = instances.size(base.combat) + instances.size(base['combat-discard']);
  must(deck === 54 - hands, 'DQ-INV-22', `the Combat deck has ${deck} cards`);
  const owners = instances.layout.kinds.find((kind) => kind.name === 'power')?.count ?? 0;
  for (let owner = 0; owner < owners; owner++)
    must(instances.size(base.power + owner) === 4, 'DQ-INV-22', 'a Power deck is not whole');
}

/** Questions that a Hero with a postponed encounter may not be asked. */
const ACTIONS = ['choose-action', 'cave-in', 'back-or-cross', 'choose-move', 'may-move-on'];

/** DQ-INV-25 */
function checkPostponed(match: M): void {
  for (const { seat, question } of match.pending()) {
    if (ACTIONS.includes(question.do))
      must(!match.world.heroes[seat].postponed, 'DQ-INV-25', `'${question.do}' before the encounter`);
  }
}

const FACEDOWN = ['pool', 'power', 'combat'];

/** Who may know a face by where it lies (HIDDEN), where the 2010 edition has a rule of its own. */
function mayKnow(match: M, zone: string, key: number): number | undefined {
  const { combat } = match.world;
  // DQ-HIDDEN-1, DQ-HIDDEN-5, DQ-HIDDEN-13
  if (FACEDOWN.includes(zone)) return 0;
  // DQ-HIDDEN-6, DQ-HIDDEN-8, DQ-HIDDEN-17
  if (zone === 'monsters') return isSolo(match) ? EVERYBODY : 0;
  if (zone === 'facing') {
    if (isSolo(match)) return EVERYBODY;
    return combat?.begun ? 1 << combat.opponent : 0;
  }
  // DQ-HIDDEN-10, DQ-HIDDEN-13, DQ-HIDDEN-19
  if (zone === 'hand') return combat ? 1 << (key === 0 ? combat.hero : combat.opponent) : 0;
  // DQ-HIDDEN-15
  return zone === 'loot' && optional(match).cloak ? BEFORE : undefined;
}
