/** What the lab counts of a match besides how it ended: where adventurers fall, on which level, and by what. */
import type { Note, SeenEvent } from '@underhall/kernel';
import { levelOf, nameOf } from './board.ts';
import type { World } from './world.ts';

const NOTHING: readonly Note[] = [];

export function notes({ event, faces }: Pick<SeenEvent<World>, 'event' | 'faces'>): readonly Note[] {
  if (event.type !== 'died') return NOTHING;
  const { seat, space, card } = event;
  return [
    { seat, measure: 'death', word: faces[card] ?? '' },
    { seat, measure: 'deathAt', word: nameOf(space) },
    { seat, measure: 'deathLevel', word: String(levelOf[space]) },
  ];
}
