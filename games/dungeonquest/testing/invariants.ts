/** What must hold in a match of whichever edition whenever somebody is asked, and at the end (INV), for tests. */
import { must } from '@underhall/kernel/testing';
import { DECK_NAMES, DECK_SIZES } from '../content.ts';
import { isTower, nameOf, SPACES, TREASURE_CHAMBER } from '../grid.ts';
import { BELOW, DEAD, IN_DUNGEON, isInside, isSolo, type M, OUT } from '../world.ts';
import type { InvariantRules } from './rules.ts';

export function checkShared(match: M, rules: InvariantRules): void {
  checkCards(match, rules);
  checkBoard(match, rules);
  checkHeroes(match, rules);
  if (match.outcome) checkEnd(match, rules);
  else checkQuestion(match, rules);
}

type Counts = ReadonlyMap<string, number>;

/** Counts cards by back and kind of zone. */
export function census(match: M): ReadonlyMap<string, Counts> {
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

/** How many cards lie in a zone of a seat; none in a zone that the edition does not have. */
export function sizeOf({ instances }: M, zone: string, seat: number): number {
  const first = instances.layout.base[zone];
  return first === undefined ? 0 : instances.size(first + seat);
}

export function total(counts: Counts | undefined, zones: readonly string[]): number {
  let sum = 0;
  for (const zone of zones) sum += counts?.get(zone) ?? 0;
  return sum;
}

const HELD = ['kept', 'loot', 'runes', 'drawn', 'drawn-secret', 'trip'];
const PLACES = Object.fromEntries(
  DECK_NAMES.map((deck) => [deck, [deck, `${deck}-discard`, ...HELD, 'removed']]),
);
const CHAMBERS = 117;

function checkCards(match: M, rules: InvariantRules): void {
  const all = census(match);
  for (const deck of DECK_NAMES) {
    const counts = all.get(deck);
    const sum = [...(counts?.values() ?? [])].reduce((a, b) => a + b, 0);
    must(sum === DECK_SIZES[deck], rules['whole decks'], `the ${deck} deck has ${sum} cards`);
    must(
      total(counts, PLACES[deck]) === sum,
      rules['one place'],
      `a ${deck} card lies where it cannot: ${JSON.stringify([...(counts ?? [])])}`,
    );
  }
  must(
    total(all.get('chamber'), ['stock', 'chamber', 'drawn-tiles']) === CHAMBERS,
    rules['all chambers'],
    'chambers are missing',
  );
  must(
    total(all.get('dragon'), ['dragon', 'dragon-discard', 'drawn']) === DECK_SIZES.dragon,
    rules['all Dragon cards'],
    'Dragon cards are missing',
  );
}

function checkBoard(match: M, rules: InvariantRules): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  for (let space = 0; space < SPACES; space++) {
    const chambers = instances.size(base.chamber + space);
    if (chambers === 0 && world.entry[space] < 0) continue;
    const name = nameOf(space);
    must(chambers <= 1, rules['one chamber'], `${name} holds ${chambers} chambers`);
    must(
      chambers === (world.entry[space] >= 0 ? 1 : 0),
      rules['one chamber'],
      `${name} has lost its chamber`,
    );
    const printed = isTower(space) || space === TREASURE_CHAMBER;
    must(!printed, rules['printed spaces'], `a chamber lies on ${name}`);
  }
  const { markers } = world;
  must(new Set(markers).size === markers.length, rules['one marker'], 'two markers on one chamber');
}

function checkHeroes(match: M, rules: InvariantRules): void {
  match.world.heroes.forEach((hero, seat) => {
    must((hero.state === IN_DUNGEON) === hero.space >= 0, rules.figure, 'a figure without its Hero');
    must(
      (hero.state === BELOW) === hero.marker >= 0,
      rules['travel marker'],
      'a travel marker without its Hero',
    );
    if (hero.state !== DEAD) return;
    for (const zone of HELD)
      must(sizeOf(match, zone, seat) === 0, rules.dead, `a dead Hero holds a card (${zone})`);
    must(hero.wounds === 0 && hero.marker < 0, rules.dead, 'a dead Hero holds a wound or a marker');
  });
}

function checkQuestion(match: M, rules: InvariantRules): void {
  const rule = rules['somebody is asked'];
  const asked = match.pending().filter(({ kind }) => kind !== 'offer');
  must(asked.length > 0, rule, 'nobody is asked');
  must(asked.length === 1 || asked.every(({ kind }) => kind === 'sealed'), rule, 'several are asked');
  must(asked.length <= 2, rule, 'more than a pair is asked at once');
  for (const { question, options } of asked) must(options.length > 0, rule, `'${question.do}' has no option`);
}

function checkEnd(match: M, rules: InvariantRules): void {
  const { world } = match;
  const winners = match.outcome?.winners ?? [];
  must(!world.heroes.some(isInside), rules['all are gone'], 'the game is over but a Hero is inside');
  const out = world.heroes.flatMap((hero, seat) => (hero.state === OUT ? [seat] : []));
  for (const seat of winners) must(out.includes(seat), rules.winners, 'a winner who did not leave');
  if (!isSolo(match)) must(winners.length > 0 === out.length > 0, rules.winners, 'somebody left, nobody won');
}
