/** Who sits where and what is agreed, from the words of a command line. */

import type { ParseArgsConfig } from 'node:util';
import type { Game, Json, Seat, TableOption } from '@underhall/kernel';
import { argumentsOf, WrongUse } from '../command.ts';

/** The arguments of a command about a game, whose own seat options are flags, too: `--hero challara,hugo`. */
export function argumentsFor<const T extends NonNullable<ParseArgsConfig['options']>>(
  game: Game | undefined,
  args: string[],
  flags: T,
) {
  const own = (game?.spec.seatOptions ?? []).map(({ id }) => [id, { type: 'string' }] as const);
  return argumentsOf(args, { ...Object.fromEntries(own), ...flags } as T);
}

/** `2` or nothing: as many seats as the game needs, but a second one for company where it may be played alone. */
export function seatCount(game: Game, wanted: string | undefined): number {
  const { least, most } = game.spec.seats;
  if (wanted === undefined) return Math.min(most, Math.max(least, 2));
  const seats = Number(wanted);
  if (!Number.isInteger(seats) || seats < least || seats > most) {
    throw new WrongUse(`--seats must be a number from ${least} to ${most} for ${game.spec.name}.`);
  }
  return seats;
}

/** `all`, `none`, `0`, `0,2`: the seats of people. */
export function peopleAt(wanted: readonly string[], seats: number): Set<Seat> {
  const words = wanted.flatMap((word) => word.split(','));
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (words.includes('all')) return new Set(all);
  if (words.includes('none')) return new Set();
  for (const word of words) {
    if (!all.some((seat) => String(seat) === word)) {
      throw new WrongUse(`--me must be a seat from 0 to ${seats - 1}, 'all' or 'none', not '${word}'.`);
    }
  }
  return new Set(words.map(Number));
}

/** `goal=50,cloak,no-pvp,sets=a+b` by what the game declares. */
export function optionsFrom(
  words: readonly string[],
  declared: readonly TableOption[],
): { [id: string]: Json } {
  // As a list first: in an object `__proto__` would vanish, and nobody be told that there is no such option.
  const options: [id: string, value: Json][] = [];
  for (const word of words.flatMap((list) => list.split(',')).filter(Boolean)) {
    const [name, ...rest] = word.split('=');
    const negated = rest.length === 0 && /^no-(.+)$/.exec(name)?.[1];
    const off = negated && declared.some(({ id }) => id === negated) ? negated : undefined;
    if (off !== undefined) options.push([off, false]);
    else {
      const value = rest.length === 0 ? true : valueFor(rest.join('='), optionCalled(declared, name));
      options.push([name, value]);
    }
  }
  return Object.fromEntries(options);
}

/** What each seat brings: `--hero challara,hugo` gives the first two seats theirs. */
export function seatsWith(
  count: number,
  declared: readonly TableOption[],
  given: Readonly<Record<string, unknown>>,
): { [id: string]: Json }[] {
  return Array.from({ length: count }, (_, seat) => {
    const brings: { [id: string]: Json } = {};
    for (const option of declared) {
      const values = typeof given[option.id] === 'string' ? String(given[option.id]).split(',') : [];
      if (values.length > count) throw new WrongUse(`--${option.id} names more than ${count} seats.`);
      if (values[seat]) brings[option.id] = valueFor(values[seat], option);
    }
    return brings;
  });
}

function optionCalled(declared: readonly TableOption[], name: string): TableOption | undefined {
  return declared.find(({ id }) => id === name);
}

/** A value that does not fit stays a text: the game then says what it wants. */
function valueFor(text: string, option: TableOption | undefined): Json {
  if (option?.kind === 'several-of') return text.split('+');
  if (option?.kind === 'number' && text !== '' && Number.isFinite(Number(text))) return Number(text);
  if (option?.kind === 'flag') {
    if (['true', 'yes', 'on'].includes(text)) return true;
    if (['false', 'no', 'off'].includes(text)) return false;
  }
  return text;
}
