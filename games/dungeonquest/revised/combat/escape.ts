/** ESC, OPTSOLO: escaping from a monster. */
import type { Chapter, Handlers, Questions, Scope, Seat } from '@underhall/kernel';
import { aboutExit } from '../../about.ts';
import type { Steps } from '../../effects.ts';
import { beyond, type Exit, exitName, exitsOf, spaceOf } from '../../grid.ts';
import { isSpent, step } from '../../movement.ts';
import { hindrance, isExplored } from '../../passage.ts';
import { test } from '../../tests.ts';
import { IN_DUNGEON, isSolo } from '../../world.ts';
import { wounds } from '../../wounds.ts';
import { type M, monsterFace, type World } from '../world.ts';
import { placeToken } from './encounter.ts';
import { endFight } from './ending.ts';
import { type Fight, fightIn, heroScope, showCard, tellFight } from './state.ts';

export type EscapeEffect =
  | EscapeTest
  | { do: 'try-escape' }
  | { do: 'attempt'; before: boolean }
  | { do: 'escape-failed'; before: boolean }
  | { do: 'escaped'; spared: boolean }
  | { do: 'flee-through'; exit: Exit }
  | { do: 'solo-encounter' }
  | { do: 'solo-fight' };

/** The subject of the window `try-escape`. */
export interface EscapeTest {
  readonly do: 'escape-test';
  /** Before the first round. */
  readonly before: boolean;
  readonly sure: boolean;
  /** No escape penalty. */
  readonly spared: boolean;
}

export type EscapeQuestion =
  | { do: 'escape-or-fight' }
  | { do: 'solo-escape-or-fight' }
  | { do: 'flee-where' };

/** DQR-ESC-7, DQR-ESC-8, DQR-ESC-10, DQR-OPTSOLO-9..11: halls to flee through; alone also into the unknown. */
function waysToFlee(match: M, seat: Seat): Exit[] {
  const hero = match.world.heroes[seat];
  if (hero.state !== IN_DUNGEON) return [];
  return exitsOf(hero.space).filter(
    (exit) =>
      hindrance(match, seat, exit) === undefined &&
      (isSolo(match) || isExplored(match, spaceOf(beyond(exit)))),
  );
}

/** DQR-ESC-2, DQR-ESC-13, DQR-ESC-16, DQR-OPTSOLO-13: who may not try fights on without being asked. */
function mayTry(match: M, fight: Fight): boolean {
  return !fight.noEscape && waysToFlee(match, fight.hero).length > 0;
}

/** Before the first round (DQR-OPTSOLO-24: not alone). */
export function canTryEscape(match: M): boolean {
  const { fight } = match.world;
  return fight !== null && !isSolo(match) && mayTry(match, fight);
}

const handlers: Handlers<World, EscapeEffect> = {
  /** DQR-MON-13: an ability gives an attempt before the first round (DQR-OPTSOLO-24: not alone). */
  'try-escape'(match) {
    if (canTryEscape(match)) match.push({ do: 'attempt', before: true }, heroScope(fightIn(match)));
  },

  /** DQR-ESC-3: something may make it succeed. */
  attempt(match, { before }) {
    const fight = fightIn(match);
    const subject: EscapeTest = { do: 'escape-test', before, sure: false, spared: false };
    match.open('try-escape', fight.hero, 0, subject, heroScope(fight));
  },

  /** DQR-ESC-3, DQR-OPTSOLO-7 */
  'escape-test'(match, { before, sure, spared }) {
    const scope = heroScope(fightIn(match));
    const success: Steps = [{ do: 'escaped', spared }];
    if (sure) match.pushAll(success, scope);
    else
      match.push(
        test('agility', { encounter: 'escape', success, fail: [{ do: 'escape-failed', before }] }),
        scope,
      );
  },

  /** DQR-ESC-4, DQR-OPTSOLO-12: he must fight on; alone he pays the penalty now. */
  'escape-failed'(match, { before }) {
    const fight = fightIn(match);
    const scope = heroScope(fight);
    tellFight(match, fight, { type: 'escape-failed' });
    if (isSolo(match)) {
      match.push({ do: 'solo-fight' }, scope);
      payPenalty(match, fight, scope);
    } else if (!before) match.push({ do: 'fight-round' }, scope);
  },

  /** DQR-ESC-5, DQR-ESC-6, DQR-ESC-12, DQR-OPTSOLO-8 */
  escaped(match, { spared }) {
    const fight = fightIn(match);
    const scope = heroScope(fight);
    const { escapePenalty, kind } = monsterFace(match, fight.card);
    if (isSolo(match)) placeToken(match, fight.hero);
    const penalty = isSolo(match) || spared ? 0 : escapePenalty;
    endFight(match, fight);
    tellFight(match, fight, { type: 'got-away', penalty });
    match.push({ do: 'flee-where' }, scope);
    if (penalty > 0) match.push(wounds(penalty, 'escape', kind), scope);
  },

  /** DQR-ESC-9, DQR-ESC-11, DQR-OPTSOLO-9, DQR-OPTSOLO-10: through whatever barrier, and he enters the chamber there. */
  'flee-through'(match, { exit }, scope) {
    if (!isSpent(match, scope)) step(match, exit, false, scope);
  },

  /** DQR-OPTSOLO-5, DQR-OPTSOLO-13 */
  'solo-encounter'(match, _effect, scope) {
    match.push({ do: 'solo-escape-or-fight' }, scope);
  },

  /** DQR-OPTSOLO-14, DQR-OPTSOLO-15 */
  'solo-fight'(match) {
    const fight = fightIn(match);
    showCard(match, fight);
    placeToken(match, fight.hero);
    match.push({ do: 'begin-fight' }, heroScope(fight));
  },
};

/** DQR-ESC-5, DQR-OPTSOLO-12: the card is turned up, and its penalty suffered. */
function payPenalty(match: M, fight: Fight, scope: Scope): void {
  showCard(match, fight);
  const { escapePenalty, kind } = monsterFace(match, fight.card);
  if (escapePenalty > 0) match.push(wounds(escapePenalty, 'escape', kind), scope);
}

const questions: Questions<World, EscapeQuestion> = {
  /** C-ESC, DQR-ESC-1, DQR-ESC-2, DQR-ESC-14 */
  'escape-or-fight': {
    kind: 'ask',
    options(match, _question, _scope, options) {
      if (mayTry(match, fightIn(match))) options.add('escape', { do: 'attempt', before: false });
      options.add('fight', { do: 'fight-round' });
    },
  },

  /** C-SOLO */
  'solo-escape-or-fight': {
    kind: 'ask',
    options(match, _question, _scope, options) {
      if (mayTry(match, fightIn(match))) options.add('escape', { do: 'attempt', before: true });
      options.add('fight', { do: 'solo-fight' });
    },
  },

  /** C-ESC-TO, C-SOLO-HALL */
  'flee-where': {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      const ways = waysToFlee(match, seat);
      for (const exit of exitsOf(match.world.heroes[seat].space)) {
        const id = `flee:${exitName(exit)}`;
        if (ways.includes(exit)) options.add(id, { do: 'flee-through', exit });
        else if (hindrance(match, seat, exit) === undefined)
          options.forbid(id, 'DQR-ESC-7', 'not-explored', aboutExit(exit));
      }
    },
  },
};

export const escapeChapter: Chapter<World, EscapeEffect, EscapeQuestion> = { handlers, questions };
