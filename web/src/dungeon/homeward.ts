/** Who has enough to win, as far as the viewer knows, and the way home. */
import { type FarWalk, farWalk } from '@underhall/dungeon/walks';
import type { Homeward } from './plan/PlanView.tsx';
import type { Facts } from './terms.ts';

const START = 'start';

/** The way home of somebody who has enough; undefined if he has not, is there, or has no way. */
export function homewardOf(facts: Facts, seat: number): FarWalk | undefined {
  const { enough, gone, space } = facts.seats[seat];
  return enough && !gone && space !== START ? farWalk(facts, seat, START) : undefined;
}

export function allHomeward(facts: Facts): readonly Homeward[] {
  return facts.seats.flatMap((_, seat) => {
    const walk = homewardOf(facts, seat);
    return walk ? [{ seat, path: walk.path }] : [];
  });
}
