/** Time on the clocks of a table. */
import type { TableCard } from '@underhall/protocol';
import { useEffect, useState } from 'react';
import { say } from './say.ts';

const SECOND = 1000;

/** Milliseconds that a seat has left now; undefined without a clock. It runs only for those who are awaited. */
export function useLeft({ places, awaited, phase }: TableCard, seat: number, at: number): number | undefined {
  const left = places[seat]?.left;
  const runs = left !== undefined && phase === 'playing' && awaited.includes(seat);
  return useRunning(left, runs, at);
}

/** Milliseconds that somebody who has gone is still waited for; undefined where he is here, or a clock decides. */
export function useGrace({ places }: TableCard, seat: number, at: number): number | undefined {
  const grace = places[seat]?.grace;
  return useRunning(grace, grace !== undefined, at);
}

function useRunning(left: number | undefined, runs: boolean, at: number): number | undefined {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  if (left === undefined) return undefined;
  return Math.max(0, runs ? left - Math.max(0, now - at) : left);
}

/** 4:05, or 3 h, or 2 d. */
export function inWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  if (seconds >= 2 * 86_400) return say('time.days', { n: Math.floor(seconds / 86_400) });
  if (seconds >= 2 * 3600) return say('time.hours', { n: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A time as somebody would agree on it. */
export function spanOf(seconds: number): string {
  if (seconds >= 86_400) return say('time.days', { n: seconds / 86_400 });
  if (seconds >= 3600) return say('time.hours', { n: seconds / 3600 });
  if (seconds >= 60) return say('time.minutes', { n: seconds / 60 });
  return say('time.seconds', { n: seconds });
}
