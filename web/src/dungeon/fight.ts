/** The fight of this turn, read from what was told of it: the attack, and what the monster did then. */
import type { AttackResult } from '@underhall/dungeon/attack-table';
import { nameOf } from '@underhall/dungeon/board';
import type { Column } from '@underhall/dungeon/columns';
import type { GameCard } from '../play/scene.ts';
import { columnOf } from './printed.ts';
import type { Told } from './terms.ts';

export interface Fight {
  readonly seat: number;
  /** The monster's face. */
  readonly monster: string;
  /** Where it was met, which a spell may do from outside; unknown if that was in another turn. */
  readonly space: string | undefined;
  /** The value of a spell is used instead of the adventurer's. */
  readonly spell: Column | undefined;
  readonly attack: Attack | undefined;
  readonly strike: Strike | undefined;
}

export interface Attack {
  readonly dice: readonly number[];
  readonly bonus: number;
  /** Null is a dash. */
  readonly value: number | null;
  readonly success: boolean;
}

export interface Strike {
  readonly dice: readonly number[];
  readonly result: AttackResult;
}

export function lastFight(log: readonly Told[], card: GameCard): Fight | undefined {
  const from = log.findLastIndex(({ event }) => event.type === 'turn');
  let fight: Fight | undefined;
  let cast: Column | undefined;
  for (const told of log.slice(Math.max(0, from))) {
    if (told.event.type === 'cast') cast = columnOf(told.event.spell, card);
    fight = after(fight, told, cast);
  }
  return fight;
}

/** A spell is cast before its target is seen. */
function after(
  fight: Fight | undefined,
  { event, faces }: Told,
  cast: Column | undefined,
): Fight | undefined {
  switch (event.type) {
    case 'met': {
      const { seat, space } = event;
      return begun(faces[event.card], { seat, space: nameOf(space), spell: cast }) ?? fight;
    }
    case 'attacked':
    case 'cannot-kill': {
      const spell = event.spell === '' ? undefined : event.spell;
      const now = begun(faces[event.card], { seat: event.seat, space: fight?.space, spell }) ?? fight;
      return now && { ...now, attack: event.type === 'attacked' ? event : NEVER };
    }
    case 'monster-attacked': {
      const fresh = { seat: event.seat, space: undefined, spell: undefined };
      const now = fight ?? begun(faces[event.card], fresh);
      return now && { ...now, strike: event };
    }
    default:
      return fight;
  }
}

/** Against a dash no dice are rolled. */
const NEVER: Attack = { dice: [], bonus: 0, value: null, success: false };

function begun(monster: string | undefined, met: Pick<Fight, 'seat' | 'space' | 'spell'>): Fight | undefined {
  return monster === undefined ? undefined : { ...met, monster, attack: undefined, strike: undefined };
}
