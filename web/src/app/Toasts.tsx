import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import { say } from '../messages/say.ts';
import { dismiss, useSpoken, useToasts } from './toasts.ts';
import './toasts.css';

export function Toasts(): ReactNode {
  const toasts = useToasts();
  return (
    <section className="toasts" aria-live="polite">
      {toasts.map(({ id, text, rule, kind }) => (
        <div key={id} className={`toast panel ${kind}`}>
          <p>
            {text} {rule && <span className="rule">{rule}</span>}
          </p>
          <button
            type="button"
            className="btn ghost square small"
            aria-label={say('close')}
            onClick={() => dismiss(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </section>
  );
}

/** The live region: what happened and what is awaited, for screen readers. */
export function Speaker(): ReactNode {
  return (
    <div className="sr" role="status" aria-live="polite" data-live>
      {useSpoken()}
    </div>
  );
}
