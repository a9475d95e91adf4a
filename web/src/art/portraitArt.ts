/** Who has been portrayed: heroes, adventurers, and those who sit in for people. */
import type { Temperament } from '@underhall/bots/temperament';

const HEROES = ['challara', 'gherinn', 'hugo', 'krutzbeck', 'lindel', 'tatianna'];
const DUNGEONEERS = [
  'brannoc-vell',
  'dorrit-hask',
  'jorun-pell',
  'morwen-sedge',
  'ottoline-brack',
  'sister-aude-karr',
  'tiklet-rush',
  'vesper-quill',
  'wenna-farrow',
];
const ADVENTURERS = ['elf', 'hero', 'superhero', 'wizard'];

/** The names of bots, in the order of their seats, and how each plays. What else each is like says `rival.NAME`. */
const TEMPERAMENTS = {
  Morwen: 'sly',
  Brack: 'bold',
  Oona: 'careful',
  Sable: 'sly',
  Tibalt: 'bold',
  Greta: 'careful',
  Hob: 'bold',
  Quill: 'careful',
  Gruk: 'bold',
  Ansel: 'careful',
  Zara: 'sly',
  Corvin: 'careful',
} as const satisfies Record<string, Temperament>;

export type Rival = keyof typeof TEMPERAMENTS;
export const RIVALS = Object.keys(TEMPERAMENTS) as readonly Rival[];

export function isRival(name: string): name is Rival {
  return Object.hasOwn(TEMPERAMENTS, name);
}

export function temperamentOf(name: Rival): Temperament {
  return TEMPERAMENTS[name];
}

const DRAWN = new Set([
  ...HEROES,
  ...DUNGEONEERS,
  ...ADVENTURERS,
  ...RIVALS.map((name) => name.toLowerCase()),
]);

/** Undefined for who has none. */
export function portraitArt(id: string): string | undefined {
  return DRAWN.has(id) ? `portraits/${id}` : undefined;
}
