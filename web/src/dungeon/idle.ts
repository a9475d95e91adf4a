/** What an adventurer holds and cannot use at this moment: seen beside what can be done, with the reason of the game. */
import type { About } from '@underhall/dungeon';
import type { Asked, ForbiddenShown } from '../play/scene.ts';
import type { WayOf } from './targets.ts';

export interface Idle {
  readonly way: WayOf;
  readonly reason: string;
  readonly rule: string;
}

export function idleOf(asked: Asked | undefined): readonly Idle[] {
  return (asked?.forbidden ?? []).flatMap((option) => {
    const way = idleWay(option);
    return way ? [{ way, reason: option.reason, rule: option.rule }] : [];
  });
}

/** Is an option that is forbidden shown among the ways to mean a space? */
export function isIdle(option: string, asked: Asked): boolean {
  return asked.forbidden.some((one) => one.id === option && idleWay(one) !== undefined);
}

/** What cannot be done is about a way, and about no space. */
function idleWay({ about }: ForbiddenShown): WayOf | undefined {
  const { way, spell, space }: About = (about ?? {}) as About;
  return space === undefined ? ((way === 'cast' ? spell : way) as WayOf | undefined) : undefined;
}
