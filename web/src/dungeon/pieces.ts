/** What stands and lies on the plan, from the facts. */
import type { GameCard, Sitter } from '../play/scene.ts';
import { CELL, COLUMNS, middleOf, spaceNamed } from './plan/board.ts';
import type { Mark, Pawn } from './plan/PlanView.tsx';
import { nameOf } from './printed.ts';
import type { Facts } from './terms.ts';
import type { Walking } from './useWalk.ts';

export function pawnsOf(
  { seats, active, round }: Facts,
  card: GameCard,
  sitters: readonly Sitter[],
  walking: Walking | undefined,
): Pawn[] {
  return seats.flatMap(({ adventurer, space, gone }, seat): Pawn[] => {
    if (!adventurer || !space || gone) return [];
    return [
      {
        seat,
        adventurer,
        space: walking?.seat === seat ? walking.space : space,
        active: seat === active && round > 0,
        name: `${nameOf(adventurer, card)}, ${sitters[seat]?.name ?? ''}`,
      },
    ];
  });
}

export function marksOf({ marks }: Facts): ReadonlyMap<string, readonly Mark[]> {
  const found = new Map<string, Mark[]>();
  for (const [number, { space, ...lies }] of Object.entries(marks))
    found.set(space, [...(found.get(space) ?? []), { ...lies, number: Number(number) }]);
  return found;
}

export function doorsOf({ seats }: Facts): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [seat, { doors }] of seats.entries())
    for (const door of doors) found.set(door, [...(found.get(door) ?? []), seat]);
  return found;
}

/** In the eastern half of the plan? What is told about it stands in the other one. */
export function isEast(name: string | null | undefined): boolean {
  const space = name ? spaceNamed(name) : undefined;
  return space !== undefined && middleOf(space)[0] > (COLUMNS * CELL) / 2;
}
