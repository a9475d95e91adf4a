/** The hero or adventurer of a seat, as far as the game has one. */
import type { GameCard, Scene } from '../play/scene.ts';

/** By its printed name; undefined if the game's seats are nobody in particular. */
export function folkOf(
  { facts }: Pick<Scene, 'facts'>,
  seat: number,
  { faces }: GameCard,
): string | undefined {
  const { seats = [] } = (facts ?? {}) as { seats?: readonly { hero?: string }[] };
  return faces[seats[seat]?.hero ?? '']?.name;
}

/** By name, else whoever sits there. */
export function folkAt(scene: Scene, seat: number, card: GameCard): string {
  return folkOf(scene, seat, card) ?? scene.sitters[seat]?.name ?? '';
}
