/** Which picture a card has: by a word in its id, by what is printed on it, or by its deck. */
import type { FaceCard } from '../play/scene.ts';
import { monsterArt } from './monsterArt.ts';
import { portraitArt } from './portraitArt.ts';

/** The first picture one of whose words is in the id. They are words, so that cards of packs find theirs too. */
const BY_WORD: Readonly<Record<string, string>> = {
  'monsters/skeleton': 'skeleton|walled-up|bones-in-the-dark',
  'monsters/sorcerer': 'sorcerer|robed-figure|curse',
  'monsters/troll': 'troll',
  'monsters/golem': 'golem|statue-that',
  'monsters/demon': 'demon|sulphur',
  'monsters/vampire': 'vampire',
  'monsters/giant-rats': 'rats',
  'monsters/giant-spider': 'spider',
  'monsters/giant-snake': 'snake',
  'monsters/dragon-raging': 'rage',
  'monsters/dragon-asleep': 'sleeping',
  'cards/razorwing': 'razorwing',
  'cards/naga': 'naga',
  'cards/deep-elf': 'deep-elf',
  'cards/ferrox': 'ferrox|artifact-eater',
  'cards/shade': 'shade|spectral',
  'cards/bones': 'bones|teeth|finger',
  'cards/bats': 'bats',
  'cards/beetles': 'beetle|scarab',
  'cards/scorpion': 'scorpion',
  'cards/centipede': 'centipede',
  'cards/trapdoor': 'trapdoor|rotten-floor',
  'cards/gas': 'gas',
  'cards/crossfire': 'crossfire',
  'cards/explosion': 'explosion|fire-rune',
  'cards/falling-slab': 'slab|ceiling|tremor',
  'cards/blade': 'blade|chakra',
  'cards/spears': 'hidden-spear|spear-trap|needle',
  'cards/trap': 'hidden-trap|hidden-mechanism',
  'cards/secret-door': 'secret',
  'cards/door-open': 'opens',
  'cards/door-shut': 'jammed|hinges',
  'cards/stairs-down': 'passage-down',
  'cards/way-up': 'exit|hole-in-the-roof',
  'cards/torch-out': 'torch-goes-out',
  'cards/corpse': 'dead-adventurer|picked-clean',
  'cards/crypt': 'crypt',
  'cards/tunnel': 'tunnel',
  'cards/empty-room': 'silent|bare-walls|empty|nothing',
  'cards/shuffle': 'shuffle',
  'cards/spring': 'spring',
  'cards/fire-ball': 'fire-ball',
  'cards/lightning-bolt': 'lightning',
  'cards/teleport': 'teleport|carpet',
  'cards/bottle-imp': 'imp$',
  'cards/crystal-ball': 'crystal-ball',
  'cards/esp-medallion': 'medallion|eyes-of|opal-eye|star-of',
  'cards/silver-ring': 'silver-ring|signet|moonstone|pearl-ring',
  'cards/gold-ring': 'ring(-|$)|wedding-band',
  'cards/silver-necklace': 'silver-necklace|silver-chain|sable',
  'cards/pearls': 'pearl',
  'cards/gold-necklace': 'necklace|amulet',
  'cards/silver-cup': 'silver-cup',
  'cards/gold-cup': 'cup$|chalice|mug|goblet|grail',
  'cards/silver-coffer': 'silver-coffer',
  'cards/sack': 'sack|dwarfs-hoard',
  'cards/bag': 'bag|purse|pouch',
  'cards/hoard': 'hoard',
  'cards/coins': 'coin|change',
  'cards/chest': 'chest|coffer|box|safe|cache',
  'cards/ruby': 'ruby|garnet',
  'cards/emerald': 'emerald',
  'cards/sapphire': 'sapphire|crystal-of',
  'cards/diamond': 'diamond|crystal',
  'cards/amber': 'amber|loadstone',
  'cards/crown': 'crown',
  'cards/bracelet': 'bracelet|claws',
  'cards/brooch': 'brooch|pin$|comb|buckle',
  'cards/charm': 'charm(-|$)|feather',
  'cards/idol': 'idol|toad',
  'cards/mask': 'mask',
  'cards/mirror': 'mirror',
  'cards/flute': 'flute|harp',
  'cards/sceptre': 'sceptre|staff',
  'cards/magic-sword': 'sword|spear',
  'cards/key': 'key|picks',
  'cards/lantern': 'lamp|lantern',
  'cards/candlestick': 'candlestick',
  'cards/armour': 'dragonscale|armou?r|vestments|belt',
  'cards/rope': 'rope',
  'cards/scroll': 'map|scroll',
  'cards/tome': 'tome|book',
  'cards/salve': 'salve|dressing',
  'cards/potion': 'potion|draught|flask|oil$',
};

const words = Object.entries(BY_WORD).map(
  ([picture, word]) => [picture, new RegExp(`(^|-)(${word})`)] as const,
);

/** By its type, its power, or how one fights with it. */
const BY_PRINT: Readonly<Record<string, string>> = {
  Monster: 'monsters/unknown',
  Threat: 'monsters/unknown',
  Trap: 'cards/trap',
  Loot: 'cards/chest',
  Rune: 'cards/rune',
  melee: 'cards/melee',
  ranged: 'cards/ranged',
  magic: 'cards/magic',
  sword: 'cards/magic-sword',
  'secret-doors': 'cards/secret-door',
  esp: 'cards/esp-medallion',
  ball: 'cards/crystal-ball',
};

const BY_DECK: Readonly<Record<string, string>> = {
  dungeon: 'cards/empty-room',
  search: 'cards/empty-room',
  door: 'cards/door-shut',
  crypt: 'cards/crypt',
  corpse: 'cards/corpse',
  catacomb: 'cards/tunnel',
  treasure: 'cards/hoard',
  spell: 'cards/magic',
  dragon: 'monsters/dragon-asleep',
  trap: 'cards/trap',
};

/** Where a fight is three cards a side: by whose it is and how one fights with it. */
const BY_SIDE: Readonly<Record<string, string>> = {
  'hero-melee': 'cards/sword-arm',
  'hero-ranged': 'cards/arrows',
  'hero-magic': 'cards/spell-hand',
  'monster-melee': 'cards/claws',
  'monster-ranged': 'cards/boulder',
  'monster-magic': 'cards/evil-eye',
};

interface Printed {
  readonly type?: string;
  readonly power?: string;
  readonly owner?: string;
  readonly attack?: number;
  readonly side?: string;
}

/** Undefined where nobody has drawn anything that would fit. */
export function cardArt({ id, back, printed }: FaceCard): string | undefined {
  const deck = back.replace(/-\d$/, '');
  if (deck === 'monster' || back === 'monsters') return monsterArt(id);
  const { type = '', power = '', owner, attack, side } = (printed ?? {}) as Printed;
  // Of Power cards one sees who uses them; other combat cards are known by their type alone.
  if (owner) return portraitArt(owner) ?? monsterArt(owner);
  if (side !== undefined) return BY_SIDE[`${side}-${type}`];
  if (attack !== undefined || type === 'Rune') return BY_PRINT[type];
  if (!(deck in BY_DECK) && !(type in BY_PRINT)) return undefined;
  const name = id.replace(new RegExp(`^(${deck}|t\\d)-`), '');
  return words.find(([, word]) => word.test(name))?.[0] ?? BY_PRINT[power] ?? BY_PRINT[type] ?? BY_DECK[deck];
}
