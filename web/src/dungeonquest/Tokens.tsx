/** Determination tokens, one by one. */
import type { ReactNode } from 'react';
import { say } from './say.ts';
import './tokens.css';

export function Tokens({ n, large = false }: { n: number; large?: boolean }): ReactNode {
  return (
    <span
      className="dq-tokens"
      data-large={large || undefined}
      role="img"
      aria-label={say('sheet.determination', { n })}
    >
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one token is like another
        <i key={i} />
      ))}
    </span>
  );
}
