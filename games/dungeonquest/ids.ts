/**
 * The ids that facts, events and arrangements can hold, by kind, so that a misspelt one is found. An edition adds those
 * of its own (classic/ids.ts, revised/ids.ts).
 */
import { MOST_SEATS } from '@underhall/kernel';
import { CARD_TYPES } from './content.ts';
import { SPACE_NAMES, SQUARE_NAMES } from './grid.ts';
import { ATTRIBUTES, MONSTERS } from './verbs.ts';
import type { SharedContent } from './world.ts';

export type Ids = Readonly<Record<string, readonly string[]>>;
type Named = { readonly id: string };

export function idsOf(things: readonly Named[]): string[] {
  return things.map(({ id }) => id);
}

export function numbered(count: number, name: string): string[] {
  return Array.from({ length: count }, (_, i) => `${name}:${i}`);
}

/** `own` are the ids of the edition's kinds; a kind of both editions has those of both. */
export function knownIds({ heroes, tiles, cards }: SharedContent, messages: object, own: Ids): Ids {
  const pairs = ATTRIBUTES.flatMap((one) => ATTRIBUTES.map((other) => `${one}/${other}`));
  const shared: Ids = {
    space: SPACE_NAMES,
    square: SQUARE_NAMES,
    hero: idsOf(heroes),
    ability: heroes.flatMap(({ abilities }) => idsOf(abilities)),
    'chamber kind': tiles.map(({ kind }) => kind),
    'encounter card': idsOf(cards),
    loot: idsOf(cards.filter(({ type }) => type === 'Loot')),
    monster: MONSTERS,
    tested: [...ATTRIBUTES, ...pairs],
    source: ['dungeon', 'dragon-rage', 'bridge', 'combat', 'escape', ...CARD_TYPES.map(lowerCase)],
    cause: [...idsOf(cards), ...MONSTERS, ...numbered(MOST_SEATS, 'hero'), ...causesIn(messages)],
    nothing: [''],
  };
  const both = Object.entries(own).map(([kind, ids]) => [kind, [...(shared[kind] ?? []), ...ids]]);
  return { ...shared, ...Object.fromEntries(both) };
}

function causesIn(messages: object): string[] {
  return Object.keys(messages).flatMap((key) => (key.startsWith('cause.') ? key.slice(6) : []));
}

function lowerCase(text: string): string {
  return text.toLowerCase();
}
