/** Heroes, Monsters and the table of Classic Combat as they are printed: what screens show of them without the rules. */
import type { Attribute, MonsterKind } from '../verbs.ts';
import classicCombatData from './content/classic-combat.json' with { type: 'json' };
import heroData from './content/heroes.json' with { type: 'json' };
import monsterData from './content/monsters.json' with { type: 'json' };

export interface Monster {
  readonly id: MonsterKind;
  readonly name: string;
  /** DQ-OPTDICE-4 */
  readonly diceAttribute: Attribute;
  readonly tokens: readonly number[];
  readonly character: string;
}

export interface ClassicCombat {
  readonly hand: readonly string[];
  readonly table: Readonly<
    Record<string, Readonly<Record<string, { readonly hero: number; readonly monster: number }>>>
  >;
}

export const heroes = heroData;
export const monsters = monsterData as readonly Monster[];
export const classicCombat: ClassicCombat = classicCombatData;

/** The rule that says what the combat stack is good for. */
export const STACK_RULE = 'DQ-COMBAT-25';
