/** Whom a match waits for. Its updates say it at once, the cards of its table only now and then. */
import { patched } from '@underhall/kernel';
import type { Update } from '@underhall/protocol';

/** As it is after this update; undefined as long as nothing is known. */
export function awaitedAfter(
  before: readonly number[] | undefined,
  { whole, change }: Pick<Update, 'whole' | 'change'>,
): readonly number[] | undefined {
  if (whole) return whole.awaited;
  const news = change && 'at' in change ? change.at.awaited : undefined;
  return before && news ? (patched(before, news) as readonly number[]) : before;
}
