/** Where an option is chosen: on the map, on a card of one's own, or as a button. */
import type { About, Asked, Facts, OptionShown, RealmName } from './terms.ts';

/** A place on the map that the question is about. */
export interface Reached {
  /** The options that mean it, each with whether the card would lie upside down. */
  readonly options: readonly { readonly id: string; readonly turned: boolean }[];
  readonly label: string;
  readonly about: About | undefined;
  /** Why it cannot be chosen; only where no option means it. */
  readonly why?: { readonly label: string; readonly reason: string; readonly rule: string } | undefined;
}

/** The acts that are done by pointing at a place of the map. */
const ON_MAP: ReadonlySet<About['act']> = new Set<About['act']>(['lay', 'lift', 'move', 'sewer', 'warp']);

function isPlace({ about }: OptionShown): boolean {
  return about?.cell !== undefined && ON_MAP.has(about.act);
}

/** What the question is about on the map of a realm, by cell. */
export function reachOf(asked: Asked | undefined, realm: RealmName): ReadonlyMap<string, Reached> {
  const found = new Map<string, Reached>();
  if (!asked) return found;
  for (const option of asked.options) {
    const { id, label, about } = option;
    if (!isPlace(option) || about?.cell === undefined || (about.realm ?? realm) !== realm) continue;
    const before = found.get(about.cell);
    const own = { id, turned: about.turned ?? false };
    found.set(about.cell, {
      options: [...(before?.options ?? []), own],
      label: before?.label ?? label,
      about: before?.about ?? about,
    });
  }
  for (const { about, label, reason, rule } of asked.forbidden) {
    const cell = about?.cell;
    if (cell === undefined || !ON_MAP.has(about?.act) || found.has(cell)) continue;
    found.set(cell, { options: [], label, about, why: { label, reason, rule } });
  }
  return found;
}

/** The realm in which the question is put on the map, if it is. */
export function realmAsked(asked: Asked | undefined): RealmName | undefined {
  return asked?.options.find(isPlace)?.about?.realm;
}

/** The option among several for one place that is meant, by how the Map card is held. */
export function meant({ options }: Reached, turned: boolean): string | undefined {
  return (options.find((one) => one.turned === turned) ?? options[0])?.id;
}

/** Answers that are words, though a card is behind them. */
const IN_WORDS: ReadonlySet<string> = new Set([
  'may-or-not',
  'pay-or-not',
  'choose-branch',
  'keep-up',
  'use-or-keep',
]);

/** The cards of one's own that options can be chosen on: those in hand and those that lie before one. */
export function ownNumbers(facts: Facts, seat: number): ReadonlySet<number> {
  const { handNumbers, boons, treasures, pack } = facts.seats[seat];
  return new Set([...handNumbers, ...[...boons, ...treasures, ...pack].map(({ number }) => number)]);
}

/** By number of a card of one's own: the options that are chosen on it. */
export function cardOptions(
  asked: Asked | undefined,
  facts: Facts,
): ReadonlyMap<number, readonly OptionShown[]> {
  const found = new Map<number, OptionShown[]>();
  if (!asked || IN_WORDS.has(asked.question.do)) return found;
  // Encounters are sent together: taking one up begins with that.
  const compose = asked.options.find(({ about }) => about?.act === 'compose');
  if (compose) for (const number of compose.about?.cards ?? []) found.set(number, [compose]);
  const own = ownNumbers(facts, asked.seat);
  for (const option of asked.options) {
    const number = onCard(option);
    if (number === undefined || !own.has(number)) continue;
    found.set(number, [...(found.get(number) ?? []), option]);
  }
  return found;
}

/** A card that is aimed at something is chosen already: what is left is the aim. */
function onCard({ about }: OptionShown): number | undefined {
  if (about?.card === undefined || about.act === 'lay') return undefined;
  const aimed = about.act === 'play' && about.other !== undefined;
  return aimed ? undefined : about.card;
}

/** Options that the map or a card shows itself need no button. */
export function isElsewhere(
  option: OptionShown,
  reach: ReadonlyMap<string, Reached>,
  cards: ReadonlyMap<number, readonly OptionShown[]>,
): boolean {
  const cell = option.about?.cell;
  if (cell !== undefined && ON_MAP.has(option.about?.act) && reach.has(cell)) return true;
  const number = onCard(option);
  // What can be done with a card in several ways is chosen among buttons once the card is lifted.
  return number !== undefined && (cards.get(number)?.some(({ id }) => id === option.id) ?? false);
}

/** What the map, a card or a Quest shows as not possible where people look for it is not said again. */
const SHOWN_WHERE_IT_IS: ReadonlySet<About['act']> = new Set<About['act']>([
  ...ON_MAP,
  'play',
  'use',
  'send',
  'attempt',
  'search',
  'pick-up',
  'deliver',
]);

export function isSaidElsewhere({ about }: OptionShown): boolean {
  return about?.act !== undefined && SHOWN_WHERE_IT_IS.has(about.act);
}
