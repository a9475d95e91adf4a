/** A combat in progress: its attacks, in the declared order, and what has come of them (COMBAT). */
import { type Instance, NONE, type Seat } from '@underhall/kernel';
import type { Form } from '../language/words.ts';
import type { Passing } from '../modifiers/passing.ts';
import type { M } from '../world.ts';

/** One attack. Never changed once made: see `changeAttack`. */
export interface Attack {
  /** A monster, a Quest card with one, a Hero card, or a Trap. */
  readonly card: Instance;
  /** A Hero card, or a monster that is challenged. */
  readonly target: Instance;
  /** '' of a Trap. */
  readonly form: Form | '';
  readonly space: number;
  /** The special effect was activated (DNR-COMBAT-5), with so much for #. */
  readonly special: boolean;
  readonly variable: number;
  readonly transformed: boolean;
  /** It is over before its roll, or was rolled (DNR-COMBAT-13, DNR-COMBAT-14). */
  readonly over: boolean;
  /** The Minion that counter-attacks in the hero's place (DNR-MINION-3). */
  readonly stand?: Instance;
}

export interface Combat {
  /** Whose monsters and Traps attack; the acting Dungeonlord of a Slay attempt. */
  readonly attacker: Seat;
  readonly attacks: readonly Attack[];
  /** The attack that is carried out, or NOBODY. */
  readonly at: number;
  /** Where the Threats of the attack come from (DNR-COMBAT-6, DNR-FORM-8). */
  readonly step: 'special' | 'hit' | '';
  /** Modifiers on monsters. */
  readonly passing: readonly (Passing & { readonly card: Instance })[];
  /** By seat: wounds that the hero inflicted on monsters (DNR-COMBAT-39). */
  readonly glory: readonly number[];
  /** Wounds that the monsters inflicted on heroes (DNR-COMBAT-38). */
  readonly peril: number;
  /** Whose Minions wounded a hero, once for each wound (DNR-MINION-10). */
  readonly owed: readonly Seat[];
}

export const NO_ATTACK = -1;

export function newCombat({ seats }: M, attacker: Seat, attacks: readonly Attack[]): Combat {
  const glory: number[] = [];
  for (let seat = 0; seat < seats; seat++) glory.push(0);
  return { attacker, attacks, at: NO_ATTACK, step: '', passing: [], glory, peril: 0, owed: [] };
}

/** Changes the combat in progress. */
export function change({ world }: M, by: Partial<Omit<Combat, 'attacker'>>): void {
  const { combat } = world;
  if (!combat) return;
  const { attacker } = combat;
  const { attacks = combat.attacks, at = combat.at, step = combat.step, passing = combat.passing } = by;
  const { glory = combat.glory, peril = combat.peril, owed = combat.owed } = by;
  world.combat = { attacker, attacks, at, step, passing, glory, peril, owed };
}

export function changeAttack(match: M, at: number, by: Partial<Attack>): void {
  const { combat } = match.world;
  if (combat) change(match, { attacks: combat.attacks.with(at, { ...combat.attacks[at], ...by }) });
}

/** It was rolled, or does not take place (DNR-COMBAT-13, DNR-COMBAT-14). */
export function endAttack(match: M, at: number): void {
  const { combat } = match.world;
  if (combat) change(match, { attacks: combat.attacks.with(at, { ...combat.attacks[at], over: true }) });
}

/** The attack that is carried out now. */
export function presentAttack({ world }: Pick<M, 'world'>): Attack | undefined {
  return world.combat?.attacks[world.combat.at];
}

/** Is a card still where it attacks from: a Quest monster, a hero, or one among the attacking cards? */
export function isThere({ instances }: Pick<M, 'instances'>, card: Instance): boolean {
  if (card === NONE) return false;
  const name = instances.layout.name(instances.zoneOf(card));
  return name === 'attacking' || name === 'hero' || name === 'quests' || name === 'global';
}

/** Attacks on a hero that are still to come, by their place. */
export function attacksOn(match: M, hero: Instance): number[] {
  const found: number[] = [];
  const attacks = match.world.combat?.attacks ?? [];
  for (let i = 0; i < attacks.length; i++) if (isTo(match, attacks[i], hero)) found.push(i);
  return found;
}

export function isTrap({ form }: Attack): boolean {
  return form === '';
}

/** Is this an attack on a hero that is still to come? */
export function isTo(match: Pick<M, 'instances'>, attack: Attack, hero: Instance): boolean {
  return attack.target === hero && !attack.over && !isTrap(attack) && isThere(match, attack.card);
}
