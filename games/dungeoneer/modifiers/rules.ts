/** What modifiers make of scores, dice, numbers, costs and limits: standing ones from the index, and passing ones. */
import type { Instance, Seat } from '@underhall/kernel';
import { adventure } from '../cards.ts';
import { matchedScore } from '../combat/matching.ts';
import type { Standard } from '../content/texts.ts';
import { printedLimit, printedScore } from '../heroes/stack.ts';
import { worth } from '../language/amounts.ts';
import {
  FORMS,
  type ForbiddenAct,
  type Form,
  type Ignored,
  type Immunity,
  type Score,
} from '../language/words.ts';
import { type Roll, rollFits } from '../rolls/kinds.ts';
import { cardFits, isCards } from '../selecting/cards.ts';
import { holdsFor } from '../selecting/tests.ts';
import type { M } from '../world.ts';
import { holdsNow } from './passing.ts';
import { kindBit, standardAt } from './standing.ts';

const MOD = kindBit('mod');
const SET = kindBit('set');
const DIE = kindBit('die');
const NUMBER = kindBit('number');
const COST = kindBit('cost');
const LIMIT = kindBit('limit');
const IMMUNE = kindBit('immune');
const IGNORE = kindBit('ignore');
const FORBID = kindBit('forbid');

/** Does this modifier of his index hold for him now? */
function holds(match: M, seat: Seat, { test, no }: Standard): boolean {
  return test === undefined || holdsFor(match, seat, test) !== no;
}

/** DNR-ORDER-7, DNR-RESET-15: the score of a hero after all modifiers. */
export function formScore(match: M, seat: Seat, form: Form): number {
  const hero = match.world.heroes[seat];
  let base = printedScore(match, seat, form);
  let added = 0;
  if (hero.kinds & (MOD | SET))
    for (const entry of hero.standing) {
      const standard = standardAt(match, entry);
      const { rule } = standard;
      if (rule.do === 'mod' && (rule.score === form || rule.score === 'all') && holds(match, seat, standard))
        added += rule.by.n;
      else if (rule.do === 'set' && rule.score === form && holds(match, seat, standard)) base = rule.to.n;
    }
  for (const passing of hero.passing) {
    const { rule, value } = passing;
    if (!holdsNow(match, passing)) continue;
    if (rule.do === 'mod' && (rule.score === form || rule.score === 'all')) added += worth(rule.by, value);
    else if (rule.do === 'set' && rule.score === form) base = worth(rule.to, value);
  }
  const matched = match.world.combat ? matchedScore(match, hero.card, form) : undefined;
  return Math.max(0, (matched ?? base) + added);
}

/** DNR-THREAT-5 */
export function scoreOf(match: M, seat: Seat, score: Score): number {
  const hero = match.world.heroes[seat];
  if (score === 'life' || score === 'level' || score === 'glory') return hero[score];
  return formScore(match, seat, FORMS[FORMS.indexOf(score)]);
}

/** DNR-ORDER-10: what is added to a die, and whether the better (1) or worse (-1) of two counts. */
export function dieChange(
  match: M,
  seat: Seat,
  roll: Roll,
): { readonly added: number; readonly dice: number } {
  const hero = match.world.heroes[seat];
  let added = 0;
  let best = 0;
  let worst = 0;
  if (hero.kinds & DIE)
    for (const entry of hero.standing) {
      const standard = standardAt(match, entry);
      const { rule } = standard;
      if (rule.do !== 'die' || !rollFits(roll, rule.roll) || !holds(match, seat, standard)) continue;
      added += rule.by.n;
      if (rule.by.dice > 0) best = 1;
      else if (rule.by.dice < 0) worst = 1;
    }
  for (const passing of hero.passing) {
    const { rule, value } = passing;
    if (rule.do !== 'die' || !holdsNow(match, passing) || !rollFits(roll, rule.roll)) continue;
    added += worth(rule.by, value);
    if (rule.by.dice > 0) best = 1;
    else if (rule.by.dice < 0) worst = 1;
  }
  return { added, dice: best - worst };
}

