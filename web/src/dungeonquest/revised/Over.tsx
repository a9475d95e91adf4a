/** What lies over the board while one thinks: the dice that determination may still help, the row of the catacombs. */
import type { ReactNode } from 'react';
import { Dice } from '../../parts/Dice.tsx';
import { FaceCard } from '../FaceCard.tsx';
import { shortName } from '../people.ts';
import { Tokens } from '../Tokens.tsx';
import { say } from './say.ts';
import type { Asked, AtFight } from './terms.ts';
import './over.css';

export function Over({ at, facts }: AtFight): ReactNode {
  const { scene, busy } = at.shown;
  const asked = busy ? undefined : scene?.asked;
  return (
    <>
      <Row at={at} facts={facts} />
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

function isLoot(printed: unknown): boolean {
  return (printed as { type?: string } | undefined)?.type === 'Loot';
}
