/**
 * The card language of the 2010 edition: the verbs of both editions, those of its card combat, and the rules of its
 * ledger that they carry out.
 */
import {
  type Argument,
  type Asked,
  after,
  amount,
  change,
  count,
  type Fields,
  type LabelBranch,
  type Language,
  mark,
  number,
  optional,
  rest,
  type Standing,
  type Verb,
  word,
} from '@underhall/kernel';
import { CARRIED, type EventName, POWER_EVENTS } from '../moments.ts';
import {
  ATTACK_TYPES,
  type AttackType,
  conditions as bothAsk,
  DRAWN_DECKS,
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
import { bearers, CLASSIC_EVENTS, IN_COMBAT, IN_ROUND, LISTENING, moments, REVEALED } from './moments.ts';

export const DECKS = [...DRAWN_DECKS, 'combat', 'chamber'] as const;

/** What only the 2010 edition can say. */
type ClassicVerb =
  | { do: 'reveal'; deck: 'combat'; count: number; branches: readonly LabelBranch<ClassicCardEffect>[] }
  | { do: 'monster'; kind: MonsterKind; noEscape: boolean }
  | { do: 'attack'; match: boolean; by: number; perStack: boolean; type: AttackType | '' }
  | { do: 'hamper'; how: 'no-counter' | 'random-card' }
  | { do: 'next-round'; block: ClassicEffects }
  | { do: 'hand'; cards: number };

export type ClassicCardEffect = SharedVerb<ClassicEffects> | ClassicVerb;
export type ClassicEffects = readonly ClassicCardEffect[];

export const SUBJECTS: Subjects = {
  ...SHARED_SUBJECTS,
  monster: ['any', ...MONSTERS],
  'combat-start': ['any', 'monster'],
  'round-won': ATTACK_TYPES,
  'round-lost': ATTACK_TYPES,
};

/** Of what wounds a Hero, this is no combat: there is nobody to strike or to ask about. */
const NO_FOE = ['trap', 'threat', 'dragon-rage'];

function withoutFoe(_fields: Fields, { moment, subject }: Standing): string | undefined {
  return moment === 'wounded' && NO_FOE.includes(subject)
    ? `There is no opponent at 'wounded ${subject}'. Put it into 'on wounded any { … }' or 'on wounded escape { … }'`
    : undefined;
}

const asked = {
  ...bothAsk,
  has: { ...bothAsk.has, bearers: [...CARRIED, 'power'] },
  'opponent-type': { args: [rest(word('types', 'an attack type', ATTACK_TYPES))], during: IN_ROUND },
  'opponent-kind': {
    args: [rest(word('kinds', 'a monster', MONSTERS))],
    bearers: [...CARRIED, 'power'],
    during: IN_COMBAT,
    vain: withoutFoe,
  },
  behind: { during: IN_COMBAT, vain: withoutFoe },
} as const satisfies Readonly<Record<string, Unruled<Asked>>>;
export type ConditionName = keyof typeof asked;

const conditions = underRules<ConditionName, Unruled<Asked>>(asked, {
  wounds: ['DQ-WOUND-1', 'DQ-COMBAT-24'],
  has: ['DQ-ENC-10'],
  'opponent-type': ['DQ-COMBAT-11'],
  'opponent-kind': ['DQ-MON-1'],
  behind: ['DQ-COMBAT-24'],
});

/** Matching the opponent is something even by nothing. */
const matchedBy = {
  ...change('by'),
  read: (written: Argument, fields: Fields) =>
    (fields.match ? number('by') : change('by')).read(written, fields),
};

const shared = sharedVerbs({
  events: CLASSIC_EVENTS,
  subjects: SUBJECTS,
  moments,
  listening: LISTENING,
  wounds: amount('wounds', ['half', 'all'], ['margin']),
  shuffled: ['combat'],
});

/** Everything but the rounds of a card combat is said as in the Revised Edition. */
const spoken: Readonly<Record<ClassicCardEffect['do'], Unruled<Verb>>> = {
  ...shared,
  if: { conditions, body: ['yes', 'no'] },
  on: {
    ...shared.on,
    bearers: ({ event }) => (POWER_EVENTS.includes(event as EventName) ? undefined : CARRIED),
  },
  reveal: {
    args: [word('deck', "'combat'", ['combat']), count('count')],
    body: { oneOf: [...ATTACK_TYPES, 'any'] },
  },
  cancel: {
    args: [mark('opponent', 'opponent')],
    during: ({ opponent }) =>
      opponent ? IN_ROUND : ['drawn', 'monster', 'place-chamber', 'wounded', 'heal', 'deathblow'],
  },
  prevent: { args: [amount('wounds', ['all'])], during: ['wounded', 'round-lost'] },
  reroll: { args: [word('what', 'die or dice', ['die', 'dice'])], during: ['test-rolled'] },
  succeed: { during: ['test-failed', 'obstacle', 'try-escape', 'stand-off'] },
  monster: onTheWay(moments, word('kind', 'a monster', MONSTERS), mark('noEscape', 'no-escape')),
  shuffle: { ...shared.shuffle, during: ({ deck }) => (deck === 'combat' ? IN_COMBAT : undefined) },
  strike: { args: [amount('wounds')], during: IN_COMBAT, vain: withoutFoe },
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
    during: REVEALED,
  },
  hamper: {
    args: [word('how', 'no-counter or random-card', ['no-counter', 'random-card'])],
    // The card of a round is chosen before it is revealed: only the round before can make it a random one.
    during: ({ how }) => (how === 'random-card' ? ['next-round'] : REVEALED),
    direct: ({ how }) => how === 'random-card',
  },
  'next-round': { body: 'effect', during: [...IN_ROUND, 'combat-start'], opens: 'next-round' },
  hand: { args: [count('cards')], during: IN_COMBAT, vain: withoutFoe },
};

