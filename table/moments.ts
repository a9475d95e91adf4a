/** What a match is remembered by: the events that its game finds worth a mark on the scrub bar and a line at the end. */
import type { LookingBack, Remembered } from '@underhall/kernel';
import type { Told } from './scene.ts';
import type { Speaking } from './words.ts';

export interface KeyMoment extends Pick<Remembered, 'kind' | 'tone' | 'weight' | 'fate'> {
  /** Choices made before it: where the replay shows it. */
  readonly moment: number;
  /** What sort of moment it is, in words. */
  readonly name: string;
  readonly seat: number | undefined;
  readonly line: string;
}

/** `backAt` tells of a finished match what its game counted around a moment. */
export function keyMoments(
  { game, say }: Pick<Speaking, 'game' | 'say'>,
  told: readonly Told[],
  backAt: (moment: number) => LookingBack | undefined = () => undefined,
): KeyMoment[] {
  const seen = new Set<string>();
  return told.flatMap((one) => {
    const remembered = one.line ? game.spec.remembers?.(one, backAt(one.moment)) : undefined;
    if (!remembered || !one.line) return [];
    const { first, ...shown } = remembered;
    const { seat } = one.event;
    const which = first === 'match' ? '' : first === 'choice' ? one.moment : `event ${one.n}`;
    const same = `${shown.kind} ${seat} ${which}`;
    if (seen.has(same)) return [];
    seen.add(same);
    const own = typeof seat === 'number' ? seat : undefined;
    const name = say(`moment.${shown.kind}`);
    return [{ ...shown, moment: one.moment, name, seat: own, line: one.line }];
  });
}
