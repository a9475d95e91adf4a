/**
 * Arrows point at the next space of the way, or at the next option where no space is asked for, Page Up and Down at
 * every space that glows, one after the other; Enter chooses; W turns to another way to mean a space, Escape takes back
 * a space that is meant.
 */
import type { RefObject } from 'react';
import { zoomWith } from '../table/board.ts';
import { useOwnKeys } from '../table/keys.ts';
import { beyond, type PlanHandle } from './plan/PlanView.tsx';
import type { Ways } from './useWays.ts';

const ARROWS: Readonly<Record<string, 'north' | 'east' | 'south' | 'west'>> = {
  arrowup: 'north',
  arrowright: 'east',
  arrowdown: 'south',
  arrowleft: 'west',
};

interface Props {
  readonly plan: RefObject<PlanHandle | null>;
  readonly ways: Ways;
  /** Where the one who looks on stands. */
  readonly here: string | null | undefined;
  readonly isAsked: boolean;
}

export function usePlanKeys({ plan, ways: { ways, way, turnTo, meant, mean }, here, isAsked }: Props): void {
  const nextWay = () => {
    if (ways.length < 2) return false;
    turnTo(ways[(ways.indexOf(way) + 1) % ways.length]);
    return true;
  };
  const back = () => {
    if (meant === undefined) return false;
    mean(undefined);
    return true;
  };
  useOwnKeys((event) => {
    const key = event.key.toLowerCase();
    if (zoomWith(key, plan.current)) return true;
    if (key === 'w') return nextWay();
    if (key === 'escape') return back();
    if (key === 'pagedown' || key === 'pageup') {
      plan.current?.turn(key === 'pagedown' ? 1 : -1);
      return ways.length > 0;
    }
    if (!(key in ARROWS) || !here || (isAsked && ways.length === 0)) return false;
    plan.current?.focus(beyond(here, ARROWS[key]) ?? here);
    return true;
  });
}
