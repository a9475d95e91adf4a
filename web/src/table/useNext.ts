/** A press shows the next thing that happens, holding it skips them all. */
import { type PointerEvent, useEffect, useRef } from 'react';
import type { AtTable } from './useTable.ts';

/** So long a press is a press; longer, everything is skipped. */
const HELD = 400;
/** Whoever moves farther drags something. */
const SLACK = 8;

export interface NextHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerLeave(): void;
  onClick(): void;
}

export function useNext({ step, hurry }: Pick<AtTable['act'], 'step' | 'hurry'>): NextHandlers {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const release = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown({ clientX: x, clientY: y }) {
      release();
      press.current = { timer: setTimeout(hurry, HELD), x, y };
    },
    onPointerMove({ clientX, clientY }) {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > SLACK)
        release();
    },
    onPointerUp: release,
    onPointerLeave: release,
    onClick: step,
  };
}
