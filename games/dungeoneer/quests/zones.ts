/** Where Quests lie. */
import type { Instance } from '@underhall/kernel';
import type { M } from '../world.ts';

export function isCompleted({ instances }: Pick<M, 'instances'>, quest: Instance): boolean {
  return instances.layout.name(instances.zoneOf(quest)) === 'completed';
}
