/** The signs on cards: monsters, treasures, spells. */
import type { SignName } from './icons.ts';

/** By the name in the id of a face: `m3-giant-snake`, `t2-silver-ring`, `t4-magic-sword-2`. */
const SIGNS: Readonly<Record<string, SignName>> = {
  'giant-rats': 'rat',
  hobgoblins: 'evil-minion',
  goblins: 'goblin-head',
  skeleton: 'skeleton',
  'giant-lizard': 'gecko',
  ghouls: 'half-dead',
  'giant-spider': 'spider-alt',
  'evil-hero': 'visored-helm',
  'evil-wizard': 'hooded-figure',
  gargoyle: 'gargoyle',
  giant: 'giant',
  'giant-snake': 'snake',
  'green-slime': 'gooey-daemon',
  'black-pudding': 'vile-fluid',
  mummy: 'mummy-head',
  ogre: 'ogre',
  'purple-worm': 'sea-serpent',
  'red-dragon': 'dragon-head',
  'blue-dragon': 'spiked-dragon-head',
  troll: 'troll',
  vampire: 'evil-bat',
  werewolf: 'wolf-head',
  witch: 'witch-flight',
  cage: 'cage',
  slide: 'cave-entrance',
  'bag-of-gold': 'swap-bag',
  'sack-of-gold': 'knapsack',
  'chest-of-gold': 'locked-chest',
  'hoard-of-gold': 'open-treasure-chest',
  'silver-cup': 'holy-grail',
  'gold-cup': 'holy-grail',
  'silver-ring': 'ring',
  'gold-ring': 'ring',
  'silver-necklace': 'gem-necklace',
  'gold-necklace': 'gem-necklace',
  'silver-coffer': 'locked-chest',
  'huge-diamond': 'cut-diamond',
  'huge-emerald': 'emerald',
  'huge-ruby': 'emerald',
  'huge-sapphire': 'cut-diamond',
  'jade-idol': 'totem-head',
  'magic-sword': 'broadsword',
  'secret-door': 'wooden-door',
  'esp-medallion': 'third-eye',
  'crystal-ball': 'crystal-ball',
  'fire-ball': 'burning-meteor',
  'lightning-bolt': 'lightning-arc',
  teleport: 'teleport',
};

const BY_BACK: Readonly<Record<string, SignName>> = {
  monster: 'death-skull',
  treasure: 'two-coins',
  spell: 'spell-book',
};

/** For treasures of packs, which may have any name. */
const BY_POWER: Readonly<Record<string, SignName>> = {
  sword: 'broadsword',
  'secret-doors': 'wooden-door',
  esp: 'third-eye',
  ball: 'crystal-ball',
};

/** The sign of a card; `[monster-3]` is one that is known by its back only. */
export function signOf(face: string, back = '', power = ''): SignName {
  const kind = /^\[([a-z]+)/.exec(face)?.[1] ?? back.replace(/-\d$/, '');
  return SIGNS[face.replace(/^[mt]\d-|-\d$/g, '')] ?? BY_POWER[power] ?? BY_BACK[kind] ?? 'card-pickup';
}
