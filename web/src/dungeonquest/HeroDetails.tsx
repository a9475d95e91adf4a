/** Everything about a hero: abilities, attributes by name, and every card he has. */
import type { ReactNode } from 'react';
import { Portrait } from '../art/Portrait.tsx';
import { Words } from '../parts/Words.tsx';
import type { GameCard } from '../play/scene.ts';
import { FaceCard } from './FaceCard.tsx';
import { Attributes, Life } from './HeroSheet.tsx';
import { say } from './say.ts';
import type { SeatFacts } from './terms.ts';

export function HeroDetails({ facts, card }: { facts: SeatFacts; card: GameCard }): ReactNode {
  const groups = [
    ['sheet.runes', facts.runes],
    ['sheet.loot', facts.loot],
    ['sheet.kept', facts.kept],
    ['sheet.trip', facts.tripCards],
  ] as const;
  return (
    <>
      <div className="details-who">
        <Portrait id={facts.hero} />
        <Words text={card.faces[facts.hero]?.text ?? ''} />
      </div>
      <div>
        <Life wounds={facts.wounds} life={facts.life} dead={facts.state === 'dead'} />
        <Attributes facts={facts} named />
      </div>
      {groups.map(([title, faces]) =>
        faces.length === 0 ? null : (
          <section key={title} className="stack">
            <h3>{say(title)}</h3>
            <div className="dq-spread">
              {faces.map((face, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
                <FaceCard key={i} face={face} card={card} />
              ))}
            </div>
          </section>
        ),
      )}
    </>
  );
}
