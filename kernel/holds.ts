/**
 * A hold: a seat asks the table to wait for it. Before the next act that another seat chooses at an open point is
 * carried out, the seat is asked once what it wants to play. The act is announced meanwhile: it lies on the agenda above
 * its question, and is looked at again when the holders have acted. If it can no longer be done it is taken back, and
 * whoever announced it chooses again.
 */
import { type Effect, PASS } from './effect.ts';
import type { Audience } from './ids.ts';
import type { Ask } from './questions.ts';

/** A seat that held is asked what it wants to play, before another seat's act is carried out. */
export interface Held extends Effect {
  readonly do: 'held';
}

export const HELD: Held = { do: 'held' };

/** What a seat chose while somebody else held. */
export interface Announced extends Effect {
  readonly do: 'announced';
  /** The option that was chosen. (The picks of a draft stay secret until it is carried out.) */
  readonly option: string;
  /** It was an offer: not an answer to the question, but an act while another seat is asked. */
  readonly offer: boolean;
  /** Seats that were asked because they held. */
  readonly asked: Audience;
}

export function announced(option: string, offer: boolean): Announced {
  return { do: 'announced', option, offer, asked: 0 };
}

export const heldQuestion: Ask<unknown, Held> = {
  kind: 'ask',
  midway: true,
  options(match, _held, scope, options) {
    match.game.offers(match, scope.seat, options);
    options.add('pass', PASS);
  },
};
