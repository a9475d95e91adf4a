import type { ReplayCard } from './scene.ts';

/** The next moment this way of which there is something to tell; the first and the last can always be seen. */
export function nextTold(
  { length, quiet }: Pick<ReplayCard, 'length' | 'quiet'>,
  moment: number,
  by: 1 | -1,
): number {
  let next = moment + by;
  while (next > 0 && next < length && quiet.includes(next)) next += by;
  return Math.max(0, Math.min(length, next));
}
