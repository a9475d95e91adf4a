/** MON, CAGE, SLIDE, OPTCAST: meeting a monster, inside a room or chamber or from outside. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Scope,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { CHAMBERS, kindOf, LEVELS, levelOf, nameOf, ROOM, type Space } from './board.ts';
import type { SpellColumn } from './columns.ts';
import type { DungeonEffect } from './effects.ts';
import { attack, kill } from './fight.ts';
import { discardAssigned, hasHoard, leaveBehind, returnMonster, untie } from './marks.ts';
import { walk } from './movement.ts';
import { rolled } from './rolling.ts';
import { addTeleports, announce, attackSpells } from './spells.ts';
import { cleanOut, freeNumber, gainRoomTreasure } from './treasure.ts';
import type { Deed } from './verbs.ts';
import {
  engaged,
  guardsIn,
  isGuarded,
  type M,
  markNumbered,
  monsterFace,
  seenNumber,
  UNMARKED,
  type World,
} from './world.ts';

export type Encounter =
  | Deed
  | { do: 'face'; number: number; spell: string }
  | { do: 'fight-on'; spell: string }
  | { do: 'attack-guard'; number: number }
  | { do: 'cast-from'; path: readonly Space[]; target: Space; spell: string }
  | { do: 'cast-at'; target: Space; spell: string }
  | { do: 'strike'; target: Space; number: number; spell: string }
  | { do: 'move-in'; target: Space }
  | { do: 'stay-outside'; target: Space }
  | { do: 'slide-to'; to: Space };

export type EncounterQuestion =
  | { do: 'which-guard'; space: Space; spell: string }
  | { do: 'how-to-fight'; number: number }
  | { do: 'move-in-or-stay'; target: Space }
  | { do: 'slide-where'; levels: number };

/** The value used, by scope.value: that of the adventurer, or of a spell. */
const COLUMN_OF: readonly (SpellColumn | '')[] = ['', 'fireBall', 'lightningBolt'];

/** No spell. */
const NO_SPELL = '';

