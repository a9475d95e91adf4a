/** What an outcome speaks of, by the names that its game gives it. */
import { say } from '../messages/say.ts';
import type { GameCard, Outcome } from './scene.ts';

/** Whom a seat has brought, by id: the Hero, the adventurer; undefined in games without them. */
export function faceIn(card: GameCard | undefined, { results }: Outcome, seat: number): string | undefined {
  // Outcomes call what a seat has brought as its options do.
  const [face] = card?.seatOptions.flatMap(({ id }) => results[seat]?.[id] || []) ?? [];
  return typeof face === 'string' ? face : undefined;
}

/** The same by name. */
export function heroIn(card: GameCard | undefined, outcome: Outcome, seat: number): string | undefined {
  const face = faceIn(card, outcome, seat);
  return face && (card?.faces[face]?.name ?? face);
}

/** A cause of death as the game names it: a monster, a card, a chamber. */
export function causeName(card: GameCard | undefined, cause: string): string {
  return (
    card?.messages[`monster.${cause}.a`] ??
    card?.messages[`cause.${cause}`] ??
    card?.faces[cause]?.name ??
    (cause.startsWith('hero:') ? say('fate.hero') : cause)
  );
}
