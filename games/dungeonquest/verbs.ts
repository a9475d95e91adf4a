/**
 * The card language of DungeonQuest: its verbs with their arguments (content/NOTES of both editions) and where they work
 * (moments.ts). Each verb is an effect; what it does is in the file of its chapter.
 */
import {
  type Amount,
  type Argument,
  type Asked,
  after,
  amount,
  atLeast,
  change,
  count,
  type Dice,
  dice,
  type Fields,
  type LabelBranch,
  type Language,
  mark,
  number,
  optional,
  type RangeBranch,
  rest,
  type Verb,
  word,
} from '@underhall/kernel';
import {
  BEFORE_THE_END,
  bearers,
  CARRIED,
  CHOSEN,
  DRAWN,
  EVENTS,
  type EventName,
  IN_COMBAT,
  IN_ROUND,
  LISTENING,
  moments,
  POWER_EVENTS,
  REVEALED,
  SPENT,
} from './moments.ts';

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
  | { do: 'if'; condition: ConditionName; words: readonly string[]; yes: Effects; no: Effects }
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
const plain = (rules: readonly string[], ...args: Verb['args'] & {}): Verb => ({ args, rules });
/** What happens to a Hero on his way: not on a Power card, and not when all is over. */
const onTheWay = (rules: readonly string[], ...args: Verb['args'] & {}): Verb => ({
  args,
  rules,
  bearers: CARRIED,
  during: BEFORE_THE_END,
});

/** What an event can be about; the others are about nothing in particular. */
export const SUBJECTS: Readonly<Partial<Record<EventName, readonly string[]>>> = {
  drawn: ['trap', 'dungeon', 'torch-goes-out', 'dragon-rage'],
  monster: ['any', ...MONSTERS],
  obstacle: ['any', 'door', 'portcullis'],
  'before-test': ['any', ...ATTRIBUTES],
  'test-rolled': ['any', ...ATTRIBUTES],
  'test-failed': ['any', ...ATTRIBUTES],
  wounded: ['any', 'trap', 'threat', 'dragon-rage', 'escape'],
  enter: ['any', 'catacombs', 'tower'],
  'combat-start': ['any', 'monster'],
  'round-won': ATTACK_TYPES,
  'round-lost': ATTACK_TYPES,
};

function listening(events: readonly EventName[]): Verb {
  const subjects = (event: unknown): readonly string[] => SUBJECTS[event as EventName] ?? [];
  return {
    args: [
      word('event', `an event (${events.join(', ')})`, events),
      {
        name: 'subject',
        what: ({ event }) =>
          subjects(event).length > 0 ? `what ${event} is about (${subjects(event).join(', ')})` : '',
        standard: '',
        read: ({ word: written }, { event }) => subjects(event).find((subject) => subject === written),
      },
      mark('limited', 'limit'),
      after(
        word('limit', 'turn, combat or game', ['turn', 'combat', 'game']),
        ({ limited }) => limited === true,
        '',
      ),
    ],
    body: 'effect',
    rules: ['DQ-TURN-8', 'DQ-LIMIT-5', 'DQ-RUNE-1'],
    during: LISTENING,
    lasts: true,
    opens: ({ event }) => String(event),
  };
}

/** What `if` can ask. */
export const conditions = {
  wounds: { args: [atLeast('wounds')], rules: ['DQ-WOUND-1', 'DQ-COMBAT-24'] },
  has: {
    args: [word('what', 'treasure or loot', ['treasure', 'loot']), optional(atLeast('cards'), '1+')],
    rules: ['DQ-ENC-10'],
    bearers: [...CARRIED, 'power'],
  },
  'opponent-type': {
    args: [rest(word('types', 'an attack type', ATTACK_TYPES))],
    rules: ['DQ-COMBAT-11'],
    during: IN_ROUND,
  },
  'opponent-kind': {
    args: [rest(word('kinds', 'a monster', MONSTERS))],
    rules: ['DQ-MON-1'],
    bearers: [...CARRIED, 'power'],
    during: IN_COMBAT,
  },
  behind: { rules: ['DQ-COMBAT-24'], during: IN_COMBAT },
} as const satisfies Readonly<Record<string, Asked>>;
export type ConditionName = keyof typeof conditions;

