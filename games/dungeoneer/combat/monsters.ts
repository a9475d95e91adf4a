/** Monsters: what they can do in the combat in progress, and how they are wounded. */
import { type Chapter, type Handlers, type Instance, NONE, type Seat } from '@underhall/kernel';
import { controllerOf, setWounds, woundsOn } from '../cards/control.ts';
import { fireNow } from '../cards/triggers.ts';
import { discardCard } from '../cards/zones.ts';
import { adventure, isMinion } from '../cards.ts';
import type { Card, Monster } from '../content/cards.ts';
import { printedSymbol } from '../heroes/stack.ts';
import { worth } from '../language/amounts.ts';
import type { Standing } from '../language/says.ts';
import type { AttackSymbol, Form, Immunity } from '../language/words.ts';
import { holdsNow } from '../modifiers/passing.ts';
import { forbids } from '../modifiers/rules.ts';
import { standardAt } from '../modifiers/standing.ts';
import { onQuest } from '../quests/attempts.ts';
import { monsterFits } from '../selecting/monsters.ts';
import type { M, World } from '../world.ts';
import { matchedScore } from './matching.ts';
import { change, endAttack, presentAttack } from './state.ts';

export type MonsterEffect =
  /** A player's hero, Minion or card wounds a monster (DNR-COMBAT-48). */
  { readonly do: 'wound-monster'; readonly card: Instance; readonly wounds: number; readonly by: Seat };

/** The monster that a card is: an Encounter, or on a Quest card. */
export function monsterOn(match: Pick<M, 'face'>, card: Instance): Monster | undefined {
  const face = match.face(card) as Card;
  if (face.back === 'adventure') return face.monster;
  return face.back === 'quest' && face.criteria.kind === 'slay' ? face.criteria.monster : undefined;
}

/** The values it uses now: those of its second set while it is transformed (DNR-EFFECT-5). */
export function valuesOf(match: M, card: Instance): Pick<Monster, 'scores' | 'symbols' | 'hit'> | undefined {
  const monster = monsterOn(match, card);
  const attack = presentAttack(match);
  return attack?.card === card && attack.transformed ? (monster?.alt ?? monster) : monster;
}

/** DNR-ORDER-7: the score of a monster after all modifiers. */
export function monsterScore(match: M, card: Instance, form: Form): number {
  const { combat } = match.world;
  let base = valuesOf(match, card)?.scores[form] ?? 0;
  let added = 0;
  for (const rule of standingOn(match, card))
    if (rule.do === 'mod' && (rule.score === form || rule.score === 'all')) added += rule.by.n;
  for (const { card: whose, rule, value, attack } of combat?.passing ?? []) {
    if (whose !== card || (rule.span === 'attack' && attack !== combat?.at)) continue;
    if (rule.do === 'mod' && (rule.score === form || rule.score === 'all')) added += worth(rule.by, value);
    else if (rule.do === 'set' && rule.score === form) base = worth(rule.to, value);
  }
  return Math.max(0, (matchedScore(match, card, form) ?? base) + added);
}

/** Modifiers of its own text, of what is attached to it, and of the monsters that attack beside it. */
function standingOn(match: M, card: Instance): readonly Standing[] {
  const { instances } = match;
  const { base } = instances.layout;
  const found: Standing[] = [];
  if ((match.face(card) as Card).back === 'adventure') addOwn(match, card, found);
  const on = base.attached + card;
  for (let one = instances.first(on); one !== NONE; one = instances.next(one)) addOwn(match, one, found);
  for (let one = instances.first(base.attacking); one !== NONE; one = instances.next(one))
    for (const { rule, each } of adventure(match, one).effect.standing)
      if (each?.noun === 'monster' && monsterFits(match, card, each, controllerOf(match, one)))
        found.push(rule);
  return found;
}

/** What a text says about the card itself, or the card it is attached to. */
function addOwn(match: M, card: Instance, found: Standing[]): void {
  for (const { rule, each } of adventure(match, card).effect.standing)
    if (each === undefined) found.push(rule);
}

/** DNR-ORDER-6 */
export function isMonsterImmune(match: M, card: Instance, to: Immunity): boolean {
  for (const rule of standingOn(match, card)) if (rule.do === 'immune' && rule.to === to) return true;
  return false;
}

