/** Everything a hero has, at a closer look. */
import type { ReactNode } from 'react';
import type { GameCard } from '../play/scene.ts';
import { Card } from './Card.tsx';
import { Marks } from './Hand.tsx';
import { say } from './say.ts';
import type { SeatFacts } from './terms.ts';

export function Details({ own, card }: { own: SeatFacts; card: GameCard }): ReactNode {
  const groups = [
    ['dnr.carried.boons', own.boons],
    ['dnr.carried.treasures', own.treasures],
    ['dnr.carried.banes', own.banes],
    ['dnr.carried.pack', own.pack],
  ] as const;
  return (
    <>
      <div className="dnr-spread">
        {own.heroCards.map((face) => (
          <Card key={face} face={face} card={card} />
        ))}
        {[...own.completed, ...own.quests].map((quest, i) => (
          <div key={quest} className="dnr-spread-one" data-done={i < own.completed.length || undefined}>
            <Card face={quest} card={card} />
          </div>
        ))}
      </div>
      {groups.map(([title, cards]) =>
        cards.length === 0 ? null : (
          <section key={title} className="stack">
            <h3>{say(title, { n: cards.length })}</h3>
            <div className="dnr-spread">
              {cards.map((one) => (
                <div key={one.number} className="dnr-spread-one">
                  <Card face={one.card} card={card} />
                  <Marks of={one} />
                </div>
              ))}
            </div>
          </section>
        ),
      )}
    </>
  );
}
