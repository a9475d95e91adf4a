/** What a text can select, and the flags and keys by which it does (GRAMMAR 1.3). */

/** Adventure cards: of one kind, or any. */
const CARD = {
  flags: ['hand', 'play', 'discard', 'deck', 'here', 'mine', 'it', 'attachment', 'upkeep', 'glory', 'peril'],
  keys: ['kind', 'cost', 'name', 'duration'],
} as const;

const ROLLED_IN_COMBAT = { flags: ['challenge', 'quest'], keys: ['form', 'race'] } as const;
const PLAIN = { flags: [], keys: [] } as const;

export const NOUNS = {
  hero: {
    flags: ['mine', 'opponent', 'here', 'tipped', 'token', 'attacked', 'turn'],
    keys: ['level', 'life', 'race', 'class', 'glory', 'peril'],
  },
  monster: {
    flags: ['attacking', 'pack', 'mine', 'foe', 'wounded', 'minion', 'discard'],
    keys: ['race', 'cost', 'life'],
  },
  boon: CARD,
  treasure: CARD,
  bane: CARD,
  encounter: CARD,
  trap: CARD,
  card: CARD,
  space: {
    flags: [
      'here',
      'other',
      'adjacent',
      'entrance',
      'grim',
      'sewer',
      'pit',
      'spikes',
      'hazard',
      'obstacle',
      'empty',
      'visited',
    ],
    keys: ['range', 'type', 'name', 'terrain', 'realm'],
  },
  exit: { flags: ['any'], keys: ['kind', 'side'] },
  quest: { flags: ['personal', 'global', 'mine', 'token'], keys: ['category'] },
  threat: {
    flags: [
      'exit',
      'locked',
      'trapped',
      'pit',
      'spikes',
      'obstacle',
      'trap',
      'bane',
      'map',
      'special',
      'hit',
      'quest',
      'rise',
    ],
    keys: ['score'],
  },
  attack: ROLLED_IN_COMBAT,
  counter: ROLLED_IN_COMBAT,
  search: PLAIN,
  chance: PLAIN,
  any: PLAIN,
} as const;

export type Noun = keyof typeof NOUNS;
type FlagOf<N extends Noun> = (typeof NOUNS)[N]['flags'][number];
export type Key = (typeof NOUNS)[Noun]['keys'][number];

/** Adventure cards, by kind. */
export const CARD_NOUNS = ['boon', 'treasure', 'bane', 'encounter', 'trap', 'card'] as const;
/** Rolls that a modifier can be about. */
export const ROLL_NOUNS = ['threat', 'attack', 'counter', 'search', 'chance', 'any'] as const;
export type RollNoun = (typeof ROLL_NOUNS)[number];

/** Flags are kept as bits. */
export function flagBit<N extends Noun>(noun: N, flag: FlagOf<N>): number {
  const flags: readonly string[] = NOUNS[noun].flags;
  return 1 << flags.indexOf(flag);
}
