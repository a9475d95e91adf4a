/** Random tables, for tests. */
import { type Json, Rng, SETUP, type Wanted } from '@underhall/kernel';
import type { NamedTable } from '@underhall/kernel/testing';
import { OPTIONAL_RULES } from '../options/played.ts';

const CARILLON = 'drowned-carillon';
const SHORE = 'restless-shore';
const COURT = 'sunless-court';
const HEAVEN = 'boneless-heaven';

/** Half of the tables play by the rules alone, the others with any mix of optional rules that go together. */
function randomRules(rng: Rng): Record<string, Json> {
  const chosen: Record<string, Json> = {};
  if (rng.below(2, SETUP) === 0) return chosen;
  for (const id of OPTIONAL_RULES) chosen[id] = rng.below(3, SETUP) === 0;
  // DNR-OPTMIX-2
  if (chosen.optnopersonal) chosen.optunbiased = false;
  return chosen;
}

/** Sets that are played together, and for how many at most (DNR-COMP-3, DNR-OPTMIX-7). */
export const COMBINATIONS: readonly { readonly most: number; readonly sets: readonly string[] }[] = [
  { most: 4, sets: [CARILLON] },
  { most: 2, sets: [SHORE] },
  { most: 2, sets: [COURT] },
  { most: 2, sets: [HEAVEN] },
  { most: 6, sets: [CARILLON, SHORE] },
  { most: 3, sets: [CARILLON, COURT] },
  { most: 3, sets: [CARILLON, HEAVEN] },
  { most: 2, sets: [SHORE, COURT] },
  { most: 2, sets: [SHORE, HEAVEN] },
  { most: 2, sets: [COURT, HEAVEN] },
  { most: 3, sets: [CARILLON, SHORE, COURT] },
  { most: 3, sets: [CARILLON, SHORE, HEAVEN] },
  { most: 3, sets: [CARILLON, COURT, HEAVEN] },
  { most: 2, sets: [SHORE, COURT, HEAVEN] },
  { most: 3, sets: [CARILLON, SHORE, COURT, HEAVEN] },
];

/** A table of any sets with as many seats as they have, and few rounds so that matches are short. */
export function randomTable(seed: number): Wanted {
  const rng = Rng.fromSeed(`table ${seed}`);
  const { most, sets } = COMBINATIONS[rng.below(COMBINATIONS.length, SETUP)];
  const single = rng.below(8, SETUP) === 0;
  const decks = rng.below(3, SETUP) === 0;
  const rounds = 5 + rng.below(40, SETUP);
  const seats = single ? 2 : 2 + rng.below(most - 1, SETUP);
  return {
    options: { sets: [...sets], single, decks, rounds, ...randomRules(rng) },
    seats: Array.from({ length: seats }, () => ({})),
    seed: `${seed}`,
  };
}

/** Rounds of a match that shows something, and of one that is played to its end. */
const SHORT = 4;
const TO_THE_END = 30;

/** Every optional rule alone, every combination of sets, some matches to their end, and mixes of all. */
export function recordedTables(): NamedTable[] {
  const named = (name: string, seats: number, options: Record<string, Json>): NamedTable => ({
    name: `${seats}, ${name}`,
    table: { options, seats: Array.from({ length: seats }, () => ({})) },
  });
  const few = { sets: [CARILLON], rounds: SHORT };
  const rules = [...OPTIONAL_RULES, 'single', 'decks'];
  const alone = rules.flatMap((id) => [
    named(id, 2, { ...few, [id]: true }),
    ...(id === 'single' ? [] : [named(id, 3, { ...few, [id]: true })]),
  ]);
  const together = COMBINATIONS.flatMap(({ most, sets }) =>
    [...new Set([2, most])].map((seats) => named(sets.join(' and '), seats, { sets, rounds: SHORT })),
  );
  const whole = [2, 2, 2, 2, 3, 4].map((seats) =>
    named('to the end', seats, { sets: [CARILLON], rounds: TO_THE_END }),
  );
  const mixed = Array.from({ length: 35 }, (_, seed) => {
    const { options = {}, seats } = randomTable(seed);
    return named('mixed', seats.length, { ...options, rounds: SHORT });
  });
  return [
    ...alone,
    ...together,
    named('five', 5, { sets: [CARILLON, SHORE], rounds: SHORT }),
    ...whole,
    ...mixed,
  ];
}
