/** A number as somebody types it: anything goes while the hand is at it, and it is settled on leaving the field. */

interface Range {
  readonly least: number;
  readonly most: number;
}

interface Settled {
  readonly value: number;
  /** Why it is not what was typed. */
  readonly why?: 'least' | 'most' | 'number';
}

/** What was typed as a number of the range; what is no number leaves it as it was before. */
export function settled(typed: string, { least, most }: Range, before: number): Settled {
  const text = typed.trim().replaceAll(',', '');
  const number = Math.round(Number(text));
  if (text === '' || !Number.isFinite(number)) return { value: before, why: 'number' };
  if (number < least) return { value: least, why: 'least' };
  if (number > most) return { value: most, why: 'most' };
  return { value: number };
}
