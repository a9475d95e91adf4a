/** `play:slash`, `use:lantern`: ids of options, made once for each face, because hands and packs are offered at every turn. */
import type { Face, Instance } from '@underhall/kernel';
import type { DungeonQuestSpec, M } from './world.ts';

export interface OptionIds {
  /** By face. */
  readonly play: readonly string[];
  readonly use: readonly string[];
}

export function optionIds(faces: readonly Face[]): OptionIds {
  return { play: faces.map(({ id }) => `play:${id}`), use: faces.map(({ id }) => `use:${id}`) };
}

export function playId(match: M, card: Instance): string {
  return (match.game.spec as DungeonQuestSpec).optionIds.play[match.instances.face(card)];
}

export function useId(match: M, card: Instance): string {
  return (match.game.spec as DungeonQuestSpec).optionIds.use[match.instances.face(card)];
}
