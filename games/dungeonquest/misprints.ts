/** Cards that could never do what their writer means, although their texts can be read. */
import type { Effect, Proofreader } from '@underhall/kernel';
import type { Card, CardData } from './content.ts';

/** What is printed on a card beside its text, and does not go with it. */
export function misprints({ deck, type, gold = 0 }: CardData, effects: readonly Effect[]): string[] {
  const problems: string[] = [];
  const says = (verb: string) => effects.length === 0 || verbsIn(effects).includes(verb);
  if (gold > 0 && type !== 'Loot')
    problems.push(`only Loot is worth gold; make its type "Loot" with 'gain loot', or leave "gold" out`);
  if (type === 'Loot' && !says('gain'))
    problems.push(`Loot that nobody gains stays with nobody; add 'gain loot', or make its type "Event"`);
  if ((type === 'Rune') !== (deck === 'rune'))
    problems.push('the type "Rune" goes with the deck "rune", and no other does');
  if (deck === 'door' && !says('door'))
    problems.push("a Door card says whether the door opens; add 'door open' or 'door shut'");
  return problems;
}

/** Every verb of a text, however deep it stands. */
function verbsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = (value as { do?: unknown }).do;
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap(verbsIn)];
}

/** Between which numbers something must be, by what is asked: `wounds`, `has loot`. */
type Bounds = Readonly<Record<string, { readonly least: number; readonly most: number }>>;

/**
 * Conditions that never or always hold, however the match goes: nobody has more wounds than a Hero survives, or more
 * cards than are in the box; and what was asked just before need not be asked again.
 */
export function checkConditions(
  texts: readonly { readonly id: string; readonly effects: readonly Effect[] }[],
  heroes: readonly { readonly life: number }[],
  cards: readonly Card<readonly Effect[]>[],
  proof: Proofreader,
): void {
  const upTo = (most: number) => ({ least: 0, most });
  const inBox = (fits: (card: Card<readonly Effect[]>) => boolean) =>
    upTo(cards.filter(fits).reduce((sum, { count }) => sum + count, 0));
  const bounds: Bounds = {
    wounds: upTo(Math.max(...heroes.map(({ life }) => life)) - 1),
    'has loot': inBox(({ type }) => type === 'Loot'),
    'has treasure': inBox(({ back }) => back === 'treasure'),
  };
  for (const { id, effects } of texts)
    for (const problem of decidedIn(effects, bounds, bounds)) proof.wrong(`${id}: ${problem}`);
}

/** `known` is what was asked; what happens in between may change everything but what is so `always`. */
function decidedIn(value: unknown, known: Bounds, always: Bounds): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, i) => decidedIn(one, i === 0 ? known : always, always));
  if (value === null || typeof value !== 'object') return [];
  const effect = value as { do?: string; condition?: string; words?: string[]; yes?: unknown; no?: unknown };
  const [name, number] = askedBy(effect);
  const asked = known[name];
  if (!asked) return Object.values(value).flatMap((inner) => decidedIn(inner, always, always));
  const { least, most } = asked;
  if (number > most) return [`'if ${name} ${number}+' is never so here: ${most} is the most there can be`];
  if (number <= least)
    return [`'if ${name} ${number}+' is always so here: ${least} is the least there can be`];
  const within = (bounds: Bounds[string]) => ({ ...known, [name]: bounds });
  return [
    ...decidedIn(effect.yes, within({ least: number, most }), always),
    ...decidedIn(effect.no, within({ least, most: number - 1 }), always),
  ];
}

/** What `if` asks for, and how many: `has loot` and 3. */
function askedBy({
  do: verb,
  condition = '',
  words = [],
}: {
  do?: string;
  condition?: string;
  words?: string[];
}) {
  if (verb !== 'if') return ['', 0] as const;
  const number = words.find((word) => /^\d+\+$/.test(word)) ?? '1+';
  const rest = words.filter((word) => word !== number);
  return [[condition, ...rest].join(' '), Number.parseInt(number, 10)] as const;
}
