/** How an option is weighed before it is chosen: pointing with a mouse, the focus of keys, a long press of a finger. */
import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

const LONG_PRESS = 420;
const SLACK = 8;

export interface Weighing {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onContextMenu(event: MouseEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
  onClick(): void;
}

/** `weigh` shows what it may lead to, `leave` no longer; a long press does not choose. */
export function useWeighing(weigh: () => void, leave: () => void, choose: () => void): Weighing {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const held = useRef(false);
  const release = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  return {
    onPointerEnter({ pointerType }) {
      if (pointerType === 'mouse') weigh();
    },
    onPointerLeave({ pointerType }) {
      release();
      if (pointerType === 'mouse') leave();
    },
    onPointerDown({ pointerType, clientX: x, clientY: y }) {
      held.current = false;
      if (pointerType === 'mouse') return;
      const timer = setTimeout(() => {
        held.current = true;
        weigh();
      }, LONG_PRESS);
      press.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }) {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > SLACK) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu(event) {
      if (press.current || held.current) event.preventDefault();
    },
    onFocus({ target }) {
      if (target.matches(':focus-visible')) weigh();
    },
    onBlur: leave,
    onClick() {
      if (!held.current) choose();
      held.current = false;
    },
  };
}
