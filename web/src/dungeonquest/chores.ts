/** Questions that come time and again, and the switches by which a player is asked them always or only when it matters. */
import { eventBit } from '@underhall/dungeonquest/hearing';
import type { GameCard } from '../play/scene.ts';
import type { SeatFacts } from './terms.ts';

/** A question that somebody is asked because of his hero or of what he carries. */
export interface Chore {
  readonly preference: string;
  /** What the preference is while he is spared. */
  readonly spared: string;
  /** The card that is asked about; his hero's own name if it is an ability. */
  readonly name: string;
  readonly message: (typeof KINDS)[number]['message'];
}

const KINDS = [
  { event: 'same-card', preference: 'use-same-card', spared: 'yes', message: 'chores.same' },
  { event: 'sun-step', preference: 'skip-sun-step', spared: 'day', message: 'chores.sun' },
  {
    event: 'place-chamber',
    preference: 'skip-place-chamber',
    spared: 'harmless',
    message: 'chores.chambers',
  },
  { event: 'test-rolled', preference: 'skip-test-rolled', spared: 'passed', message: 'chores.passed' },
  { event: 'own-turn', preference: 'skip-own-turn', spared: 'calm', message: 'chores.own' },
  { event: 'turn-start', preference: 'skip-turn-start', spared: 'yes', message: 'chores.turn' },
] as const;

/** Heroes are asked about their abilities as well; not at the start of a turn, when abilities work by themselves. */
export function choresOf({ hero, runes, loot, kept }: SeatFacts, { faces }: GameCard): Chore[] {
  const carried = [...runes, ...loot, ...kept];
  return KINDS.flatMap(({ event, preference, spared, message }) => {
    const bit = eventBit(event);
    const those = event === 'turn-start' ? loot : [...carried, hero];
    const asks = those.find((face) => (hearingOf(faces[face]?.printed) & bit) !== 0);
    if (asks === undefined) return [];
    return [{ preference, spared, name: faces[asks].name, message }];
  });
}

/** The moments at which a card or a hero can do something, as bits. */
function hearingOf(printed: unknown): number {
  return (printed as { hears?: number } | undefined)?.hears ?? 0;
}
