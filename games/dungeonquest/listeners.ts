/** Who listens to what: the triggers of abilities, kept cards, Loot and Runes in the windows of the game. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type OpenWindow,
  type Options,
  type Plays,
  type Seat,
  scopeOf,
  type Zone,
} from '@underhall/kernel';
import { isSpared, usesAtOnce, usesLater } from './chores.ts';
import type { DungeonQuestEffect, Steps } from './effects.ts';
import { feasible } from './flow.ts';
import { OBSTACLES } from './obstacles.ts';
import { useId } from './option-ids.ts';
import { asks, eventBit, powerless, type Trigger } from './triggers.ts';
import { ATTRIBUTES } from './verbs.ts';
import { cardFace, editionOf, heroCard, isInside, type M, OUT, type World } from './world.ts';

/** Windows in which seats other than the one it is about may have something to play. */
const OPEN_TO_ALL = ['sun-step', 'dragon-drawn'];
/** Where a `use own-turn` may be played besides the questions of the turn. */
const WITH_OWN_TURN = 'turn-start';
/** What may be used in place of the action of a turn, or besides it. */
export const INSTEAD_OF_ACTION = eventBit('action') | eventBit('own-turn');
export const IN_OWN_TURN = eventBit('own-turn');

interface Moment {
  /** The events it stands for. */
  readonly bits: number;
  readonly openToAll: boolean;
}

const moments = new Map<string, Moment>();

/** What a window is about, found once for each name: windows open several times a turn. */
function momentOf(window: string): Moment {
  let moment = moments.get(window);
  if (moment === undefined) {
    const events = eventBit(window === 'dragon-drawn' ? 'drawn' : window);
    const bits = window === WITH_OWN_TURN ? events | IN_OWN_TURN : events;
    moment = { bits, openToAll: OPEN_TO_ALL.includes(window) };
    moments.set(window, moment);
  }
  return moment;
}

/** Is it worth asking at all? Only the Hero it is about, or, for some windows, anybody. */
export function listens(match: M, window: string, about: Seat): boolean {
  const { bits, openToAll } = momentOf(window);
  const hero = match.world.heroes[about];
  if (bits & IN_OWN_TURN && (hero.retries.length > 0 || editionOf(match).mustBegin(hero))) return true;
  if (!openToAll) return hears(match, about, bits);
  for (let seat = 0; seat < match.seats; seat++) if (hears(match, seat, bits)) return true;
  return false;
}

function hears(match: M, seat: Seat, bits: number): boolean {
  const hero = match.world.heroes[seat];
  if (!isInside(hero) && hero.state !== OUT) return false;
  if (heroCard(match, seat).hears & bits) return true;
  const { instances } = match;
  const { base } = instances.layout;
  return (
    anyHears(match, instances.first(base.kept + seat), bits) ||
    anyHears(match, instances.first(base.loot + seat), bits) ||
    anyHears(match, instances.first(base.runes + seat), bits)
  );
}

function anyHears(match: M, first: Instance, bits: number): boolean {
  for (let card = first; card !== NONE; card = match.instances.next(card)) {
    if (cardFace(match, card).hears & bits) return true;
  }
  return false;
}

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** In which order seats are asked: the Hero it is about, then, where others are concerned, to the left. */
export function windowOrder(match: M, window: string, about: Seat): readonly Seat[] {
  return momentOf(window).openToAll ? match.seatsFrom(about) : ALONE[about];
}

export function plays(match: M, window: OpenWindow, seat: Seat, found: Plays<World>): void {
  const hero = match.world.heroes[seat];
  if (!isInside(hero) && window.name !== 'game-end') return;
  if (window.name === 'turn-start') {
    editionOf(match).beginning(match, seat, found);
    for (const card of hero.retries) {
      found.must.push({
        id: named(found.must, `again:${cardFace(match, card).id}`),
        effect: { do: 'meet-again' },
        scope: scopeOf(seat, card),
      });
    }
  }
  const bits = bitsIn(match, window, seat, found);
  if (heroCard(match, seat).hears & bits) abilityPlays(match, window, seat, found);
  const { base } = match.instances.layout;
  playsFrom(match, base.kept + seat, bits, window, seat, found);
  playsFrom(match, base.loot + seat, bits, window, seat, found);
  playsFrom(match, base.runes + seat, bits, window, seat, found);
}

/** At a calm start of a turn, cards for any time of it can wait for the action. */
function bitsIn(match: M, window: OpenWindow, seat: Seat, found: Plays<World>): number {
  const { bits } = momentOf(window.name);
  if (!(bits & IN_OWN_TURN) || !usesLater(match, seat)) return bits;
  const stirs = found.must.length > 0 || hears(match, seat, bits & ~IN_OWN_TURN);
  return stirs ? bits : bits & ~IN_OWN_TURN;
}