/** FORM: the symbol of a hero in a form, after all modifiers. */
export function heroSymbol(match: M, seat: Seat, form: Form): AttackSymbol {
  const hero = match.world.heroes[seat];
  let symbol = printedSymbol(match, seat, form);
  for (const entry of hero.standing) {
    const { rule } = standardAt(match, entry);
    if (rule.do === 'symbol' && rule.form === form) symbol = rule.symbol;
  }
  for (const passing of hero.passing) {
    const { rule } = passing;
    if (rule.do === 'symbol' && rule.form === form && holdsNow(match, passing)) symbol = rule.symbol;
  }
  return symbol;
}

/** The same of a monster. */
export function monsterSymbol(match: M, card: Instance, form: Form): AttackSymbol {
  let symbol = valuesOf(match, card)?.symbols[form] ?? 'none';
  for (const passing of match.world.combat?.passing ?? []) {
    const { rule } = passing;
    if (passing.card === card && rule.do === 'symbol' && rule.form === form && holdsNow(match, passing))
      symbol = rule.symbol;
  }
  return symbol;
}

/** DNR-FORM-5: does he inflict anything when his total is higher as the defender? */
export function countersIn(match: M, seat: Seat, form: Form): boolean {
  return heroSymbol(match, seat, form) !== 'none' && !forbids(match, seat, 'counter');
}

/** DNR-RES-6, DNR-RES-9, DNR-DUR-5: what a monster costs against this hero. */
export function monsterCost(match: M, card: Instance, target: Seat): number {
  let { cost } = adventure(match, card);
  for (const source of match.world.heroes[target].speakers)
    for (const { rule, each } of costsOn(match, source))
      if (each === undefined && rule.do === 'cost' && rule.cards.noun === 'monster') cost += rule.by.n;
  return Math.max(0, cost);
}

function costsOn(match: M, card: Instance) {
  const face = match.face(card) as Card;
  if (face.back === 'hero') return face.ability.standing;
  return face.back === 'map' ? [] : face.effect.standing;
}

const handlers: Handlers<World, MonsterEffect> = {
  /** DNR-COMBAT-24..26, DNR-COMBAT-39, DNR-COMBAT-43 */
  'wound-monster'(match, { card, wounds, by }) {
    const monster = monsterOn(match, card);
    if (!monster) return;
    const had = woundsOn(match, card);
    const lost = Math.min(wounds, monster.life - had);
    if (lost <= 0) return;
    setWounds(match, card, had + lost);
    match.tell({ type: 'monster-wounded', seat: by, card, left: monster.life - had - lost });
    const isQuest = (match.face(card) as Card).back === 'quest';
    const { combat } = match.world;
    // DNR-MINION-10
    const rewards = !isQuest && !isMinion(match, card);
    if (combat && rewards) change(match, { glory: combat.glory.with(by, combat.glory[by] + lost) });
    if (had + lost < monster.life) return;
    match.tell({ type: 'slain', seat: by, card });
    if (isQuest) slayQuest(match, card);
    else {
      endAttacksOf(match, card);
      discardCard(match, card);
      if (rewards && !match.world.heroes[by].out) fireNow(match, 'slain', by);
    }
  },
};

/** DNR-DUR-9: a defeated monster takes no further part. */
export function endAttacksOf(match: M, card: Instance): void {
  const attacks = match.world.combat?.attacks ?? [];
  for (let i = 0; i < attacks.length; i++) if (attacks[i].card === card) endAttack(match, i);
}

/** DNR-QSLAY-1, DNR-QSLAY-7: the Quest is completed by who attempts it, and the combat is over. */
function slayQuest(match: M, card: Instance): void {
  const { active, combat } = match.world;
  const target = combat?.attacks[0]?.target ?? NONE;
  if (match.world.heroes[active].card !== target) return;
  match.push({ do: 'complete', quest: card }, onQuest(match, active, card));
  match.push({ do: 'end-combat' }, onQuest(match, active, card));
}

export const monsters: Chapter<World, MonsterEffect> = { handlers, questions: {} };
