/** Random tables and the invariants of the ledger (INV), for tests. */
import { type Json, Rng, SETUP, type Wanted } from '@underhall/kernel';
import { isTower, nameOf, SPACES, TREASURE_CHAMBER } from '../grid.ts';
import { MONSTERS } from '../verbs.ts';
import { ENTRANCE_MARKERS } from './catacombs.ts';
import { DECK_NAMES, DECK_SIZES } from './content.ts';
import { conflicts, tableOptions } from './options.ts';
import { DETERMINATION_TOKENS } from './tests.ts';
import { BELOW, DEAD, IN_DUNGEON, isInside, isOn, lifeOf, type M, monstersAt, OUT, tileAt } from './world.ts';

/** A table with a random number of seats and a random mix of options that go together. */
export function randomTable(seed: number, seats?: number): Wanted {
  const rng = Rng.fromSeed(`table ${seed}`);
  const count = seats ?? 1 + rng.below(4, SETUP);
  for (;;) {
    const options: Record<string, Json> = {};
    for (const option of tableOptions) {
      if (option.kind === 'flag') options[option.id] = rng.below(4, SETUP) === 0;
      else if (option.id === 'might') options.might = 1 + rng.below(3, SETUP);
    }
    const table = {
      options,
      seats: Array.from({ length: count }, () => ({ hero: 'random' })),
      seed: `${seed}`,
    };
    if (conflicts(table).length === 0) return table;
  }
}

function must(holds: boolean, rule: string, what: string): void {
  if (!holds) throw new Error(`${rule}: ${what}`);
}

/** What must hold after every choice. */
export function checkInvariants(match: M): void {
  checkCards(match);
  checkBoard(match);
  checkHeroes(match);
  checkCombat(match);
  checkEnd(match);
}

function inZones(match: M, wanted: (back: string) => boolean): Map<string, number> {
  const { instances, game } = match;
  const counts = new Map<string, number>();
  for (let card = 0; card < instances.count; card++) {
    const back = game.backs[instances.backs[card]];
    if (!wanted(back)) continue;
    const zone = instances.layout.name(instances.zoneOf(card));
    counts.set(zone, (counts.get(zone) ?? 0) + 1);
  }
  return counts;
}

function total(counts: Map<string, number>, ...zones: string[]): number {
  return zones.reduce((sum, zone) => sum + (counts.get(zone) ?? 0), 0);
}

/** DQ-INV-1 to 3, DQ-INV-6, DQ-INV-8 */
function checkCards(match: M): void {
  for (const deck of DECK_NAMES) {
    const counts = inZones(match, (back) => back === deck);
    const all = [...counts.values()].reduce((a, b) => a + b, 0);
    must(all === DECK_SIZES[deck], 'DQ-INV-2', `the ${deck} deck has ${all} cards`);
    const known = total(
      counts,
      deck,
      `${deck}-discard`,
      'kept',
      'loot',
      'runes',
      'drawn',
      'drawn-secret',
      'trip',
      'removed',
    );
    must(known === all, 'DQ-INV-1', `a ${deck} card lies where it cannot: ${JSON.stringify([...counts])}`);
  }
  const tiles = inZones(match, (back) => back === 'chamber');
  must(total(tiles, 'stock', 'chamber', 'drawn-tiles') === 117, 'DQ-INV-3', 'chambers are missing');
  const dragon = inZones(match, (back) => back === 'dragon');
  must(total(dragon, 'dragon', 'dragon-discard', 'drawn') === 8, 'DQ-INV-6', 'Dragon cards are missing');
  for (const kind of MONSTERS) {
    const tokens = inZones(match, (back) => back === `token-${kind}`);
    must(total(tokens, 'pool', 'monsters', 'facing') === 4, 'DQ-INV-8', `a ${kind} is missing`);
  }
}

