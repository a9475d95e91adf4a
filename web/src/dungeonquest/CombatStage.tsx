/** The fight: both sides, the secret choice, the reveal, the damage, and what is known of the enemy. */
import type { ReactNode } from 'react';
import { say } from '../messages/say.ts';
import type { GameCard } from '../play/scene.ts';
import type { AtTable } from '../table/useTable.ts';
import { HeroToken, MonsterToken } from './art/tokens.tsx';
import { FaceCard } from './FaceCard.tsx';
import type { CombatFacts, Facts } from './facts.ts';
import { Life } from './HeroSheet.tsx';
import { heroName, monsterName } from './people.ts';

const HERO = 0;
const MONSTER = 1;

interface Props {
  readonly at: AtTable;
  readonly facts: Facts;
  readonly combat: CombatFacts;
}

/** Options that are cards of the hand: `play:slash`. */
export function handOption(option: string): string | undefined {
  return /^play:([^:]+)/.exec(option)?.[1];
}

export function CombatStage({ at, facts, combat }: Props): ReactNode {
  const { card } = at;
  const hero = facts.seats[combat.hero];
  const duel = combat.kind === '';
  const other = facts.seats[combat.opponent];
  const shownCards = (side: number) =>
    combat.played[side]?.length > 0 ? combat.played[side] : combat.escape[side];
  return (
    <section className="dq-combat" aria-label={say('combat.title')}>
      <header className="dq-combat-title">
        <h2>{combat.begun ? say('combat.round', { n: combat.round }) : say('combat.met')}</h2>
        {combat.fleeing && <span className="chip">{say('combat.fleeing')}</span>}
      </header>
      <div className="dq-sides">
        <div className="dq-side" data-side="hero">
          <div className="dq-fighter">
            <svg viewBox="-24 -24 48 48" aria-hidden="true">
              <HeroToken hero={hero.hero} />
            </svg>
            <div>
              <h3 translate="no">{heroName(hero.hero, card)}</h3>
              <Life wounds={hero.wounds} life={hero.life} more={combat.damage[HERO]?.length ?? 0} />
            </div>
          </div>
          <Played faces={shownCards(HERO) ?? []} card={card} />
        </div>
        <div className="dq-versus" aria-hidden="true">
          <span>{total(shownCards(HERO) ?? [], card)}</span>
          <i />
          <span>{total(shownCards(MONSTER) ?? [], card)}</span>
        </div>
        <div className="dq-side" data-side="monster">
          <div className="dq-fighter">
            <svg viewBox="-24 -24 48 48" aria-hidden="true">
              {duel && other ? <HeroToken hero={other.hero} /> : <MonsterToken kind={combat.kind} />}
            </svg>
            <div>
              <h3 translate="no">{duel && other ? heroName(other.hero, card) : monsterName(combat.kind)}</h3>
              <EnemyLife combat={combat} card={card} other={duel ? other : undefined} />
            </div>
          </div>
          <Played faces={shownCards(MONSTER) ?? []} card={card} />
        </div>
      </div>
      {combat.stack.length > 0 && (
        <div className="dq-stack">
          <span className="faint">{say('combat.stack')}</span>
          {combat.stack.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
            <StackChip key={i} face={face} card={card} />
          ))}
        </div>
      )}
      <Hand at={at} combat={combat} />
    </section>
  );
}

function EnemyLife({
  combat,
  card,
  other,
}: {
  combat: CombatFacts;
  card: GameCard;
  other: Facts['seats'][number] | undefined;
}): ReactNode {
  const taken = (combat.damage[MONSTER]?.length ?? 0) + combat.monsterWounds;
  if (other)
    return <Life wounds={other.wounds} life={other.life} more={combat.damage[MONSTER]?.length ?? 0} />;
  const life = (card.faces[combat.token ?? '']?.printed as { life?: number } | undefined)?.life;
  if (life !== undefined) return <Life wounds={taken} life={life} />;
  return <p className="faint">{say('combat.unknown', { n: taken })}</p>;
}

function Played({ faces, card }: { faces: readonly string[]; card: GameCard }): ReactNode {
  return (
    <div className="dq-played">
      {faces.length === 0 && <div className="dq-card empty" />}
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
        <FaceCard key={i} face={face} card={card} />
      ))}
    </div>
  );
}

function total(faces: readonly string[], card: GameCard): string {
  const attacks = faces.map((face) => (card.faces[face]?.printed as { attack?: number } | undefined)?.attack);
  if (attacks.length === 0 || attacks.some((n) => n === undefined)) return '';
  return String(attacks.reduce<number>((sum, n) => sum + (n ?? 0), 0));
}

function StackChip({ face, card }: { face: string; card: GameCard }): ReactNode {
  const printed = (card.faces[face]?.printed ?? {}) as { attack?: number; type?: string };
  return (
    <span className="dq-stack-card" data-attack={printed.type} title={card.faces[face]?.name} translate="no">
      {printed.attack}
    </span>
  );
}

/** The cards in hand; those that can be played are buttons. */
function Hand({ at, combat }: { at: AtTable; combat: CombatFacts }): ReactNode {
  const { card, shown, act, armed } = at;
  const { scene, busy } = shown;
  const seat = scene?.viewer;
  const side = seat === combat.hero ? HERO : seat === combat.opponent ? MONSTER : undefined;
  const hand = side === undefined ? [] : (combat.hands[side] ?? []);
  if (hand.length === 0) return null;
  const asked = busy ? undefined : scene?.asked;
  const used = new Map<string, number>();
  return (
    <ul className="plain dq-hand" aria-label={say('combat.hand')}>
      {hand.map((face, i) => {
        const n = (used.get(face) ?? 0) + 1;
        used.set(face, n);
        const ids = [n > 1 ? `play:${face}:${n}` : `play:${face}`, `play:${face}`];
        const option = asked?.options.find(({ id }) => ids.includes(id));
        const why = asked?.forbidden.find(({ id }) => ids.includes(id));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
          <li key={i}>
            {option ? (
              <button
                type="button"
                className={`dq-play option ${armed === option.id ? 'armed' : ''}`}
                data-option={option.id}
                onClick={() => act.choose(option.id)}
                onMouseEnter={() => act.weigh(option.id)}
                onMouseLeave={() => act.weigh(armed)}
                onFocus={(event) => event.target.matches(':focus-visible') && act.weigh(option.id)}
                onBlur={() => act.weigh(undefined)}
              >
                <FaceCard face={face} card={card} />
              </button>
            ) : (
              <div className="dq-play" data-off={asked ? true : undefined} title={why?.reason}>
                <FaceCard face={face} card={card} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
