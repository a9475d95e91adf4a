/** What a match is remembered by: which of a game's events are worth a mark on the scrub bar and a line at the end. */
import type { Outcome, Told } from './scene.ts';

const MOMENT_KINDS = [
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
  'riches',
  'win',
] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

export interface KeyMoment {
  /** Choices made before it: where the replay shows it. */
  readonly moment: number;
  readonly kind: MomentKind;
  readonly seat: number | undefined;
  readonly line: string;
}

/** What each seat had when a match was over: its gold by moment, and how it came out. */
interface Ended {
  readonly gold: readonly (readonly number[])[];
  readonly results: Outcome['results'];
}

const DUNGEONQUEST: Readonly<Record<string, MomentKind>> = {
  died: 'death',
  'knocked-out': 'knock',
  left: 'out',
  nightfall: 'night',
  gained: 'loot',
  'lost-loot': 'loot',
  'loot-taken': 'loot',
  worth: 'loot',
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
  end: 'win',
};

/** Gold that is worth remembering, and gold that is not even if it was fought for. */
const GREAT = 3000;
const SMALL = 2000;

/** Only the first of these in the life of a Hero is worth remembering. */
const FIRSTS: Readonly<Record<string, MomentKind>> = { gained: 'loot', 'went-below': 'below' };
/** Several of these at once are one. */
const AT_ONCE = new Set<MomentKind>(['guard', 'riches']);

/** A great treasure, or the one that makes it enough; what was dropped and won back, unless it is little. */
function treasureKind({ event, moment }: Told, ended: Ended | undefined): MomentKind | undefined {
  const plain = DUNGEON[event.type];
  if (!ended || typeof event.seat !== 'number') return plain;
  const before = ended.gold[event.seat]?.[moment - 1] ?? 0;
  const after = ended.gold[event.seat]?.[moment] ?? 0;
  const need = Number(ended.results[event.seat]?.need ?? Number.POSITIVE_INFINITY);
  if (after - before >= GREAT || (before < need && after >= need)) return 'riches';
  return after - before >= SMALL ? plain : undefined;
}

function dungeonKind(told: Told, ended: Ended | undefined): MomentKind | undefined {
  const { type, result } = told.event;
  if (type === 'gained' || type === 'regained') return treasureKind(told, ended);
  return type === 'monster-attacked' && result === 'serious' ? 'wound' : DUNGEON[type];
}

function kindOf(game: string, told: Told, ended: Ended | undefined): MomentKind | undefined {
  const { event, faces } = told;
  if (game === 'dungeon') return dungeonKind(told, ended);
  if (!game.startsWith('dungeonquest')) return undefined;
  if (event.type === 'drew' && event.card !== undefined && faces[event.card] === 'dragon-rage')
    return 'dragon';
  return DUNGEONQUEST[event.type];
}

export function keyMoments(game: string, told: readonly Told[], ended?: Ended): KeyMoment[] {
  const seen = new Set<string>();
  return told.flatMap((one) => {
    const kind = kindOf(game, one, ended);
    const { seat, type } = one.event;
    if (!kind || !one.line) return [];
    const which = FIRSTS[type] === kind ? '' : AT_ONCE.has(kind) ? one.moment : `event ${one.n}`;
    const same = `${kind} ${seat} ${which}`;
    if (seen.has(same)) return [];
    seen.add(same);
    return [{ moment: one.moment, kind, seat: typeof seat === 'number' ? seat : undefined, line: one.line }];
  });
}
