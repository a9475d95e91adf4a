/** Everything about an adventurer: what it needs, what it can do, and every card it has. */
import type { ReactNode } from 'react';
import { Portrait } from '../art/Portrait.tsx';
import { Laid } from '../parts/Laid.tsx';
import type { GameCard } from '../play/scene.ts';
import { Card } from './Card.tsx';
import { secretDoors } from './plan/board.ts';
import { doorPlace } from './plan/words.ts';
import { counted, swordBonus } from './printed.ts';
import { Goal } from './Sheet.tsx';
import { say } from './say.ts';
import type { Facts, SeatFacts } from './terms.ts';

interface Props {
  readonly facts: Facts;
  readonly own: SeatFacts;
  readonly card: GameCard;
}

function doorName(id: string): string {
  const door = secretDoors.find((one) => one.id === id);
  return door ? doorPlace(door) : id;
}

export function Details({ facts, own, card }: Props): ReactNode {
  const words = card.faces[own.adventurer ?? ''];
  return (
    <div className="stack">
      {words && (
        <div className="details-who">
          <Portrait id={words.id} />
          <p className="lede" translate="no">
            {words.text}
          </p>
        </div>
      )}
      <Goal facts={own} />
      {own.lostTurns > 0 && <p>{say(own.caged ? 'dun.caged' : 'sheet.loses', { n: own.lostTurns })}</p>}
      {own.doors.length > 0 && (
        <p>{say('dun.doors.which', { n: own.doors.length, doors: own.doors.map(doorName).join('; ') })}</p>
      )}
      {own.treasures.length > 0 && (
        <section className="stack">
          <h3>{say('dun.treasures', { n: own.treasures.length })}</h3>
          <div className="dun-spread">
            <Laid row={own.treasures}>
              {(face) => (
                <Card
                  face={face}
                  card={card}
                  bonus={swordBonus({ ...own, treasures: [face] }, facts, card)}
                />
              )}
            </Laid>
          </div>
        </section>
      )}
      {own.spells.length > 0 && (
        <section className="stack">
          <h3>{say('dun.spells', { n: own.spells.length })}</h3>
          <div className="dun-spread">
            {counted(own.spells).map(([face, n]) => (
              <div key={face} className="dun-many">
                <Card face={face} card={card} />
                <b>{`× ${n}`}</b>
              </div>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
