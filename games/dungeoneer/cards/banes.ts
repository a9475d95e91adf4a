/** DLORD, RES: Banes are played with the Peril of an opponent. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Options,
  type Questions,
  type Scope,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { aboutCard } from '../about.ts';
import { adventure, byCard, seatOfHero } from '../cards.ts';
import type { Adds, RuleChapter, WhyNot } from '../chapter.ts';
import type { AdventureCard } from '../content/cards.ts';
import { AT_OPEN_POINTS, BANE_CARD, IN_LORD_PHASE } from '../content/times.ts';
import { candidates } from '../effects/candidates.ts';
import { orNothing } from '../effects/otherwise.ts';
import { feasible } from '../effects/paying.ts';
import { holderOf } from '../effects/people.ts';
import { spend } from '../effects/resources.ts';
import type { Happening } from '../effects.ts';
import { reindex, speaks } from '../modifiers/standing.ts';
import type { M, World } from '../world.ts';
import { takeControl } from './control.ts';
import { discardCard } from './zones.ts';

/** What is known of a Bane on its way into play; the rest is NONE or UNDECIDED. */
interface OnItsWay {
  readonly do: 'bane';
  readonly card: Instance;
  /** The card that its text calls its target, or that it is attached to. */
  readonly aim: Instance;
  /** Whose Peril pays for it (DNR-DLORD-2, DNR-DLORD-3). */
  readonly funder: Seat;
  /** What is spent for # (DNR-EFFECT-2). */
  readonly variable: number;
}

export type BaneEffect =
  | OnItsWay
  /** It is paid for, and takes effect unless somebody cancels it (DNR-WINDOW-7). */
  | (Omit<OnItsWay, 'do'> & { readonly do: 'take-hold' });
export type BaneQuestion =
  | { readonly do: 'bane-at'; readonly bane: OnItsWay }
  | { readonly do: 'whose-peril'; readonly bane: OnItsWay }
  | { readonly do: 'bane-for'; readonly bane: OnItsWay };

const UNDECIDED = -1;

function onSelf({ world }: M, seat: Seat, card: Instance): Scope {
  return scopeOf(seat, card, 0, world.heroes[seat].card);
}

/** DNR-DLORD-2: who must pay, where it is aimed at one hero; NONE where any opponent may. */
function payerFor(match: M, aim: Instance): Seat {
  return aim === NONE ? NONE : seatOfHero(match, aim);
}

/** Opponents with enough Peril (DNR-RES-4, DNR-RES-5, DNR-DLORD-15). */
function funders({ world }: M, seat: Seat, cost: number): Seat[] {
  const found: Seat[] = [];
  for (let one = 0; one < world.heroes.length; one++) if (canFund(world, seat, cost, one)) found.push(one);
  return found;
}

function canFund({ heroes }: World, seat: Seat, cost: number, one: Seat): boolean {
  return one !== seat && !heroes[one].out && heroes[one].peril >= cost;
}

function isFunded({ world }: M, seat: Seat, cost: number): boolean {
  for (let one = 0; one < world.heroes.length; one++) if (canFund(world, seat, cost, one)) return true;
  return false;
}

/** What it may be aimed at, if it can be paid for there (DNR-CARD-10, DNR-RES-6). */
function aims(match: M, seat: Seat, card: Instance): Instance[] {
  const { target, host, cost } = adventure(match, card);
  const named = host ?? target;
  // Whoever pays, it is an opponent.
  if (!named || !isFunded(match, seat, cost)) return [];
  return candidates(match, named, onSelf(match, seat, card)).filter((one) => {
    const payer = payerFor(match, one);
    return payer === NONE || (payer !== seat && match.world.heroes[payer].peril >= cost);
  });
}

function whyNot(match: M, seat: Seat, card: Instance): WhyNot {
  const { target, host, cost, effect } = adventure(match, card);
  if (target || host) return aims(match, seat, card).length > 0 ? undefined : ['DNR-CARD-10', 'no-target'];
  if (!isFunded(match, seat, cost)) return ['DNR-RES-6', 'cannot-pay'];
  // DNR-EFFECT-11
  return feasible(match, effect.steps, onSelf(match, seat, card)) ? undefined : ['DNR-CARD-10', 'no-target'];
}

/** The option to play a Bane. */
const baneOf = byCard((card) => ({ id: `play:${card}`, effect: newBane(card) }));

export function newBane(card: Instance, aim: Instance = NONE): BaneEffect {
  return { do: 'bane', card, aim, funder: NONE, variable: UNDECIDED };
}

/**
 * Every Bane of a hand for one of these times (bits) that `fits` the moment is added to something, or why not; `aim` is
 * given where the moment decides it.
 */
