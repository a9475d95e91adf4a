/** The words on a card: one paragraph for each line, with the name of an ability set apart. */
import type { ReactNode } from 'react';
import { namedLine } from './namedLine.ts';
import './words.css';

export function Words({ text }: { text: string }): ReactNode {
  const lines = text.split('\n').filter(Boolean);
  return (
    <div className="words" translate="no">
      {lines.map((line) => {
        const named = lines.length > 1 ? namedLine(line) : undefined;
        return (
          <p key={line}>
            {named ? (
              <>
                <b>{named.name}</b> {named.rest}
              </>
            ) : (
              line
            )}
          </p>
        );
      })}
    </div>
  );
}
