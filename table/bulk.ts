/**
 * Whole matches between bots, as many as possible: a bare match without words, events or anything kept. Bots answer here
 * as at any other table.
 */
import type { Bot } from '@underhall/bots';
import { type Game, type Match, NONE, type Seat, type Setup, type Sink, View } from '@underhall/kernel';
import { Weighed } from './offers.ts';

export { Weighed };

/** Far more choices than any match has: what passes it does not end. */
const MOST_CHOICES = 200_000;

/** Hears what happens in a match, and when a choice is about to be made. */
export interface Watcher extends Sink {
  choice(): void;
}

/** Plays a match to its end. Each bot sees its own seat's view and nothing else. */
export function playMatch(game: Game, agreed: Setup, bots: readonly Bot[], watcher?: Watcher): Match {
  const match = watcher ? watched(game, agreed, watcher) : game.again(agreed, agreed.seed);
  playOn(match, bots, game.spec.offers && new Weighed(), watcher);
  return match;
}

/** Lets the bots go on until the match waits for a seat that has none: that seat, or NONE when it is over. */
export function playOn(
  match: Match,
  bots: readonly (Bot | undefined)[],
  weighed: Weighed | undefined,
  watcher?: Watcher,
): Seat {
  for (let n = 0; n < MOST_CHOICES; n++) {
    const seat = match.asked();
    if (seat === NONE) return seat;
    watcher?.choice();
    if (weighed && someoneStepsIn(match, bots, weighed)) continue;
    const bot = bots[seat];
    if (!bot) return seat;
    choose(match, seat, bot);
  }
  throw new Error(`The match does not end within ${MOST_CHOICES} choices.`);
}

/** A match whose events are heard from the first one on. */
export function watched(game: Game, agreed: Setup, sink: Sink): Match {
  const match = game.prepare(agreed);
  match.sink = sink;
  match.resolve();
  return match;
}

function choose(match: Match, seat: Seat, bot: Bot): void {
  const options = match.legal(seat);
  if (options.length === 1) match.take(seat, options[0]);
  else if (bot.blindly) match.take(seat, options[bot.blindly(options.length)]);
  else match.choose(seat, bot.answer(new View(match, seat)).option);
}

/** Lets bots act out of turn. */
function someoneStepsIn(match: Match, bots: readonly (Bot | undefined)[], weighed: Weighed): boolean {
  for (const [seat, bot] of bots.entries()) {
    if (!bot || bot.blindly) continue;
    const offer = match.pendingFor(seat);
    if (offer?.kind !== 'offer' || !weighed.isNew(match, offer)) continue;
    weighed.note(match, offer);
    const answer = bot.offered(new View(match, seat));
    if (!answer) continue;
    match.choose(seat, answer.option);
    return true;
  }
  return false;
}
