/** The fight of this turn, read from what was told of it: the attack, and what the monster did then. */
import type { AttackResult } from '@underhall/dungeon/attack-table';
import type { Told } from '../play/scene.ts';
import { spaceOf } from './places.ts';
import { type Column, SPELL_COLUMNS } from './printed.ts';

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

export function lastFight(log: readonly Told[]): Fight | undefined {
  const from = log.findLastIndex(({ event }) => event.type === 'turn');
  let fight: Fight | undefined;
  let cast: Column | undefined;
  for (const told of log.slice(Math.max(0, from))) {
    if (told.event.type === 'cast') cast = SPELL_COLUMNS[String(told.event.spell)];
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
  const monster = event.card === undefined ? undefined : faces[event.card];
  const begun = (): Fight | undefined =>
    monster === undefined
      ? fight
      : {
          seat: Number(event.seat),
          monster,
          space: event.type === 'met' ? spaceOf(event.space) : fight?.space,
          spell: event.type === 'met' ? cast : spellOf(event.spell),
          attack: undefined,
          strike: undefined,
        };
  switch (event.type) {
    case 'met':
      return begun();
    case 'attacked': {
      const { dice, bonus, value, success } = event as unknown as Attack;
      const now = begun();
      return now && { ...now, attack: { dice, bonus, value, success } };
    }
    case 'cannot-kill': {
      const now = begun();
      return now && { ...now, attack: { dice: [], bonus: 0, value: null, success: false } };
    }
    case 'monster-attacked': {
      const { dice, result } = event as unknown as Strike;
      const now = fight ?? begun();
      return now && { ...now, strike: { dice, result } };
    }
    default:
      return fight;
  }
}

function spellOf(spell: unknown): Column | undefined {
  return spell === 'fireBall' || spell === 'lightningBolt' ? spell : undefined;
}
