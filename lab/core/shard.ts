import { createBot } from '@underhall/bots';
import type { Game, Match } from '@underhall/kernel';
import { playMatch } from '@underhall/table/bulk';
import { Tally } from './counts.ts';
import { gather, gatherPair, Listener, type Measured } from './gather.ts';
import { type Plan, type Shard, seating, seedOf, type Table } from './plan.ts';

/** Plays the matches of a shard. What it gathers depends on nothing but the plan. */
export function playShard(game: Game, plan: Plan, { from, to }: Shard): Tally {
  const tally = new Tally();
  for (let number = from; number < to; number++) {
    const first = playTable(game, plan, plan.table, number, tally, 'a ');
    if (!plan.versus) continue;
    const second = playTable(game, plan, plan.versus, number, tally, 'b ');
    if (first && second) gatherPair(tally, first, second);
  }
  return tally;
}

function playTable(
  game: Game,
  plan: Plan,
  table: Table,
  number: number,
  tally: Tally,
  prefix: string,
): Measured[] | undefined {
  try {
    const { setup, bots } = seating(game, plan, table, number);
    const players = bots.map((bot, seat) =>
      createBot(bot, { seed: `${setup.seed} bot ${seat}`, timed: false }),
    );
    const noting = plan.notes === true && game.spec.notes !== undefined;
    const listener = plan.events || noting ? new Listener(game, plan.events) : undefined;
    const match: Match = playMatch(game, game.agree(setup), players, listener);
    listener?.gather(tally, prefix, match, bots);
    const measured = gather(tally, prefix, match, bots, listener?.notes);
    tally.add(`${prefix}run`, 'matches');
    return measured;
  } catch (error) {
    // One match that fails must not cost the others: it is counted and named, to be replayed.
    tally.add(`${prefix}run`, 'failed');
    tally.add(
      `${prefix}failed`,
      `match ${number}, seed '${seedOf(plan, number)}': ${(error as Error).message}`,
    );
    return undefined;
  }
}