const handlers: Handlers<World, Encounter> = {
  /** DUN-MON-1..9: who waits in the space that was entered. */
  meet(match, _effect, scope) {
    const { space } = match.world.adventurers[scope.seat];
    choose(match, space, NO_SPELL, scope);
  },

  /** DUN-MON-3, DUN-MON-4, DUN-OPTCAST-3: the card is turned up, and does what it says. */
  face(match, { number, spell }, scope) {
    const column = spell === NO_SPELL ? '' : announce(match, scope.seat, spell).column;
    meetCard(match, scope.seat, number, column);
  },

  /** DUN-FIGHT-1..13, DUN-OPTCAST-17 */
  fight(match, _effect, scope) {
    if (attack(match, scope.seat, COLUMN_OF[scope.value])) kill(match, scope.seat);
    else match.push({ do: 'monster-attack' }, scope);
  },

  /** DUN-ATTACK-23, DUN-ATTACK-24 */
  'fight-on'(match, { spell }, { seat }) {
    const column = spell === NO_SPELL ? '' : announce(match, seat, spell).column;
    const card = engaged(match, seat);
    match.pushAll(monsterFace(match, card).effects, scopeOf(seat, card, COLUMN_OF.indexOf(column)));
  },

  /** DUN-MON-13 */
  'attack-guard'(match, { number }, scope) {
    match.push({ do: 'how-to-fight', number }, scope);
  },

  /** DUN-OPTCAST-6, DUN-OPTCAST-7, DUN-OPTCAST-22 */
  'cast-from'(match, { path, target, spell }, scope) {
    if (walk(match, scope.seat, path)) castAt(match, target, spell, scope);
  },

  'cast-at'(match, { target, spell }, scope) {
    castAt(match, target, spell, scope);
  },

  /** DUN-OPTCAST-4, 5, 8, 9, 14..16, 20 */
  strike(match, { target, number, spell }, scope) {
    const { seat } = scope;
    const { column } = announce(match, seat, spell);
    const card = turnUp(match, seat, target, number);
    if (card !== NONE && monsterFace(match, card).values === undefined) {
      match.tell({ type: 'trap-outside', seat, card, space: target });
      leaveBehind(match, seat);
      return;
    }
    // DUN-MON-14: with an empty pile nobody bars the way.
    if (card !== NONE && !attack(match, seat, column)) {
      match.tell({ type: 'spell-failed', seat, card });
      leaveBehind(match, seat);
      return;
    }
    if (card !== NONE) {
      match.tell({ type: 'killed', seat, card, space: target });
      returnMonster(match, card);
    }
    match.push(afterKill(match, target, scope), scope);
  },

  /** DUN-OPTCAST-9, 10, 12 */
  'move-in'(match, { target }, { seat }) {
    if (walk(match, seat, [target])) kill(match, seat);
  },

  /** DUN-OPTCAST-11: what a Crystal Ball assigned to the room goes back; only moving in cleans it out. */
  'stay-outside'(match, { target }, { seat }) {
    match.tell({ type: 'stayed-outside', seat, space: target });
    discardAssigned(match, match.world.adventurers[seat].number);
    freeNumber(match, seat);
  },

  // ---------------------------------------------------------------- what traps do

  /** DUN-CAGE-1..3, DUN-CAGE-10 */
  'lose-turns'(match, { dice }, { seat }) {
    const { dice: shown, sum: turns } = rolled(match, dice);
    match.world.adventurers[seat].lostTurns += turns;
    match.world.over = true;
    match.tell({ type: 'caged', seat, dice: shown, turns });
  },

  /** DUN-CAGE-4 */
  afterwards(match, { block }, { seat }) {
    match.world.adventurers[seat].afterwards = block;
  },

  /** DUN-CAGE-6, DUN-SLIDE-2 */
  'in-room'(match, { block }, scope) {
    if (kindOf[match.world.adventurers[scope.seat].space] === ROOM) match.pushAll(block, scope);
  },

  gain(match, _effect, { seat }) {
    gainRoomTreasure(match, seat, match.world.adventurers[seat].space);
  },

  'clean-out'(match, _effect, { seat }) {
    cleanOut(match, seat, match.world.adventurers[seat].space);
    freeNumber(match, seat);
  },

  slide(match, { levels }, scope) {
    match.push({ do: 'slide-where', levels }, scope);
  },

  /** DUN-SLIDE-3, DUN-SLIDE-9 */
  'slide-to'(match, { to }, { seat }) {
    const { world } = match;
    world.adventurers[seat].space = to;
    world.carried = true;
    match.tell({ type: 'slid', seat, to });
  },
};

/** DUN-OPTCAST-11: no treasure may lie about without a guardian; otherwise it is the wizard's choice. */
function afterKill(match: M, target: Space, { seat }: Scope): DungeonEffect {
  const guarded = hasHoard(match, match.world.adventurers[seat].number);
  return { do: guarded ? 'move-in' : 'move-in-or-stay', target };
}

/** DUN-OPTCAST-18, DUN-OPTCAST-19: from outside the target is chosen as on entering. */
function castAt(match: M, target: Space, spell: string, scope: Scope): void {
  choose(match, target, spell, scope);
}

/**
 * DUN-MON-5..10: a free guard (one of several is chosen), or the card of a seen room, or a new one. From outside the
 * spell is chosen already; inside a wizard chooses now (DUN-OPTCAST-1, 2).
 */
function choose(match: M, space: Space, spell: string, scope: Scope): void {
  if (isGuarded(match, space)) match.push({ do: 'which-guard', space, spell }, scope);
  else match.push(against(space, seenNumber(match.world, space), spell), scope);
}

function against(space: Space, number: number, spell: string): DungeonEffect {
  if (spell !== NO_SPELL) return { do: 'strike', target: space, number, spell };
  return { do: 'how-to-fight', number };
}

/**
 * DUN-MON-3, DUN-MON-5, DUN-MON-6, DUN-ESP-4: the monster of a space comes face up in front of the player; NONE if there
 * is none (DUN-MON-14).
 */
