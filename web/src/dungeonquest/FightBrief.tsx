/** A fight of others in short, over the board: who stands against whom, and which blows have fallen. */
import type { ReactNode } from 'react';
import type { GameCard } from '../play/scene.ts';
import { HeroToken, MonsterToken } from './art/tokens.tsx';
import { Life } from './HeroSheet.tsx';
import { heroName, monsterName } from './people.ts';
import { say } from './say.ts';
import type { SeatFacts } from './terms.ts';
import './brief.css';

/** One round of a fight, by who has won it. */
export interface Blow {
  readonly n: number;
  readonly round: number;
  readonly winner: 'hero' | 'monster' | 'nobody';
}

interface Props {
  readonly card: GameCard;
  readonly hero: SeatFacts;
  /** The hero he fights; undefined if it is a monster. */
  readonly other?: SeatFacts | undefined;
  readonly kind: string;
  /** Wounds that count when the fight is over, of both sides. */
  readonly soon?: readonly [number, number];
  /** Wounds of the monster. */
  readonly taken: number;
  readonly blows: readonly Blow[];
  /** How it stands, in words. */
  readonly line: string | undefined;
}

export function FightBrief({ card, hero, other, kind, soon = [0, 0], taken, blows, line }: Props): ReactNode {
  return (
    <section className="dq-brief" aria-label={say('combat.title')}>
      <div className="dq-brief-side">
        <svg viewBox="-24 -24 48 48" aria-hidden="true">
          <HeroToken hero={hero.hero} />
        </svg>
        <h3 translate="no">{heroName(hero.hero, card)}</h3>
        <Life wounds={hero.wounds} life={hero.life} more={soon[0]} />
      </div>
      <ol className="plain dq-blows">
        {blows.map(({ n, round, winner }) => (
          <li key={n} data-winner={winner} aria-label={say(`blow.${winner}`, { n: round })} />
        ))}
      </ol>
      <div className="dq-brief-side">
        <svg viewBox="-24 -24 48 48" aria-hidden="true">
          {other ? <HeroToken hero={other.hero} /> : <MonsterToken kind={kind} />}
        </svg>
        <h3 translate="no">{other ? heroName(other.hero, card) : monsterName(kind, card)}</h3>
        {other ? (
          <Life wounds={other.wounds} life={other.life} more={soon[1]} />
        ) : (
          taken > 0 && <p>{say('combat.taken', { n: taken })}</p>
        )}
      </div>
      <p className="dq-brief-line">{line}</p>
    </section>
  );
}
