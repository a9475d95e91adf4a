/** Which digit chooses what: the place of an option when the question was put. */
import type { Asked } from '../play/scene.ts';

/** The options of the draft that is under way, in the order of their digits. There is one table at a time. */
let order: readonly string[] = [];

/**
 * The ids of options by digit. Between two picks of a draft a digit keeps its meaning: what is picked leaves a gap, and
 * what becomes possible only then comes last.
 */
export function byDigit({
  kind,
  options,
  picks,
}: Pick<Asked, 'kind' | 'options' | 'picks'>): readonly string[] {
  const ids = options.map(({ id }) => id);
  if (kind !== 'draft') return ids;
  const goesOn = picks.length > 0 && picks.every(({ id }) => order.includes(id));
  order = goesOn ? [...order, ...ids.filter((id) => !order.includes(id))] : ids;
  return order;
}

/** Undefined where there is no digit left for it. */
export function digitOf(
  asked: Pick<Asked, 'kind' | 'options' | 'picks'>,
  option: string,
): number | undefined {
  const digit = byDigit(asked).indexOf(option) + 1;
  return digit > 0 && digit <= 9 ? digit : undefined;
}
