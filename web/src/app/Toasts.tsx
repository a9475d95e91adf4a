import type { ReactNode } from 'react';
import { say } from '../messages/say.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useHealth } from '../play/hall.ts';
import { dismiss, useSpoken, useToasts } from './toasts.ts';
import './toasts.css';

export function Toasts(): ReactNode {
  const toasts = useToasts();
  return (
    <section className="toasts" aria-live="polite">
      <Ailing />
      {toasts.map(({ id, text, rule, kind }) => (
        <div key={id} className={`toast panel ${kind}`}>
          <p>
            {text} {rule && <span className="rule">{rule}</span>}
          </p>
          {/* A note goes by itself; what went wrong may take longer to read. */}
          {kind === 'trouble' && <IconButton icon="close" label={say('close')} onClick={() => dismiss(id)} />}
        </div>
      ))}
    </section>
  );
}

/** The worker that plays is ill or gone: nothing else on the page would tell. */
function Ailing(): ReactNode {
  const health = useHealth();
  if (health === 'well') return null;
  return (
    <div className="toast panel trouble" role="alert">
      <p>{say(`trouble.${health}`)}</p>
      <button type="button" className="btn small primary" onClick={() => location.reload()}>
        {say('trouble.reload')}
      </button>
    </div>
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
