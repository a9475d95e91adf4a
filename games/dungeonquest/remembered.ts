/** What a match is remembered by: what becomes of Heroes, the first gold and every loss of it, the dragon. */
import type { EventIn, Remembered, SeenEvent } from '@underhall/kernel';
import type { World } from './world.ts';

export type MomentKind = 'death' | 'knock' | 'out' | 'night' | 'dragon' | 'loot' | 'combat' | 'below';

type Moment = Remembered<MomentKind>;
/** By the type of the event. */
export type Moments<W extends World> = { readonly [T in EventIn<W>['type']]?: Moment };

/** Fights are many. */
export const FIGHT: Moment = { kind: 'combat', tone: 'quiet', weight: 1 };
export const LOOT: Moment = { kind: 'loot', tone: 'good' };

export const sharedMoments: Moments<World> = {
  died: { kind: 'death', tone: 'bad', fate: true },
  left: { kind: 'out', tone: 'good', fate: true },
  nightfall: { kind: 'night', tone: 'bad' },
  gained: { ...LOOT, first: 'match' },
  'lost-loot': LOOT,
  worth: LOOT,
  'went-below': { kind: 'below', tone: 'quiet', first: 'match' },
};

export function remembersBy<W extends World>(moments: Moments<W>) {
  const byType: Readonly<Record<string, Moment | undefined>> = moments;
  return ({ event, faces }: Pick<SeenEvent<World>, 'event' | 'faces'>): Moment | undefined => {
    if (event.type === 'drew' && faces[event.card] === 'dragon-rage') return { kind: 'dragon', tone: 'bad' };
    return byType[event.type];
  };
}
