/** ACT: readied cards and hero abilities are activated. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  type Options,
  type Scope,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { aboutCard } from '../about.ts';
import type { Adds, RuleChapter, WhyNot } from '../chapter.ts';
import type { AdventureCard, Card } from '../content/cards.ts';
import { USABLE, type Use } from '../content/texts.ts';
import { feasible } from '../effects/paying.ts';
import { spend } from '../effects/resources.ts';
import type { Happening } from '../effects.ts';
import { spendMp, whyNoMp } from '../heroes/points.ts';
import { worth } from '../language/amounts.ts';
import { flagBit } from '../language/nouns.ts';
import type { Cards } from '../selecting/cards.ts';
import type { M, World } from '../world.ts';
import { chargesOn, controllerOf, setCharges } from './control.ts';
import { textOn } from './sources.ts';
import { changesSomething } from './usefulness.ts';
import { discardCard } from './zones.ts';

export type Activate =
  | { readonly do: 'activate'; readonly card: Instance; readonly use: number; readonly variable: number }
  | { readonly do: 'charge'; readonly by: { readonly n: number; readonly times: number } };

/** More uses than one text has. */
const USES = 8;

/** What is remembered of something that may be used once in a turn (DNR-ACT-4, DNR-TURN-4). */
export function usedMark(card: Instance, use: number): number {
  return card * USES + use;
}

export function useOf(match: M, card: Instance, use: number): Use {
  return textOn(match.face(card) as Card).uses[use];
}

/** The use by which a Treasure is used up, or -1 (DNR-CARRY-12). */
export function singleUse({ kind, effect }: AdventureCard): number {
  return kind === 'treasure' ? effect.uses.findIndex(({ price }) => price.this) : -1;
}

function ownScope({ world }: M, seat: Seat, card: Instance, variable = 0): Scope {
  return scopeOf(seat, card, variable, world.heroes[seat].card);
}

/** Why it cannot be activated; undefined if it can. */
export function whyNotUsed(match: M, seat: Seat, card: Instance, use: number): WhyNot {
  const { instances, world } = match;
  const hero = world.heroes[seat];
  const { once, price, steps } = useOf(match, card, use);
  if (once && hero.used.includes(usedMark(card, use))) return ['DNR-ACT-4', 'used'];
  const inHand = instances.zoneOf(card) === instances.layout.base.hand + seat;
  const cards = instances.size(instances.layout.base.hand + seat) - (inHand ? 1 : 0);
  const cost = inHand ? 0 : price.charge;
  if (price.glory.n > hero.glory || price.life >= hero.life || price.card > cards)
    return ['DNR-RES-6', 'cannot-pay'];
  const why = whyNoMp(match, seat, price.mp);
  if (why) return why;
  if (cost > chargesOn(match, card)) return ['DNR-RES-6', 'cannot-pay'];
  const scope = ownScope(match, seat, card);
  if (!feasible(match, steps, scope) || !changesSomething(match, steps, scope))
    return ['DNR-CARD-10', 'no-target'];
  return undefined;
}

/** Every activation of a player that `fits` the moment is added to something, or why not. */
export function addUses<To>(
  match: M,
  seat: Seat,
  fits: (use: Use) => boolean,
  to: To,
  add: (match: M, seat: Seat, to: To, card: Instance, use: number, why: WhyNot) => void,
): void {
  const { hears, speakers, out } = match.world.heroes[seat];
  if (!(hears & USABLE) || out) return;
  for (const card of speakers) {
    const { uses } = textOn(match.face(card) as Card);
    if (uses.length === 0 || controllerOf(match, card) !== seat) continue;
    for (let use = 0; use < uses.length; use++)
      if (fits(uses[use])) add(match, seat, to, card, use, whyNotUsed(match, seat, card, use));
  }
}

function addOption(
  match: M,
  _seat: Seat,
  options: Options<World>,
  card: Instance,
  use: number,
  why: WhyNot,
): void {
  if (why === undefined) options.add(`use:${card}:${use}`, { do: 'activate', card, use, variable: 0 });
  else if (options.explains)
    options.forbid(`use:${card}:${use}`, why[0], why[1], { act: 'use', ...aboutCard(match, card) });
}

function isInHeroPhase({ time }: Use): boolean {
  return time === 'hero';
}

function isAtOpenPoints({ time, window }: Use): boolean {
  return time === 'anytime' && window === '';
}

function isFreeAtOpenPoints(use: Use): boolean {
  return isAtOpenPoints(use) && use.price.mp === 0;
}

/** DNR-ACT-3 */
const heroActs: Adds = (match, seat, options) => addUses(match, seat, isInHeroPhase, options, addOption);

/** DNR-ACT-2, DNR-WINDOW-3: what names no window; what costs MP only in the Hero Phase of one's own turn (DNR-ACT-6). */
const openActs: Adds = (match, seat, options) => {
  const { active, phase } = match.world;
  const withMp = seat !== active || phase === 'hero';
  addUses(match, seat, withMp ? isAtOpenPoints : isFreeAtOpenPoints, options, addOption);
};

/** Any card of the hand. */
const HAND_CARDS: Cards = { noun: 'card', flags: flagBit('card', 'hand'), tests: [] };

const handlers: Handlers<World, Activate> = {
  activate(match, { card, use, variable }, { seat }) {
    const hero = match.world.heroes[seat];
    const { once, price, steps } = useOf(match, card, use);
    const scope = ownScope(match, seat, card, variable);
    if (hero.out) return;
    if (once) hero.used = [...hero.used, usedMark(card, use)];
    match.tell({ type: 'used', seat, card });
    spend(match, seat, 'glory', worth(price.glory, variable));
    spendMp(match, seat, price.mp);
    if (price.life > 0) {
      hero.life -= price.life;
      match.tell({ type: 'paid-life', seat, by: price.life, life: hero.life });
    }
    match.pushAll(steps as Happening, scope);
    if (price.charge > 0) match.push({ do: 'charge', by: { n: -price.charge, times: 0 } }, scope);
    if (price.this) discardCard(match, card);
    if (price.card > 0) match.push({ do: 'give-cards', of: HAND_CARDS, left: price.card, you: seat }, scope);
  },

  /** DNR-CARRY-11 */
  charge(match, { by }, scope) {
    const left = Math.max(0, chargesOn(match, scope.card) + worth(by, scope.value));
    setCharges(match, scope.card, left);
    match.tell({ type: 'charges', card: scope.card, left });
    if (left === 0) discardCard(match, scope.card);
  },
};

const chapter: Chapter<World, Activate> = { handlers, questions: {} };
export const uses: RuleChapter = { ...chapter, heroActs, openActs };
