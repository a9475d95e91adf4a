/**
 * A surface that can be dragged, zoomed and fitted. While it moves only a transform changes, so that the browser
 * moves a finished picture; when it rests, it is drawn anew at its size.
 */
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { speed } from '../app/settings.ts';
import { Icon } from '../art/Icon.tsx';
import { say } from '../messages/say.ts';
import { isNarrow } from './screen.ts';
import './panzoom.css';

export interface PanZoomHandle {
  /** Shows the whole; if that is what is shown, what was shown before. */
  fit(): void;
  zoom(factor: number): void;
  /**
   * Brings a part of the drawing into view, moving no more than needed. `scale` is how large it should at least be
   * drawn as long as it fits; with a `core` it is drawn as large as `least` even if only the core of it can be seen
   * for certain. Whoever has moved the surface keeps his place for a while unless `needed`, and what is needed waits
   * until he lets go.
   */
  show(
    part: Part,
    wish?: {
      readonly scale?: number;
      readonly needed?: boolean;
      readonly core?: Part | undefined;
      readonly least?: number;
    },
  ): void;
}

/** A rectangle of the drawing, in its units. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Props {
  /** Size of the drawing in its own units. */
  readonly width: number;
  readonly height: number;
  /** Where its upper left corner lies, for a drawing that grows: what is in sight stays where it is. */
  readonly origin?: { readonly x: number; readonly y: number };
  readonly handle: Ref<PanZoomHandle>;
  /** How much of its foot is covered by something else, in pixels. */
  readonly covered?: (frame: DOMRect) => number;
  /** How much of its head is. */
  readonly head?: (frame: DOMRect) => number;
  /** How many pixels a unit of the drawing becomes at most. */
  readonly most?: number;
  /** What stays where it is when the drawing is zoomed without pointing at it: one's own piece. */
  readonly anchor?: (() => Part | undefined) | undefined;
  readonly children: ReactNode;
}

const CORNER = { x: 0, y: 0 } as const;

/** One step of zooming. */
export const ZOOM = 1.35;
const REST = 180;
const SLACK = 6;
/** So long a hand on the surface keeps it from being moved by what happens on it. */
const PAUSE = 6000;
/** So near to the smallest size all of it is meant to be seen. */
const NEARLY = 1.02;
/** However much is covered: so much of the surface is used. */
const LEAST_ROOM = 0.46;

interface Place {
  x: number;
  y: number;
  scale: number;
}

/** Where a drawing of a size may lie along an axis: in the middle, unless it or what lies over the edges needs more. */
function limit(at: number | undefined, room: number, size: number, before = 0, after = 0): number {
  const middle = (room - size) / 2;
  const [first, last] = [Math.min(middle, room - after - size), Math.max(middle, before)];
  return Math.min(last, Math.max(first, at ?? middle));
}

function isHandled(last: number): boolean {
  return performance.now() - last < PAUSE;
}

/** As much of a part as is seen at a size, with its core in it. */
function seenAt(scale: number, room: { width: number; height: number }, all: Part, core: Part): Part {
  const along = (from: number, to: number, first: number, last: number, space: number) => {
    const half = Math.min(to - from, space / scale) / 2;
    // What lies around the core beyond all that is to be seen is not worth cutting off any of that.
    const [begin, end] = [Math.max(first, from), Math.min(last, to)];
    const middle = Math.min(Math.max((from + to) / 2, end - half), begin + half);
    return [middle - half, middle + half];
  };
  const [left, right] = along(all.left, all.right, core.left, core.right, room.width);
  const [top, bottom] = along(all.top, all.bottom, core.top, core.bottom, room.height);
  return { left, right, top, bottom };
}

