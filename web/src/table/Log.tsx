/** What happened, in full sentences, the newest at the end. */
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { speak } from '../app/toasts.ts';
import { say } from '../messages/say.ts';
import type { Told } from '../play/scene.ts';
import './log.css';

interface Props<W> {
  readonly log: readonly Told<W>[];
  readonly now: Told<W> | undefined;
  /** Somebody points at a line: with a mouse, a tap, or the arrow keys. */
  readonly onPoint?: ((told: Told<W> | undefined) => void) | undefined;
}

export function Log<W>({ log, now, onPoint }: Props<W>): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState<number>();
  const { length } = log;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the newest line, and what was pointed at is passed
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
    setAt(undefined);
    onPoint?.(undefined);
  }, [length]);
  const lines = log.filter(({ line }) => line);
  const point = useCallback(
    (told: Told<W> | undefined) => {
      setAt(told?.n);
      onPoint?.(told);
    },
    [onPoint],
  );
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !onPoint || lines.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const here = lines.findIndex(({ n }) => n === at);
    const to = here < 0 ? lines.length - 1 : Math.min(Math.max(here + by, 0), lines.length - 1);
    point(lines[to]);
    speak(lines[to].line ?? '');
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <ol
      ref={list}
      className="plain log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={say('table.log')}
      id="log"
      onKeyDown={step}
      onBlur={() => at !== undefined && point(undefined)}
    >
      {lines.length === 0 && <li className="faint">{say('table.log.empty')}</li>}
      {lines.map((told) => (
        <Line key={told.n} told={told} now={told === now} pointed={told.n === at} onPoint={point} />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly told: Told;
  readonly now: boolean;
  readonly pointed: boolean;
  readonly onPoint: (told: Told | undefined) => void;
}

/** A line that moves under a mouse at rest is not pointed at. */
const Line = memo(function Line({ told, now, pointed, onPoint }: LineProps): ReactNode {
  const move = ({ pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType === 'mouse' && !pointed && (movementX !== 0 || movementY !== 0)) onPoint(told);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list itself takes the arrow keys
    <li
      data-now={now || undefined}
      data-pointed={pointed || undefined}
      data-kind={told.event.type}
      data-seat={told.event.seat}
      onPointerMove={move}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(undefined)}
      onClick={() => onPoint(told)}
    >
      {told.line}
    </li>
  );
});
