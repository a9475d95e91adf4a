/** How to play a game, as a handful of pictures with a few words each. */
import type { ReactNode } from 'react';
import { to } from '../app/router.ts';
import { Icon } from '../art/Icon.tsx';
import { say } from '../messages/say.ts';
import './primer.css';

export interface Step {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
}

export function Primer({ steps }: { steps: readonly Step[] }): ReactNode {
  return (
    <section className="primer" aria-labelledby="primer">
      <h2 id="primer" tabIndex={-1}>
        {say('rules.primer')}
      </h2>
      <ol className="plain primer-steps">
        {steps.map(({ title, text, picture }) => (
          <li key={title}>
            <div className="primer-picture" aria-hidden="true">
              {picture}
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="primer-learn">
        <a className="btn" href={to('learn')}>
          <Icon name="torch" /> {say('rules.primer.learn')}
        </a>
      </p>
    </section>
  );
}
