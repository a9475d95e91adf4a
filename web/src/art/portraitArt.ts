/** Who has been portrayed: heroes, adventurers, and those who sit in for people. */

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

/** The names of bots, in the order of their seats. What each is like says `rival.NAME`. */
export const RIVALS = [
  'Morwen',
  'Brack',
  'Oona',
  'Sable',
  'Tibalt',
  'Greta',
  'Hob',
  'Quill',
  'Gruk',
  'Ansel',
  'Zara',
  'Corvin',
] as const;

export type Rival = (typeof RIVALS)[number];

export function isRival(name: string): name is Rival {
  return RIVALS.some((one) => one === name);
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
