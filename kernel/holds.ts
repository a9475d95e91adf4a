/**
 * A hold: a seat asks the table to wait for it. Before the next act that another seat chooses at an open point is
 * carried out, the seat is asked once what it wants to play. The act is announced meanwhile: it lies on the agenda above
 * its question, and is looked at again when the holders have acted. If it can no longer be done it is taken back, and
 * whoever announced it chooses again.
 */
import { type Effect, PASS, scopeOf } from './effect.ts';
import type { TakenBack } from './events.ts';
import { type Audience, NONE, type Seat } from './ids.ts';
import type { Match } from './match.ts';
import type { Ask, Question } from './questions.ts';

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

/** May others act here, and may somebody's hold stop what is chosen? */
export function isOpenPoint<W>(question: Question<W>): boolean {
  return question.kind !== 'sealed' && !question.midway;
}

/** The first seat after the actor that holds and was not asked yet; NONE if there is none. */
export function nextHolder<W>(match: Match<W>, actor: Seat, asked: Audience = 0): Seat {
  const waiting = match.holds & ~asked & ~(1 << actor);
  if (waiting === 0) return NONE;
  for (const seat of match.seatsFrom(actor)) if (waiting & (1 << seat)) return seat;
  return NONE;
}

/** Carries out what a seat announced, when all who hold were asked: if it can still be done. */
export function carryOut(match: Match, act: Announced, actor: Seat): void {
  const holder = nextHolder(match, actor, act.asked);
  if (holder === NONE) {
    if (!match.perform(actor, act.option, act.offer)) takeBack(match, actor);
    return;
  }
  match.holds &= ~(1 << holder);
  const { option, offer, asked } = act;
  const waiting: Announced = { do: 'announced', option, offer, asked: asked | (1 << holder) };
  match.push(waiting, scopeOf(actor));
  match.push(HELD, scopeOf(holder));
}

function takeBack(match: Match, seat: Seat): void {
  match.picks = [];
  const event: TakenBack = { type: 'taken-back', seat };
  match.tell(event);
}
