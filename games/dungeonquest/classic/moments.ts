/** The moments of the 2010 edition: those of both, and the rounds of its card combat. */
import type { Bearer, Moment } from '@underhall/kernel';
import { eventsBut, type MomentName, momentsOf, bearers as shared } from '../moments.ts';

export const CLASSIC_EVENTS = eventsBut('same-card', 'test-lost');

export const moments: Readonly<Record<string, Moment>> = {
  ...momentsOf(CLASSIC_EVENTS),
  played: { when: 'when the Power card is played', write: 'the text of a Power card' },
  'next-round': { when: 'in the following round', write: "'next-round { … }'" },
};

export const bearers = {
  ...shared,
  power: { what: 'a Power card of a Hero', moment: 'played' },
  'monster-power': { what: 'a Power card of a Monster', moment: 'played' },
} as const satisfies Readonly<Record<string, Bearer>>;
export type ClassicBearer = keyof typeof bearers;

type Moments = readonly (MomentName | 'played' | 'next-round')[];

/** Where listening has a meaning: not inside something that listens already. */
export const LISTENING: Moments = ['resolved', 'held', 'played', 'next-round'];
/** Both sides have turned up their cards, and the round is not judged yet. */
export const REVEALED: Moments = ['played', 'next-round'];
/** Both sides have turned up their cards of a round, judged or not. */
export const IN_ROUND: Moments = [
  ...REVEALED,
  'round-won',
  'round-lost',
  'stand-off',
  'deathblow',
  'monster-hurt',
  'heal',
];
/** There can be somebody to fight. */
export const IN_COMBAT: Moments = [...IN_ROUND, 'combat-start', 'try-escape', 'wounded'];
