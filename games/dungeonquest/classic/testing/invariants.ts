/** What must hold whenever somebody is asked (INV), for tests. */
import { must } from '@underhall/kernel/testing';
import { DECK_NAMES, DECK_SIZES } from '../../content.ts';
import { isTower, nameOf, SPACES, TREASURE_CHAMBER } from '../../grid.ts';
import { MONSTERS } from '../../verbs.ts';
import { BELOW, DEAD, IN_DUNGEON, isInside, isSolo, OUT, tileAt } from '../../world.ts';
import { type Hero, type M, optional, tokenFace } from '../world.ts';
import { checkSecrets } from './secrets.ts';

/** What must hold whenever somebody is asked, and at the end. */
export function checkInvariants(match: M): void {
  checkCards(match);
  checkBoard(match);
  checkHeroes(match);
  checkCombat(match);
  checkSecrets(match);
  if (match.outcome) checkEnd(match);
  else checkQuestion(match);
}

/** Counts cards by back and kind of zone. */
function census(match: M): Map<string, Map<string, number>> {
  const { instances, game } = match;
  const all = new Map<string, Map<string, number>>();
  for (let card = 0; card < instances.count; card++) {
    const back = game.backs[instances.backs[card]];
    const zone = instances.layout.name(instances.zoneOf(card));
    const counts = all.get(back) ?? new Map<string, number>();
    all.set(back, counts.set(zone, (counts.get(zone) ?? 0) + 1));
  }
  return all;
}

function total(counts: Map<string, number> | undefined, zones: readonly string[]): number {
  let sum = 0;
  for (const zone of zones) sum += counts?.get(zone) ?? 0;
  return sum;
}

const WITH_HEROES = ['kept', 'loot', 'runes', 'drawn', 'drawn-secret', 'trip', 'removed'];
const PLACES = Object.fromEntries(
  DECK_NAMES.map((deck) => [deck, [deck, `${deck}-discard`, ...WITH_HEROES]]),
);
const IN_COMBAT = ['hand', 'played', 'damage', 'escape', 'combat-stack', 'combat-discard'];

/** DQ-INV-1 to 3, DQ-INV-6, DQ-INV-8 */
function checkCards(match: M): void {
  const all = census(match);
  for (const deck of DECK_NAMES) {
    const counts = all.get(deck);
    const sum = [...(counts?.values() ?? [])].reduce((a, b) => a + b, 0);
    must(sum === DECK_SIZES[deck], 'DQ-INV-2', `the ${deck} deck has ${sum} cards`);
    must(
      total(counts, PLACES[deck]) === sum,
      'DQ-INV-1',
      `a ${deck} card lies where it cannot: ${JSON.stringify([...(counts ?? [])])}`,
    );
  }
  must(
    total(all.get('combat'), ['combat', 'classic-hand', ...IN_COMBAT]) === 54,
    'DQ-INV-2',
    'Combat cards are missing',
  );
  for (const [back, counts] of all) {
    if (back.startsWith('power-'))
      must(total(counts, ['power', ...IN_COMBAT]) === 4, 'DQ-INV-2', `${back} is not whole`);
  }
  must(
    total(all.get('chamber'), ['stock', 'chamber', 'drawn-tiles']) === 117,
    'DQ-INV-3',
    'chambers are missing',
  );
  must(
    total(all.get('dragon'), ['dragon', 'dragon-discard', 'drawn']) === 8,
    'DQ-INV-6',
    'Dragon cards are missing',
  );
  for (const kind of MONSTERS) {
    const tokens = all.get(`token-${kind}`);
    must(total(tokens, ['pool', 'monsters', 'facing']) === 4, 'DQ-INV-8', `a ${kind} is missing`);
  }
}

