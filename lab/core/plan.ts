import { createBot } from '@underhall/bots';
import { DICE, type Game, type Json, Misfit, Rng, type Setup } from '@underhall/kernel';

/** Who sits at a table and what is agreed there. */
export interface Table {
  readonly options: Readonly<Record<string, Json>>;
  /** One entry per seat. A seat option with the value `any` is drawn for each match, no value twice at a table. */
  readonly seats: readonly Readonly<Record<string, Json>>[];
  /** The name of the bot in each seat. */
  readonly bots: readonly string[];
}

/** Everything that decides what a run finds: plain data, so that any worker anywhere can play any part of it. */
export interface Plan {
  readonly game: string;
  /** Of the game: others would play other matches. */
  readonly version: string;
  /** Content packs to open the box with. */
  readonly packs?: readonly Json[];
  readonly seed: string;
  readonly matches: number;
  /** Who sits in which seat moves on by one seat with every match. */
  readonly rotate: boolean;
  readonly table: Table;
  /** A second set-up, played with the same seeds, to be compared with the first. */
  readonly versus?: Table;
  /** Gather what the events say of cards and rules, too: a little slower. */
  readonly events: boolean;
  /** Gather what the game notes of its events, without the rest of them. */
  readonly notes?: boolean;
}

/** Matches of a plan that are played in one go. */
export interface Shard {
  readonly from: number;
  readonly to: number;
}

const MOST_PER_SHARD = 500;
const GROWTH = 100;

/**
 * The shard that begins with a match: one match at first, so that slow matches show progress, and more later, so that
 * quick ones cost no messages. It depends on nothing but the match, so a run can be made longer later on.
 */
export function shardFrom(from: number, matches: number): Shard {
  const size = Math.max(1, Math.min(MOST_PER_SHARD, Math.floor(from / GROWTH)));
  return { from, to: Math.min(matches, from + size) };
}

/** Finds every mistake before the first match: throws a Misfit. */
export function checkPlan(game: Game, plan: Plan): void {
  checkVersion(game, plan);
  for (const table of plan.versus ? [plan.table, plan.versus] : [plan.table]) {
    if (table.bots.length !== table.seats.length) {
      throw new Misfit('The table', [`has ${table.seats.length} seats but ${table.bots.length} bots.`]);
    }
    for (const bot of table.bots) createBot(bot, { seed: '' });
    game.agree(seating(game, plan, table, 0).setup);
  }
  if (!(plan.matches > 0)) throw new Misfit('The plan', ['wants at least one match.']);
}

export function checkVersion(game: Game, { version }: Plan): void {
  if (game.version === version) return;
  throw new Misfit('The plan', [`is of version ${version} of ${game.spec.name}; here is ${game.version}.`]);
}

/** The table of one match: who sits where. */
export interface Seating {
  readonly setup: Setup;
  readonly bots: readonly string[];
}

export function seedOf(plan: Plan, match: number): string {
  return `${plan.seed}/${match}`;
}

export function seating(game: Game, plan: Plan, table: Table, match: number): Seating {
  const count = table.seats.length;
  const shift = plan.rotate ? match % count : 0;
  const at = (seat: number) => (seat - shift + count) % count;
  const drawn = drawSeats(game, table, seedOf(plan, match));
  return {
    setup: {
      options: table.options,
      seats: table.seats.map((_, seat) => drawn[at(seat)]),
      seed: seedOf(plan, match),
    },
    bots: table.bots.map((_, seat) => table.bots[at(seat)]),
  };
}

function drawSeats(game: Game, { seats }: Table, seed: string): readonly Readonly<Record<string, Json>>[] {
  if (!seats.some((seat) => Object.values(seat).includes('any'))) return seats;
  const rng = Rng.fromSeed(`seats ${seed}`);
  const drawn = seats.map((seat) => ({ ...seat }));
  for (const option of game.spec.seatOptions ?? []) {
    if (option.kind !== 'one-of') continue;
    const free = option.values.filter((value) => !seats.some((seat) => seat[option.id] === value));
    for (const seat of drawn) {
      if (seat[option.id] !== 'any') continue;
      const [value] = free.splice(rng.below(free.length, DICE), 1);
      if (value === undefined)
        throw new Misfit('The table', [`has more seats than there are ${option.id}s.`]);
      seat[option.id] = value;
    }
  }
  return drawn;
}