const verbs = underRules(spoken, {
  nothing: [],
  test: ['DQ-TEST-2'],
  roll: ['DQ-HIDDEN-20'],
  choose: ['DQ-ENC-19'],
  may: ['DQ-ENC-19'],
  if: [],
  each: ['DQ-TREAS-7'],
  on: ['DQ-TURN-8', 'DQ-LIMIT-5', 'DQ-RUNE-1'],
  use: ['DQ-TURN-8', 'DQ-LIMIT-5', 'DQ-RUNE-1'],
  retry: ['DQ-ENC-8'],
  'end-turn': ['DQ-TURN-9', 'DQ-TURN-10'],
  'lose-turn': ['DQ-TURN-12'],
  draw: ['DQ-ENC-5', 'DQ-ENC-6', 'DQ-CAT-35'],
  reveal: ['DQ-CONTENT-8'],
  keep: ['DQ-ENC-8'],
  gain: ['DQ-ENC-10'],
  discard: ['DQ-ENC-7'],
  shuffle: ['DQ-ENC-18', 'DQ-TREAS-20'],
  cancel: ['DQ-COMBAT-38'],
  worth: ['DQ-WIN-3', 'DQ-WIN-4'],
  wound: ['DQ-WOUND-1'],
  heal: ['DQ-WOUND-3'],
  prevent: ['DQ-LIMIT-2'],
  kill: ['DQ-DEATH-1'],
  bonus: ['DQ-LIMIT-2'],
  reroll: ['DQ-LIMIT-5'],
  succeed: ['DQ-LIMIT-2'],
  move: ['DQ-MOVE-17'],
  'secret-door': ['DQ-SPEC-2'],
  entrance: ['DQ-CAT-1', 'DQ-CAT-2'],
  catacombs: ['DQ-CAT-9', 'DQ-CAT-13'],
  'exit-catacombs': ['DQ-CAT-17'],
  teleport: ['DQ-SPEC-1'],
  retreat: ['DQ-TREAS-10'],
  door: ['DQ-DOOR-2', 'DQ-DOOR-3'],
  'hold-sun': ['DQ-SUN-1'],
  monster: ['DQ-ENC-11'],
  strike: ['DQ-COMBAT-24'],
  attack: ['DQ-COMBAT-13', 'DQ-COMBAT-39'],
  hamper: ['DQ-COMBAT-11', 'DQ-COMBAT-14'],
  'next-round': ['DQ-COMBAT-41'],
  hand: ['DQ-INV-19'],
});

export const language: Language = { verbs, moments, bearers };