function playsFrom(
  match: M,
  zone: Zone,
  bits: number,
  window: OpenWindow,
  seat: Seat,
  found: Plays<World>,
): void {
  const { instances } = match;
  for (let card = instances.first(zone); card !== NONE; card = instances.next(card)) {
    if (cardFace(match, card).hears & bits) cardPlays(match, window, seat, card, found);
  }
}

function abilityPlays(match: M, window: OpenWindow, seat: Seat, found: Plays<World>): void {
  const { abilities } = heroCard(match, seat);
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i];
    if (editionOf(match).isReplaced(match, ability)) continue;
    const { triggers, plays } = ability;
    for (let n = 0; n < triggers.length; n++) {
      const trigger = triggers[n];
      if (!concerns(match, window, seat, trigger) || isUsedUp(match, trigger, seat, NONE, i)) continue;
      if (asks(trigger.effects) && isSpared(match, window.name, seat)) continue;
      const scope = scopeOf(seat, NONE, i);
      // Nobody is asked whether he wants what cannot be done.
      const choice = mayOf(trigger);
      if (choice !== undefined && !feasible(match, choice, scope)) continue;
      const { id, effect } = plays[n];
      const atOnce = choice !== undefined && usesAtOnce(match, window.name, seat, choice);
      found.must.push({ id, effect: atOnce ? all(choice) : effect, scope });
    }
  }
}

/** DQ-RUNE-1, DQ-RUNE-3: what happens by itself, and what its owner may use. */
function cardPlays(match: M, window: OpenWindow, seat: Seat, card: Instance, found: Plays<World>): void {
  const { triggers, id } = cardFace(match, card);
  for (let i = 0; i < triggers.length; i++) {
    const trigger = triggers[i];
    if (!concerns(match, window, seat, trigger) || isUsedUp(match, trigger, seat, card, i)) continue;
    const may = trigger.mode === 'use' || asks(trigger.effects);
    if (may && isSpared(match, window.name, seat)) continue;
    const against = cardAgainst(match, seat, id);
    if (against !== NONE) {
      const scope = scopeOf(seat, against, card);
      found.must.push({ id: named(found.must, `on:${id}`), effect: CANCEL_KEPT, scope });
      continue;
    }
    const scope = scopeOf(seat, card, i);
    // DQ-OPTCLOAK-8: Loot that does something by itself is shown before it does.
    const effects = editionOf(match).isSecret(match) ? [SHOW, ...trigger.effects] : trigger.effects;
    const choice = mayOf(trigger);
    if (choice !== undefined) {
      // Only its owner is asked, so that nobody learns what he could have done (DQ-OPTCLOAK-8).
      // DQR-TURN-6: in the order that he chooses.
      const early = trigger.event === 'turn-start';
      found.may.push({ id: useId(match, card), effect: all([SHOW, ...choice]), scope, early });
    } else if (trigger.mode === 'on') {
      found.must.push({ id: named(found.must, `on:${id}`), effect: all(effects), scope });
    } else if (
      feasible(match, trigger.effects, scope) &&
      !found.may.some((play) => play.id === useId(match, card))
    ) {
      found.may.push({ id: useId(match, card), effect: using(trigger), scope });
    }
  }
}

const DRAWN = eventBit('drawn');

/** The Loot or kept card of a Hero that takes all effect from a card he has kept from before; NONE if there is none. */
function cardAgainst(match: M, seat: Seat, id: string): Instance {
  const { base } = match.instances.layout;
  const loot = firstAgainst(match, base.loot + seat, id);
  return loot === NONE ? firstAgainst(match, base.kept + seat, id) : loot;
}

function firstAgainst(match: M, zone: Zone, id: string): Instance {
  const { instances } = match;
  for (let card = instances.first(zone); card !== NONE; card = instances.next(card)) {
    const { hears, triggers } = cardFace(match, card);
    if (hears & DRAWN && triggers.some((trigger) => takesEffectFrom(trigger, id))) return card;
  }
  return NONE;
}

function takesEffectFrom(trigger: Trigger, id: string): boolean {
  const name = trigger.mode === 'on' ? powerless(trigger) : '';
  return name !== '' && id.endsWith(name);
}

/** What a trigger offers that only says that its owner may do something. */
function mayOf({ mode, effects }: Trigger): Steps | undefined {
  if (mode !== 'on' || effects.length !== 1) return undefined;
  const only = effects[0];
  return only.do === 'may' ? only.block : undefined;
}

function all(effects: Steps): DungeonQuestEffect {
  return { do: 'all', effects };
}

