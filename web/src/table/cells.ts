/** The cells of a board: which of them a mouse, a finger or a key means. */
import { type DOMAttributes, type RefObject, useRef } from 'react';
import { useWeighing } from './useWeighing.ts';

export function cellOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined;
}

const OPEN = '[data-cell][data-kind="open"]';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Smaller than this, a finger cannot be expected to hit it. */
const FINGER = 32;
/** So far from its edge it may miss it. */
const MISS = 22;

/** The box that is meant by a touch at a place: of those that are too small to be hit, the nearest within reach. */
export function meantBy<T extends Box>(x: number, y: number, boxes: readonly T[]): T | undefined {
  let nearest: T | undefined;
  let least = MISS;
  for (const box of boxes) {
    if (Math.min(box.right - box.left, box.bottom - box.top) >= FINGER) continue;
    const away = Math.hypot(
      Math.max(box.left - x, 0, x - box.right),
      Math.max(box.top - y, 0, y - box.bottom),
    );
    if (away <= least && (away < least || !nearest)) [nearest, least] = [box, away];
  }
  return nearest;
}

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** The cell that can be chosen and that a finger meant which came down beside it. A cell may be drawn in several parts. */
export function missedCell(grid: HTMLElement | null, target: EventTarget, { clientX, clientY }: Place) {
  if (target instanceof Element && target.closest(OPEN)) return undefined;
  const boxes = [...(grid?.querySelectorAll<HTMLElement>(OPEN) ?? [])].flatMap((cell) => {
    const parts = cell.children.length > 0 ? [...cell.children] : [cell];
    return parts.map((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return { left, top, right, bottom, cell: cell.dataset.cell };
    });
  });
  return meantBy(clientX, clientY, boxes)?.cell;
}

/** The next of these cells after the one that has the cursor, or the one before it. */
export function turnTo(cells: readonly string[], here: string, by: 1 | -1): string | undefined {
  const index = cells.indexOf(here);
  return cells.at(index < 0 ? (by > 0 ? 0 : -1) : (index + by) % cells.length);
}

interface Pointed {
  readonly onPoint: (cell: string | undefined) => void;
  readonly onChoose: (cell: string) => void;
  readonly onFocus: (cell: string | undefined, byKeys: boolean) => void;
  readonly onBlur?: () => void;
}

/** What a grid listens to whose cells are weighed and chosen: one listener for all of them, however many there are. */
export function useCells(
  grid: RefObject<HTMLElement | null>,
  { onPoint, onChoose, onFocus, onBlur }: Pointed,
): DOMAttributes<HTMLElement> {
  const under = useRef<string>(undefined);
  const finger = useRef(false);
  const meet = (target: EventTarget, place?: Place) => {
    under.current = (place && finger.current && missedCell(grid.current, target, place)) || cellOf(target);
  };
  const weighing = useWeighing(
    () => onPoint(under.current),
    () => onPoint(undefined),
    () => under.current && onChoose(under.current),
  );
  return {
    ...weighing,
    onPointerEnter: undefined,
    onPointerLeave: undefined,
    onPointerOver(event) {
      meet(event.target);
      weighing.onPointerEnter(event);
    },
    onPointerOut: weighing.onPointerLeave,
    onPointerDown(event) {
      finger.current = event.pointerType === 'touch';
      meet(event.target, event);
      weighing.onPointerDown(event);
    },
    onClick(event) {
      meet(event.target, event);
      weighing.onClick();
    },
    onFocus(event) {
      meet(event.target);
      onFocus(under.current, event.target.matches(':focus-visible'));
      weighing.onFocus(event);
    },
    onBlur() {
      onBlur?.();
      weighing.onBlur();
    },
  };
}
