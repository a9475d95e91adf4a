/** A text with its lines numbered, and beside it either what is wrong, each at its line, or what came of it. */
import { type ReactNode, useId, useRef } from 'react';
import type { Fault } from '../games/packText.ts';
import { say } from './say.ts';

interface Props {
  readonly text: string;
  readonly faults: readonly Fault[];
  readonly onChange: (text: string) => void;
  /** What came of it. */
  readonly children: ReactNode;
}

/** A message takes up so many lines; the next one stands below it. */
const TALL = 4;
const LEAST_LINES = 8;

export function PackEditor({ text, faults, onChange, children }: Props): ReactNode {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const lines = text.split('\n');
  const marked = new Set(faults.map(({ line }) => line));
  const show = (line: number) => {
    const begin = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    area.current?.focus();
    area.current?.setSelectionRange(begin, begin + (lines[line - 1]?.length ?? 0));
  };
  return (
    <div className="pack-desk">
      <label className="pack-label" htmlFor={id}>
        {say('packs.text')}
      </label>
      <div className="pack-frame">
        <ol className="plain pack-lines" aria-hidden="true">
          {lines.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            <li key={i} data-wrong={marked.has(i + 1) || undefined}>
              {i + 1}
            </li>
          ))}
        </ol>
        <textarea
          ref={area}
          id={id}
          className="pack-text"
          rows={Math.max(LEAST_LINES, lines.length + 1)}
          spellCheck={false}
          wrap="off"
          translate="no"
          value={text}
          aria-invalid={faults.length > 0}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <div className="pack-margin">
        {faults.length > 0 ? (
          <div role="alert">
            <ul className="plain pack-faults" aria-label={say('packs.bad')}>
              {placed(faults).map(({ line, message, at }) => (
                <li key={message} style={{ '--at': at } as React.CSSProperties}>
                  {line !== undefined && (
                    <button type="button" className="rule" onClick={() => show(line)}>
                      {say('packs.line', { n: line })}
                    </button>
                  )}{' '}
                  <span translate="no">{message}</span>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          children
        )}
      </div>
    </div>
  );
}

/** Where each message stands, in lines from the top: at its own, unless another stands there. */
function placed(faults: readonly Fault[]): (Fault & { readonly at: number })[] {
  let free = 0;
  return faults
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map((fault) => {
      const at = Math.max((fault.line ?? 1) - 1, free);
      free = at + TALL;
      return { ...fault, at };
    });
}
