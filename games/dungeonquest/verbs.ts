/**
 * What the card languages of both editions share: the words for attributes, decks and Monsters, and the verbs with their
 * arguments (content/NOTES of both editions) and where they work (moments.ts). An edition adds its own and names the
 * rules of its ledger (classic/verbs.ts, revised/verbs.ts). Each verb is an effect; what it does is in the file of its
 * chapter.
 */
import {
  type Amount,
  type Asked,
  after,
  amount,
  atLeast,
  change,
  count,
  type Dice,
  dice,
  type Effect,
  type Fields,
  type LabelBranch,
  mark,
  numberFrom,
  optional,
  type Parameter,
  type Places,
  type RangeBranch,
  type Standing,
  type Verb,
  word,
} from '@underhall/kernel';
import { COLUMNS, ROWS } from './grid.ts';
import { beforeTheEnd, CARRIED, CHOSEN, DRAWN, type EventName, idleLimit, SPENT } from './moments.ts';

export const ATTRIBUTES = ['strength', 'agility', 'armor', 'luck'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The decks that a text can have cards drawn from. */
export const DRAWN_DECKS = [
  'dungeon',
  'crypt',
  'corpse',
  'door',
  'search',
  'trap',
  'treasure',
  'catacomb',
  'dragon',
] as const;
type DrawnDeck = (typeof DRAWN_DECKS)[number];
/** Those and, in one edition or the other, the deck of its combats. */
export type Deck = DrawnDeck | 'combat' | 'monster' | 'chamber';

export const ATTACK_TYPES = ['melee', 'ranged', 'magic'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

export const MONSTERS = ['skeleton', 'sorcerer', 'troll', 'golem', 'demon'] as const;
export type MonsterKind = (typeof MONSTERS)[number];

export type Span = 'turn' | 'combat' | 'game';

type Listening<S> = { event: EventName; subject: string; limited: boolean; limit: Span | ''; block: S };

/** The verbs of both editions. `S` is what may stand in their braces: all the words of the edition. */
export type SharedVerb<S extends readonly Effect[]> =
  | { do: 'nothing' }
  | {
      do: 'test';
      attribute: string;
      modifier: number;
      noDetermination: boolean;
      success: S;
      fail: S;
    }
  | { do: 'roll'; dice: Dice; branches: readonly RangeBranch<S[number]>[] }
  | { do: 'choose'; branches: readonly LabelBranch<S[number]>[] }
  | { do: 'may'; block: S }
  | { do: 'if'; condition: string; words: readonly string[]; yes: S; no: S }
  | { do: 'each'; who: 'hero-on-board' | 'hero-in-treasure-chamber'; block: S }
  | ({ do: 'on' } & Listening<S>)
  | ({ do: 'use' } & Listening<S>)
  | { do: 'retry' }
  | { do: 'end-turn' }
  | { do: 'lose-turn'; turns: Amount }
  | { do: 'draw'; deck: DrawnDeck | 'chamber'; count: number; picks: boolean; pick: number }
  | { do: 'keep' }
  | { do: 'gain'; what: 'loot' }
  | { do: 'discard'; what: 'this' | 'loot' | 'treasure'; count: Amount; how: 'choice' | 'random' | 'lowest' }
  | { do: 'shuffle'; deck: Deck }
  /** `opponent`: the card that the other side has played in a combat of the 2010 edition. */
  | { do: 'cancel'; opponent?: boolean }
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
  | { do: 'strike'; wounds: Amount };

/** What chapters that both editions share know of a text. Words of an edition's own may stand in it as well. */
export type CardEffect = SharedVerb<Effects>;
export type Effects = readonly CardEffect[];

// ------------------------------------------------------------------ the rules of an edition

/** A verb or condition whose rules are still to be named: the ledgers of the editions number them differently. */
export type Unruled<T extends { readonly rules: unknown }> = Omit<T, 'rules'>;

/** Words with the rules that they carry out. */
export function underRules<K extends string, T extends object>(
  words: Readonly<Record<K, T>>,
  rules: Readonly<Record<K, readonly string[]>>,
): Readonly<Record<K, T & { readonly rules: readonly string[] }>> {
  const named = Object.entries<T>(words).map(([name, one]) => [name, { ...one, rules: rules[name as K] }]);
  return Object.fromEntries(named);
}

// ------------------------------------------------------------------ arguments

const attribute = word('attribute', 'an attribute', ATTRIBUTES);
/** `a/b`: the lower of the two. */
export const attributes: Parameter = {
  name: 'attribute',
  what: 'an attribute, or two such as armor/luck',
  words: () => ATTRIBUTES,
  read({ word: written }) {
    const named = written.split('/');
    const known = named.every((one) => ATTRIBUTES.some((attribute) => attribute === one));
    return known && named.length <= 2 && new Set(named).size === named.length ? written : undefined;
  },
};
/** Attributes are from 2 to 12, as two dice are: more than that, and the dice no longer matter. */
const MOST_MODIFIER = 9;
/** From corner to corner. */
const FARTHEST = COLUMNS - 1 + ROWS - 1;
const isThis = ({ what }: Fields): boolean => what === 'this';

/** What an event can be about; the others are about nothing in particular. */
export type Subjects = Readonly<Partial<Record<EventName, readonly string[]>>>;

export const SUBJECTS = {
  drawn: ['trap', 'dungeon', 'torch-goes-out', 'dragon-rage'],
  obstacle: ['any', 'door', 'portcullis'],
  'before-test': ['any', ...ATTRIBUTES],
  'test-rolled': ['any', ...ATTRIBUTES],
  'test-failed': ['any', ...ATTRIBUTES],
  wounded: ['any', 'trap', 'threat', 'dragon-rage', 'escape'],
  enter: ['any', 'catacombs', 'tower'],
} satisfies Subjects;

// ------------------------------------------------------------------ verbs and conditions

/** What an edition brings to the words that both have. */
export interface Dialect {
  readonly events: readonly EventName[];
  readonly subjects: Subjects;
  readonly moments: Places['moments'];
  /** Where listening has a meaning: not inside something that listens already. */
  readonly listening: readonly string[];
  /** How many wounds a text can speak of. */
  readonly wounds: Parameter;
  /** What is shuffled besides the decks that are drawn from. */
  readonly shuffled: readonly Deck[];
}

function listeningTo(events: readonly EventName[], { subjects, listening }: Dialect): Unruled<Verb> {
  const about = (event: unknown): readonly string[] => subjects[event as EventName] ?? [];
  return {
    args: [
      word('event', `a moment (${events.join(', ')})`, events),
      {
        name: 'subject',
        what: ({ event }) =>
          about(event).length > 0 ? `what ${event} is about (${about(event).join(', ')})` : '',
        standard: '',
        words: ({ event }) => about(event),
        read: ({ word: written }, { event }) => about(event).find((subject) => subject === written),
      },
      mark('limited', 'limit'),
      after(
        word('limit', 'turn, combat or game', ['turn', 'combat', 'game']),
        ({ limited }) => limited === true,
        '',
      ),
    ],
    body: 'effect',
    during: listening,
    lasts: true,
    vain: ({ event, limited, limit }) => (limited ? idleLimit(event as EventName, String(limit)) : undefined),
    opens: ({ event }) => String(event),
  };
}

/** What `if` can ask in both editions. */
export const conditions = {
  wounds: { args: [atLeast('wounds')] },
  has: {
    args: [word('what', 'treasure or loot', ['treasure', 'loot']), optional(atLeast('cards'), '1+')],
    bearers: CARRIED,
  },
} as const satisfies Readonly<Record<string, Unruled<Asked>>>;

/** What happens to a Hero on his way: not on a card that is played in combat, and not when all is over. */
export function onTheWay(moments: Places['moments'], ...args: readonly Parameter[]) {
  return { args, bearers: CARRIED, during: beforeTheEnd(moments) };
}

/** Whoever draws such a card is where this does nothing; later on it may do something. */
function notWhenDrawn(where: string, ...drawn: readonly string[]) {
  return (_fields: Fields, { bearer, moment }: Standing) =>
    moment === 'resolved' && drawn.includes(bearer)
      ? `Whoever draws such a card ${where}, so this does nothing. Keep the card and put it into 'use own-turn { … }', or make it a card of another deck`
      : undefined;
}

/** The verbs that mean the same wherever they stand; those that act on something else in each edition are its own. */
export function sharedVerbs(dialect: Dialect) {
  const { events, moments, wounds, shuffled } = dialect;
  const during = beforeTheEnd(moments);
  const way = (...args: readonly Parameter[]) => onTheWay(moments, ...args);
  const aboveGround = { vain: notWhenDrawn('is in the Catacombs', 'below') };
  return {
    nothing: { idle: true },
    test: {
      args: [
        attributes,
        optional(numberFrom('modifier', -MOST_MODIFIER, MOST_MODIFIER), 0),
        mark('noDetermination', 'no-determination'),
      ],
      body: ['success', 'fail'],
      gives: { fail: ['margin'] },
    },
    roll: { args: [dice('dice')], body: 'ranges' },
    choose: { body: 'labels' },
    may: { body: 'effect' },
    each: {
      args: [
        word('who', 'hero-on-board or hero-in-treasure-chamber', [
          'hero-on-board',
          'hero-in-treasure-chamber',
        ]),
      ],
      body: 'effect',
    },
    on: {
      ...listeningTo(
        events.filter((event) => !CHOSEN.includes(event)),
        dialect,
      ),
      bearers: CARRIED,
    },
    use: {
      ...listeningTo(events, dialect),
      during: ['resolved', 'held'],
      bearers: SPENT,
      vain: ({ limited }) =>
        limited ? "'limit' makes no difference: a card is gone when it is used. Leave it out" : undefined,
    },
    retry: {
      bearers: DRAWN,
      during: ['resolved'],
      once: true,
      vain: (_fields, { verbs }) =>
        [...verbs].every((verb) => ['retry', 'keep', 'nothing'].includes(verb))
          ? "'retry' has nothing to try again. Say what happens each time"
          : undefined,
    },
    'end-turn': way(),
    'lose-turn': way(amount('turns')),
    draw: {
      args: [
        word('deck', 'a deck', [...DRAWN_DECKS, 'chamber']),
        optional(count('count'), 1),
        mark('picks', 'pick'),
        after(count('pick'), ({ picks }) => picks === true, 0),
      ],
      bearers: CARRIED,
      during: ({ deck }) => (deck === 'chamber' ? ['place-chamber'] : undefined),
      vain: ({ picks, pick, count }) =>
        picks && Number(pick) >= Number(count)
          ? `'pick ${pick}' of ${count} leaves nothing to pick. Draw more, or leave 'pick' out`
          : undefined,
    },
    keep: { bearers: DRAWN, during: ['resolved'], once: true, needs: ['on', 'use', 'bonus'] },
    gain: { args: [word('what', 'loot', ['loot'])], bearers: ['loot'], once: true },
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
      bearers: (fields) => (isThis(fields) ? SPENT : CARRIED),
      lasts: isThis,
    },
    shuffle: { args: [word('deck', 'a deck', [...DRAWN_DECKS, ...shuffled])] },
    worth: { args: [amount('gold')], bearers: ['loot'], during: ['game-end'] },
    wound: { args: [wounds], during },
    heal: { args: [wounds], during },
    kill: { ...way(), ends: true },
    bonus: {
      args: [attribute, change('by')],
      bearers: DRAWN,
      // What Loot adds is read off the card itself.
      during: (_fields, { bearer }) => (bearer === 'loot' ? ['resolved'] : during),
      direct: (_fields, { bearer }) => bearer === 'loot',
      lasts: true,
    },
    move: { ...way(count('moves')), ...aboveGround },
    'secret-door': { ...way(mark('noEscape', 'no-escape')), ...aboveGround },
    entrance: { ...way(), ...aboveGround },
    catacombs: { ...way(), ...aboveGround },
    'exit-catacombs': {
      ...way(mark('forced', 'forced'), mark('reversed', 'reversed')),
      vain: notWhenDrawn('is above ground', 'above', 'dragon', 'door'),
    },
    teleport: {
      ...way(
        word('where', 'explored or tower', ['explored', 'tower']),
        after(count('reach', FARTHEST), ({ where }) => where === 'explored', 0),
      ),
      ...aboveGround,
    },
    retreat: {
      ...way(),
      vain: notWhenDrawn('is not in the Treasure Chamber', 'above', 'below', 'card', 'door'),
    },
    door: {
      args: [word('result', 'open or shut', ['open', 'shut'])],
      bearers: ['door'],
      during: ['resolved'],
    },
    'hold-sun': { during: ['sun-step'] },
  } as const satisfies Readonly<Record<string, Unruled<Verb>>>;
}
