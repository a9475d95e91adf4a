/**
 * The card language of the Revised Edition: the verbs of both editions, those that only this one has, and the rules of
 * its ledger that they carry out.
 */
import {
  type Amount,
  type Asked,
  amount,
  count,
  dice,
  type LabelBranch,
  type Language,
  mark,
  type Parameter,
  type Verb,
  word,
} from '@underhall/kernel';
import { CARRIED } from '../moments.ts';
import {
  ATTRIBUTES,
  attributes,
  conditions as bothAsk,
  MONSTERS,
  type MonsterKind,
  onTheWay,
  SUBJECTS as SHARED_SUBJECTS,
  type SharedVerb,
  type Subjects,
  sharedVerbs,
  type Unruled,
  underRules,
} from '../verbs.ts';
import { shortfallIn } from './amounts.ts';
import {
  BEFORE_WOUNDS,
  bearers,
  CANCELLED,
  IN_COMBAT,
  LISTENING,
  momentOf,
  moments,
  REVISED_EVENTS,
  ROLLED,
} from './moments.ts';

/** What only the Revised Edition can say. */
type RevisedVerb =
  /** Turns up monster cards; a branch runs once for each card of its kind, `any` for each card. */
  | {
      do: 'reveal';
      deck: 'monster';
      count: number;
      branches: readonly (LabelBranch<RevisedCardEffect> & { label: MonsterKind | 'any' })[];
    }
  /** The monster is the top card of the monster deck. */
  | { do: 'monster'; kind: 'any'; noEscape: boolean }
  /** Turns his chamber, or every corridor on the board, by so many quarters clockwise. */
  | { do: 'rotate'; what: 'chamber' | 'corridors'; quarters: 1 | 2 | 3 }
  | { do: 'determination'; tokens: Amount }
  /** Tests until a creature with so much life, or the Hero, is dead. */
  | { do: 'duel'; attribute: string; life: Amount }
  | { do: 'try-escape' };

export type RevisedCardEffect = SharedVerb<RevisedEffects> | RevisedVerb;
export type RevisedEffects = readonly RevisedCardEffect[];

export const SUBJECTS: Subjects = {
  ...SHARED_SUBJECTS,
  monster: ['any'],
  'test-lost': ['any', ...ATTRIBUTES],
};

// ------------------------------------------------------------------ arguments

const QUARTERS: ReadonlyMap<string, number> = new Map([
  ['90cw', 1],
  ['180', 2],
  ['90ccw', 3],
]);
const quarters: Parameter = {
  name: 'quarters',
  what: '90cw, 180 or 90ccw',
  read: ({ word: written }) => QUARTERS.get(written),
};

const plainWounds = amount('wounds', ['half', 'all'], ['margin', 'penalty']);
const wounds: Parameter = {
  ...plainWounds,
  what: `${plainWounds.what}, or what is missing to a number, such as 10-armor`,
  read: (written, fields) => (shortfallIn(written.word) ? written.word : plainWounds.read(written, fields)),
};

// ------------------------------------------------------------------ conditions and verbs

const asked = {
  ...bothAsk,
  /** The Loot that was just discarded was worth at least the roll. */
  bribe: { args: [dice('price')], bearers: CARRIED },
} as const satisfies Readonly<Record<string, Unruled<Asked>>>;
export type ConditionName = keyof typeof asked;

const conditions = underRules<ConditionName, Unruled<Asked>>(asked, {
  wounds: ['DQR-WOUND-1'],
  has: ['DQR-LOOT-1', 'DQR-LOOT-4'],
  bribe: ['DQR-LOOT-2', 'DQR-TEST-14'],
});

const shared = sharedVerbs({
  events: REVISED_EVENTS,
  subjects: SUBJECTS,
  moments,
  listening: LISTENING,
  wounds: amount('wounds', ['half', 'all'], ['margin']),
  shuffled: ['monster'],
});

