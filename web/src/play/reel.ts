/** A replay as it runs: which moment is looked at, by itself or by hand, and noted in the address. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { note } from '../app/router.ts';
import { speed } from '../app/settings.ts';
import { nextTold } from './nextTold.ts';
import type { ReplayCard } from './scene.ts';

const STEP = 900;
/** Browsers do not let a page change its address more often. */
const SETTLES = 300;

/** Which moment is looked at, and how that changes: by steps, by itself, from one key moment to the next. */
export interface Reel {
  readonly moment: number;
  readonly playing: boolean;
  readonly pace: number;
  readonly setPace: (pace: number) => void;
  readonly goTo: (moment: number) => void;
  readonly step: (by: 1 | -1) => void;
  /** To the next key moment, or the one before. */
  readonly leap: (by: 1 | -1) => void;
  readonly toggle: () => void;
}

export function useReel(replay: ReplayCard, place: readonly string[], begin: number): Reel {
  const { length, moments } = replay;
  const within = useCallback((moment: number) => Math.max(0, Math.min(length, moment)), [length]);
  const [moment, setMoment] = useState(() => within(begin));
  const [playing, setPlaying] = useState(false);
  const [pace, setPace] = useState(1);

  useEffect(() => setMoment(within(begin)), [begin, within]);
  useEffect(() => {
    if (playing) return;
    const timer = setTimeout(
      () => note(['replay', ...place], ...(moment > 0 ? [String(moment)] : [])),
      SETTLES,
    );
    return () => clearTimeout(timer);
  }, [place, moment, playing]);
  useEffect(() => {
    if (!playing) return;
    if (moment >= length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(
      () => setMoment(nextTold(replay, moment, 1)),
      speed() === 'off' ? STEP / 2 / pace : STEP / pace,
    );
    return () => clearTimeout(timer);
  }, [playing, moment, pace, length, replay]);

  return useMemo(() => {
    const goTo = (wanted: number) => {
      setPlaying(false);
      setMoment(within(wanted));
    };
    return {
      moment,
      playing,
      pace,
      setPace,
      goTo,
      step: (by) => goTo(nextTold(replay, moment, by)),
      leap: (by) => {
        const found =
          by > 0
            ? moments.find((one) => one.moment > moment)?.moment
            : moments.findLast((one) => one.moment < moment)?.moment;
        goTo(found ?? (by > 0 ? length : 0));
      },
      toggle: () => {
        if (!playing && moment >= length) setMoment(0);
        setPlaying(!playing);
      },
    };
  }, [moment, playing, pace, within, moments, length, replay]);
}

/** Arrows step, Page Up and Down leap, Home and End, Space plays. */
export function useReelKeys({ step, leap, goTo, toggle }: Reel, length: number): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      if (event.defaultPrevented || target?.closest('input, select, textarea, [role="dialog"]')) return;
      if (event.key === ' ' && target?.closest('button, a')) return;
      if (event.key === 'ArrowRight') step(1);
      else if (event.key === 'ArrowLeft') step(-1);
      else if (event.key === 'PageDown') leap(1);
      else if (event.key === 'PageUp') leap(-1);
      else if (event.key === 'Home') goTo(0);
      else if (event.key === 'End') goTo(length);
      else if (event.key === ' ') toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [step, leap, goTo, toggle, length]);
}
