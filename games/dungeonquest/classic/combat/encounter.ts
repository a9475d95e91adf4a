/** MON: encountering Monsters and monster tokens. */
import {
  CARDS,
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { isTower, nameOf, SPACES, type Space, TREASURE_CHAMBER } from '../../grid.ts';
import { MONSTERS, type MonsterKind } from '../../verbs.ts';
import { BELOW, isSolo } from '../../world.ts';
import { kindOfToken, type M, type World } from '../world.ts';
import { type EscapeQuestion, escapeForbidden } from './escape.ts';
import { type Combat, combatIn, heroScope, modeOf, newCombat } from './state.ts';

/** Lies under everything an encounter does; when it is reached or dropped, the encounter is over. */
export const OVER = 'encounter-over';

export type EncounterEffect =
  | { do: 'meet-monster'; kind: MonsterKind; token: Instance; noEscape: boolean; player?: Seat }
  | { do: 'servant-attack'; hero: Seat; player: Seat; token: Instance }
  | { do: 'take-token'; token: Instance }
  | { do: 'face-monster' }
  | { do: 'encounter-over' };

export type EncounterQuestion = { do: 'choose-token'; kind: MonsterKind; side: 'monster' };

const handlers: Handlers<World, EncounterEffect> = {
  /** DQ-MON-1, DQ-MON-2, DQ-MON-8, DQ-MON-19, DQ-MON-20: the Hero has chosen which of several he meets first. */
  'meet-monster'(match, { kind, token, noEscape, player }, { seat }) {
    const combat = newCombat(seat, player ?? monsterPlayer(match, seat), kind, modeOf(match));
    combat.noEscape = noEscape;
    begin(match, combat, token);
  },

  /** DQ-ENC-12, DQ-OPTSERV-10, DQ-OPTSERV-11, DQ-OPTSERV-13, DQ-OPTSERV-14: an encounter like any other, with nothing of the chamber to come after it. */
  'servant-attack'(match, { hero, player, token }) {
    const kind = kindOfToken(match, token);
    const encounter: EncounterEffect = { do: 'meet-monster', kind, token, noEscape: false, player };
    match.open('monster', hero, MONSTERS.indexOf(kind), encounter, scopeOf(hero));
  },

  /** DQ-MON-9, DQ-MON-10, DQ-MON-14: the token leaves its old chamber. */
  'take-token'(match, { token }) {
    offBoard(match, token);
    face(match, combatIn(match), token);
  },

  /** DQ-ESC-1 */
  'face-monster'(match) {
    const combat = combatIn(match);
    const { kind, hero, token } = combat;
    const scope = heroScope(combat);
    const rule = escapeForbidden(match, combat);
    match.tell({
      type: 'monster-met',
      seat: hero,
      opponent: combat.opponent,
      kind,
      card: token,
      rule: rule ?? null,
    });
    const question: EscapeQuestion = { do: 'escape-or-attack', side: 'hero' };
    if (rule) match.push(question, scope);
    else match.open('try-escape', hero, 0, question, scope);
  },

  'encounter-over'() {},
};

const questions: Questions<World, EncounterQuestion> = {
  /** CH-15, DQ-MON-9, DQ-HIDDEN-7: he knows where they lie and nothing else. */
  'choose-token': {
    kind: 'ask',
    seat: (match) => combatIn(match).opponent,
    options(match, { kind }, _scope, options) {
      for (const { space, token } of tokensOnBoard(match, kind)) {
        options.add(`token:${nameOf(space)}`, { do: 'take-token', token });
      }
    },
  },
};

/** DQ-MON-3..5, DQ-DEATH-5, DQ-OPTSERV-9: the player to the left, whatever has become of his Hero. */
function monsterPlayer(match: M, seat: Seat): Seat {
  return (seat + 1) % match.seats;
}

function begin(match: M, combat: Combat, token: Instance): void {
  match.world.combat = combat;
  const scope = heroScope(combat);
  match.push({ do: OVER }, scope);
  if (token !== NONE) face(match, combat, token);
  else drawToken(match, combat);
}

/** DQ-MON-7: the pool is mixed whenever a token comes back to it, so any token of the kind is a random one. */
function drawToken(match: M, combat: Combat): void {
  const { instances } = match;
  for (
    let token = instances.first(instances.layout.base.pool);
    token !== NONE;
    token = instances.next(token)
  ) {
    if (kindOfToken(match, token) === combat.kind) {
      face(match, combat, token);
      return;
    }
  }
  takeFromBoard(match, combat);
}

function takeFromBoard(match: M, combat: Combat): void {
  const kind = combat.kind as MonsterKind;
  if (!isSolo(match)) {
    match.push({ do: 'choose-token', kind, side: 'monster' }, heroScope(combat));
    return;
  }
  // DQ-OPTSOLO-15
  const tokens = tokensOnBoard(match, kind);
  const { token } = tokens[match.rng.below(tokens.length, CARDS)];
  match.push({ do: 'take-token', token }, heroScope(combat));
}

/** One token of a kind on each space that has any. */
function tokensOnBoard(match: M, kind: MonsterKind): { space: Space; token: Instance }[] {
  const { instances } = match;
  const found: { space: Space; token: Instance }[] = [];
  for (let space = 0; space < SPACES; space++) {
    const zone = instances.layout.base.monsters + space;
    for (let token = instances.first(zone); token !== NONE; token = instances.next(token)) {
      if (kindOfToken(match, token) !== kind) continue;
      found.push({ space, token });
      break;
    }
  }
  return found;
}

function face(match: M, combat: Combat, token: Instance): void {
  combat.token = token;
  match.instances.toTop(token, match.instances.layout.base.facing);
  match.push({ do: 'face-monster' }, heroScope(combat));
}

// ------------------------------------------------------------------ where the token goes

/** DQ-MON-12, DQ-MON-13, DQ-MON-16, DQ-MON-22, DQ-INV-24: it stays in the chamber of the encounter, if there is one. */
export function leaveToken(match: M, combat: Combat): void {
  const { state, space } = match.world.heroes[combat.hero];
  if (state === BELOW || space < 0 || isTower(space) || space === TREASURE_CHAMBER) {
    tokenToPool(match, combat.token);
    return;
  }
  const { instances } = match;
  instances.toTop(combat.token, instances.layout.base.monsters + space);
  // DQ-HIDDEN-8
  if (!isSolo(match)) instances.forget(combat.token, 0xffff);
  match.tell({ type: 'monster-stays', kind: combat.kind, card: combat.token, space });
}

/** DQ-MON-15, DQ-HIDDEN-8: back to the pool, which is mixed again. */
export function tokenToPool(match: M, token: Instance): void {
  const { pool } = match.instances.layout.base;
  offBoard(match, token);
  match.instances.toBottom(token, pool);
  match.shuffle(pool);
}

/** DQ-OPTSERV-7: the ban to move it again ends. */
function offBoard(match: M, token: Instance): void {
  if (match.world.lastMoved === token) match.world.lastMoved = NONE;
}

export const encounterChapter: Chapter<World, EncounterEffect, EncounterQuestion> = { handlers, questions };
