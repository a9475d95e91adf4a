/** What happened, in full sentences, the newest at the end. */
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { say } from '../messages/say.ts';
import type { Told } from '../play/scene.ts';
import './log.css';

interface Props {
  readonly log: readonly Told[];
  readonly now: Told | undefined;
  readonly onPoint?: ((told: Told | undefined) => void) | undefined;
}

export function Log({ log, now, onPoint }: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const { length } = log;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the newest line
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [length]);
  const lines = log.filter(({ line }) => line);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol ref={list} className="plain log" tabIndex={0} aria-label={say('table.log')} id="log">
      {lines.length === 0 && <li className="faint">{say('table.log.empty')}</li>}
      {lines.map((told) => (
        <Line key={told.n} told={told} now={told === now} onPoint={onPoint} />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly told: Told;
  readonly now: boolean;
  readonly onPoint: Props['onPoint'];
}

const Line = memo(function Line({ told, now, onPoint }: LineProps): ReactNode {
  return (
    <li
      data-now={now || undefined}
      data-kind={told.event.type}
      onMouseEnter={() => onPoint?.(told)}
      onMouseLeave={() => onPoint?.(undefined)}
    >
      {told.line}
    </li>
  );
});
