/** Shapes of what the game names: ids, seats, cards. */
import type { Instance, Seat } from './ids.ts';
import { meantPerhaps } from './nearest.ts';
import { called, type Known, type Shape, shown, wholeNumber } from './shape-value.ts';

/**
 * An id of this kind, written as the game writes it; of several kinds, of any of them. Whatever else is written is
 * answered with the nearest that there is.
 */
export function idOf<T extends string = string>(what: string, ...kinds: readonly string[]): Shape<T> {
  return {
    what,
    check(value, path, problems, known): value is T {
      const fits = typeof value === 'string';
      if (fits && (!known || kinds.some((kind) => idsIn(known, kind).has(value)))) return true;
      const others = known && fits ? kinds.flatMap((kind) => [...idsIn(known, kind)]) : [];
      problems.push(
        `${path || 'it'}: must be ${what}, not ${shown(value)}${meantPerhaps(String(value), others)}`,
      );
      return false;
    },
  };
}

function idsIn(known: Known, kind: string): ReadonlySet<string> {
  const ids = known.get(kind);
  if (!ids) throw new TypeError(`Nothing says which ids of the kind '${kind}' there are.`);
  return ids;
}

/** A card of this kind as a viewer sees it: who does not know it sees its back in brackets. */
export function seenCard(what: string, ...kinds: readonly string[]): Shape<string> {
  return idOf(what, ...kinds, 'back');
}

/** A seat of the table. */
export const seat: Shape<Seat> = {
  what: 'a seat',
  check(value, path, problems, known): value is Seat {
    const there = known?.get('seat');
    if (Number.isInteger(value) && (there ? there.has(String(value)) : Number(value) >= 0)) return true;
    const which = there ? ` from 0 to ${there.size - 1}` : '';
    problems.push(`${path || 'it'}: must be a seat${which}, not ${shown(value)}`);
    return false;
  },
};
/** The same, where it is the place in a list: `seats[0]`. */
export const seatKey: Shape<string> = idOf('a seat of this table', 'seat');
/** A card or token by its number in the match. */
export const card: Shape<Instance> = called('the number of a card', wholeNumber(0));

/** A number that stands for something with a name: `numberFor('a direction', ['north', 'east'])`. */
export function numberFor<N extends number>(what: string, names: readonly string[]): Shape<N> {
  return {
    what,
    names,
    check(value, path, problems): value is N {
      if (Number.isInteger(value) && Number(value) >= 0 && Number(value) < names.length) return true;
      const perhaps = typeof value === 'string' ? meantPerhaps(value, names) : '';
      problems.push(`${path || 'it'}: must be ${what}, not ${shown(value)}${perhaps}`);
      return false;
    },
  };
}
