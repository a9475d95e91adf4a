/**
 * Which space an option is about, and how it is done: options about a space are chosen on the plan. Where one space can
 * be meant in several ways (walk in, look in, cast a spell into it), the player chooses the way first.
 */
import { nameOf, spaceNamed } from '@underhall/dungeon/board';
import type { Asked, Json, OptionShown } from '../play/scene.ts';
import type { Facts } from './facts.ts';
import { LAIR, ROOM_KIND } from './places.ts';
import type { Reached } from './plan/PlanView.tsx';

/** The ways to mean a space, in the order in which they are offered. */
export const WAYS = ['go', 'look', 'see', 'fire-ball', 'lightning-bolt', 'teleport'] as const;
export type WayOf = (typeof WAYS)[number];

export interface Target {
  readonly way: WayOf;
  readonly space: string;
}

/** An option that is about a space; undefined for one that is a button only. */
export function targetOf(option: string, asked: Asked, facts: Facts): Target | undefined {
  const [verb, first, second] = option.split(':');
  switch (verb) {
    case 'to':
      return { way: 'go', space: first };
    case 'look':
    case 'see':
    case 'teleport':
      return first && spaceNamed(first) !== undefined ? { way: verb, space: first } : undefined;
    case 'cast':
      return second === undefined ? undefined : { way: first as WayOf, space: second };
    case 'attack':
    case 'guard':
      return placeOf(facts.marks[first]?.space);
    case 'fight':
      return asked.question.do === 'act' ? placeOf(facts.seats[asked.seat]?.space) : undefined;
    case 'enter':
      return placeOf(asked.question.room);
    case 'move-in':
      return placeOf(asked.question.target);
    default:
      return undefined;
  }
}

function placeOf(space: Json | undefined): Target | undefined {
  const name = typeof space === 'number' ? nameOf(space) : space;
  return typeof name === 'string' ? { way: 'go', space: name } : undefined;
}

/** Options that are on the plan and need no button: there may be dozens of them. */
const PLAN_ONLY = new Set(['to', 'look', 'see', 'teleport', 'cast']);

/** Where the one who is asked stands. */
export function ownSpace({ seat }: Asked, { seats }: Facts): string | undefined {
  return seats[seat]?.space ?? undefined;
}

export function isOnPlan(option: string, asked: Asked, facts: Facts): boolean {
  const target = targetOf(option, asked, facts);
  if (!target || !PLAN_ONLY.has(option.split(':')[0])) return false;
  // Nobody looks for a way to where he stands already.
  return target.way !== 'go' || target.space !== ownSpace(asked, facts);
}

export function waysOf(asked: Asked | undefined, facts: Facts): readonly WayOf[] {
  if (!asked) return [];
  const found = new Set(asked.options.map(({ id }) => targetOf(id, asked, facts)?.way));
  return WAYS.filter((way) => found.has(way));
}

/** The way that an option leads, by name, without where it begins. */
export function pathOf({ effect }: OptionShown): readonly string[] {
  return Array.isArray(effect?.path) ? effect.path.map((space) => nameOf(Number(space))) : [];
}

/** What the question is about on the plan, as far as it is meant in this way. */
export function reachOf(asked: Asked | undefined, facts: Facts, way: WayOf): ReadonlyMap<string, Reached> {
  const found = new Map<string, Reached>();
  if (!asked) return found;
  asked.options.forEach((option, i) => {
    const target = targetOf(option.id, asked, facts);
    if (target?.way !== way) return;
    const { space } = target;
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
      stops: way === 'go' && isLairAt(space, facts),
      label: before?.label ?? option.label,
      digit: before?.digit ?? (i < 9 ? i + 1 : undefined),
    });
  });
  alsoStay(found, asked, facts);
  for (const { id, label, reason, rule } of asked.forbidden) {
    const target = targetOf(id, asked, facts);
    if (target?.way !== way || found.has(target.space)) continue;
    found.set(target.space, {
      options: [],
      path: [],
      stops: false,
      label,
      why: { label, reason, rule },
    });
  }
  return found;
}

function isSameWay({ options }: Asked, id: string, path: readonly string[]): boolean {
  const other = options.find((option) => option.id === id);
  return path.length > 0 && other !== undefined && pathOf(other).join() === path.join();
}

/** Where something can be done on the own space, staying is one of the things to choose between. */
function alsoStay(found: Map<string, Reached>, asked: Asked, facts: Facts): void {
  const space = ownSpace(asked, facts);
  const here = space === undefined ? undefined : found.get(space);
  const isThere = asked.question.do === 'act' && asked.options.some(({ id }) => id === 'stay');
  if (space === undefined || !here || !isThere || !here.options.some(isHere)) return;
  found.set(space, { ...here, options: ['stay', ...here.options] });
}

function isHere(option: string): boolean {
  return /^(?:to|attack|fight)\b/.test(option);
}

/** A monster waits there: whoever comes in stops. */
function isLairAt(space: string, { graves }: Facts): boolean {
  return LAIR.has(space) || (ROOM_KIND.has(space) && !graves.includes(space));
}
