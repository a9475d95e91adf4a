/** What the lab counts of a match besides how it ended: what heroes die of, and which Quests are completed. */
import type { Note, SeenEvent } from '@underhall/kernel';
import type { Content } from './content/read.ts';
import type { World } from './world.ts';

type Seen = Pick<SeenEvent<World>, 'event' | 'faces'>;

const NOTHING: readonly Note[] = [];
/** A wound by nothing that has a name: another hero, or the text of a card. */
const OTHER = 'other';

export function notesOf({ sets }: Content): (seen: Seen) => readonly Note[] {
  const categories = new Map(
    sets.flatMap(({ quests }) => quests.map((quest) => [quest.id, quest.categories])),
  );
  return ({ event, faces }) => {
    switch (event.type) {
      case 'wounded':
        return event.life === 0
          ? [{ seat: event.seat, measure: 'death', word: event.harm === '' ? OTHER : event.harm }]
          : NOTHING;
      case 'completed': {
        const quest = faces[event.card] ?? '';
        const kinds = categories.get(quest) ?? [];
        return [
          { seat: event.seat, measure: 'quest', word: quest },
          ...kinds.map((word) => ({ seat: event.seat, measure: 'category', word })),
        ];
      }
      default:
        return NOTHING;
    }
  };
}