const heroAmount = amount('wounds', ['half', 'all'], ['margin']);
/** Matching the opponent is something even by nothing. */
const matchedBy = {
  ...change('by'),
  read: (written: Argument, fields: Fields) =>
    (fields.match ? number('by') : change('by')).read(written, fields),
};
const isThis = ({ what }: Fields): boolean => what === 'this';

/** What both editions understand. */
export const verbs: Readonly<Record<CardEffect['do'], Verb>> = {
  nothing: plain([]),
  test: {
    args: [attributes, optional(number('modifier'), 0), mark('noDetermination', 'no-determination')],
    body: ['success', 'fail'],
    rules: ['DQ-TEST-2'],
    gives: { fail: ['margin'] },
  },
  roll: { args: [dice('dice')], body: 'ranges', rules: ['DQ-HIDDEN-20'] },
  choose: { body: 'labels', rules: ['DQ-ENC-19'] },
  may: { body: 'effect', rules: ['DQ-ENC-19'] },
  if: { conditions, body: ['yes', 'no'], rules: [] },
  each: {
    args: [
      word('who', 'hero-on-board or hero-in-treasure-chamber', ['hero-on-board', 'hero-in-treasure-chamber']),
    ],
    body: 'effect',
    rules: ['DQ-TREAS-7'],
  },
  on: {
    ...listening(EVENTS.filter((event) => !CHOSEN.includes(event))),
    bearers: ({ event }) => (POWER_EVENTS.includes(event as EventName) ? undefined : CARRIED),
  },
  use: { ...listening(EVENTS), during: ['resolved', 'held'], bearers: SPENT },
  retry: { rules: ['DQ-ENC-8'], bearers: DRAWN, during: ['resolved'] },
  'end-turn': onTheWay(['DQ-TURN-9', 'DQ-TURN-10']),
  'lose-turn': onTheWay(['DQ-TURN-12'], amount('turns')),
  draw: {
    args: [
      word(
        'deck',
        'a deck',
        DECKS.filter((deck) => deck !== 'combat'),
      ),
      optional(count('count'), 1),
      mark('picks', 'pick'),
      after(count('pick'), ({ picks }) => picks === true, 0),
    ],
    rules: ['DQ-ENC-5', 'DQ-ENC-6', 'DQ-CAT-35'],
    bearers: CARRIED,
    during: ({ deck }) => (deck === 'chamber' ? ['place-chamber'] : undefined),
  },
  reveal: {
    args: [word('deck', "'combat'", ['combat']), count('count')],
    body: { oneOf: [...ATTACK_TYPES, 'any'] },
    rules: ['DQ-CONTENT-8'],
  },
  keep: { rules: ['DQ-ENC-8'], bearers: DRAWN, during: ['resolved'] },
  gain: { args: [word('what', 'loot', ['loot'])], rules: ['DQ-ENC-10'], bearers: ['loot'] },
  discard: {
    args: [
      word('what', 'this, loot or treasure', ['this', 'loot', 'treasure']),
      after(optional(amount('count', ['all']), 1), (fields) => !isThis(fields), 1),
      after(
        optional(word('how', 'choice, random or lowest', ['choice', 'random', 'lowest']), 'choice'),
        (fields) => !isThis(fields),
        'choice',
      ),
    ],
    rules: ['DQ-ENC-7'],
    bearers: (fields) => (isThis(fields) ? SPENT : CARRIED),
  },
  shuffle: plain(
    ['DQ-ENC-18', 'DQ-TREAS-20'],
    word(
      'deck',
      'a deck',
      DECKS.filter((deck) => deck !== 'chamber'),
    ),
  ),
  cancel: {
    args: [mark('opponent', 'opponent')],
    rules: ['DQ-COMBAT-38'],
    during: ({ opponent }) =>
      opponent ? IN_ROUND : ['drawn', 'monster', 'place-chamber', 'wounded', 'heal', 'deathblow'],
  },
  worth: { args: [amount('gold')], rules: ['DQ-WIN-3', 'DQ-WIN-4'], bearers: ['loot'], during: ['game-end'] },
  wound: { args: [heroAmount], rules: ['DQ-WOUND-1'], during: BEFORE_THE_END },
  heal: { args: [heroAmount], rules: ['DQ-WOUND-3'], during: BEFORE_THE_END },
  prevent: {
    args: [amount('wounds', ['all'])],
    rules: ['DQ-LIMIT-2'],
    during: ['wounded', 'round-lost'],
  },
  kill: onTheWay(['DQ-DEATH-1']),
  bonus: {
    args: [attribute, change('by')],
    rules: ['DQ-LIMIT-2'],
    bearers: DRAWN,
    // What Loot adds is read off the card itself.
    during: (_fields, { bearer }) => (bearer === 'loot' ? ['resolved'] : BEFORE_THE_END),
    direct: (_fields, { bearer }) => bearer === 'loot',
    lasts: true,
  },
  reroll: {
    args: [word('what', 'die or dice', ['die', 'dice'])],
    rules: ['DQ-LIMIT-5'],
    during: ['test-rolled'],
  },
  succeed: { rules: ['DQ-LIMIT-2'], during: ['test-failed', 'obstacle', 'try-escape', 'stand-off'] },
  move: onTheWay(['DQ-MOVE-17'], count('moves')),
  'secret-door': onTheWay(['DQ-SPEC-2'], mark('noEscape', 'no-escape')),
  entrance: onTheWay(['DQ-CAT-1', 'DQ-CAT-2']),
  catacombs: onTheWay(['DQ-CAT-9', 'DQ-CAT-13']),
  'exit-catacombs': onTheWay(['DQ-CAT-17'], mark('forced', 'forced'), mark('reversed', 'reversed')),
  teleport: onTheWay(
    ['DQ-SPEC-1'],
    word('where', 'explored or tower', ['explored', 'tower']),
    after(count('reach'), ({ where }) => where === 'explored', 0),
  ),
  retreat: onTheWay(['DQ-TREAS-10']),
  door: {
    args: [word('result', 'open or shut', ['open', 'shut'])],
    rules: ['DQ-DOOR-2', 'DQ-DOOR-3'],
    bearers: ['door'],
    during: ['resolved'],
  },
  'hold-sun': { rules: ['DQ-SUN-1'], during: ['sun-step'] },
  monster: onTheWay(['DQ-ENC-11'], word('kind', 'a monster', MONSTERS), mark('noEscape', 'no-escape')),
  strike: { args: [amount('wounds')], rules: ['DQ-COMBAT-24'], during: IN_COMBAT },
  attack: {
    args: [
      mark('match', 'match'),
      matchedBy,
      mark('perStack', 'per-stack'),
      after(
        optional(word('type', 'an attack type', ATTACK_TYPES), ''),
        ({ perStack }) => perStack === true,
        '',
      ),
    ],
    rules: ['DQ-COMBAT-13', 'DQ-COMBAT-39'],
    during: REVEALED,
  },
  hamper: {
    args: [word('how', 'no-counter or random-card', ['no-counter', 'random-card'])],
    rules: ['DQ-COMBAT-11', 'DQ-COMBAT-14'],
    // The card of a round is chosen before it is revealed: only the round before can make it a random one.
    during: ({ how }) => (how === 'random-card' ? ['next-round'] : REVEALED),
    direct: ({ how }) => how === 'random-card',
  },
  'next-round': {
    body: 'effect',
    rules: ['DQ-COMBAT-41'],
    during: [...IN_ROUND, 'combat-start'],
    opens: 'next-round',
  },
  hand: { args: [count('cards')], rules: ['DQ-INV-19'], during: IN_COMBAT },
};

export const language: Language = { verbs, moments, bearers };
