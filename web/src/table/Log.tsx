/** What happened, in full sentences, the newest at the end. */
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { speak } from '../app/toasts.ts';
import { say } from '../messages/say.ts';
import type { Told } from '../play/scene.ts';
import { type Row, rowsOf } from './story.ts';
import type { AtTable } from './useTable.ts';
import './log.css';

interface Props<W> {
  readonly at: AtTable<W>;
  /** Somebody points at a line: with a mouse, a tap, or the arrow keys. */
  readonly onPoint?: ((told: Told<W> | undefined) => void) | undefined;
}

type LineRow<W> = Extract<Row<W>, { told: Told<W> }>;

export function Log<W>({ at: { shown, script }, onPoint }: Props<W>): ReactNode {
  const { log, now, scene } = shown;
  const list = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState<number>();
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const { length } = log;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the newest line, and what was pointed at is passed
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
    setAt(undefined);
    onPoint?.(undefined);
  }, [length]);
  const viewer = scene?.viewer ?? 'spectator';
  const sitters = scene?.sitters;
  const rows = useMemo(
    () => rowsOf(log, { viewer, sitters: sitters ?? [] }, script, opened),
    [log, viewer, sitters, script, opened],
  );
  const lines = rows.filter((row): row is LineRow<W> => 'told' in row);
  const point = useCallback(
    (told: Told<W> | undefined) => {
      setAt(told?.n);
      onPoint?.(told);
    },
    [onPoint],
  );
  const fold = useCallback((turn: number) => {
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(turn)) after.add(turn);
      return after;
    });
  }, []);
  const step = (event: KeyboardEvent) => {
    const here = lines.findIndex(({ told }) => told.n === at);
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === 'Enter' && here >= 0) fold(lines[here].turn);
    else if (by === 0 || !onPoint || lines.length === 0) return;
    else {
      const to = here < 0 ? lines.length - 1 : Math.min(Math.max(here + by, 0), lines.length - 1);
      const { told } = lines[to];
      point(told);
      speak(told.line ?? '');
      list.current?.querySelector(`[data-n="${told.n}"]`)?.scrollIntoView({ block: 'nearest' });
    }
    event.preventDefault();
    event.stopPropagation();
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
      {rows.map((row) =>
        'told' in row ? (
          <Line
            key={row.told.n}
            {...row}
            now={row.told === now}
            pointed={row.told.n === at}
            onPoint={point}
            onFold={fold}
          />
        ) : (
          <li key={`round ${row.round}`} className="log-round">
            {say('standing.round', { n: row.round })}
          </li>
        ),
      )}
    </ol>
  );
}

interface LineProps {
  readonly told: Told;
  readonly turn: number;
  readonly hidden: number;
  readonly folds: boolean;
  readonly now: boolean;
  readonly pointed: boolean;
  readonly onPoint: (told: Told | undefined) => void;
  readonly onFold: (turn: number) => void;
}

/** A line that moves under a mouse at rest is not pointed at. */
const Line = memo(function Line(props: LineProps): ReactNode {
  const { told, turn, hidden, folds, now, pointed, onPoint, onFold } = props;
  const move = ({ pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType === 'mouse' && !pointed && (movementX !== 0 || movementY !== 0)) onPoint(told);
  };
  const label = say(hidden > 0 ? 'table.log.more' : 'table.log.less', { n: hidden });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list itself takes the arrow keys
    <li
      data-n={told.n}
      data-now={now || undefined}
      data-pointed={pointed || undefined}
      data-kind={told.event.type}
      data-seat={told.event.seat}
      onPointerMove={move}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(undefined)}
      onClick={() => onPoint(told)}
    >
      {told.line}
      {folds && (
        <button
          type="button"
          className="log-fold"
          // The list takes Enter on the line that is pointed at: no stop on the way for each turn.
          tabIndex={-1}
          aria-label={label}
          title={label}
          onClick={(event) => {
            event.stopPropagation();
            onFold(turn);
          }}
        >
          {hidden > 0 ? `+${hidden}` : '−'}
        </button>
      )}
    </li>
  );
});
