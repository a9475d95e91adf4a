/**
 * The card language of DungeonQuest: its verbs with their arguments (content/NOTES of both editions). Each verb is an
 * effect; what it does is in the file of its chapter.
 */
import {
  type Amount,
  amount,
  anyWord,
  type Dice,
  dice,
  type LabelBranch,
  mark,
  number,
  optional,
  type RangeBranch,
  rest,
  type Verb,
  word,
} from '@underhall/kernel';

export const ATTRIBUTES = ['strength', 'agility', 'armor', 'luck'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const DECKS = [
  'dungeon',
  'crypt',
  'corpse',
  'door',
  'search',
  'trap',
  'treasure',
  'catacomb',
  'dragon',
  'combat',
  'chamber',
] as const;
export type Deck = (typeof DECKS)[number];

export const ATTACK_TYPES = ['melee', 'ranged', 'magic'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

export const MONSTERS = ['skeleton', 'sorcerer', 'troll', 'golem', 'demon'] as const;
export type MonsterKind = (typeof MONSTERS)[number];

/** Everything `on` and `use` can listen to. Each is the name of a window. */
export const EVENTS = [
  'turn-start',
  'own-turn',
  'action',
  'place-chamber',
  'search',
  'sun-step',
  'drawn',
  'monster',
  'obstacle',
  'before-test',
  'test-rolled',
  'test-failed',
  'wounded',
  'heal',
  'enter',
  'leave',
  'combat-start',
  'try-escape',
  'round-won',
  'round-lost',
  'stand-off',
  'deathblow',
  'monster-hurt',
  'game-end',
] as const;
export type EventName = (typeof EVENTS)[number];

export type Effects = readonly CardEffect[];
export type Span = 'turn' | 'combat' | 'game';

export type CardEffect =
  | { do: 'nothing' }
  | {
      do: 'test';
      attribute: string;
      modifier: number;
      noDetermination: boolean;
      success: Effects;
      fail: Effects;
    }
  | { do: 'roll'; dice: Dice; branches: readonly RangeBranch<CardEffect>[] }
  | { do: 'choose'; branches: readonly LabelBranch<CardEffect>[] }
  | { do: 'may'; block: Effects }
  | { do: 'if'; condition: string; words: readonly string[]; yes: Effects; no: Effects }
  | { do: 'each'; who: 'hero-on-board' | 'hero-in-treasure-chamber'; block: Effects }
  | { do: 'on'; event: EventName; subject: string; limited: boolean; limit: Span | ''; block: Effects }
  | { do: 'use'; event: EventName; subject: string; limited: boolean; limit: Span | ''; block: Effects }
  | { do: 'retry' }
  | { do: 'end-turn' }
  | { do: 'lose-turn'; turns: Amount }
  | { do: 'draw'; deck: Deck; count: number; picks: boolean; pick: number }
  | { do: 'reveal'; deck: Deck; count: number; branches: readonly LabelBranch<CardEffect>[] }
  | { do: 'keep' }
  | { do: 'gain'; what: 'loot' }
  | { do: 'discard'; what: 'this' | 'loot' | 'treasure'; count: Amount; how: 'choice' | 'random' | 'lowest' }
  | { do: 'shuffle'; deck: Deck }
  | { do: 'cancel'; opponent: boolean }
  | { do: 'worth'; gold: Amount }
  | { do: 'wound'; wounds: Amount }
  | { do: 'heal'; wounds: Amount }
  | { do: 'prevent'; wounds: Amount }
  | { do: 'kill' }
  | { do: 'bonus'; attribute: Attribute; by: number }
  | { do: 'reroll'; what: 'die' | 'dice' }
  | { do: 'succeed' }
  | { do: 'move'; moves: number }
  | { do: 'secret-door'; noEscape: boolean }
  | { do: 'entrance' }
  | { do: 'catacombs' }
  | { do: 'exit-catacombs'; forced: boolean; reversed: boolean }
  | { do: 'teleport'; where: 'explored' | 'tower'; reach: number }
  | { do: 'retreat' }
  | { do: 'door'; result: 'open' | 'shut' }
  | { do: 'hold-sun' }
  | { do: 'monster'; kind: MonsterKind; noEscape: boolean }
  | { do: 'strike'; wounds: Amount }
  | { do: 'attack'; match: boolean; by: number; perStack: boolean; type: AttackType | '' }
  | { do: 'hamper'; how: 'no-counter' | 'random-card' }
  | { do: 'next-round'; block: Effects }
  | { do: 'hand'; cards: number };

const attribute = word('attribute', 'an attribute', ATTRIBUTES);
/** `a/b`: the lower of the two. */
const attributes = {
  name: 'attribute',
  what: 'an attribute, or two such as armor/luck',
  read: ({ word: written }: { word: string }) =>
    written.split('/').every((one) => ATTRIBUTES.some((known) => known === one)) ? written : undefined,
};
const deck = word('deck', 'a deck', DECKS);
const noBody = (rules: readonly string[], ...args: Verb['args'] & {}): Verb => ({ args, rules });

const SUBJECTS = [
  ...ATTRIBUTES,
  ...MONSTERS,
  ...ATTACK_TYPES,
  'any',
  'trap',
  'threat',
  'dungeon',
  'dragon-rage',
  'torch-goes-out',
  'monster',
  'escape',
  'door',
  'portcullis',
  'catacombs',
  'tower',
];

const listening: Verb = {
  args: [
    word('event', 'an event', EVENTS),
    optional(word('subject', 'what the event is about', SUBJECTS), ''),
    mark('limited', 'limit'),
    optional(word('limit', 'turn, combat or game', ['turn', 'combat', 'game']), ''),
  ],
  body: 'effect',
  rules: ['DQ-TURN-8', 'DQ-LIMIT-5', 'DQ-RUNE-1'],
};

const HERO_AMOUNTS = ['margin', 'half', 'all'];

/** What both editions understand. */
export const verbs: Readonly<Record<CardEffect['do'], Verb>> = {
  nothing: noBody([]),
  test: {
    args: [attributes, optional(number('modifier'), 0), mark('noDetermination', 'no-determination')],
    body: ['success', 'fail'],
    rules: ['DQ-TEST-2'],
  },
  roll: { args: [dice('dice')], body: 'ranges', rules: ['DQ-HIDDEN-20'] },
  choose: { body: 'labels', rules: ['DQ-ENC-19'] },
  may: { body: 'effect', rules: ['DQ-ENC-19'] },
  if: {
    args: [anyWord('condition', 'a condition'), rest(anyWord('words', 'a word'))],
    body: ['yes', 'no'],
    rules: [],
  },
  each: {
    args: [word('who', 'whom', ['hero-on-board', 'hero-in-treasure-chamber'])],
    body: 'effect',
    rules: ['DQ-TREAS-7'],
  },
  on: listening,
  use: listening,
  retry: noBody(['DQ-ENC-8']),
  'end-turn': noBody(['DQ-TURN-9', 'DQ-TURN-10']),
  'lose-turn': noBody(['DQ-TURN-12'], amount('turns')),
  draw: noBody(
    ['DQ-ENC-5', 'DQ-ENC-6', 'DQ-CAT-35'],
    deck,
    optional(number('count'), 1),
    mark('picks', 'pick'),
    optional(number('pick'), 0),
  ),
  reveal: { args: [deck, number('count')], body: 'labels', rules: ['DQ-CONTENT-8'] },
  keep: noBody(['DQ-ENC-8']),
  gain: noBody(['DQ-ENC-10'], word('what', 'loot', ['loot'])),
  discard: noBody(
    ['DQ-ENC-7'],
    word('what', 'this, loot or treasure', ['this', 'loot', 'treasure']),
    optional(amount('count', ['all']), 1),
    optional(word('how', 'choice, random or lowest', ['choice', 'random', 'lowest']), 'choice'),
  ),
  shuffle: noBody(['DQ-ENC-18', 'DQ-TREAS-20'], deck),
  cancel: noBody(['DQ-COMBAT-38'], mark('opponent', 'opponent')),
  worth: noBody(['DQ-WIN-3', 'DQ-WIN-4'], amount('gold')),
  wound: noBody(['DQ-WOUND-1'], amount('wounds', HERO_AMOUNTS)),
  heal: noBody(['DQ-WOUND-3'], amount('wounds', HERO_AMOUNTS)),
  prevent: noBody(['DQ-LIMIT-2'], amount('wounds', ['all'])),
  kill: noBody(['DQ-DEATH-1']),
  bonus: noBody(['DQ-LIMIT-2'], attribute, number('by')),
  reroll: noBody(['DQ-LIMIT-5'], word('what', 'die or dice', ['die', 'dice'])),
  succeed: noBody(['DQ-LIMIT-2']),
  move: noBody(['DQ-MOVE-17'], number('moves')),
  'secret-door': noBody(['DQ-SPEC-2'], mark('noEscape', 'no-escape')),
  entrance: noBody(['DQ-CAT-1', 'DQ-CAT-2']),
  catacombs: noBody(['DQ-CAT-9', 'DQ-CAT-13']),
  'exit-catacombs': noBody(['DQ-CAT-17'], mark('forced', 'forced'), mark('reversed', 'reversed')),
  teleport: noBody(
    ['DQ-SPEC-1'],
    word('where', 'explored or tower', ['explored', 'tower']),
    optional(number('reach'), 0),
  ),
  retreat: noBody(['DQ-TREAS-10']),
  door: noBody(['DQ-DOOR-2', 'DQ-DOOR-3'], word('result', 'open or shut', ['open', 'shut'])),
  'hold-sun': noBody(['DQ-SUN-1']),
  monster: noBody(['DQ-ENC-11'], word('kind', 'a monster', MONSTERS), mark('noEscape', 'no-escape')),
  strike: noBody(['DQ-COMBAT-24'], amount('wounds')),
  attack: noBody(
    ['DQ-COMBAT-13', 'DQ-COMBAT-39'],
    mark('match', 'match'),
    number('by'),
    mark('perStack', 'per-stack'),
    optional(word('type', 'an attack type', ATTACK_TYPES), ''),
  ),
  hamper: noBody(
    ['DQ-COMBAT-11', 'DQ-COMBAT-14'],
    word('how', 'no-counter or random-card', ['no-counter', 'random-card']),
  ),
  'next-round': { body: 'effect', rules: ['DQ-COMBAT-41'] },
  hand: noBody(['DQ-INV-19'], number('cards')),
};
