/** What a match is remembered by: which of a game's events are worth a mark on the scrub bar and a line at the end. */
import type { Told } from '../play/scene.ts';

export const MOMENT_KINDS = [
  'death',
  'knock',
  'out',
  'night',
  'dragon',
  'loot',
  'combat',
  'below',
  'fall',
  'wound',
  'cage',
  'sword',
  'guard',
] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

export interface KeyMoment {
  /** Choices made before it: where the replay shows it. */
  readonly moment: number;
  readonly kind: MomentKind;
  readonly seat: number | undefined;
  readonly line: string;
}

const DUNGEONQUEST: Readonly<Record<string, MomentKind>> = {
  died: 'death',
  'knocked-out': 'knock',
  left: 'out',
  nightfall: 'night',
  gained: 'loot',
  'combat-began': 'combat',
  'hero-attacked': 'combat',
  'went-below': 'below',
};

/** Whoever falls begins again with a new adventurer: no fate. */
const DUNGEON: Readonly<Record<string, MomentKind>> = {
  died: 'fall',
  caged: 'cage',
  forged: 'sword',
  regained: 'guard',
};

/** Only the first of these in the life of a Hero is worth remembering. */
const FIRSTS = new Set<MomentKind>(['loot', 'below']);
/** Several of these at once are one. */
const AT_ONCE = new Set<MomentKind>(['guard']);

function kindOf(game: string, { event, faces }: Told): MomentKind | undefined {
  if (game === 'dungeon')
    return event.type === 'monster-attacked' && event.result === 'serious' ? 'wound' : DUNGEON[event.type];
  if (!game.startsWith('dungeonquest')) return undefined;
  if (event.type === 'drew' && event.card !== undefined && faces[event.card] === 'dragon-rage')
    return 'dragon';
  return DUNGEONQUEST[event.type];
}

export function keyMoments(game: string, told: readonly Told[]): KeyMoment[] {
  const seen = new Set<string>();
  return told.flatMap((one) => {
    const kind = kindOf(game, one);
    const { seat } = one.event;
    if (!kind || !one.line) return [];
    const same = `${kind} ${seat} ${FIRSTS.has(kind) ? '' : AT_ONCE.has(kind) ? one.moment : `event ${one.n}`}`;
    if (seen.has(same)) return [];
    seen.add(same);
    return [{ moment: one.moment, kind, seat: typeof seat === 'number' ? seat : undefined, line: one.line }];
  });
}
