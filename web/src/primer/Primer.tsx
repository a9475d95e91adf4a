/** How to play a game, as a handful of pictures with a few words each. */
import type { ReactNode } from 'react';
import { to } from '../app/router.ts';
import { Icon } from '../art/Icon.tsx';
import { type PrimerKey, say } from './say.ts';
import './primer.css';

export interface Step {
  readonly step: string;
  readonly picture: ReactNode;
}

interface Props {
  /** Under which its words stand: `primer.dq.STEP`. */
  readonly of: 'dq' | 'dun';
  readonly steps: readonly Step[];
}

export function Primer({ of, steps }: Props): ReactNode {
  return (
    <section className="primer" aria-labelledby="primer">
      <h2 id="primer" tabIndex={-1}>
        {say('primer.title')}
      </h2>
      <ol className="plain primer-steps">
        {steps.map(({ step, picture }) => (
          <li key={step}>
            <div className="primer-picture" aria-hidden="true">
              {picture}
            </div>
            <h3>{say(`primer.${of}.${step}` as PrimerKey)}</h3>
            <p>{say(`primer.${of}.${step}.text` as PrimerKey)}</p>
          </li>
        ))}
      </ol>
      <p className="primer-learn">
        <a className="btn" href={to('learn')}>
          <Icon name="torch" /> {say('primer.learn')}
        </a>
      </p>
    </section>
  );
}
