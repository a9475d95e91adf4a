/** What has become of a hero, for the last scene he has: how he died and how close he was, or what he carried out. */
import type { GameCard } from '../play/scene.ts';
import { spaceName, squareOf, TOWERS } from './board.ts';
import { goldOn } from './dragon.ts';
import type { Facts, Told } from './terms.ts';

export interface Fate {
  /** The number of the event. */
  readonly n: number;
  /** Dead, out, or dead if death would not wait. */
  readonly kind: 'dead' | 'out' | 'waits';
  readonly hero: string;
  /** How, in the words of the log. */
  readonly line: string | undefined;
  /** The Loot that was lost with him, or that he carried out. */
  readonly loot: readonly string[];
  readonly gold: number;
  /** Steps to the nearest tower, of the dead. */
  readonly steps: number;
}

/** Undefined as long as he is inside. */
export function fateOf(
  log: readonly Told[],
  { seats }: Facts,
  seat: number,
  card: GameCard,
): Fate | undefined {
  const { state, hero, loot, gold } = seats[seat] ?? {};
  if (state !== 'dead' && state !== 'out') return undefined;
  const told = log.findLast(
    ({ event }) => (event.type === 'died' || event.type === 'left') && event.seat === seat,
  );
  if (!told) return undefined;
  const { n, line, event, faces } = told;
  if (event.type === 'died') {
    const carried = (event.cards ?? []).flatMap((one) => faces[one] ?? []);
    const lost = carried.reduce((sum, face) => sum + goldOn(face, card), 0);
    return {
      n,
      kind: 'dead',
      hero,
      line,
      loot: carried,
      gold: lost,
      steps: stepsToTower(spaceName(event.space)),
    };
  }
  return { n, kind: 'out', hero, line, loot, gold: gold ?? 0, steps: 0 };
}

/** Whether anybody is left to be watched once this one is gone. */
export function othersPlayOn({ seats }: Facts, seat: number): boolean {
  return seats.some(({ state }, other) => other !== seat && state !== 'dead' && state !== 'out');
}

/** As straight as the passages would allow. */
export function stepsToTower(space: string): number {
  const [column, row] = squareOf(space);
  return Math.min(
    ...TOWERS.map((tower) => {
      const [c, r] = squareOf(tower.space);
      return Math.abs(c - column) + Math.abs(r - row);
    }),
  );
}