const spoken: Readonly<Record<RevisedCardEffect['do'], Unruled<Verb>>> = {
  ...shared,
  if: { conditions, body: ['yes', 'no'] },
  on: { ...shared.on, opens: momentOf },
  use: { ...shared.use, opens: momentOf },
  wound: { ...shared.wound, args: [wounds] },
  cancel: { during: CANCELLED },
  prevent: { args: [amount('wounds', ['all'])], during: BEFORE_WOUNDS },
  reroll: { args: [word('what', 'die or dice', ['die', 'dice'])], during: ROLLED },
  succeed: { during: ['test-failed', 'obstacle', 'try-escape'] },
  strike: { args: [amount('wounds')], during: IN_COMBAT },
  monster: onTheWay(moments, word('kind', "'any'", ['any']), mark('noEscape', 'no-escape')),
  reveal: {
    args: [word('deck', "'monster'", ['monster']), count('count')],
    body: { oneOf: [...MONSTERS, 'any'] },
    gives: Object.fromEntries([...MONSTERS, 'any'].map((kind) => [kind, ['penalty']])),
    bearers: CARRIED,
  },
  rotate: onTheWay(moments, word('what', 'chamber or corridors', ['chamber', 'corridors']), quarters),
  determination: onTheWay(moments, amount('tokens')),
  duel: onTheWay(moments, attributes, amount('life')),
  'try-escape': { bearers: CARRIED, during: ['combat-start'] },
};

const verbs = underRules(spoken, {
  nothing: [],
  test: ['DQR-TEST-2', 'DQR-TEST-5', 'DQR-TEST-6', 'DQR-TEST-19'],
  roll: ['DQR-TEST-14'],
  choose: ['DQR-CARD-14'],
  may: ['DQR-CARD-14', 'DQR-ABIL-1'],
  if: [],
  each: ['DQR-TREAS-11'],
  on: ['DQR-TURN-6', 'DQR-ABIL-2', 'DQR-ABIL-4'],
  use: ['DQR-RUNE-1', 'DQR-RUNE-2', 'DQR-RUNE-3', 'DQR-CARD-5'],
  retry: ['DQR-CARD-4', 'DQR-TURN-3'],
  'end-turn': ['DQR-TURN-7', 'DQR-TURN-14'],
  'lose-turn': ['DQR-TURN-16'],
  draw: ['DQR-CARD-2', 'DQR-CARD-9'],
  reveal: ['DQR-CARD-2', 'DQR-HIDDEN-6'],
  keep: ['DQR-CARD-4', 'DQR-CATA-18'],
  gain: ['DQR-LOOT-1', 'DQR-CATA-12'],
  discard: ['DQR-CARD-5'],
  shuffle: ['DQR-TREAS-17'],
  cancel: ['DQR-CARD-10', 'DQR-DOOR-7', 'DQR-MON-15'],
  worth: ['DQR-WIN-4', 'DQR-WIN-13'],
  wound: ['DQR-WOUND-1', 'DQR-WOUND-6', 'DQR-TEST-20'],
  heal: ['DQR-WOUND-4', 'DQR-WOUND-5'],
  prevent: ['DQR-CARD-10', 'DQR-COMBAT-18'],
  kill: ['DQR-DEATH-2'],
  bonus: ['DQR-CARD-10'],
  reroll: ['DQR-CARD-10', 'DQR-TREAS-12'],
  succeed: ['DQR-CARD-10', 'DQR-TEST-18'],
  move: ['DQR-MOVE-1', 'DQR-CHAMB-3'],
  'secret-door': ['DQR-MOVE-19', 'DQR-SEARCH-10', 'DQR-ESC-16'],
  entrance: ['DQR-CATA-4'],
  catacombs: ['DQR-CATA-3', 'DQR-CATA-5', 'DQR-CATA-7'],
  'exit-catacombs': ['DQR-CATX-1', 'DQR-CATX-22'],
  teleport: ['DQR-CHAMB-3', 'DQR-CHAMB-4'],
  retreat: ['DQR-TREAS-13', 'DQR-TREAS-16'],
  door: ['DQR-DOOR-2', 'DQR-DOOR-3'],
  'hold-sun': ['DQR-SUN-1', 'DQR-INVARIANTS-13'],
  monster: ['DQR-MON-1', 'DQR-MON-8', 'DQR-ESC-16'],
  strike: ['DQR-COMBAT-7', 'DQR-COMBAT-18'],
  rotate: ['DQR-HALL-7', 'DQR-HALL-8'],
  determination: ['DQR-TEST-12', 'DQR-INVARIANTS-17'],
  duel: ['DQR-TEST-2', 'DQR-TEST-8', 'DQR-WOUND-1'],
  'try-escape': ['DQR-ESC-3', 'DQR-OPTSOLO-24'],
});

export const language: Language = { verbs, moments, bearers };
