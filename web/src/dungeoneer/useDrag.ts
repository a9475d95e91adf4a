/** Cards are dragged from the hand onto the map, a hero or a sheet. A click is still a click. */
import { type PointerEvent, useRef } from 'react';

/** Whoever moves less far clicks. Fingers also move the row of cards sideways, so they must pull it up. */
const SLACK = { mouse: 10, touch: 26 } as const;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly card: HTMLElement;
  moving: boolean;
}

export interface Dragging {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
  onClickCapture(event: React.MouseEvent): void;
}

/** `drop` is told what lies under the card where it was let go. */
export function useDrag(drop: (under: Element) => void): Dragging {
  const drag = useRef<Drag>(undefined);
  const dragged = useRef(false);
  const rest = () => {
    const card = drag.current?.card;
    if (card) {
      card.style.translate = '';
      delete card.dataset.dragged;
    }
    delete document.body.dataset.dragging;
    drag.current = undefined;
  };
  return {
    onPointerDown({ clientX: x, clientY: y, currentTarget: card, button }) {
      dragged.current = false;
      if (button === 0) drag.current = { x, y, card, moving: false };
    },
    onPointerMove({ clientX, clientY, pointerType, pointerId, currentTarget }) {
      const now = drag.current;
      if (!now) return;
      const [dx, dy] = [clientX - now.x, clientY - now.y];
      const far = pointerType === 'mouse' ? Math.hypot(dx, dy) > SLACK.mouse : -dy > SLACK.touch;
      if (!now.moving && !far) return;
      if (!now.moving) {
        now.moving = true;
        currentTarget.setPointerCapture(pointerId);
        now.card.dataset.dragged = '';
        document.body.dataset.dragging = '';
      }
      now.card.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp({ clientX, clientY }) {
      const moving = drag.current?.moving ?? false;
      rest();
      if (!moving) return;
      dragged.current = true;
      const under = document.elementFromPoint(clientX, clientY);
      if (under && !under.closest('.dnr-hand')) drop(under);
    },
    onPointerCancel: rest,
    onClickCapture(event) {
      if (!dragged.current) return;
      event.stopPropagation();
      event.preventDefault();
      dragged.current = false;
    },
  };
}