export function addBanes<To>(
  match: M,
  seat: Seat,
  times: number,
  fits: (card: AdventureCard) => boolean,
  to: To,
  add: (match: M, seat: Seat, to: To, card: Instance, why: WhyNot, aim: Instance) => void,
  aim: Instance = NONE,
): void {
  const { instances } = match;
  const zone = instances.layout.base.hand + seat;
  for (let card = instances.first(zone); card !== NONE; card = instances.next(card)) {
    const face = adventure(match, card);
    if (!(face.played & BANE_CARD) || !(face.played & times)) continue;
    if (!fits(face)) continue;
    if (aim !== NONE && !aims(match, seat, card).includes(aim)) continue;
    add(match, seat, to, card, whyNot(match, seat, card), aim);
  }
}

function always(): boolean {
  return true;
}

function addOption(match: M, _seat: Seat, options: Options<World>, card: Instance, why: WhyNot): void {
  if (why === undefined) options.put(baneOf(card));
  else if (options.explains)
    options.forbid(`play:${card}`, why[0], why[1], { act: 'play', ...aboutCard(match, card) });
}

/** DNR-DLORD-5, DNR-TIME-1 */
const lordActs: Adds = (match, seat, options) =>
  addBanes(match, seat, IN_LORD_PHASE, always, options, addOption);

/** DNR-TIME-4, DNR-TIME-5 */
const openActs: Adds = (match, seat, options) =>
  addBanes(match, seat, AT_OPEN_POINTS, always, options, addOption);

const handlers: Handlers<World, BaneEffect> = {
  bane(match, bane, scope) {
    const { card, aim, funder, variable } = bane;
    const { target, host, most, cost } = adventure(match, card);
    const payer = payerFor(match, aim);
    if ((target || host) && aim === NONE) match.push({ do: 'bane-at', bane }, scope);
    else if (funder === NONE && payer === NONE) match.push({ do: 'whose-peril', bane }, scope);
    else if (funder === NONE) match.push({ ...bane, funder: payer }, scope);
    else if (most > 0 && variable === UNDECIDED) match.push({ do: 'bane-for', bane }, scope);
    else {
      const spent = Math.max(0, variable);
      spend(match, funder, 'peril', cost + spent);
      match.instances.toTop(card, match.instances.layout.base.played);
      match.tell({ type: 'played', seat: scope.seat, card, variable: spent });
      const subject = { do: 'take-hold', card, aim, funder, variable: spent } as const;
      match.open('bane', scope.seat, 0, subject, scopeOf(scope.seat));
    }
  },

  /** DNR-DUR-7, DNR-DUR-13, DNR-DLORD-16 */
  'take-hold'(match, { card, aim, variable }, { seat }) {
    const { instances, world } = match;
    const { base } = instances.layout;
    const { duration, effect } = adventure(match, card);
    const afflicted = seatOfHero(match, aim);
    if (afflicted !== NONE && world.heroes[afflicted].out) {
      discardCard(match, card);
      return;
    }
    if (duration === 'instant') discardCard(match, card);
    else {
      const zone = duration === 'attachment' ? base.attached + aim : base.banes;
      const before = afflicted === NONE ? seat : afflicted;
      instances.toBottom(card, duration === 'attachment' ? zone : zone + before);
      takeControl(match, card, seat);
      if (speaks(match, card)) reindex(match);
    }
    const it = aim === NONE ? world.heroes[seat].card : aim;
    match.pushAll(effect.steps as Happening, scopeOf(seat, card, variable, it));
  },
};

const questions: Questions<World, BaneQuestion> = {
  /** CH-7 */
  'bane-at': {
    kind: 'ask',
    midway: true,
    options(match, { bane }, { seat }, options) {
      for (const aim of aims(match, seat, bane.card)) options.add(`at:${aim}`, { ...bane, aim });
      orNothing(options);
    },
  },

  /** CH-7, DNR-DLORD-3 */
  'whose-peril': {
    kind: 'ask',
    midway: true,
    options(match, { bane }, { seat }, options) {
      for (const funder of funders(match, seat, adventure(match, bane.card).cost))
        options.add(`fund:${funder}`, { ...bane, funder });
      orNothing(options);
    },
  },

  /** CH-7, DNR-EFFECT-2 */
  'bane-for': {
    kind: 'ask',
    midway: true,
    options(match, { bane }, _scope, options) {
      const { cost, most } = adventure(match, bane.card);
      const left = Math.min(most, match.world.heroes[bane.funder].peril - cost);
      for (let variable = 0; variable <= left; variable++)
        options.add(`spend:${variable}`, { ...bane, variable });
      orNothing(options);
    },
  },
};

/** DNR-WINDOW-7: whom a Bane affects. */
export function isAffected(
  match: M,
  { card, aim }: Pick<OnItsWay, 'card' | 'aim'>,
  seat: Seat,
  player: Seat,
): boolean {
  if (seat === player) return false;
  if (aim === NONE) return true;
  const hero = seatOfHero(match, aim);
  const { target, host } = adventure(match, card);
  return (target ?? host) !== undefined && (hero === NONE ? holderOf(match, aim) : hero) === seat;
}

const chapter: Chapter<World, BaneEffect, BaneQuestion> = { handlers, questions };
export const banes: RuleChapter = { ...chapter, lordActs, openActs };