function turnUp(match: M, seat: Seat, space: Space, number: number): Instance {
  const { instances, world } = match;
  const { base } = instances.layout;
  const adventurer = world.adventurers[seat];
  let card = instances.first(base.look + seat);
  // DUN-DEATH-12: with the holder of the ball a seen room may have gone while the wizard thought.
  const mark = number === UNMARKED ? undefined : markNumbered(world, number);
  if (mark !== undefined) {
    adventurer.number = number;
    if (mark.seen) openSeenRoom(match, number);
    const assigned = instances.first(base[mark.seen ? 'seen-monster' : 'guard'] + number);
    // DUN-BALL-19: a seen room may have a treasure only.
    if (assigned !== NONE) card = assigned;
  }
  if (card === NONE) card = instances.first(base.monsters + levelOf[space]);
  if (card === NONE) return nobody(match, seat, space);
  instances.toTop(card, base.fight + seat);
  match.tell({ type: 'met', seat, card, space });
  return card;
}

function nobody(match: M, seat: Seat, space: Space): Instance {
  match.tell({ type: 'no-monster', seat, space });
  return NONE;
}

/** DUN-BALL-13, DUN-HIDDEN-13: those who saw the treasure in a Crystal Ball still know it. */
function openSeenRoom(match: M, number: number): void {
  const { instances } = match;
  const treasure = instances.first(instances.layout.base['seen-treasure'] + number);
  if (treasure !== NONE) instances.reveal(treasure, instances.knowers(match, treasure));
  untie(match, number);
}

function meetCard(match: M, seat: Seat, number: number, column: SpellColumn | ''): void {
  const { space } = match.world.adventurers[seat];
  let card = turnUp(match, seat, space, number);
  // DUN-SLIDE-10
  while (card !== NONE && leadsNowhere(match, card)) {
    match.tell({ type: 'slide-leads-nowhere', seat, card });
    returnMonster(match, card);
    if (onlySlidesLeft(match, levelOf[space])) card = nobody(match, seat, space);
    else card = turnUp(match, seat, space, UNMARKED);
  }
  if (card === NONE) {
    // DUN-MON-14
    kill(match, seat);
    return;
  }
  const { effects, values } = monsterFace(match, card);
  match.pushAll(effects, scopeOf(seat, card, COLUMN_OF.indexOf(column)));
  // DUN-CAGE-7, DUN-SLIDE-6
  if (values === undefined) returnMonster(match, card);
}

/** A Slide on the deepest level. */
function leadsNowhere(match: M, card: Instance): boolean {
  const { effects, level } = monsterFace(match, card);
  return effects.some((e) => e.do === 'slide' && level + e.levels > LEVELS);
}

/** DUN-SLIDE-12: nothing but Slides that lead nowhere. */
function onlySlidesLeft(match: M, level: number): boolean {
  const { instances } = match;
  for (let c = instances.first(instances.layout.base.monsters + level); c !== NONE; c = instances.next(c))
    if (!leadsNowhere(match, c)) return false;
  return true;
}

const questions: Questions<World, EncounterQuestion> = {
  /** DUN-CHOICE-11 */
  'which-guard': {
    kind: 'ask',
    options(match, { space, spell }, _scope, options) {
      for (const number of guardsIn(match, space))
        options.add(`guard:${number}`, against(space, number, spell));
    },
  },

  /** DUN-CHOICE-12 */
  'how-to-fight': {
    kind: 'ask',
    options(match, { number }, { seat }, options) {
      options.add('fight', { do: 'face', number, spell: NO_SPELL });
      for (const { id } of attackSpells(match, seat))
        options.add(`cast:${id}`, { do: 'face', number, spell: id });
      addTeleports(match, seat, options);
    },
  },

  /** DUN-CHOICE-14 */
  'move-in-or-stay': {
    kind: 'ask',
    options(_match, { target }, _scope, options) {
      options.add('move-in', { do: 'move-in', target });
      options.add('stay', { do: 'stay-outside', target });
    },
  },

  /** DUN-CHOICE-16, DUN-SLIDE-4 */
  'slide-where': {
    kind: 'ask',
    options(match, { levels }, { seat }, options) {
      const level = levelOf[match.world.adventurers[seat].space] + levels;
      for (const to of CHAMBERS) {
        if (levelOf[to] === level) options.add(`to:${nameOf(to)}`, { do: 'slide-to', to });
      }
    },
  },
};

export const encounters: Chapter<World, Encounter, EncounterQuestion> = { handlers, questions };
