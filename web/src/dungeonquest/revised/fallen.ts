/** A hero who falls while death can wait: the scene between his two lives. */
import type { GameCard } from '../../play/scene.ts';
import { goldOn } from '../dragon.ts';
import type { Fate } from '../fate.ts';
import type { Facts, Told } from './terms.ts';

/** What a hero would lose if he fell now: his Loot, and what waits in the row of the catacombs. */
export function carriedBy(facts: Facts, seat: number, { faces }: GameCard): readonly string[] {
  const { loot, tripCards } = facts.seats[seat];
  return [...loot, ...tripCards].filter((face) => isLoot(faces[face]?.printed));
}

export function isLoot(printed: unknown): boolean {
  return (printed as { type?: string } | undefined)?.type === 'Loot';
}

/** Undefined for all that happens otherwise, or to others. */
export function fallOf(
  told: Told | undefined,
  { seats }: Facts,
  seat: number | undefined,
  carried: readonly string[],
  card: GameCard,
): Fate | undefined {
  if (told?.event.type !== 'fell' || told.event.seat !== seat) return undefined;
  const gold = carried.reduce((sum, face) => sum + goldOn(face, card), 0);
  const { n, line } = told;
  return { n, kind: 'waits', hero: seats[seat].hero, line, loot: carried, gold, steps: 0 };
}
