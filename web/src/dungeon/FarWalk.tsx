/** A walk over several turns: offered where a room is too far for this one, and given up while it lasts. */
import { spaceNamed } from '@underhall/dungeon/board';
import { type FarWalk as Far, WALK } from '@underhall/dungeon/walks';
import type { ReactNode } from 'react';
import { Sign } from './icons.ts';
import { placeInside } from './plan/words.ts';
import { say } from './say.ts';
import type { AtTable } from './terms.ts';

interface Props {
  readonly far: Far;
  readonly act: AtTable['act'];
  /** With enough to win. */
  readonly home?: boolean;
}

export function FarWalk({ far: { goal, turns }, act, home = false }: Props): ReactNode {
  const place = placeInside({ name: goal });
  return (
    <button type="button" className="btn primary dun-walk" onClick={() => act.prefer(WALK, goal)}>
      <Sign name="walking-boot" /> {say(home ? 'dun.homeward' : 'dun.walk', { place, n: turns })}
    </button>
  );
}

/** While others play, and between two turns. */
export function Walking({ goal, act }: { goal: string; act: Props['act'] }): ReactNode {
  return (
    <p className="row dun-walking">
      <Sign name="walking-boot" /> {say('dun.walking', { place: placeInside({ name: goal }) })}
      <button type="button" className="btn small" onClick={() => act.prefer(WALK, 'no')}>
        {say('dun.walk.stop')}
      </button>
    </p>
  );
}

/** Where the viewer is walking to by himself. */
export function walkingTo(preferences: Readonly<Record<string, string>>): string | undefined {
  const goal = preferences[WALK];
  return goal !== undefined && spaceNamed(goal) !== undefined ? goal : undefined;
}
