/** CARRY, DUR, TIME: Adventure cards are played from the hand. */
import {
  type Chapter,
  EVERYBODY,
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
import { adventure, byCard } from '../cards.ts';
import type { Adds, RuleChapter, WhyNot } from '../chapter.ts';
import { canBecomeMinion } from '../combat/minions.ts';
import type { AdventureCard, Card } from '../content/cards.ts';
import { AT_OPEN_POINTS, GLORY_CARD, IN_HERO_PHASE } from '../content/times.ts';
import { candidates } from '../effects/candidates.ts';
import { orNothing } from '../effects/otherwise.ts';
import { spend } from '../effects/resources.ts';
import type { Happening } from '../effects.ts';
import { forbids, gloryCost } from '../modifiers/rules.ts';
import { reindex, speaks } from '../modifiers/standing.ts';
import type { M, World } from '../world.ts';
import { setCharges, takeControl } from './control.ts';
import { whyNotCarried } from './limits.ts';
import { changesSomething } from './usefulness.ts';
import { singleUse, whyNotUsed } from './uses.ts';
import { discardCard } from './zones.ts';

/** A card on its way into play: what is still to be decided about it is UNDECIDED or NONE. */
export type Play = {
  readonly do: 'play';
  readonly card: Instance;
  /** What is spent for # (DNR-EFFECT-1). */
  readonly variable: number;
  /** The card it is attached to. */
  readonly host: Instance;
  /** The card that its text calls its target (DNR-EFFECT-19). */
  readonly target: Instance;
  /** Of a Treasure that is used up: used at once, or kept (CH-30). */
  readonly at: 'once' | 'later' | '';
};

export type PlayQuestion =
  | { readonly do: 'how-much'; readonly play: Play }
  | { readonly do: 'on-what'; readonly play: Play }
  | { readonly do: 'at-what'; readonly play: Play }
  | { readonly do: 'use-or-keep'; readonly play: Play };

const UNDECIDED = -1;

/** DNR-CARD-2: a Glory card is about its player's own hero. */
function onSelf({ world }: M, seat: Seat, card: Instance, variable = 0): Scope {
  return scopeOf(seat, card, variable, world.heroes[seat].card);
}

/** Why a Glory card cannot be played; undefined if it can. */
function whyNotPlayed(match: M, seat: Seat, card: Instance): WhyNot {
  const face = adventure(match, card);
  if (gloryCost(match, seat, card) > match.world.heroes[seat].glory) return ['DNR-RES-6', 'cannot-pay'];
  if (forbids(match, seat, 'glory-cards')) return ['DNR-ORDER-6', 'card-forbids'];
  const rule = whyNotCarried(match, seat, face);
  if (rule !== undefined && !usableAtOnce(match, seat, card)) return [rule, 'cannot-carry'];
  if (face.host && candidates(match, face.host, onSelf(match, seat, card)).length === 0)
    return ['DNR-CARD-10', 'no-target'];
  if (face.target && targetsOf(match, seat, card).length === 0) return ['DNR-CARD-10', 'no-target'];
  return undefined;
}

/** DNR-CARD-10; Quest monsters are no cards that could be discarded or taken (DNR-QSLAY-12). */
function targetsOf(match: M, seat: Seat, card: Instance): Instance[] {
  const { target, effect } = adventure(match, card);
  if (!target) return [];
  const binds = effect.steps.some((step) => step.do === 'minion');
  return candidates(match, target, onSelf(match, seat, card)).filter(
    (one) => (match.face(one) as Card).back !== 'quest' && (!binds || canBecomeMinion(match, seat, one)),
  );
}

/** DNR-CARRY-12, DNR-CARRY-14 */
function usableAtOnce(match: M, seat: Seat, card: Instance): boolean {
  const use = singleUse(adventure(match, card));
  return use >= 0 && whyNotUsed(match, seat, card, use) === undefined;
}

/** Would playing it do anything? What stays in play always does. */
function isWorthIt(match: M, seat: Seat, card: Instance): boolean {
  const { duration, effect, most } = adventure(match, card);
  return duration !== 'instant' || changesSomething(match, effect.steps, onSelf(match, seat, card, most));
}

/** Every Glory card of a hand for one of these times (bits) that `fits` the moment is added to something, or why not. */
export function addGloryCards<To>(
  match: M,
  seat: Seat,
  times: number,
  fits: (card: AdventureCard) => boolean,
  to: To,
  add: (match: M, seat: Seat, to: To, card: Instance, why: WhyNot) => void,
): void {
  const { instances } = match;
  const zone = instances.layout.base.hand + seat;
  for (let card = instances.first(zone); card !== NONE; card = instances.next(card)) {
    const face = adventure(match, card);
    if (!(face.played & GLORY_CARD) || !(face.played & times)) continue;
    if (!fits(face)) continue;
    if (isWorthIt(match, seat, card)) add(match, seat, to, card, whyNotPlayed(match, seat, card));
  }
}

/** The option to play a Glory card. */
export const playOf = byCard((card) => ({ id: `play:${card}`, effect: newPlay(card) }));

function newPlay(card: Instance): Play {
  return { do: 'play', card, variable: UNDECIDED, host: NONE, target: NONE, at: '' };
}

function addOption(match: M, _seat: Seat, options: Options<World>, card: Instance, why: WhyNot): void {
  if (why === undefined) options.put(playOf(card));
  else if (options.explains)
    options.forbid(`play:${card}`, why[0], why[1], { act: 'play', ...aboutCard(match, card) });
}

function isNotAnytime({ played }: AdventureCard): boolean {
  return (played & AT_OPEN_POINTS) === 0;
}

function always(): boolean {
  return true;
}

/** DNR-CARRY-1, DNR-TIME-2, DNR-TIME-6 */
const heroActs: Adds = (match, seat, options) =>
  addGloryCards(match, seat, IN_HERO_PHASE, isNotAnytime, options, addOption);

/** DNR-TIME-4, DNR-WINDOW-3 */
const openActs: Adds = (match, seat, options) =>
  addGloryCards(match, seat, AT_OPEN_POINTS, always, options, addOption);

const handlers: Handlers<World, Play> = {
  play(match, play, scope) {
    const { seat } = scope;
    const face = adventure(match, play.card);
    const own = scopeOf(seat, play.card, 0, scope.it);
    if (face.most > 0 && play.variable === UNDECIDED) match.push({ do: 'how-much', play }, own);
    else if (face.host && play.host === NONE) match.push({ do: 'on-what', play }, own);
    else if (face.target && play.target === NONE) match.push({ do: 'at-what', play }, own);
    else if (singleUse(face) >= 0 && play.at === '') match.push({ do: 'use-or-keep', play }, own);
    else bringIntoPlay(match, play, seat);
  },
};

/** DNR-CARD-4, DNR-CARD-5, DNR-DUR-7, DNR-DUR-12: it is paid for and takes effect. */
function bringIntoPlay(match: M, { card, variable, host, target, at }: Play, seat: Seat): void {
  const { instances } = match;
  const { base } = instances.layout;
  const face = adventure(match, card);
  const spent = Math.max(0, variable);
  spend(match, seat, 'glory', gloryCost(match, seat, card) + spent);
  // Everybody sees what it is, wherever it goes next.
  instances.reveal(card, EVERYBODY);
  match.tell({ type: 'played', seat, card, variable: spent });
  if (face.duration === 'instant') {
    // It comes from nobody's hand any more: that it was played is told already.
    instances.toBottom(card, base.played);
    discardCard(match, card);
  } else if (face.duration === 'attachment') {
    instances.toBottom(card, base.attached + host);
    takeControl(match, card, seat);
  } else instances.toBottom(card, (face.kind === 'boon' ? base.boons : base.treasures) + seat);
  if (face.charges > 0) setCharges(match, card, face.charges);
  if (speaks(match, card)) reindex(match);
  if (at === 'once') match.push({ do: 'activate', card, use: singleUse(face), variable: 0 }, scopeOf(seat));
  const it = target === NONE ? match.world.heroes[seat].card : target;
  match.pushAll(face.effect.steps as Happening, scopeOf(seat, card, spent, it));
}

const questions: Questions<World, PlayQuestion> = {
  /** CH-7, DNR-EFFECT-1, DNR-EFFECT-2 */
  'how-much': {
    kind: 'ask',
    midway: true,
    options(match, { play }, { seat }, options) {
      const left = match.world.heroes[seat].glory - gloryCost(match, seat, play.card);
      const most = Math.min(left, adventure(match, play.card).most);
      for (let variable = 0; variable <= most; variable++)
        options.add(`spend:${variable}`, { ...play, variable });
    },
  },

  /** CH-7, DNR-DUR-1, DNR-DUR-2 */
  'on-what': {
    kind: 'ask',
    midway: true,
    options(match, { play }, { seat }, options) {
      const { host } = adventure(match, play.card);
      if (!host) return;
      for (const one of candidates(match, host, onSelf(match, seat, play.card)))
        options.add(`on:${one}`, { ...play, host: one });
      orNothing(options);
    },
  },

  /** CH-7 */
  'at-what': {
    kind: 'ask',
    midway: true,
    options(match, { play }, { seat }, options) {
      for (const target of targetsOf(match, seat, play.card))
        options.add(`at:${target}`, { ...play, target });
      orNothing(options);
    },
  },

  /** CH-30 */
  'use-or-keep': {
    kind: 'ask',
    midway: true,
    options(match, { play }, { seat }, options) {
      const rule = whyNotCarried(match, seat, adventure(match, play.card));
      if (usableAtOnce(match, seat, play.card)) options.add('use-now', { ...play, at: 'once' });
      if (rule === undefined) options.add('keep', { ...play, at: 'later' });
      else options.forbid('keep', rule, 'cannot-carry');
    },
  },
};

const chapter: Chapter<World, Play, PlayQuestion> = { handlers, questions };
export const playing: RuleChapter = { ...chapter, heroActs, openActs };
