/** A fight of others in short, over the board: who stands against whom, and which blows have fallen. */
import type { ReactNode } from 'react';
import { HeroToken, MonsterToken } from '../art/tokens.tsx';
import { Life } from '../HeroSheet.tsx';
import { heroName, monsterName } from '../people.ts';
import { type Blow, blowsOf } from './clash.ts';
import { say } from './say.ts';
import type { AtTable, CombatFacts, EventTypes, Facts, Told } from './terms.ts';
import './brief.css';

interface Props {
  readonly at: AtTable;
  readonly facts: Facts;
  readonly combat: CombatFacts;
}

export function FightBrief({ at: { card, shown }, facts, combat }: Props): ReactNode {
  const { hero, opponent, kind, damage } = combat;
  const one = facts.seats[hero];
  const other = kind === '' ? facts.seats[opponent] : undefined;
  const taken = (damage[1]?.length ?? 0) + combat.monsterWounds;
  return (
    <section className="dq-brief" aria-label={say('combat.title')}>
      <div className="dq-brief-side">
        <svg viewBox="-24 -24 48 48" aria-hidden="true">
          <HeroToken hero={one.hero} />
        </svg>
        <h3 translate="no">{heroName(one.hero, card)}</h3>
        <Life wounds={one.wounds} life={one.life} more={damage[0]?.length ?? 0} />
      </div>
      <ol className="plain dq-blows">
        {blowsOf(shown.log).map(({ n, round, winner }) => (
          <li key={n} data-winner={winner} aria-label={blowName(round, winner)} />
        ))}
      </ol>
      <div className="dq-brief-side">
        <svg viewBox="-24 -24 48 48" aria-hidden="true">
          {other ? <HeroToken hero={other.hero} /> : <MonsterToken kind={kind} />}
        </svg>
        <h3 translate="no">{other ? heroName(other.hero, card) : monsterName(kind, card)}</h3>
        {other ? (
          <Life wounds={other.wounds} life={other.life} more={damage[1]?.length ?? 0} />
        ) : (
          taken > 0 && <p>{say('combat.taken', { n: taken })}</p>
        )}
      </div>
      <p className="dq-brief-line">{lineOf(shown.log)}</p>
    </section>
  );
}

function blowName(round: number, winner: Blow['winner']): string {
  return say(`blow.${winner}`, { n: round });
}

const TELLING: EventTypes = new Set([
  'monster-met',
  'hero-attacked',
  'combat-began',
  'round',
  'stand-off',
  'wounded',
  'escape-tried',
]);

/** How the fight stands, in words. */
function lineOf(log: readonly Told[]): string | undefined {
  return log.findLast(({ event, line }) => line && TELLING.has(event.type))?.line;
}
