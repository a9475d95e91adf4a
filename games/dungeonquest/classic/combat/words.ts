/** What words of the card language mean in a combat of the 2010 edition, and what of it concerns whom. */
import type { Scope } from '@underhall/kernel';
import { NONE } from '@underhall/kernel';
import type { CombatWords, Meanings } from '../../edition.ts';
import { ATTACK_TYPES, MONSTERS } from '../../verbs.ts';
import { kindOfToken, type M } from '../world.ts';
import { tokenToPool } from './encounter.ts';
import { SURE_ESCAPE } from './escape.ts';
import { cancelOpponent, combatCondition, powerHeal, powerOn, powerPrevent, powerWound } from './power.ts';
import { combatIn, isDuel, sideOf } from './state.ts';

export const combatWords: CombatWords = {
  wound: powerWound,
  heal: powerHeal,
  prevent: powerPrevent,
  on: powerOn,
  cancelOpponent,
  holds: combatCondition,
};

export const combatMeanings: Meanings = {
  'meet-monster': { cancel: sendAway },
  /** In the window `deathblow`: it takes no cards. */
  'assign-damage': {
    cancel(match) {
      const subject = match.subject();
      if (subject?.do === 'assign-damage' && subject.announced)
        match.changeSubject({ ...subject, deathblow: false });
    },
  },
  /** The round is won. */
  'stand-off': {
    succeed(match: M, scope: Scope) {
      match.tell({ type: 'stand-off-won', seat: scope.seat });
      match.changeSubject({ do: 'win-round', winner: sideOf(match, combatIn(match), scope) });
    },
  },
  /** In the window `try-escape`. */
  'escape-or-attack': {
    succeed(match) {
      match.changeSubject(SURE_ESCAPE);
    },
  },
};

/** A cancelled Monster goes away as if killed. */
function sendAway(match: M): void {
  const subject = match.subject();
  if (subject?.do !== 'meet-monster') return;
  match.changeSubject(undefined);
  if (subject.token === NONE) return;
  match.tell({ type: 'monster-gone', kind: kindOfToken(match, subject.token) });
  tokenToPool(match, subject.token);
}

/** Does what happens in a combat concern a trigger about this? */
export function concerns(match: M, event: string, value: number, subject: string): boolean {
  switch (event) {
    case 'monster':
      return MONSTERS[value] === subject;
    // A combat with a Monster, not one of Heroes (DQ-CONTENT-8).
    case 'combat-start':
      return subject === 'monster' && !isDuel(combatIn(match));
    case 'round-won':
    case 'round-lost':
      return (value & (1 << (ATTACK_TYPES as readonly string[]).indexOf(subject))) !== 0;
    default:
      return false;
  }
}
