/**
 * Which space an option is about, and how it is done: options about a space are chosen on the plan. Where one space can
 * be meant in several ways (walk in, look in, cast a spell into it), the player chooses the way first.
 */
import type { Reached } from './plan/PlanView.tsx';
import type { Asked, Facts, OptionShown } from './terms.ts';

/** The ways to mean a space, in the order in which they are offered. */
export const WAYS = ['go', 'look', 'see', 'fire-ball', 'lightning-bolt', 'teleport'] as const;
export type WayOf = (typeof WAYS)[number];

/** How an option means a space, be it there or not; each attack spell is a way of its own. */
export function wayOf({ about }: OptionShown): WayOf | undefined {
  const way = about?.way === 'cast' ? about.spell : about?.way;
  return WAYS.find((one) => one === way);
}

/** The space that is chosen on the plan with an option; undefined for one that is a button only. */
export function spaceOf(option: OptionShown): string | undefined {
  return wayOf(option) && option.about?.space;
}

/** Where the one who is asked stands. */
export function ownSpace({ seat }: Asked, { seats }: Facts): string | undefined {
  return seats[seat]?.space ?? undefined;
}

/** Whether to go in, seen from outside: the space is lit, and the answers have their buttons. */
const AT_THE_DOOR: ReadonlySet<Asked['question']['do']> = new Set(['enter-or-refuse', 'move-in-or-stay']);

/** Options that are on the plan and need no button: there may be dozens of them. */
export function isOnPlan(option: OptionShown, asked: Asked, facts: Facts): boolean {
  const space = spaceOf(option);
  if (space === undefined) return false;
  if (wayOf(option) !== 'go') return true;
  const { card, number } = option.about ?? {};
  const isFight = card !== undefined || number !== undefined;
  // Nobody looks for a way to where he stands already.
  return !isFight && !AT_THE_DOOR.has(asked.question.do) && space !== ownSpace(asked, facts);
}

export function waysOf(asked: Asked | undefined): readonly WayOf[] {
  const found = new Set(asked?.options.map((option) => spaceOf(option) && wayOf(option)));
  return WAYS.filter((way) => found.has(way));
}

/** The way that an option leads, by name, without where it begins. */
export function pathOf({ about }: OptionShown): readonly string[] {
  return about?.path ?? [];
}

/** What the question is about on the plan, as far as it is meant in this way. */
export function reachOf(asked: Asked | undefined, facts: Facts, way: WayOf): ReadonlyMap<string, Reached> {
  const found = new Map<string, Reached>();
  if (!asked) return found;
  asked.options.forEach((option, i) => {
    const space = spaceOf(option);
    if (space === undefined || wayOf(option) !== way) return;
    const before = found.get(space);
    const own = pathOf(option);
    // The same way by another name, that of a secret door on it.
    if (before && way === 'go' && before.options.some((id) => isSameWay(asked, id, own))) return;
    // Of several ways (through a secret door, or not) the shortest is shown first.
    const path = before && before.path.length <= own.length ? before.path : own;
    found.set(space, {
      options: [...(before?.options ?? []), option.id],
      path,
      // Who only looks or casts does not go in.
      stops: way === 'go' && option.about?.danger === true,
      label: before?.label ?? option.label,
      digit: before?.digit ?? (i < 9 ? i + 1 : undefined),
    });
  });
  if (way === 'go') alsoStay(found, asked, facts);
  for (const option of asked.forbidden) {
    const space = spaceOf(option);
    if (space === undefined || wayOf(option) !== way || found.has(space)) continue;
    const { label, reason, rule } = option;
    found.set(space, { options: [], path: [], stops: false, label, why: { label, reason, rule } });
  }
  return found;
}

function isSameWay({ options }: Asked, id: string, path: readonly string[]): boolean {
  const other = options.find((option) => option.id === id);
  return path.length > 0 && other !== undefined && pathOf(other).join() === path.join();
}

/** The option that stays where he is and does nothing more. */
export function stayingIn(asked: Asked | undefined): string | undefined {
  return asked?.options.find(({ about }) => about?.way === 'stay')?.id;
}

/** Where something can be done on the own space, staying is one of the things to choose between. */
function alsoStay(found: Map<string, Reached>, asked: Asked, facts: Facts): void {
  const space = ownSpace(asked, facts);
  const here = space === undefined ? undefined : found.get(space);
  const staying = asked.question.do === 'act' ? stayingIn(asked) : undefined;
  if (space === undefined || !here || staying === undefined) return;
  found.set(space, { ...here, options: [staying, ...here.options] });
}
