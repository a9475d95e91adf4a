/** The last scene of a hero: a stone with an epitaph, or the gate with everything that he carried out. Or not the last. */
import type { ReactNode } from 'react';
import { Portrait } from '../art/Portrait.tsx';
import { CountUp } from '../parts/CountUp.tsx';
import type { GameCard } from '../play/scene.ts';
import { FaceCard } from './FaceCard.tsx';
import type { Fate } from './fate.ts';
import { heroName, shortName } from './people.ts';
import { say } from './say.ts';
import './fate.css';

interface Props {
  readonly fate: Fate;
  readonly card: GameCard;
  /** Where to go from here. */
  readonly children?: ReactNode;
}

export default function FateScene({ fate, card, children }: Props): ReactNode {
  const { kind, hero, line, loot, gold, steps } = fate;
  return (
    <section
      className="dq-fate"
      data-kind={kind}
      aria-label={say(`farewell.${kind}`, { hero: heroName(hero, card) })}
    >
      <div className="dq-fate-who">
        <Portrait id={hero} />
        <h2>{say(`farewell.${kind}`, { hero: heroName(hero, card) })}</h2>
      </div>
      <div className="dq-fate-tale">
        <p className="dq-fate-how">{line}</p>
        {kind === 'waits' && <p>{say('farewell.waits.tale', { hero: shortName(hero, card) })}</p>}
        {kind === 'dead' && (
          <p>{say(steps === 0 ? 'farewell.steps.none' : 'farewell.steps', { n: steps })}</p>
        )}
        {kind === 'out' && (
          <p className="dq-fate-gold">
            <CountUp to={gold} /> {say('farewell.gold')}
          </p>
        )}
        {kind !== 'out' && loot.length > 0 && (
          <p>{say('farewell.lost', { n: loot.length, gold: gold.toLocaleString('en') })}</p>
        )}
        {loot.length > 0 && (
          <ul className="plain dq-fan" style={{ '--n': loot.length } as React.CSSProperties}>
            {loot.map((face, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
              <li key={i} style={{ '--i': i } as React.CSSProperties}>
                <FaceCard face={face} card={card} />
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  );
}
