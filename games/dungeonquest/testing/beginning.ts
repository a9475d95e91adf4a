/** How matches of an edition begin, for its tests of the set-up. */
import type { Game, Json, Match } from '@underhall/kernel';
import { expect } from 'vitest';
import type { World } from '../world.ts';

export function beginning<W extends World>(game: Game<W>) {
  const begun = (seats: number, seed: string, options: Readonly<Record<string, Json>> = {}): Match<W> =>
    game.start({ seats: Array.from({ length: seats }, () => ({})), seed, options });
  return {
    begun,
    /** As the box is packed, before anything is shuffled. */
    packed: game.prepare(game.agree({ seats: [{}, {}] })),
    /** The ids of what lies in a zone, from its top. */
    order: (match: Match<W>, zone: string, key = 0) =>
      match.instances.list(match.zone(zone, key)).map((card) => match.face(card).id),
    /** Where nobody asks for a Hero four get any of the six, and all different. */
    expectDrawnHeroes(): void {
      const first = new Set<number>();
      for (let i = 0; i < 60; i++) {
        const drawn = begun(4, `heroes ${i}`).world.heroes.map(({ card }) => card);
        first.add(drawn[0]);
        expect(new Set(drawn).size).toBe(4);
      }
      expect(first.size).toBe(6);
    },
  };
}
