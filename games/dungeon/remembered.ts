/** What a match is remembered by: great treasures and what was won back, swords, cages, wounds, falls, the victory. */
import type { EventIn, LookingBack, Remembered, Seat, SeenEvent } from '@underhall/kernel';
import type { World } from './world.ts';

export type MomentKind = 'fall' | 'cage' | 'sword' | 'guard' | 'wound' | 'riches' | 'win';

type Moment = Remembered<MomentKind>;

/** Gold that is worth remembering, and gold that is not even if it was fought for. */
const GREAT = 3000;
const SMALL = 2000;

/** Several treasures of one choice are one. */
const RICHES: Moment = { kind: 'riches', tone: 'good', first: 'choice' };
const REGAINED: Moment = { kind: 'guard', tone: 'good', weight: 2, first: 'choice' };
const WOUND: Moment = { kind: 'wound', tone: 'bad', weight: 3 };

/** Whoever falls begins again with a new adventurer: no fate. */
const MOMENTS: { readonly [T in EventIn<World>['type']]?: Moment } = {
  died: { kind: 'fall', tone: 'bad' },
  caged: { kind: 'cage', weight: 2 },
  forged: { kind: 'sword', weight: 3 },
  regained: REGAINED,
  end: { kind: 'win', tone: 'good' },
};

export function remembers(
  { event }: Pick<SeenEvent<World>, 'event'>,
  back: LookingBack | undefined,
): Moment | undefined {
  if (back && (event.type === 'gained' || event.type === 'regained')) return treasure(event, back);
  if (event.type === 'monster-attacked' && event.result === 'serious') return WOUND;
  return MOMENTS[event.type];
}

/** A great treasure, or the one that makes it enough; what was dropped and won back, unless it is little. */
function treasure(
  { type, seat }: { readonly type: 'gained' | 'regained'; readonly seat: Seat },
  { outcome, before, after }: LookingBack,
): Moment | undefined {
  const had = before[seat].gold;
  const has = after[seat].gold;
  const need = Number(outcome.results[seat].need);
  if (has - had >= GREAT || (had < need && has >= need)) return RICHES;
  return has - had >= SMALL ? MOMENTS[type] : undefined;
}
