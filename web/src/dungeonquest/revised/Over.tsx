/** What lies over the board while one thinks: the dice that determination may still help, the row of the catacombs. */
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Dice } from '../../parts/Dice.tsx';
import { FaceCard } from '../FaceCard.tsx';
import { shortName } from '../people.ts';
import { say as sayShared } from '../say.ts';
import { Tokens } from '../Tokens.tsx';
import { carriedBy, fallOf, isLoot } from './fallen.ts';
import { say } from './say.ts';
import type { Asked, AtFight } from './terms.ts';
import './over.css';

// Once in a match, if at all.
const FateScene = lazy(() => import('../FateScene.tsx'));

export function Over({ at, facts }: AtFight): ReactNode {
  const { scene, busy } = at.shown;
  const asked = busy ? undefined : scene?.asked;
  return (
    <>
      <Row at={at} facts={facts} />
      <Fall at={at} facts={facts} />
      {asked?.question.do === 'spend-determination' && <Spending at={at} facts={facts} asked={asked} />}
    </>
  );
}

/** The roll that tokens may still change, with the card that asked for it. */
function Spending({ at: { card }, facts, asked }: AtFight & { asked: Asked }): ReactNode {
  const { question, seat } = asked;
  if (question.do !== 'spend-determination') return null;
  const { drawn, determination } = facts.seats[seat];
  return (
    <div className="happening dqr-spending" data-type="spending">
      {drawn.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
        <FaceCard key={i} face={face} card={card} />
      ))}
      <Dice dice={question.judge.dice} settled />
      <Tokens n={determination} large />
    </div>
  );
}

/** The cards of a trip below: how far it went, and the loot that waits until its hero comes up. */
function Row({ at: { card, shown }, facts }: AtFight): ReactNode {
  const viewer = shown.scene?.viewer;
  const seat =
    typeof viewer === 'number' && facts.seats[viewer].state === 'catacombs' ? viewer : facts.active;
  const { hero, state, heading, trip, tripCards, marker } = facts.seats[seat];
  if (state !== 'catacombs' || !heading || marker === null) return null;
  const name = shortName(hero, card);
  const loot = tripCards.some((face) => isLoot(card.faces[face]?.printed));
  return (
    <section className="dqr-row" aria-label={say('row.title', { hero: name })}>
      <header>
        <h3>{say('row.title', { hero: name })}</h3>
        <p>
          {trip === 0 ? say('row.none') : say('row.distance', { n: trip, way: say(`direction.${heading}`) })}
        </p>
      </header>
      <ol className="plain">
        {tripCards.toReversed().map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
          <li key={i} data-loot={isLoot(card.faces[face]?.printed) || undefined}>
            <FaceCard face={face} card={card} />
          </li>
        ))}
      </ol>
      {loot && <p>{say('row.loot', { hero: name })}</p>}
    </section>
  );
}

/** Death can wait: how he fell and what stays behind, until he gets up. */
function Fall({ at: { act, card, shown }, facts }: AtFight): ReactNode {
  const { now, busy, scene } = shown;
  const seat = typeof scene?.viewer === 'number' ? scene.viewer : undefined;
  const carried = useRef<readonly string[]>([]);
  const falls = busy && now?.event.type === 'fell';
  useEffect(() => {
    if (!falls && seat !== undefined) carried.current = carriedBy(facts, seat, card);
  }, [falls, facts, seat, card]);
  const fate = falls ? fallOf(now, facts, seat, carried.current, card) : undefined;
  if (!fate) return null;
  return (
    <div className="dq-fate-over">
      <Suspense fallback={null}>
        <FateScene fate={fate} card={card}>
          <div className="row">
            <button type="button" className="btn primary" onClick={act.step}>
              {sayShared('farewell.rise')}
            </button>
          </div>
        </FateScene>
      </Suspense>
    </div>
  );
}
