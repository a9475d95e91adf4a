import type { ReactNode } from 'react';
import { type Key, say } from '../messages/say.ts';

const KEYS: readonly (readonly [key: string, what: Key])[] = [
  ['arrows', 'help.arrows'],
  ['N E S W', 'help.letters'],
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

export function KeyHelp(): ReactNode {
  return (
    <dl className="keys">
      {KEYS.map(([key, what]) => (
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
