import type { Json } from './ids.ts';
import { anything, listOf, mapOf, misfitsOf, object, textUpTo } from './shape.ts';
import { type Holes, shortened } from './text.ts';

/** Everything that is agreed before a match: with the choices it makes the whole match. */
export interface Setup {
  readonly options: Readonly<Record<string, Json>>;
  /** One entry per seat: the hero, the name of the player … as the game declares. */
  readonly seats: readonly Readonly<Record<string, Json>>[];
  readonly seed: string;
}

/** Something that can be agreed before a match. Its name and sentence are in the messages (`option.ID`). */
export type TableOption =
  | {
      readonly id: string;
      readonly kind: 'flag';
      readonly standard: boolean;
      /** With so many seats the game plays so whatever is agreed; why is in the messages (`option.ID.always`). */
      readonly alwaysFrom?: number;
    }
  | {
      readonly id: string;
      readonly kind: 'number';
      readonly standard: number;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly id: string;
      readonly kind: 'one-of';
      readonly standard: string;
      readonly values: readonly string[];
    }
  | {
      readonly id: string;
      /** Several of its values, each at most once, in any order. */
      readonly kind: 'several-of';
      readonly standard: readonly string[];
      readonly values: readonly string[];
      readonly least: number;
      readonly most: number;
    };

/** Why a set-up is not allowed: a sentence, and the message it was made of for those who speak another language. */
export interface Conflict {
  readonly rule: string;
  readonly reason: string;
  readonly message?: string;
  readonly holes?: Holes;
}

/** A set-up in which much may be left unsaid. */
export type Wanted = Partial<Setup> & Pick<Setup, 'seats'>;

interface Declared {
  readonly seats: { readonly least: number; readonly most: number };
  readonly options: readonly TableOption[];
  readonly seatOptions?: readonly TableOption[];
  conflicts?(setup: Setup): Conflict[];
}

const anyRecord = mapOf(anything);
const wantedShape = object({ seats: listOf(anyRecord) }, { options: anyRecord, seed: textUpTo(1000) });

/** What is wrong with a set-up before anybody looks at what it says: it may come from a file or a link. */
export function misshapen(wanted: Wanted): string[] {
  return misfitsOf(wantedShape, wanted);
}

/** The set-up with everything unsaid at its standard value. */
export function completed(declared: Declared, wanted: Wanted): Setup {
  return {
    options: withStandards(declared.options, wanted.options ?? {}),
    seats: wanted.seats.map((seat) => withStandards(declared.seatOptions ?? [], seat)),
    seed: wanted.seed ?? 'underhall',
  };
}

function withStandards(
  options: readonly TableOption[],
  given: Readonly<Record<string, Json>>,
): Record<string, Json> {
  const all: Record<string, Json> = {};
  for (const option of options) all[option.id] = option.standard;
  return { ...all, ...given };
}

export function whatIsWrong(declared: Declared, setup: Setup): string[] {
  const { least, most } = declared.seats;
  const problems: string[] = [];
  const seats = setup.seats.length;
  const fits = seats >= least && seats <= most;
  if (!fits) problems.push(`It is for ${least} to ${most} seats, not ${seats}.`);
  problems.push(...misfits(declared.options, setup.options, 'option'));
  (fits ? setup.seats : []).forEach((seat, i) => {
    problems.push(...misfits(declared.seatOptions ?? [], seat, `seat ${i}:`));
  });
  if (problems.length > 0) return problems;
  return (declared.conflicts?.(setup) ?? []).map(({ rule, reason }) => `${reason} (${rule})`);
}

function misfits(
  options: readonly TableOption[],
  given: Readonly<Record<string, Json>>,
  where: string,
): string[] {
  const problems: string[] = [];
  for (const [id, value] of Object.entries(given)) {
    const option = options.find((o) => o.id === id);
    if (!option) {
      const known = options.map((o) => o.id).join(', ') || 'none';
      problems.push(`${where} '${shortened(id)}' does not exist. There are: ${known}.`);
    } else if (!accepts(option, value)) {
      problems.push(`${where} '${id}' cannot be ${shortened(JSON.stringify(value))}; ${wants(option)}.`);
    }
  }
  return problems;
}

function accepts(option: TableOption, value: Json): boolean {
  if (option.kind === 'flag') return typeof value === 'boolean';
  if (option.kind === 'one-of') return typeof value === 'string' && option.values.includes(value);
  if (option.kind === 'several-of') return isSelection(option, value);
  return Number.isInteger(value) && Number(value) >= option.least && Number(value) <= option.most;
}

function isSelection(
  { values, least, most }: Extract<TableOption, { kind: 'several-of' }>,
  value: Json,
): boolean {
  if (!Array.isArray(value) || new Set(value).size < value.length) return false;
  return value.length >= least && value.length <= most && value.every((one) => values.includes(one));
}

function wants(option: TableOption): string {
  if (option.kind === 'flag') return 'it is true or false';
  if (option.kind === 'one-of') return `it is one of ${option.values.join(', ')}`;
  if (option.kind === 'several-of')
    return `it is a list of ${option.least} to ${option.most} of ${option.values.join(', ')}`;
  return `it is a whole number from ${option.least} to ${option.most}`;
}
