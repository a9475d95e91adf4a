/**
 * Walking on: a player may name a space beyond this turn's reach and is not asked where to go until he is there or
 * something happens. That is a preference (`=walk:3-4`), kept in the record like every other: no rule knows of it, and
 * each turn he goes where he could have gone by hand.
 */
import { type Chapter, type Handlers, NONE, type Option, Options, type Seat } from '@underhall/kernel';
import { kindOf, NO_DOOR, NOWHERE, ROOM, type Space, spaceNamed } from './board.ts';
import { addMoves } from './movement.ts';
import { attackSpells } from './spells.ts';
import { BALL, ESP, powersOf, SECRET_DOORS } from './treasure.ts';
import { type Ground, stepsFrom, UNREACHED, WALK, type WalkEnd } from './walks.ts';
import type { Go } from './ways.ts';
import { engaged, isCleanedOut, isDangerous, type M, NO_TYPE, pawnOn, type World } from './world.ts';

export type Walking = { do: 'walk-on'; go: Go };

const handlers: Handlers<World, Walking> = {
  'walk-on'(match, { go }, scope) {
    if (go.to === goalOf(match, scope.seat)) match.letGo(scope.seat, WALK);
    match.push(go, scope);
  },
};

/** Where a player is walking to; NOWHERE if he decides each turn anew. */
function goalOf({ preferences }: M, seat: Seat): Space {
  const wanted = preferences.length === 0 ? undefined : preferences[seat]?.[WALK];
  return wanted === undefined ? NOWHERE : (spaceNamed(wanted) ?? NOWHERE);
}

/** What a walker does in this turn; undefined if he is to be asked. */
export function walkOn(match: M, seat: Seat): Option<World> | undefined {
  const goal = goalOf(match, seat);
  const leg = goal === NOWHERE ? undefined : nextLeg(match, seat, goal);
  return leg && { id: leg.id, effect: { do: 'walk-on', go: leg.effect } };
}

/** At the beginning of a turn: does anything speak against going on? */
export function considerWalk(match: M, seat: Seat): void {
  const goal = goalOf(match, seat);
  const why = goal === NOWHERE ? undefined : whyEnd(match, seat, goal);
  if (why) endWalk(match, seat, why);
}

/** The walk is over, and the player is asked again. */
export function endWalk(match: M, seat: Seat, why: WalkEnd): void {
  const goal = goalOf(match, seat);
  if (goal === NOWHERE) return;
  match.letGo(seat, WALK);
  match.tell({ type: 'walk-ended', seat, space: goal, why }, 1 << seat);
}

function whyEnd(match: M, seat: Seat, goal: Space): WalkEnd | undefined {
  const { world } = match;
  if (isCleanedOut(world, goal)) return 'cleaned-out';
  if (kindOf[goal] === ROOM && pawnOn(world, goal, seat) !== NONE) return 'held';
  const leg = nextLeg(match, seat, goal);
  if (!leg) return 'blocked';
  return leg.effect.to === goal && isDangerous(world, goal) && hasOtherMeans(match, seat)
    ? 'near'
    : undefined;
}

/** Something to do about a monster besides walking in on it: a look, or a spell from outside. */
function hasOtherMeans(match: M, seat: Seat): boolean {
  return (powersOf(match, seat) & (ESP | BALL)) !== 0 || attackSpells(match, seat).length > 0;
}

/** Of the ways that could be chosen, the one that leads nearest, past no monster and showing no card. */
function nextLeg(match: M, seat: Seat, goal: Space): (Option<World> & { effect: Go }) | undefined {
  const options = new Options<World>(false);
  addMoves(match, seat, false, (powersOf(match, seat) & SECRET_DOORS) !== 0, options);
  const steps = stepsFrom(goal, groundOf(match, seat));
  let left = steps[match.world.adventurers[seat].space];
  let best: (Option<World> & { effect: Go }) | undefined;
  for (const { id, effect } of options.legal) {
    if (effect.do !== 'go' || effect.through !== NO_DOOR || steps[effect.to] === UNREACHED) continue;
    if (steps[effect.to] >= left || (effect.to !== goal && isDangerous(match.world, effect.to))) continue;
    left = steps[effect.to];
    best = { id, effect };
  }
  return best;
}

function groundOf({ world }: M, seat: Seat): Ground {
  return { doors: world.adventurers[seat].doors, isCleanedOut: (room) => isCleanedOut(world, room) };
}

/** Why a player cannot set out for a space now, as the key of a reason; undefined if he can. */
export function whyNoWalk(match: M, seat: Seat, wanted: string): string | undefined {
  const { world } = match;
  const { space, type, gone } = world.adventurers[seat];
  const goal = spaceNamed(wanted);
  if (wanted === 'no') return undefined;
  if (goal === undefined) return 'no-such-space';
  if (type === NO_TYPE || gone) return 'not-in-dungeon';
  if (goal === space) return 'there-already';
  if (isCleanedOut(world, goal)) return 'cleaned-out';
  if (stepsFrom(goal, groundOf(match, seat))[space] === UNREACHED) return 'no-safe-way';
  const isAsked = match.asked() === seat && match.agenda.at(-1)?.do === 'act';
  if (isAsked) return nextLeg(match, seat, goal) ? undefined : 'in-the-way';
  if (world.active === seat) return 'in-the-middle';
  return engaged(match, seat) === NONE ? undefined : 'monster-here';
}

export const walking: Chapter<World, Walking> = { handlers, questions: {} };
