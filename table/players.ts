/** Whoever answers for a seat without being at a screen: a bot, or a program. */
import type { Refusal, Seat, SeenEvent, View } from '@underhall/kernel';

/** What a player is given when it is asked or offered something: what its seat may know, and nothing else. */
export interface Turn {
  readonly seat: Seat;
  readonly view: View;
  /** The events of the seat, from its number `since` on. */
  heard(since: number): readonly SeenEvent[];
}

type Answered = string | undefined;

/** An answer is the id of an option; undefined is none. */
export interface Player {
  answer(turn: Turn): Answered | Promise<Answered>;
  /** The seat may act while the game waits for somebody else; undefined lets it pass. */
  offered?(turn: Turn): Answered | Promise<Answered>;
  /** Its answer was refused; it is asked again, but not for ever. */
  refused?(why: Refusal): void;
  /** Any legal option was chosen for it, because it gave none. */
  failed?(): void;
}

/** How a bot plays that nobody has said anything about. */
const USUAL = 'adventurer';

/**
 * A bot thinks anew each time, from the match's seed and the moment, and by tries instead of time: so the same seed and
 * the same choices of people make the same match, reloaded or not. A table without bots loads none.
 */
export function botPlayer(level: string = USUAL, seed: string): Player {
  const thinking = async ({ seat, view }: Turn) => {
    const { createBot } = await import('@underhall/bots');
    const moment = `${view.choices} ${view.pending?.picks.length ?? 0}`;
    return createBot(level, { seed: `bot ${seed} ${seat} ${moment}`, timed: false });
  };
  return {
    answer: async (turn) => (await thinking(turn)).answer(turn.view).option,
    offered: async (turn) => (await thinking(turn)).offered(turn.view)?.option,
  };
}
