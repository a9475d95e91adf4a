/** The last round of a fight as the log tells it: it stays on the stage until the next cards are turned up. */
import type { GameCard } from '../../play/scene.ts';
import type { Blow } from '../FightBrief.tsx';
import type { Hit } from '../Wounds.tsx';
import type { AtTable, CombatFacts, EventTypes, Told } from './terms.ts';

export interface Clash {
  readonly round: number;
  /** The seat of the first side. */
  readonly hero: number;
  /** By side: the hero's, the monster's. */
  readonly cards: readonly [readonly string[], readonly string[]];
  /** Known when the round is judged. */
  readonly totals: readonly [number, number] | undefined;
  readonly winner: 'hero' | 'monster' | 'nobody' | undefined;
  /** How it ended, in words. */
  readonly line: string | undefined;
}

const BEGINS: EventTypes = new Set(['combat-began', 'monster-met', 'hero-attacked']);

export function lastClash(log: readonly Told[]): Clash | undefined {
  const from = log.findLastIndex(({ event }) => BEGINS.has(event.type));
  let clash: Clash | undefined;
  for (const told of log.slice(from + 1)) clash = after(clash, told);
  return clash;
}

/** The last roll of a fight that is rolled, and how the round ended if it is judged. */
export interface Roll {
  readonly n: number;
  readonly dice: readonly number[];
  /** What two dice must not exceed; a single die has none. */
  readonly target: number | undefined;
  readonly line: string | undefined;
}

export function lastRoll(log: readonly Told[]): Roll | undefined {
  const from = log.findLastIndex(({ event }) => BEGINS.has(event.type));
  const fight = log.slice(from + 1);
  const at = fight.findLastIndex(({ event }) => event.type === 'combat-dice');
  const { n, event } = fight[at] ?? {};
  if (n === undefined || event?.type !== 'combat-dice') return undefined;
  const line = fight.slice(at).find(({ event: { type } }) => type === 'round')?.line;
  return { n, dice: event.dice, target: event.target, line };
}

/** The dice on stage: those that are being thrown, else those that were thrown last. */
export function rollOnStage({ now, log }: Pick<AtTable['shown'], 'now' | 'log'>): Roll | undefined {
  if (now?.event.type !== 'combat-dice') return lastRoll(log);
  const { dice, target } = now.event;
  return { n: now.n, dice, target, line: undefined };
}

/** Which round is fought. Before its dice have fallen the facts do not know of it yet. */
export function roundOnStage(
  { now, untold, log }: Pick<AtTable['shown'], 'now' | 'untold' | 'log'>,
  { round }: Pick<CombatFacts, 'round'>,
): number {
  return untold && now?.event.type === 'combat-dice' ? blowsOf(log).length + 1 : round;
}

export function hitIn(told: Told | undefined, { hero }: Pick<CombatFacts, 'hero'>): Hit | undefined {
  const event = told?.event;
  switch (event?.type) {
    case 'wounded':
      return event.seat === hero ? { side: 'hero', wounds: event.wounds } : undefined;
    case 'monster-hurt':
      return { side: 'monster', wounds: event.wounds };
    case 'struck':
      return { side: event.side, wounds: event.cards?.length ?? event.wounds ?? 0 };
    case 'round':
      // In a variant the wounds come with events of their own.
      if (event.damage === undefined || event.damage === 0) return undefined;
      return { side: event.winner === 'hero' ? 'monster' : 'hero', wounds: event.damage };
    default:
      return undefined;
  }
}

/** What a win with an attack type adds: each card of that type in the combat stack is a wound more (DQ-COMBAT-25). */
export interface Gain {
  readonly type: string;
  readonly wounds: number;
}

export function stackGains(stack: readonly string[], { faces }: Pick<GameCard, 'faces'>): Gain[] {
  const types = stack.flatMap((face) => (faces[face]?.printed as { type?: string } | undefined)?.type ?? []);
  return [...new Set(types)].map((type) => ({ type, wounds: types.filter((one) => one === type).length }));
}

/** The rounds of the fight under way that are judged. */
export function blowsOf(log: readonly Told[]): Blow[] {
  const from = log.findLastIndex(({ event }) => BEGINS.has(event.type));
  return log.slice(from + 1).flatMap(({ n, event }): Blow[] => {
    if (event.type === 'stand-off') return [{ n, round: event.round, winner: 'nobody' }];
    return event.type === 'round' ? [{ n, round: event.round, winner: event.winner ?? 'nobody' }] : [];
  });
}

const TELLING: EventTypes = new Set([
  'monster-met',
  'hero-attacked',
  'combat-began',
  'round',
  'stand-off',
  'wounded',
  'escape-tried',
]);

/** How the fight stands, in words. */
export function fightLine(log: readonly Told[]): string | undefined {
  return log.findLast(({ event, line }) => line && TELLING.has(event.type))?.line;
}

/** The rule by which nobody can escape from the fight under way, if there is one. */
export function escapeRule(log: readonly Told[]): string | undefined {
  for (const { event } of log.toReversed())
    if (event.type === 'monster-met' || event.type === 'hero-attacked') return event.rule ?? undefined;
  return undefined;
}

function after(clash: Clash | undefined, { event, faces, line }: Told): Clash | undefined {
  const facesOf = (cards: readonly number[]): string[] => cards.flatMap((card) => faces[card] ?? []);
  if (event.type === 'revealed') {
    const turned = facesOf(event.cards);
    // A side that has no card left plays none: the event then says whose the other is.
    const alone = event.side === 'monster' ? ([[], turned] as const) : ([turned, []] as const);
    const cards = turned.length < 2 ? alone : ([turned.slice(0, 1), turned.slice(1)] as const);
    const fresh = { round: event.round, hero: event.seat, cards };
    return { ...fresh, totals: undefined, winner: undefined, line: undefined };
  }
  if (!clash) return undefined;
  const [hero, monster] = clash.cards;
  switch (event.type) {
    case 'counterattack': {
      const played = facesOf([event.card]);
      // Between heroes both sides are called so.
      const first = event.kind === '' ? event.seat === clash.hero : event.side === 'hero';
      return { ...clash, cards: first ? [[...hero, ...played], monster] : [hero, [...monster, ...played]] };
    }
    case 'monster-counter':
      return { ...clash, cards: [hero, [...monster, ...facesOf(event.played)]] };
    case 'round':
      // A combat variant tells wounds here, not totals.
      return {
        ...clash,
        totals: event.cards ? [event.hero, event.monster] : undefined,
        winner: event.winner ?? 'nobody',
        line,
      };
    case 'stand-off':
      return { ...clash, totals: [event.total, event.total], winner: 'nobody', line };
    default:
      return clash;
  }
}
