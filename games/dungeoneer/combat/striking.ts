/** Steps C, D and E of one attack: attack roll, counter-attack roll, comparison. */
import { type Chapter, type Handlers, type Instance, NONE, type Seat, scopeOf } from '@underhall/kernel';
import { controllerOf } from '../cards/control.ts';
import { fire } from '../cards/triggers.ts';
import { isMinion, seatOfHero } from '../cards.ts';
import type { Card } from '../content/cards.ts';
import type { Happening } from '../effects.ts';
import { worth } from '../language/amounts.ts';
import { flagBit } from '../language/nouns.ts';
import type { Steps } from '../language/says.ts';
import type { Form } from '../language/words.ts';
import { endSpan } from '../modifiers/passing.ts';
import { formScore } from '../modifiers/rules.ts';
import { oneDie, type Thrown } from '../rolls/dice.ts';
import type { Roll } from '../rolls/kinds.ts';
import type { M, World } from '../world.ts';
import { mayStand } from './minions.ts';
import { countersIn, monsterScore, monsterSymbol, valuesOf } from './monsters.ts';
import { type Attack, change, endAttack, isThere } from './state.ts';

export type Striking =
  | { readonly do: 'strike'; readonly attack: number }
  /** It is settled who counter-attacks. */
  | { readonly do: 'before-roll'; readonly attack: number }
  /** Both dice of an attack are about to be rolled (DNR-WINDOW-9). */
  | { readonly do: 'roll-attack'; readonly attack: number };

const CHALLENGE = flagBit('attack', 'challenge');
const QUEST = flagBit('attack', 'quest');

/** What the die of one side is: by a hero, or by a monster. */
export function rollOf(match: M, { card, target, form }: Attack, kind: 'attack' | 'counter'): Roll {
  const byHero = seatOfHero(match, card) !== NONE;
  const monster = match.face(byHero ? target : card) as Card;
  return {
    kind,
    source: (byHero ? CHALLENGE : 0) | (monster.back === 'quest' ? QUEST : 0),
    score: form,
    race: monster.back === 'adventure' ? monster.race : '',
  };
}

/** One side of an attack: what is rolled, and the score that is added. */
function side(
  match: M,
  card: Instance,
  attack: Attack,
  kind: 'attack' | 'counter',
): Thrown & { has: number } {
  const seat = seatOfHero(match, card);
  const form = attack.form as Form;
  if (seat !== NONE) {
    const has = formScore(match, seat, form);
    const { dice, added, result } = oneDie(match, seat, rollOf(match, attack, kind));
    return { dice, added, result, has };
  }
  const die = match.roll();
  return { dice: [die], added: 0, result: die, has: monsterScore(match, card, form) };
}

/** Who plays a monster in a combat: whose Minion it is, or the attacker. */
function masterOf(match: M, monster: Instance): Seat {
  return isMinion(match, monster) ? controllerOf(match, monster) : (match.world.combat?.attacker ?? NONE);
}

/** DNR-COMBAT-14, DNR-COMBAT-50: are both sides still where it was declared? */
function takesPlace(match: M, { card, target, space, over }: Attack): boolean {
  return !over && isIn(match, space, card) && isIn(match, space, target);
}

/** Does this hero stand in this space, or this monster still fight? */
function isIn(match: M, space: number, card: Instance): boolean {
  const seat = seatOfHero(match, card);
  if (seat === NONE) return isThere(match, card) || isMinion(match, card);
  const hero = match.world.heroes[seat];
  return !hero.out && hero.space === space;
}

