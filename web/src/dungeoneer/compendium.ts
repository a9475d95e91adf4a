/** How the cards of Dungeoneer are told apart in the compendium: by kind, and by the set they belong to. */
import type { Printed } from '@underhall/dungeoneer';
import type { FaceCard } from '../play/scene.ts';

export const compendium = {
  pieces: ['map'],
  /** Adventure cards have one back, and are Boons, Treasures, Banes, monsters and Traps. */
  kind: ({ back, printed }: FaceCard): string => {
    const read = printed as unknown as Printed;
    if (back !== 'adventure' || !('category' in read)) return back;
    return read.kind === 'encounter' ? read.category : read.kind;
  },
  set: ({ printed }: FaceCard): string => (printed as unknown as Printed).set,
};
