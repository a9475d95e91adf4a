/** The words on a card: one paragraph for each line, with the name of an ability set apart. */
import type { ReactNode } from 'react';
import './words.css';

const NAMED = /^([A-Z][^:.]{1,40}): (.+)$/;

export function Words({ text }: { text: string }): ReactNode {
  const lines = text.split('\n').filter(Boolean);
  return (
    <div className="words" translate="no">
      {lines.map((line) => {
        const [, name, rest] = (lines.length > 1 && NAMED.exec(line)) || [];
        return (
          <p key={line}>
            {name ? (
              <>
                <b>{name}.</b> {rest}
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