/** DQ-INV-4, DQ-INV-16, DQ-INV-24 */
function checkBoard(match: M): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  for (let space = 0; space < SPACES; space++) {
    const chambers = instances.size(base.chamber + space);
    const monsters = instances.size(base.monsters + space);
    if (chambers === 0 && monsters === 0 && world.entry[space] < 0) continue;
    must(chambers <= 1, 'DQ-INV-4', `${nameOf(space)} holds ${chambers} chambers`);
    must(chambers === (world.entry[space] >= 0 ? 1 : 0), 'DQ-INV-4', `${nameOf(space)} has lost its chamber`);
    must(!isTower(space) && space !== TREASURE_CHAMBER, 'DQ-INV-4', `a chamber lies on ${nameOf(space)}`);
    must(monsters === 0 || chambers === 1, 'DQ-INV-24', `a Monster stands on ${nameOf(space)}`);
  }
  must(world.markers.length <= 6, 'DQ-INV-16', 'too many entrance markers');
  must(new Set(world.markers).size === world.markers.length, 'DQ-INV-16', 'two markers on one chamber');
  for (const space of world.markers) {
    const kind = tileAt(match, space)?.kind;
    must(kind !== undefined && kind !== 'cave-in', 'DQ-INV-16', `a marker on ${kind ?? 'no chamber'}`);
  }
}

/** DQ-INV-10 to 12, DQ-INV-15, DQ-INV-26 */
function checkHeroes(match: M): void {
  const { world } = match;
  let tokens = 0;
  world.heroes.forEach((hero, seat) => {
    for (const held of hero.determination) tokens += held.tokens;
    must((hero.state === IN_DUNGEON) === hero.space >= 0, 'DQ-INV-10', 'a figure without its Hero');
    must((hero.state === BELOW) === hero.marker >= 0, 'DQ-INV-11', 'a travel marker without its Hero');
    must(hero.searches <= 2 && hero.trappedSearches <= 2, 'DQ-INV-26', 'a third search');
    if (hero.state === DEAD) checkDead(match, hero, seat);
  });
  must(tokens <= 24, 'DQ-INV-15', `${tokens} determination tokens`);
}

/** DQ-INV-12 */
function checkDead({ instances }: M, hero: Hero, seat: number): void {
  const { base } = instances.layout;
  for (const zone of ['loot', 'runes', 'kept', 'drawn', 'drawn-secret', 'trip'])
    must(instances.size(base[zone] + seat) === 0, 'DQ-INV-12', `a dead Hero holds a card (${zone})`);
  const marked = hero.wounds > 0 || hero.determination.length > 0 || hero.marker >= 0;
  must(!marked, 'DQ-INV-12', 'a dead Hero holds a wound, a determination token or a marker');
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

/** DQ-INV-25, DQ-INV-28 */
function checkQuestion(match: M): void {
  const asked = match.pending().filter(({ kind }) => kind !== 'offer');
  must(asked.length > 0, 'DQ-INV-28', 'nobody is asked');
  must(asked.length === 1 || asked.every(({ kind }) => kind === 'sealed'), 'DQ-INV-28', 'several are asked');
  must(asked.length <= 2, 'DQ-INV-28', 'more than a pair is asked at once');
  for (const { seat, question, options } of asked) {
    must(options.length > 0, 'DQ-INV-28', `'${question.do}' has no option`);
    if (ACTIONS.includes(question.do))
      must(!match.world.heroes[seat].postponed, 'DQ-INV-25', `'${question.do}' before the encounter`);
  }
}

/** DQ-INV-30 */
function checkEnd(match: M): void {
  const { world } = match;
  const { winners } = match.outcome as { winners: readonly number[] };
  must(!world.heroes.some(isInside), 'DQ-WIN-1', 'the game is over but a Hero is inside');
  const out = world.heroes.flatMap((hero, seat) => (hero.state === OUT ? [seat] : []));
  for (const seat of winners) must(out.includes(seat), 'DQ-INV-30', 'a winner who did not leave');
  if (!isSolo(match)) must(winners.length > 0 === out.length > 0, 'DQ-INV-30', 'somebody left, nobody won');
}
