/** What people at one screen may not see of each other. */
import type { Match, Seat } from '@underhall/kernel';

/** Does either of two seats know something that the other may not? */
export function secretsBetween(match: Match, a: Seat, b: Seat): boolean {
  const { answers, picks, holds, instances } = match;
  if (answers[a] !== undefined || answers[b] !== undefined || picks.length > 0) return true;
  if (holds & ((1 << a) | (1 << b))) return true;
  const differ = (audience: number) => ((audience >> a) & 1) !== ((audience >> b) & 1);
  if (instances.notes.some((note) => differ(note.audience))) return true;
  for (let card = 0; card < instances.count; card++) {
    if (differ(instances.knowers(match, card))) return true;
  }
  return false;
}