const SHOW: DungeonQuestEffect = { do: 'show-card' };
const CANCEL_KEPT: DungeonQuestEffect = all([SHOW, { do: 'cancel-kept' }]);

function using(trigger: Trigger): DungeonQuestEffect {
  return all([{ do: 'spend' }, ...trigger.effects]);
}

/** Two cards of the same name: `on:bane-spider`, `on:bane-spider:2`. */
function named(plays: readonly { readonly id: string }[], id: string): string {
  let name = id;
  for (let n = 2; plays.some((play) => play.id === name); n++) name = `${id}:${n}`;
  return name;
}

/** DQ-LIMIT-5 */
function isUsedUp(match: M, { limit }: Trigger, seat: Seat, card: Instance, index: number): boolean {
  const { used } = match.world.heroes[seat];
  return limit !== '' && used.length > 0 && used.includes(`${limit}:${card}:${index}`);
}

/** Does what happens concern this trigger of this seat? */
function concerns(match: M, window: OpenWindow, seat: Seat, trigger: Trigger): boolean {
  const { event, subject } = trigger;
  if (event === 'own-turn')
    return window.name === WITH_OWN_TURN && seat === match.world.active && trigger.mode === 'use';
  if (event === 'drawn' && window.name.endsWith('drawn')) return concernsDrawn(match, window, seat, subject);
  if (event !== window.name) return false;
  if (event !== 'sun-step' && seat !== window.seat) return false;
  if (subject === '' || subject === 'any') return true;
  switch (event) {
    case 'obstacle':
      return OBSTACLES[window.value] === subject;
    case 'before-test':
    case 'test-rolled':
    case 'test-failed':
      return ATTRIBUTES[window.value] === subject;
    case 'wounded':
      return harmIn(match) === subject;
    case 'enter':
      return (window.value === 0 ? 'catacombs' : 'tower') === subject;
    default:
      return editionOf(match).concerns(match, event, window.value, subject);
  }
}

/** Where the wounds come from that are about to be suffered. */
function harmIn(match: M): string | undefined {
  const suffer = match.subject();
  return suffer?.do === 'suffer' ? suffer.source : undefined;
}

/** DQ-ENC-9: `drawn trap`, `drawn dungeon`, or the name of a card. Dragon Rage concerns everybody it would hurt. */
function concernsDrawn(match: M, window: OpenWindow, seat: Seat, subject: string): boolean {
  const { id, type, back, rages } = cardFace(match, window.value);
  if (subject === 'dragon-rage') return rages && isThreatened(match, seat);
  if (seat !== window.seat) return false;
  if (subject === 'trap') return type === 'Trap';
  return subject === 'dungeon' ? back === 'dungeon' : id.endsWith(subject);
}

function isThreatened(match: M, seat: Seat): boolean {
  const { heroes } = match.world;
  return isInside(heroes[seat]) && heroes[seat].space === heroes[match.world.active].space;
}

/** Adds the cards a Hero may use at a moment of his own turn: in place of his action, or besides it. */
export function addUses(
  match: M,
  seat: Seat,
  events: number,
  question: DungeonQuestEffect,
  options: Options<World>,
): void {
  const { base } = match.instances.layout;
  usesFrom(match, base.kept + seat, seat, events, question, options);
  usesFrom(match, base.loot + seat, seat, events, question, options);
  usesFrom(match, base.runes + seat, seat, events, question, options);
}

function usesFrom(
  match: M,
  zone: Zone,
  seat: Seat,
  events: number,
  question: DungeonQuestEffect,
  options: Options<World>,
): void {
  const { instances } = match;
  for (let card = instances.first(zone); card !== NONE; card = instances.next(card)) {
    const { triggers, hears } = cardFace(match, card);
    if (!(hears & events)) continue;
    for (let i = 0; i < triggers.length; i++) {
      const trigger = triggers[i];
      if (trigger.mode !== 'use' || !(eventBit(trigger.event) & events)) continue;
      const scope = scopeOf(seat, card, i);
      if (!feasible(match, trigger.effects, scope) || options.legal.some((o) => o.id === useId(match, card)))
        continue;
      const then = trigger.event === 'own-turn' ? [question] : [];
      options.add(useId(match, card), { do: 'use-card', card, trigger: i, then });
    }
  }
}

/** A card used in a question of the turn; `then` brings the question back where the card costs no action. */
export type UseCard = { do: 'use-card'; card: Instance; trigger: number; then: Steps };

const handlers: Handlers<World, UseCard> = {
  'use-card'(match, { card, trigger, then }, scope) {
    match.pushAll(then, scope);
    match.push(using(cardFace(match, card).triggers[trigger]), scopeOf(scope.seat, card, trigger));
  },
};

export const useChapter: Chapter<World, UseCard> = { handlers, questions: {} };
