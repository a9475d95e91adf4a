/** What a match is remembered by: what becomes of Heroes, the first gold and every loss of it, the dragon, the fights. */
import type { EventIn, Remembered, SeenEvent } from '@underhall/kernel';
import type { World } from './world.ts';

export type MomentKind = 'death' | 'knock' | 'out' | 'night' | 'dragon' | 'loot' | 'combat' | 'below';

type Moment = Remembered<MomentKind>;

/** Fights are many. */
const FIGHT: Moment = { kind: 'combat', tone: 'quiet', weight: 1 };
const LOOT: Moment = { kind: 'loot', tone: 'good' };

const MOMENTS: { readonly [T in EventIn<World>['type']]?: Moment } = {
  died: { kind: 'death', tone: 'bad', fate: true },
  left: { kind: 'out', tone: 'good', fate: true },
  'knocked-out': { kind: 'knock' },
  nightfall: { kind: 'night', tone: 'bad' },
  gained: { ...LOOT, first: 'match' },
  'lost-loot': LOOT,
  'loot-taken': LOOT,
  worth: LOOT,
  'combat-began': FIGHT,
  'hero-attacked': FIGHT,
  'went-below': { kind: 'below', tone: 'quiet', first: 'match' },
};

export function remembers({ event, faces }: Pick<SeenEvent<World>, 'event' | 'faces'>): Moment | undefined {
  if (event.type === 'drew' && faces[event.card] === 'dragon-rage') return { kind: 'dragon', tone: 'bad' };
  return MOMENTS[event.type];
}
