import type { ReactNode } from 'react';
import { type Key, say } from '../messages/say.ts';
import './keys.css';

/** A key and what it does, in words. */
export type KeyLine = readonly [key: string, what: string];

const KEYS = [
  ['arrows', 'help.arrows'],
  ['1 … 9', 'help.digits'],
  ['enter', 'help.enter'],
  ['Esc', 'help.disarm'],
  ['U', 'help.undo'],
  ['L', 'help.log'],
  ['R', 'help.rules'],
  ['+ −', 'help.zoom'],
  ['0', 'help.whole'],
  ['space', 'help.skip'],
  ['?', 'help.help'],
] as const;

const named: Readonly<Record<string, Key>> = { arrows: 'key.arrows', space: 'key.space', enter: 'key.enter' };

/** `own`: keys that only this game has. */
export function KeyHelp({ own = [] }: { own?: readonly KeyLine[] | undefined }): ReactNode {
  const lines: readonly KeyLine[] = [...KEYS.map(([key, what]) => [key, say(what)] as const), ...own];
  return (
    <dl className="keys">
      {lines.map(([key, what]) => (
        <div key={what} style={{ display: 'contents' }}>
          <dt>
            <span className="kbd" translate="no">
              {named[key] ? say(named[key]) : key}
            </span>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
