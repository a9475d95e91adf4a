/** DNR-WINDOW-8, DNR-WINDOW-10, DNR-WINDOW-12, DNR-WINDOW-14: what may be played before a roll, in a space, at an attempt, when Life is at stake. */
import { type Instance, NONE, type Plays, type Scope, type Seat, scopeOf } from '@underhall/kernel';
import { adventure, mapOf, seatOfHero } from '../cards.ts';
import type { RuleChapter, WhyNot, WindowRules } from '../chapter.ts';
import { rollOf } from '../combat/striking.ts';
import type { AdventureCard } from '../content/cards.ts';
import { USABLE, type Use, windowBit } from '../content/texts.ts';
import { AT_ANY_TIME, IN_HERO_PHASE } from '../content/times.ts';
import type { Steps } from '../language/says.ts';
import { ignores } from '../modifiers/rules.ts';
import { SEARCH_ROLL } from '../quests/search.ts';
import { PLAIN_ROLL, type Roll, rollFits } from '../rolls/kinds.ts';
import type { M, World } from '../world.ts';
import { addBanes, newBane } from './banes.ts';
import { addGloryCards, playOf } from './playing.ts';
import { triggersNow } from './triggers.ts';
import { addUses } from './uses.ts';

/** What a player may play in a window: Glory cards for one of these times (bits) and activations that fit it. */
export function addPlays(
  match: M,
  seat: Seat,
  plays: Plays<World>,
  times: number,
  cards: (card: AdventureCard) => boolean,
  uses: (use: Use) => boolean,
): void {
  addGloryCards(match, seat, times, cards, plays, addCard);
  addUses(match, seat, uses, plays, addUse);
}

/** DNR-CARD-2: what he plays is about his own hero. */
function onSelf({ world }: M, seat: Seat): Scope {
  return scopeOf(seat, NONE, 0, world.heroes[seat].card);
}

function addCard(match: M, seat: Seat, { may }: Plays<World>, card: Instance, why: WhyNot): void {
  const { id, effect } = playOf(card);
  if (why === undefined) may.push({ id, effect, scope: onSelf(match, seat) });
}

function addUse(match: M, seat: Seat, { may }: Plays<World>, card: Instance, use: number, why: WhyNot): void {
  const effect = { do: 'activate', card, use, variable: 0 } as const;
  if (why === undefined) may.push({ id: `use:${card}:${use}`, effect, scope: onSelf(match, seat) });
}

/** `aim` is the hero it is played against, or NONE where that is to be decided. */
export function addBane(
  _match: M,
  seat: Seat,
  { may }: Plays<World>,
  card: Instance,
  why: WhyNot,
  aim: Instance,
): void {
  if (why === undefined)
    may.push({ id: `play:${card}`, effect: newBane(card, aim), scope: scopeOf(seat, card) });
}

/** Does a hand hold a card for one of these times (bits)? Hands are secret, so this is no index of the world. */
export function holds(match: M, seat: Seat, times: number): boolean {
  const { instances } = match;
  const zone = instances.layout.base.hand + seat;
  for (let card = instances.first(zone); card !== NONE; card = instances.next(card))
    if (adventure(match, card).played & times) return true;
  return false;
}

function anybodyHolds(match: M, times: number): boolean {
  for (let seat = 0; seat < match.seats; seat++) if (holds(match, seat, times)) return true;
  return false;
}

function always(): boolean {
  return true;
}

/** The roll of a player in the window that is open; undefined if he rolls no die of it. */
function rollIn(match: M, seat: Seat, about: Seat): Roll | undefined {
  const subject = match.subject();
  if (subject?.do === 'roll-attack') return attackRoll(match, subject.attack, seat);
  if (seat !== about) return undefined;
  if (subject?.do === 'roll-search') return SEARCH_ROLL;
  if (subject?.do === 'roll-threat') return subject.roll;
  return subject?.do === 'roll-plain' ? PLAIN_ROLL : undefined;
}

/** The die of a hero who takes part: he attacks, or answers an attack. */
function attackRoll(match: M, at: number, seat: Seat): Roll | undefined {
  const attack = match.world.combat?.attacks[at];
  if (attack && seatOfHero(match, attack.card) === seat) return rollOf(match, attack, 'attack');
  return attack && seatOfHero(match, attack.target) === seat ? rollOf(match, attack, 'counter') : undefined;
}

const ROLL = windowBit('roll');
const ATTEMPT = windowBit('attempt');
const LETHAL = windowBit('lethal');
const IN_SPACES = windowBit('enter') | IN_HERO_PHASE | AT_ANY_TIME;

