/** What a match is remembered by: Quests and Levels, monsters slain, heroes who fall, grades that open, the victory. */
import type { EventIn, Remembered, SeenEvent } from '@underhall/kernel';
import type { World } from './world.ts';

export type MomentKind = 'quest' | 'level' | 'slain' | 'fall' | 'theft' | 'minion' | 'promotion' | 'win';

type Moment = Remembered<MomentKind>;

const MOMENTS: { readonly [T in EventIn<World>['type']]?: Moment } = {
  completed: { kind: 'quest', tone: 'good' },
  // A Level comes with the Quest: told by itself only where no Quest tells it.
  level: { kind: 'level', tone: 'good', weight: 1, first: 'choice' },
  slain: { kind: 'slain', tone: 'good', weight: 1 },
  defeated: { kind: 'fall', tone: 'bad' },
  stole: { kind: 'theft', weight: 2 },
  minion: { kind: 'minion', tone: 'good', weight: 2 },
  grade: { kind: 'promotion', weight: 3 },
  end: { kind: 'win', tone: 'good' },
};

export function remembers({ event }: Pick<SeenEvent<World>, 'event'>): Moment | undefined {
  return MOMENTS[event.type];
}
