/** What an adventurer holds and cannot use at this moment: seen beside what can be done, with the reason of the game. */
import { type WayOf, wayOf } from './targets.ts';
import type { Asked, OptionShown } from './terms.ts';

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

/** Is an option shown among the ways to mean a space? */
export function isIdle(option: OptionShown): boolean {
  return idleWay(option) !== undefined;
}

/** What cannot be done is about a way, and about no space. */
function idleWay(option: OptionShown): WayOf | undefined {
  return option.about?.space === undefined ? wayOf(option) : undefined;
}