export function PanZoom(props: Props): ReactNode {
  const { width, height, origin = CORNER, handle, covered, head, most = 3.2, anchor, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ x: 0, y: 0, scale: 0.5 });
  const drawn = useRef(0.5);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointers = useRef(new Map<number, readonly [number, number]>());
  const dragged = useRef(false);
  /** When a hand was on it last. */
  const handled = useRef(Number.NEGATIVE_INFINITY);
  /** What is to be shown as soon as the hand lets go. */
  const waiting = useRef<() => void>(undefined);
  /** Somebody wants to see the whole, until he zooms. */
  const whole = useRef(false);
  /** Shows again what was shown last, until somebody moves the surface. */
  const again = useRef<() => void>(undefined);
  /** The same, however it has been moved since. */
  const last = useRef<() => void>(undefined);

  const least = useCallback(() => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return 0.2;
    return Math.min(box.width / width, box.height / height);
  }, [width, height]);

  const foot = useCallback(
    (box: DOMRect) => {
      const free = box.height - Math.max(0, covered?.(box) ?? 0);
      return box.height - Math.max(free, box.height * LEAST_ROOM);
    },
    [covered],
  );

  const settle = useCallback(() => {
    const { x, y, scale } = place.current;
    drawn.current = scale;
    if (!sheet.current) return;
    sheet.current.style.transition = 'none';
    sheet.current.style.width = `${width * scale}px`;
    sheet.current.style.height = `${height * scale}px`;
    sheet.current.style.transform = `translate3d(${x}px, ${y}px, 0)`;
  }, [width, height]);

  const set = useCallback(
    (to: Partial<Place>, smooth = false) => {
      const box = frame.current?.getBoundingClientRect();
      if (!box || !sheet.current) return;
      const scale = Math.min(most, to.scale ?? least());
      place.current = {
        scale,
        x: limit(to.x, box.width, width * scale),
        y: limit(to.y, box.height, height * scale, head?.(box), foot(box)),
      };
      if (smooth && speed() === 'off') return settle();
      sheet.current.style.transition = smooth ? 'transform 380ms cubic-bezier(0.3, 0.8, 0.3, 1)' : 'none';
      const { x, y } = place.current;
      sheet.current.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale / drawn.current})`;
      clearTimeout(resting.current);
      if (scale !== drawn.current) resting.current = setTimeout(settle, smooth ? 420 : REST);
    },
    [least, settle, width, height, most, head, foot],
  );

  const fit = useCallback(() => {
    handled.current = Number.NEGATIVE_INFINITY;
    if (whole.current && last.current) {
      whole.current = false;
      last.current();
      return;
    }
    whole.current = true;
    again.current = undefined;
    set({}, true);
  }, [set]);

  const zoomAt = useCallback(
    (factor: number, cx: number, cy: number) => {
      const { x, y, scale } = place.current;
      const next = Math.min(most, Math.max(Math.min(least(), scale), scale * factor));
      whole.current = next <= least() * NEARLY;
      again.current = undefined;
      const k = next / scale;
      set({ scale: next, x: cx - (cx - x) * k, y: cy - (cy - y) * k });
    },
    [least, set, most],
  );

  /** Without a place that is pointed at: around one's own piece if it is in sight, else around the middle. */
  const zoomHere = useCallback(
    (factor: number) => {
      const box = frame.current?.getBoundingClientRect();
      if (!box) return;
      handled.current = performance.now();
      const { x, y, scale } = place.current;
      const part = anchor?.();
      const [px, py] = part
        ? [x + ((part.left + part.right) / 2) * scale, y + ((part.top + part.bottom) / 2) * scale]
        : [-1, -1];
      const inSight = px > 0 && py > 0 && px < box.width && py < box.height;
      if (inSight) zoomAt(factor, px, py);
      else zoomAt(factor, box.width / 2, box.height / 2);
    },
    [anchor, zoomAt],
  );

  const show = useCallback<PanZoomHandle['show']>(
    (all, { scale: wanted = 0, needed = false, core, least: smallest = wanted } = {}) => {
      const box = frame.current?.getBoundingClientRect();
      if (!box) return;
      const held = isHandled(handled.current);
      if (held && !needed) return;
      if (pointers.current.size > 0) {
        if (needed) waiting.current = () => show(all, { scale: wanted, needed, core, least: smallest });
        return;
      }
      waiting.current = undefined;
      again.current = () => show(all, { scale: wanted, needed, core, least: smallest });
      last.current = again.current;
      const above = head?.(box) ?? 0;
      const room = {
        // Where there is little room the one tool stands over the foot, where nothing is asked for.
        width: box.width - (isNarrow() ? 0 : (tools.current?.offsetWidth ?? 0)),
        height: box.height - foot(box) - above,
      };
      const fitting = ({ left, right, top, bottom }: Part) =>
        Math.min(room.width / (right - left), room.height / (bottom - top), most);
      const now = place.current;
      const kept = held || whole.current;
      const size = Math.min(wanted, Math.max(smallest, fitting(all)));
      const part = core ? seenAt(kept ? Math.min(now.scale, size) : size, room, all, core) : all;
      const fits = fitting(part);
      const scale = Math.min(kept ? now.scale : Math.max(now.scale, wanted), fits);
      // Whoever stands at another size than before is put in the middle, else the surface is nudged.
      const along = (at: number, from: number, to: number, space: number): number => {
        if (scale !== now.scale) return space / 2 - ((from + to) / 2) * scale;
        return Math.min(Math.max(at, -from * scale), space - to * scale);
      };
      const x = along(now.x, part.left, part.right, room.width);
      const y = above + along(now.y - above, part.top, part.bottom, room.height);
      if (scale !== now.scale || Math.abs(x - now.x) > 1 || Math.abs(y - now.y) > 1)
        set({ scale, x, y }, true);
    },
    [set, foot, head, most],
  );

  useImperativeHandle(
    handle,
    () => ({
      fit,
      zoom: zoomHere,
      show,
    }),
    [fit, zoomHere, show],
  );

  const laid = useRef<{ readonly x: number; readonly y: number }>(undefined);
  useLayoutEffect(() => {
    const { x, y, scale } = place.current;
    const before = laid.current;
    laid.current = { x: origin.x, y: origin.y };
    if (!before || whole.current) set({});
    else set({ scale, x: x + (origin.x - before.x) * scale, y: y + (origin.y - before.y) * scale });
    settle();
  }, [set, settle, origin.x, origin.y]);

  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      const wasFit = place.current.scale <= least() * NEARLY;
      set(wasFit ? {} : { ...place.current });
      again.current?.();
      settle();
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [set, settle, least]);

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      handled.current = performance.now();
      const { left, top } = box.getBoundingClientRect();
      zoomAt(Math.exp(-event.deltaY * 0.0016), event.clientX - left, event.clientY - top);
    };
    box.addEventListener('wheel', wheel, { passive: false });
    return () => box.removeEventListener('wheel', wheel);
  }, [zoomAt]);

  const move = (event: React.PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = [event.clientX, event.clientY] as const;
    if (pointers.current.size === 1) {
      const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
      if (!dragged.current && Math.hypot(dx, dy) < SLACK) return;
      dragged.current = true;
      handled.current = performance.now();
      again.current = undefined;
      set({ ...place.current, x: place.current.x + dx, y: place.current.y + dy });
    } else if (pointers.current.size === 2) {
      const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const span = (a: readonly [number, number]) => Math.hypot(a[0] - other[0], a[1] - other[1]);
      const box = frame.current?.getBoundingClientRect();
      dragged.current = true;
      handled.current = performance.now();
      if (box && span(before) > 0)
        zoomAt(
          span(now) / span(before),
          (now[0] + other[0]) / 2 - box.left,
          (now[1] + other[1]) / 2 - box.top,
        );
    }
    pointers.current.set(event.pointerId, now);
  };

  const letGo = (event: React.PointerEvent) => {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) waiting.current?.();
  };

  return (
    <div
      ref={frame}
      className="panzoom"
      onPointerDown={(event) => {
        dragged.current = false;
        pointers.current.set(event.pointerId, [event.clientX, event.clientY]);
      }}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      onClickCapture={(event) => {
        if (!dragged.current) return;
        // The end of a drag is no click.
        event.stopPropagation();
        event.preventDefault();
        dragged.current = false;
      }}
    >
      <div ref={sheet} className="panzoom-sheet">
        {children}
      </div>
      <div ref={tools} className="panzoom-tools">
        <button
          type="button"
          className="btn square small"
          aria-label={say('board.in')}
          onClick={() => zoomHere(ZOOM)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className="btn square small"
          aria-label={say('board.out')}
          onClick={() => zoomHere(1 / ZOOM)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className="btn square small panzoom-fit"
          aria-label={say('board.fit')}
          title={say('board.fit')}
          onClick={fit}
        >
          <Icon name="fit" />
        </button>
      </div>
    </div>
  );
}