/** DNR-THREAT-1: by how much the number of a Threat changes for him. */
export function numberChange(match: M, seat: Seat, roll: Roll): number {
  const hero = match.world.heroes[seat];
  let by = 0;
  if (hero.kinds & NUMBER)
    for (const entry of hero.standing) {
      const standard = standardAt(match, entry);
      const { rule } = standard;
      if (rule.do === 'number' && rollFits(roll, rule.threat) && holds(match, seat, standard))
        by += rule.by.n;
    }
  for (const { rule, value } of hero.passing)
    if (rule.do === 'number' && rollFits(roll, rule.threat)) by += worth(rule.by, value);
  return by;
}

/** DNR-RES-6, DNR-RES-9: what a Glory card costs its player. */
export function gloryCost(match: M, seat: Seat, card: Instance): number {
  const hero = match.world.heroes[seat];
  let cost = adventure(match, card).cost;
  if (hero.kinds & COST)
    for (const entry of hero.standing) {
      const standard = standardAt(match, entry);
      const { rule } = standard;
      if (rule.do !== 'cost' || !isCards(rule.cards)) continue;
      if (cardFits(match, card, rule.cards, seat) && holds(match, seat, standard)) cost += rule.by.n;
    }
  return Math.max(0, cost);
}

const NOTHING_ELSE: readonly Standard[] = [];

/** DNR-CARRY-2, DNR-CARRY-3; `also`: as if this card were in play as well (DNR-CARRY-15, DNR-CARRY-16). */
export function carryLimit(
  match: M,
  seat: Seat,
  of: 'boon' | 'treasure',
  also: readonly Standard[] = NOTHING_ELSE,
): number {
  const hero = match.world.heroes[seat];
  let limit = printedLimit(match, seat, of);
  if (hero.kinds & LIMIT)
    for (const entry of hero.standing) {
      const standard = standardAt(match, entry);
      const { rule } = standard;
      if (rule.do === 'limit' && rule.of === of && holds(match, seat, standard)) limit += rule.by.n;
    }
  for (const { rule } of also) if (rule.do === 'limit' && rule.of === of) limit += rule.by.n;
  return limit;
}

const PACK = 3;

/** DNR-COMBAT-34 */
export function packLimit(match: M, seat: Seat): number {
  let limit = PACK;
  for (const entry of match.world.heroes[seat].standing) {
    const { rule } = standardAt(match, entry);
    if (rule.do === 'limit' && rule.of === 'pack') limit += rule.by.n;
  }
  return limit;
}

/** DNR-ORDER-6 */
export function isImmune(match: M, seat: Seat, to: Immunity): boolean {
  const hero = match.world.heroes[seat];
  if (!(hero.kinds & IMMUNE)) return false;
  return hero.standing.some((entry) => {
    const standard = standardAt(match, entry);
    return standard.rule.do === 'immune' && standard.rule.to === to && holds(match, seat, standard);
  });
}

/** DNR-ORDER-1, DNR-EXIT-16: is he not concerned by it? `obstacle` is Pits, Spikes and Trapped exits. */
export function ignores(match: M, seat: Seat, what: Ignored): boolean {
  const hero = match.world.heroes[seat];
  if (hero.kinds & IGNORE)
    for (const entry of hero.standing) {
      const standard = standardAt(match, entry);
      const { rule } = standard;
      if (rule.do === 'ignore' && isAmong(what, rule.what) && holds(match, seat, standard)) return true;
    }
  for (const { rule } of hero.passing) if (rule.do === 'ignore' && isAmong(what, rule.what)) return true;
  return false;
}

function isAmong(what: Ignored, ignored: Ignored): boolean {
  if (ignored === what) return true;
  return ignored === 'obstacle' && (what === 'pit' || what === 'spikes' || what === 'trapped');
}

/** DNR-ORDER-6 */
export function forbids(match: M, seat: Seat, act: ForbiddenAct): boolean {
  const hero = match.world.heroes[seat];
  if (hero.kinds & FORBID)
    for (const entry of hero.standing) {
      const standard = standardAt(match, entry);
      if (standard.rule.do === 'forbid' && standard.rule.act === act && holds(match, seat, standard))
        return true;
    }
  for (const { rule } of hero.passing) if (rule.do === 'forbid' && rule.act === act) return true;
  return false;
}
