/** How likely a roll is to succeed, as far as everybody can know: what people and screens are told before they choose. */
import { type Instance, NONE, type Seat } from '@underhall/kernel';
import { quest, seatOfHero } from '../cards.ts';
import { monsterScore } from '../combat/monsters.ts';
import type { Attack } from '../combat/state.ts';
import { rollOf } from '../combat/striking.ts';
import type { Monster } from '../content/cards.ts';
import { worth } from '../language/amounts.ts';
import type { Form, Score } from '../language/words.ts';
import { dieChange, formScore, numberChange, scoreOf } from '../modifiers/rules.ts';
import { distanceOf, SEARCH_ROLL } from '../quests/search.ts';
import type { M } from '../world.ts';
import { type Roll, threatRoll } from './kinds.ts';
import { hazard } from './threat.ts';

const FACES = 6;

/** A Threat, and what its hero brings. */
export interface Odds {
  /** '' of a search. */
  readonly score: Score | '';
  /** His score, or the distance of a search; what is added to the die is counted in. */
  readonly has: number;
  readonly number: number;
  /** What the die must show at least: 1 is certain, 7 impossible. */
  readonly needs: number;
  /** From 0 to 1. */
  readonly chance: number;
}

/** How likely a die shows at least this; `dice` is 1 where the better of two counts, -1 where the worse does. */
export function chanceOfAtLeast(needs: number, dice: number): number {
  const one = Math.min(1, Math.max(0, (FACES + 1 - needs) / FACES));
  if (dice === 0) return one;
  return dice > 0 ? 1 - (1 - one) ** 2 : one ** 2;
}

function oddsOf(match: M, seat: Seat, roll: Roll, score: Score | '', has: number, number: number): Odds {
  const { added, dice } = dieChange(match, seat, roll);
  const needs = Math.min(FACES + 1, Math.max(1, number - has - added));
  return { score, has: has + added, number, needs, chance: chanceOfAtLeast(needs, dice) };
}

/** DNR-THREAT-2, with what changes the die and the number for this hero now. */
export function threatOdds(match: M, seat: Seat, source: number, score: Score, number: number): Odds {
  const roll = threatRoll(source, score);
  const changed = number + hazard(match, seat, source) + numberChange(match, seat, roll);
  return oddsOf(match, seat, roll, score, scoreOf(match, seat, score), changed);
}

/** DNR-QSEARCH-5 */
export function searchOdds(match: M, seat: Seat, card: Instance): Odds | undefined {
  const { search } = quest(match, card);
  return search && oddsOf(match, seat, SEARCH_ROLL, '', distanceOf(match, seat), search.number);
}

/** Both sides of an attack as they stand: what each adds to its die, and how likely each total is the higher one. */
export interface Clash {
  readonly attack: number;
  readonly counter: number;
  /** The attacker hits, and the defender does. */
  readonly hits: number;
  readonly countered: number;
}

type Fight = Pick<Attack, 'card' | 'target' | 'form'> & {
  /** What a special effect adds to the monster's score, where that can be told. */
  readonly more?: number;
};

/** DNR-COMBAT-17..20 */
export function clashOf(match: M, fight: Fight & { readonly form: Form }): Clash {
  const [a, b] = [sideOf(match, fight, 'attack'), sideOf(match, fight, 'counter')];
  let [hits, countered] = [0, 0];
  for (let i = 1; i <= FACES; i++)
    for (let j = 1; j <= FACES; j++) {
      const share = a.shares[i - 1] * b.shares[j - 1];
      if (i + a.adds > j + b.adds) hits += share;
      else if (i + a.adds < j + b.adds) countered += share;
    }
  return { attack: a.adds, counter: b.adds, hits, countered };
}

function sideOf(match: M, fight: Fight & { readonly form: Form }, kind: 'attack' | 'counter') {
  const card = kind === 'attack' ? fight.card : fight.target;
  const seat = seatOfHero(match, card);
  const more = kind === 'attack' ? (fight.more ?? 0) : 0;
  if (seat === NONE) return { adds: monsterScore(match, card, fight.form) + more, shares: sharesOf(0) };
  const { added, dice } = dieChange(match, seat, rollOf(match, fight as Attack, kind));
  return { adds: formScore(match, seat, fight.form) + added, shares: sharesOf(dice) };
}

/** How often a die shows each number. */
function sharesOf(dice: number): number[] {
  return Array.from({ length: FACES }, (_, i) => chanceOfAtLeast(i + 1, dice) - chanceOfAtLeast(i + 2, dice));
}

/** What the special effect of a monster adds to its own score in a form: a bonus, or its second set of values. */
export function specialGain({ special, scores, alt }: Monster, form: Form, variable: number): number {
  let gain = 0;
  for (const step of special?.text.steps ?? []) {
    if (step.do === 'transform' && alt) gain += alt.scores[form] - scores[form];
    if (step.do !== 'as' || step.who !== 'this') continue;
    for (const inner of step.block)
      if (inner.do === 'mod' && (inner.score === form || inner.score === 'all'))
        gain += worth(inner.by, variable);
  }
  return gain;
}
