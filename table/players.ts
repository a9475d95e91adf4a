/** Whoever answers for a seat without being at a screen: a bot, or a program. */
import type { Thinker } from '@underhall/bots';
import type { Halt } from '@underhall/bots/halt';
import type { Refusal, Seat, SeenEvent, View } from '@underhall/kernel';

/** What a player is given when it is asked or offered something: what its seat may know, and nothing else. */
export interface Turn {
  readonly seat: Seat;
  readonly view: View;
  /** The events of the seat, from its number `since` on. */
  heard(since: number): readonly SeenEvent[];
  /** Is called when an answer is wanted no more: somebody took something back, or the table was closed. */
  readonly halt: Halt;
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

/**
 * A bot thinks anew each time, from the match's seed and the moment, and by tries instead of time: so the same seed and
 * the same choices of people make the same match, reloaded or not, and wherever it thinks. A table without bots loads
 * none.
 */
export function botPlayer(bot: string, seed: string, thinker: () => Thinker | Promise<Thinker>): Player {
  const think = async ({ seat, view, halt }: Turn) => {
    const moment = `${view.choices} ${view.pending?.picks.length ?? 0}`;
    return (await thinker()).think({ bot, seed: `bot ${seed} ${seat} ${moment}`, view }, halt);
  };
  return { answer: think, offered: think };
}

/**
 * Plays for a person who is away: lets windows and offers pass, which nobody must answer, and has a bot decide what must
 * be decided.
 */
export function absentPlayer(bot: Player): Player {
  return {
    answer: (turn) => {
      const { pending } = turn.view;
      const isWindow = pending?.question.do === 'window';
      if (isWindow && pending?.options.some(({ id }) => id === 'pass')) return 'pass';
      return bot.answer(turn);
    },
  };
}
