import { DICE, type Game, type Match, NONE, Rng, View } from '@underhall/kernel';
import { duel, market, pig } from '@underhall/kernel/examples';
import type { Bot } from './bot.ts';
import { createBot } from './levels.ts';

export const examples: readonly Game[] = [pig, duel, market] as unknown as readonly Game[];
export const [pigGame, duelGame, marketGame] = examples;

/** A match so many random choices after its start, or fewer where it would be over. */
export function somewhere(game: Game, seats: number, seed: string, choices: number): Match {
  const rng = Rng.fromSeed(seed);
  let match = game.start({ seats: Array.from({ length: seats }, () => ({})), seed });
  for (let n = 0; n < choices; n++) {
    const next = match.clone();
    const seat = next.asked();
    const options = next.legal(seat);
    next.take(seat, options[rng.below(options.length, DICE)]);
    if (next.asked() === NONE) break;
    match = next;
  }
  return match;
}

/** Plays a match between bots and gives it back at its end. */
export function playedBy(game: Game, bots: readonly Bot[], seed: string, options = {}): Match {
  const match = game.start({ seats: bots.map(() => ({})), seed, options });
  for (let seat = match.asked(); seat !== NONE; seat = match.asked()) {
    match.choose(seat, bots[seat].answer(new View(match, seat)).option);
  }
  return match;
}

/** How many of so many matches the first bot wins, seats changed each time; a shared win is half a one. */
export function winsOf(
  first: string,
  second: string,
  matches: number,
  game: Game = pigGame,
  options = {},
): number {
  let wins = 0;
  for (let n = 0; n < matches; n++) {
    const names = n % 2 === 0 ? [first, second] : [second, first];
    const bots = names.map((name, seat) => createBot(name, { seed: `${n} ${seat}`, timed: false }));
    const winners = playedBy(game, bots, `match ${n}`, options).outcome?.winners ?? [];
    if (winners.includes(n % 2)) wins += 1 / winners.length;
  }
  return wins;
}