/** DQ-INV-4, DQ-INV-5, DQ-INV-16, DQ-INV-23, DQ-INV-24 */
function checkBoard(match: M): void {
  const { world, instances } = match;
  for (let space = 0; space < SPACES; space++) {
    const chambers = instances.size(match.zone('chamber', space));
    must(chambers <= 1, 'DQ-INV-4', `${nameOf(space)} holds ${chambers} chambers`);
    must(chambers === (world.entry[space] >= 0 ? 1 : 0), 'DQ-INV-4', `${nameOf(space)} has lost its chamber`);
    const special = isTower(space) || space === TREASURE_CHAMBER;
    must(chambers === 0 || !special, 'DQ-INV-4', `a chamber lies on ${nameOf(space)}`);
    must(
      monstersAt(match, space).length === 0 || chambers === 1,
      'DQ-INV-24',
      `a Monster stands on ${nameOf(space)}`,
    );
  }
  must(world.markers.length <= ENTRANCE_MARKERS, 'DQ-INV-16', 'too many entrance markers');
  must(new Set(world.markers).size === world.markers.length, 'DQ-INV-16', 'two markers on one chamber');
  for (const space of world.markers)
    must(tileAt(match, space)?.kind !== 'cave-in', 'DQ-INV-16', 'a marker on a Cave-in');
  must(world.sun >= 1 && world.sun <= 30, 'DQ-INV-17', `the sun stands on ${world.sun}`);
}

/** DQ-INV-9 to 15, DQ-INV-26, DQ-INV-27 */
function checkHeroes(match: M): void {
  const { world, instances } = match;
  let tokens = 0;
  world.heroes.forEach((hero, seat) => {
    for (const [, held] of hero.determination) tokens += held;
    if (isInside(hero)) {
      must(
        hero.wounds >= 0 && hero.wounds < lifeOf(match, seat),
        'DQ-INV-9',
        `${hero.wounds} wounds and alive`,
      );
      must((hero.state === IN_DUNGEON) === hero.space >= 0, 'DQ-INV-10', 'a Hero is in two places');
      must((hero.state === BELOW) === hero.marker >= 0, 'DQ-INV-11', 'a travel marker without its Hero');
      must(hero.searches <= 2 && hero.trappedSearches <= 2, 'DQ-INV-26', 'a third search');
    }
    if (hero.state === DEAD) {
      const held = ['loot', 'runes', 'kept', 'drawn', 'trip'].reduce(
        (sum, zone) => sum + instances.size(match.zone(zone, seat)),
        0,
      );
      must(
        held === 0 && hero.wounds === 0 && hero.determination.length === 0,
        'DQ-INV-12',
        'a dead Hero holds something',
      );
      must(hero.space < 0 && hero.marker < 0, 'DQ-INV-12', 'a dead Hero is on the board');
    }
    if (hero.state === OUT) {
      must(
        instances.size(match.zone('loot', seat)) > 0 || match.outcome !== undefined,
        'DQ-INV-27',
        'left without Loot',
      );
    }
  });
  must(tokens <= DETERMINATION_TOKENS, 'DQ-INV-15', `${tokens} determination tokens`);
}

/** DQ-INV-22 */
function checkCombat(match: M): void {
  const { world, instances } = match;
  if (world.combat) return;
  for (const side of [0, 1]) {
    for (const zone of ['hand', 'played', 'damage', 'escape']) {
      must(instances.size(match.zone(zone, side)) === 0, 'DQ-INV-22', `${zone} is not empty outside combat`);
    }
  }
  must(instances.size(match.zone('combat-stack')) === 0, 'DQ-INV-22', 'the combat stack is not empty');
  const hands = isOn(match, 'classic') ? 3 * match.seats : 0;
  const deck = instances.size(match.zone('combat')) + instances.size(match.zone('combat-discard'));
  must(deck === 54 - hands, 'DQ-INV-22', `the Combat deck has ${deck} cards`);
  const owners = instances.layout.kinds.find((kind) => kind.name === 'power')?.count ?? 0;
  for (let owner = 0; owner < owners; owner++) {
    must(instances.size(match.zone('power', owner)) === 4, 'DQ-INV-22', 'a Power deck is not whole');
  }
}

/** DQ-INV-30 */
function checkEnd(match: M): void {
  const { outcome, world } = match;
  if (!outcome) return;
  must(!world.heroes.some(isInside), 'DQ-WIN-1', 'the game is over but a Hero is inside');
  for (const seat of outcome.winners)
    must(world.heroes[seat].state === OUT, 'DQ-INV-30', 'a winner who did not leave');
}
