/** The card language of Dungeon!: what monsters, treasures and spells do. Each verb that happens is an effect with a handler. */
import { type Dice, dice, type Effect, number, type RangeBranch, type Verb, word } from '@underhall/kernel';

export const COLUMNS = ['elf', 'hero', 'superhero', 'wizard', 'fireBall', 'lightningBolt'] as const;
/** The six values of a monster (DUN-COMP-18). */
export type Column = (typeof COLUMNS)[number];
export const SPELL_COLUMNS = ['fireBall', 'lightningBolt'] as const;
export type SpellColumn = (typeof SPELL_COLUMNS)[number];

export type Effects = readonly Effect[];

export type CardEffect =
  | { do: 'fight' }
  | { do: 'lose-turns'; dice: Dice }
  | { do: 'afterwards'; block: Effects }
  | { do: 'in-room'; block: Effects }
  | { do: 'gain'; what: 'treasure' }
  | { do: 'clean-out' }
  | { do: 'slide'; levels: number }
  | { do: 'meet'; what: 'monster' }
  | { do: 'worth'; gold: number }
  | { do: 'attack-bonus'; bonus: number }
  | { do: 'forge'; dice: Dice; branches: readonly RangeBranch[] }
  | { do: 'pass-secret-doors' }
  | { do: 'peek'; what: 'monster' }
  | { do: 'scry'; what: 'room' }
  | { do: 'cast'; column: SpellColumn }
  | { do: 'teleport'; levels: number };

export const verbs: { readonly [K in CardEffect['do']]: Verb } = {
  fight: { rules: ['DUN-MON-3', 'DUN-MON-4', 'DUN-FIGHT-1'] },
  'lose-turns': { args: [dice('dice')], rules: ['DUN-CAGE-1', 'DUN-CAGE-2', 'DUN-CAGE-3'] },
  afterwards: { body: 'effect', rules: ['DUN-CAGE-4', 'DUN-CAGE-5'] },
  'in-room': { body: 'effect', rules: ['DUN-CAGE-6', 'DUN-SLIDE-2'] },
  gain: { args: [word('what', "'treasure'", ['treasure'])], rules: ['DUN-TREAS-1', 'DUN-BALL-16'] },
  'clean-out': { rules: ['DUN-GRAVE-4'] },
  slide: { args: [number('levels')], rules: ['DUN-SLIDE-3', 'DUN-SLIDE-4', 'DUN-SLIDE-9'] },
  meet: { args: [word('what', "'monster'", ['monster'])], rules: ['DUN-SLIDE-5', 'DUN-OPTTELE-8'] },
  worth: { args: [number('gold')], rules: ['DUN-TREAS-2', 'DUN-COMP-22'] },
  'attack-bonus': { args: [number('bonus')], rules: ['DUN-SWORD-1', 'DUN-OPTSWORD-1'] },
  forge: { args: [dice('dice')], body: 'ranges', rules: ['DUN-OPTSWORD-2', 'DUN-OPTSWORD-7'] },
  'pass-secret-doors': { rules: ['DUN-SDCARD-1'] },
  peek: { args: [word('what', "'monster'", ['monster'])], rules: ['DUN-ESP-1'] },
  scry: { args: [word('what', "'room'", ['room'])], rules: ['DUN-BALL-1'] },
  cast: { args: [word('column', 'a spell value', SPELL_COLUMNS)], rules: ['DUN-OPTFIRE-1', 'DUN-OPTFIRE-3'] },
  teleport: { args: [number('levels')], rules: ['DUN-OPTTELE-1', 'DUN-OPTTELE-2'] },
};
