/** The ids that facts, events and arrangements of the 2010 edition can hold, by kind, so that a misspelt one is found. */
import { MOST_SEATS } from '@underhall/kernel';
import type { Content } from './classic/content.ts';
import { CARD_TYPES } from './content.ts';
import { SPACE_NAMES, SPACES, SQUARE_NAMES } from './grid.ts';
import { messages } from './messages.ts';
import { ATTRIBUTES, MONSTERS } from './verbs.ts';

type Named = { readonly id: string };
const idsOf = (things: readonly Named[]) => things.map(({ id }) => id);
const numbered = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name}:${i}`);

export function knownIds(content: Content): Readonly<Record<string, readonly string[]>> {
  const { heroes, tiles, cards, combatCards, powers, tokens } = content;
  const pairs = ATTRIBUTES.flatMap((one) => ATTRIBUTES.map((other) => `${one}/${other}`));
  return {
    space: SPACE_NAMES,
    square: SQUARE_NAMES,
    hero: idsOf(heroes),
    ability: heroes.flatMap(({ abilities }) => idsOf(abilities)),
    'chamber kind': tiles.map(({ kind }) => kind),
    'encounter card': idsOf(cards),
    loot: idsOf(cards.filter(({ type }) => type === 'Loot')),
    'combat card': idsOf([...combatCards, ...powers]),
    token: idsOf(tokens),
    monster: MONSTERS,
    tested: [...ATTRIBUTES, ...pairs],
    attempt: ['pit', 'cave-in', 'web', 'bridge', ...numbered(SPACES * 4, 'portcullis')],
    source: ['dungeon', 'dragon-rage', 'bridge', 'combat', 'escape', ...CARD_TYPES.map(lowerCase)],
    cause: [...idsOf([...cards, ...powers]), ...MONSTERS, ...numbered(MOST_SEATS, 'hero'), ...CAUSES],
    again: ['web'],
    nothing: [''],
  };
}

const CAUSES = Object.keys(messages).flatMap((key) => (key.startsWith('cause.') ? key.slice(6) : []));

function lowerCase(text: string): string {
  return text.toLowerCase();
}
