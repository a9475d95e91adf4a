/** The card language of Dungeon!: what monsters, treasures and spells do. Each verb that happens is an effect with a handler. */
import {
  type Bearer,
  count,
  type Dice,
  dice,
  type Language,
  type Moment,
  number,
  numberFrom,
  type RangeBranch,
  type Verb,
  word,
} from '@underhall/kernel';
import { SPELL_COLUMNS, type SpellColumn } from './columns.ts';

/** What the words of a monster or a spell put on the agenda. */
export type Deed =
  | { do: 'fight' }
  | { do: 'lose-turns'; dice: Dice }
  | { do: 'afterwards'; block: Deeds }
  | { do: 'in-room'; block: Deeds }
  | { do: 'gain'; what: 'treasure' }
  | { do: 'clean-out' }
  | { do: 'slide'; levels: number }
  | { do: 'meet'; what: 'monster' };

export type Deeds = readonly Deed[];

/** How a spell is cast: the first word of its text. */
export type Casting = { do: 'cast'; column: SpellColumn } | { do: 'teleport'; levels: number };

/** What a treasure is good for: it is read off the card and never happens. */
export type Trait =
  | { do: 'worth'; gold: number }
  | { do: 'attack-bonus'; bonus: number }
  | { do: 'forge'; dice: Dice; branches: readonly RangeBranch<Trait>[] }
  | { do: 'pass-secret-doors' }
  | { do: 'peek'; what: 'monster' }
  | { do: 'scry'; what: 'room' };

export type CardEffect = Deed | Casting | Trait;

/** When texts are carried out. What is printed on a treasure is not: it is read off the card. */
const moments = {
  met: { when: 'when the monster card is turned up', write: 'the text of a monster card' },
  afterwards: { when: 'after the lost turns', write: "'afterwards { … }'" },
  cast: { when: 'when the spell is cast', write: 'the text of a spell' },
  printed: { when: 'on a treasure', write: 'the text of a treasure', idle: true },
  forged: { when: 'when a sword is found', write: "'forge DICE { … }'", idle: true },
} as const satisfies Readonly<Record<string, Moment>>;

const bearers = {
  monster: { what: 'a monster card', moment: 'met' },
  treasure: { what: 'a treasure', moment: 'printed' },
  spell: { what: 'a spell', moment: 'cast' },
} as const satisfies Readonly<Record<string, Bearer>>;

const always = () => true;
/** What a treasure has of itself. */
const PRINTED = { during: ['printed'], direct: always, once: true };
const CAST = { during: ['cast'], direct: always };

/** With more than this no roll of two dice can miss (DUN-COMP-19). */
const MOST_BONUS = 10;

const verbs: { readonly [K in CardEffect['do']]: Verb } = {
  fight: { rules: ['DUN-MON-3', 'DUN-MON-4', 'DUN-FIGHT-1'], during: ['met'], direct: always, once: true },
  'lose-turns': { args: [dice('dice')], rules: ['DUN-CAGE-1', 'DUN-CAGE-2', 'DUN-CAGE-3'] },
  afterwards: {
    body: 'effect',
    rules: ['DUN-CAGE-4', 'DUN-CAGE-5'],
    during: ['met', 'cast'],
    vain: (_fields, { before }) =>
      before.includes('lose-turns')
        ? undefined
        : "'afterwards' waits for lost turns. Put 'lose-turns DICE' before it",
    opens: 'afterwards',
  },
  'in-room': {
    body: 'effect',
    rules: ['DUN-CAGE-6', 'DUN-SLIDE-2'],
    vain: (_fields, { within }) =>
      within.includes('in-room') ? "'in-room' is asked already. Leave the inner one out" : undefined,
  },
  gain: { args: [word('what', "'treasure'", ['treasure'])], rules: ['DUN-TREAS-1', 'DUN-BALL-16'] },
  'clean-out': { rules: ['DUN-GRAVE-4'], once: true },
  slide: { args: [count('levels')], rules: ['DUN-SLIDE-3', 'DUN-SLIDE-4', 'DUN-SLIDE-9'] },
  meet: { args: [word('what', "'monster'", ['monster'])], rules: ['DUN-SLIDE-5', 'DUN-OPTTELE-8'] },
  worth: { args: [numberFrom('gold', 0)], rules: ['DUN-TREAS-2', 'DUN-COMP-22'], ...PRINTED },
  'attack-bonus': {
    args: [count('bonus', MOST_BONUS)],
    rules: ['DUN-SWORD-1', 'DUN-OPTSWORD-1'],
    once: true,
    during: ['printed', 'forged'],
    direct: always,
  },
  forge: {
    args: [dice('dice')],
    body: 'ranges',
    rules: ['DUN-OPTSWORD-2', 'DUN-OPTSWORD-7'],
    ...PRINTED,
    opens: 'forged',
  },
  'pass-secret-doors': { rules: ['DUN-SDCARD-1'], ...PRINTED },
  peek: { args: [word('what', "'monster'", ['monster'])], rules: ['DUN-ESP-1'], ...PRINTED },
  scry: { args: [word('what', "'room'", ['room'])], rules: ['DUN-BALL-1'], ...PRINTED },
  cast: {
    args: [word('column', 'a spell value', SPELL_COLUMNS)],
    rules: ['DUN-OPTFIRE-1', 'DUN-OPTFIRE-3'],
    ...CAST,
  },
  teleport: { args: [number('levels')], rules: ['DUN-OPTTELE-1', 'DUN-OPTTELE-2'], ...CAST },
};

export const language: Language = { verbs, moments, bearers };