/** CH-11: Glory cards and abilities of who rolls, and Banes of the others against him. */
const roll: WindowRules = {
  asks: 'all',
  listens(match) {
    for (const { hears } of match.world.heroes) if (hears & ROLL) return true;
    return anybodyHolds(match, ROLL);
  },
  plays(match, window, seat, plays) {
    if (!(match.world.heroes[seat].hears & ROLL) && !holds(match, seat, ROLL)) return;
    const about = (roll: Roll) => (one: Pick<Use, 'window' | 'roll'>) =>
      one.window === 'roll' && one.roll !== undefined && rollFits(roll, one.roll);
    const own = rollIn(match, seat, window.seat);
    if (own) addPlays(match, seat, plays, ROLL, ({ when }) => when?.some(about(own)) ?? false, about(own));
    const theirs = rollIn(match, window.seat, window.seat);
    if (theirs && seat !== window.seat)
      addBanePlays(match, seat, window.seat, ROLL, ({ when }) => when?.some(about(theirs)) ?? false, plays);
  },
};

/** Banes that a player may play against a hero in a window that is about him. */
function addBanePlays(
  match: M,
  seat: Seat,
  against: Seat,
  times: number,
  fits: (card: AdventureCard) => boolean,
  plays: Plays<World>,
): void {
  addBanes(match, seat, times, fits, plays, addBane, match.world.heroes[against].card);
}

/** CH-25, DNR-WINDOW-12: the others may interfere with an attempt. */
const quest: WindowRules = {
  asks: 'all',
  listens: (match) => anybodyHolds(match, ATTEMPT),
  plays(match, window, seat, plays) {
    if (seat === window.seat || match.subject()?.do !== 'try') return;
    addBanePlays(match, seat, window.seat, ATTEMPT, always, plays);
  },
};

/** Does an effect keep a hero alive? */
function saves(steps: Steps): boolean {
  return steps.some(({ do: verb }) => verb === 'heal' || verb === 'prevent');
}

function savesAtLeast(card: AdventureCard): boolean {
  return saves(card.effect.steps) || card.effect.uses.some(({ steps }) => saves(steps));
}

/** CH-29: what names the window, and any Anytime play that heals or prevents. */
const lethal: WindowRules = {
  asks: 'alone',
  listens: (match, about) =>
    (match.world.heroes[about].hears & USABLE) !== 0 || holds(match, about, LETHAL | AT_ANY_TIME),
  plays(match, window, seat, plays) {
    if (seat !== window.seat || match.subject() === undefined) return;
    addPlays(
      match,
      seat,
      plays,
      LETHAL | AT_ANY_TIME,
      (card) => (card.played & LETHAL) !== 0 || savesAtLeast(card),
      ({ time, window: word, steps }) =>
        word === 'lethal' || (time === 'anytime' && word === '' && saves(steps)),
    );
  },
};

/** DNR-WINDOW-10: does the space he has entered do anything to him? */
function concerns(match: M, seat: Seat): boolean {
  const { centre } = mapOf(match, match.world.heroes[seat].space);
  if (centre.kind === 'effect') return true;
  if ((centre.kind === 'pit' || centre.kind === 'spikes') && !ignores(match, seat, centre.kind)) return true;
  return hasTrap(match, seat);
}

/** Does a Trap lie there that has not triggered this turn? */
function hasTrap(match: M, seat: Seat): boolean {
  const { instances, world } = match;
  const on = instances.layout.base.attached + world.spaces[world.heroes[seat].space].card;
  for (let card = instances.first(on); card !== NONE; card = instances.next(card))
    if (adventure(match, card).category === 'trap' && triggersNow(match, card, 'enter', seat).length > 0)
      return true;
  return false;
}

/** CH-23, DNR-SPACE-9 */
const enter: WindowRules = {
  asks: 'alone',
  listens: (match, about) =>
    ((match.world.heroes[about].hears & USABLE) !== 0 || holds(match, about, IN_SPACES)) &&
    concerns(match, about),
  plays(match, window, seat, plays) {
    const subject = match.subject();
    const hero = match.world.heroes[seat];
    if (seat !== window.seat || subject?.do !== 'space-effect' || subject.stay !== hero.stay) return;
    addPlays(
      match,
      seat,
      plays,
      IN_SPACES,
      always,
      ({ time, window: word }) =>
        time === 'hero' || (time === 'anytime' && (word === '' || word === 'enter')),
    );
  },
};

export const cardWindows: RuleChapter = { windows: { roll, quest, lethal, enter } };
