/** Whose turn it is and what part of it: always in sight. */
import type { ReactNode } from 'react';
import type { GameCard } from '../play/scene.ts';
import { heroLook } from './people.ts';
import { activeName } from './printed.ts';
import { say } from './say.ts';
import type { Facts, Phase, Scene } from './terms.ts';
import './phases.css';

const PHASES: readonly Phase[] = ['reset', 'dungeonlord', 'build', 'hero', 'discard'];

interface Props {
  readonly facts: Facts;
  readonly scene: Scene;
  readonly card: GameCard;
}

export function PhaseBar({ facts, scene, card }: Props): ReactNode {
  const { active, phase, round, seats } = facts;
  const own = active === scene.viewer;
  if (phase === 'set-up') return <p className="dnr-turn">{say('dnr.phase.set-up')}</p>;
  return (
    <div
      className="dnr-turn"
      style={{ '--who': heroLook(seats[active]?.hero ?? null).colour } as React.CSSProperties}
    >
      <span className="dnr-turn-round">{say('dnr.round', { n: round })}</span>
      <b className="dnr-turn-who" translate={own ? undefined : 'no'}>
        {own ? say('dnr.turn.you') : say('dnr.turn', { who: activeName(facts, scene, card) })}
      </b>
      <ol className="plain dnr-phases" aria-label={say('dnr.phases')}>
        {PHASES.map((one) => (
          <li key={one} data-phase={one} aria-current={one === phase ? 'step' : undefined}>
            {say(`dnr.phase.${one}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
