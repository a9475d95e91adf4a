import type { ReactNode } from 'react';
import { type Key, say } from '../messages/say.ts';

export type KeyLine = readonly [key: string, what: Key];

const KEYS: readonly KeyLine[] = [
  ['arrows', 'help.arrows'],
  ['1 … 9', 'help.digits'],
  ['enter', 'help.enter'],
  ['U', 'help.undo'],
  ['L', 'help.log'],
  ['R', 'help.rules'],
  ['+ − 0', 'help.zoom'],
  ['space', 'help.skip'],
  ['?', 'help.help'],
];

const named: Readonly<Record<string, Key>> = { arrows: 'key.arrows', space: 'key.space', enter: 'key.enter' };

/** `own`: keys that only this game has. */
export function KeyHelp({ own = [] }: { own?: readonly KeyLine[] | undefined }): ReactNode {
  return (
    <dl className="keys">
      {[...KEYS, ...own].map(([key, what]) => (
        <div key={what} style={{ display: 'contents' }}>
          <dt>
            <span className="kbd" translate="no">
              {named[key] ? say(named[key]) : key}
            </span>
          </dt>
          <dd>{say(what)}</dd>
        </div>
      ))}
    </dl>
  );
}
