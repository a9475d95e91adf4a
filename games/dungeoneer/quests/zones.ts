/** Where Quests lie. */
import type { Instance, Zone } from '@underhall/kernel';
import type { M } from '../world.ts';

export function isCompleted({ instances }: Pick<M, 'instances'>, quest: Instance): boolean {
  return instances.layout.name(instances.zoneOf(quest)) === 'completed';
}

/** The Quest deck of the grade in play (DNR-OPTGRADE-2). */
export function questDeck({ instances, world }: Pick<M, 'instances' | 'world'>): Zone {
  return instances.layout.base['quest-deck'] + world.grade;
}