const handlers: Handlers<World, Striking> = {
  strike(match, { attack }, scope) {
    const { combat } = match.world;
    if (!combat) return;
    if (!takesPlace(match, combat.attacks[attack])) {
      endAttack(match, attack);
      return;
    }
    change(match, { at: attack, step: 'hit' });
    const hero = seatOfHero(match, combat.attacks[attack].target);
    match.push({ do: 'before-roll', attack }, scope);
    if (hero !== NONE && mayStand(match, hero))
      match.push({ do: 'stand-in', attack }, { ...scope, seat: hero });
  },

  'before-roll'(match, { attack }, scope) {
    const { combat } = match.world;
    if (!combat) return;
    const { card, target } = combat.attacks[attack];
    const hero = seatOfHero(match, target);
    const about = hero === NONE ? controllerOf(match, card) : hero;
    match.open('roll', about, 0, { do: 'roll-attack', attack }, scope);
  },

  /** DNR-COMBAT-17..23, DNR-FORM-5 */
  'roll-attack'(match, { attack: at }) {
    const { combat } = match.world;
    const attack = combat?.attacks[at];
    if (!combat || !attack) return;
    if (!takesPlace(match, attack)) {
      endAttack(match, at);
      return;
    }
    const by = seatOfHero(match, attack.card);
    const on = seatOfHero(match, attack.target);
    const form = attack.form as Form;
    const attacking = side(match, attack.card, attack, 'attack');
    const stand = attack.stand ?? NONE;
    const defender = isMinion(match, stand) ? stand : attack.target;
    const defending = side(match, defender, attack, 'counter');
    endSpan(match, 'roll');
    const difference = attacking.result + attacking.has - defending.result - defending.has;
    const attacker = by !== NONE ? by : masterOf(match, attack.card);
    const other = on !== NONE ? on : masterOf(match, defender);
    // A hero's player throws; where two heroes fight, the one who attacks.
    if (match.sink)
      match.tell({
        type: 'clash',
        seat: by !== NONE ? attacker : other,
        opponent: by !== NONE ? other : attacker,
        card: attack.card,
        target: defender,
        cards: [attack.card, defender],
        form,
        dice: attacking.dice,
        has: attacking.has,
        total: attacking.result + attacking.has,
        counterDice: defending.dice,
        counterHas: defending.has,
        counter: defending.result + defending.has,
      });
    endAttack(match, at);
    const fought = { ...attack, target: defender };
    if (difference > 0) {
      tellHit(match, attack.card, attacker);
      hit(match, fought, by, masterOf(match, attack.card));
    } else if (difference < 0) counter(match, fought, defender === attack.target ? on : NONE, form);
  },
};

/** A card of a player hits: a hero, or a monster that is no Quest. What it inflicts comes before what this brings. */
function tellHit(match: M, card: Instance, seat: Seat): void {
  if ((match.face(card) as Card).back !== 'quest') fire(match, 'hit', seat);
}

/** DNR-COMBAT-20, DNR-COMBAT-22: the attacker hits. */
function hit(match: M, { card, target, variable }: Attack, by: number, attacker: number): void {
  if (by !== NONE) {
    if (seatOfHero(match, target) === NONE)
      match.push({ do: 'wound-monster', card: target, wounds: 1, by }, scopeOf(by));
    else match.push({ do: 'hero-hits', target }, scopeOf(by));
    return;
  }
  const scope = scopeOf(attacker, card, variable, target);
  monsterHits(match, card, scope);
}

/** A monster hits a hero, by attacking or by counter-attacking (DNR-COMBAT-23). */
function monsterHits(match: M, card: Instance, scope: ReturnType<typeof scopeOf>): void {
  const text = valuesOf(match, card)?.hit;
  if (seatOfHero(match, scope.it) === NONE) {
    const wounds = text ? woundsIn(text.steps, scope.value) : 1;
    match.push({ do: 'wound-monster', card: scope.it, wounds, by: scope.seat }, scope);
  } else if (text) match.pushAll(text.steps as Happening, scope);
  else match.push({ do: 'suffer', wounds: 1, harm: 'monster' }, scope);
}

/** DNR-MINION-14: of a hit effect on a monster only the wounds count. */
function woundsIn(steps: Steps, value: number): number {
  return steps.reduce((sum, step) => sum + (step.do === 'wound' ? worth(step.wounds, value) : 0), 0);
}

/** The defender's total is higher (DNR-COMBAT-18, DNR-COMBAT-20, DNR-FORM-3, DNR-FORM-5). */
function counter(match: M, { card, target }: Attack, on: number, form: Form): void {
  if (on !== NONE) {
    if (!countersIn(match, on, form)) return;
    tellHit(match, target, on);
    // DNR-QESCORT-13, DNR-COMBAT-42
    if (seatOfHero(match, card) !== NONE)
      match.push({ do: 'suffer', wounds: 1, harm: '' }, scopeOf(on, NONE, 0, card));
    else match.push({ do: 'wound-monster', card, wounds: 1, by: on }, scopeOf(on));
    return;
  }
  if (monsterSymbol(match, target, form) === 'none') return;
  tellHit(match, target, masterOf(match, target));
  monsterHits(match, target, scopeOf(masterOf(match, target), target, 0, card));
}

export const striking: Chapter<World, Striking> = { handlers, questions: {} };
