/** The state of a Monster encounter or combat. Owned by this folder; public like the rest of the world. */
import type { Instance, Seat } from '@underhall/kernel';
import type { MonsterKind } from '../../verbs.ts';

export interface Combat {
  /** The Hero's seat. */
  hero: Seat;
  /** Who plays the Monster; in Hero vs. Hero the other Hero; in a one-player game the same seat. */
  opponent: Seat;
  kind: MonsterKind | '';
  token: Instance;
}
