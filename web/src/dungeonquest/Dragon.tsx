/** The dragon on its gold: what another card would risk, the held breath while it is turned, and the fire. */
import type { ReactNode } from 'react';
import { MonsterPicture } from '../art/MonsterPicture.tsx';
import type { GameCard } from '../play/scene.ts';
import { Choosable } from '../table/Choosable.tsx';
import { Digit } from '../table/Digit.tsx';
import { isNarrow } from '../table/screen.ts';
import { dragonRisk, moodOf } from './dragon.ts';
import { FaceCard } from './FaceCard.tsx';
import { fireOn, isRage, percent } from './needed.ts';
import { say } from './say.ts';
import type { Asked, AtTable, Facts, Told } from './terms.ts';
import './dragon.css';

interface ChoiceProps {
  readonly at: AtTable;
  readonly facts: Facts;
  readonly asked: Asked;
  readonly option: string;
}

/** To reach once more or to go: the cards that are left, and exactly what is at stake. */
export function DragonChoice({ at, facts, asked, option }: ChoiceProps): ReactNode {
  const { card } = at;
  const risk = dragonRisk(facts, asked.seat, card);
  const { left, rages, turned, treasure, gold } = risk;
  return (
    <section className="dq-dragon" aria-label={say('dragon.name')}>
      <MonsterPicture id={`dragon-${moodOf(risk)}`} />
      <DragonCards left={left} turned={turned} card={card} />
      <p className="dq-dragon-odds">
        <b>{percent(rages / left)}</b>
        {say('dragon.odds', { rages, left })}
      </p>
      <ul className="plain dq-dragon-stakes">
        {treasure.length > 0 && (
          <li>{say('dragon.loot', { n: treasure.length, gold: gold.toLocaleString('en') })}</li>
        )}
        <li>{fireOn(facts, asked.seat)}</li>
      </ul>
      {!isNarrow() && (
        <Choosable at={at} option={option} className="btn primary dq-dragon-reach">
          {say('dragon.reach')}
          <Digit asked={asked} option={option} />
        </Choosable>
      )}
    </section>
  );
}

/** Its cards on the table: those turned up, and those that are left, counted down. */
function DragonCards({
  left,
  turned,
  card,
}: {
  left: number;
  turned: readonly string[];
  card: GameCard;
}): ReactNode {
  return (
    <ol className="plain dq-dragon-cards" aria-label={say('dragon.cards', { left })}>
      {turned.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
        <li key={i} data-turned={isRage(face, card) ? 'rage' : 'asleep'} />
      ))}
      {Array.from({ length: left }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards that nobody knows are alike
        <li key={turned.length + i} />
      ))}
    </ol>
  );
}

/** Its card is turned: nobody breathes. Then it sleeps on, or the whole board burns. */
export function DragonTurned({ at, now, facts }: { at: AtTable; now: Told; facts: Facts }): ReactNode {
  const { card, shown } = at;
  if (now.event.type !== 'drew') return null;
  const face = now.faces[now.event.card];
  const { untold } = shown;
  const rages = !untold && isRage(face, card);
  const { left, turned } = dragonRisk(facts, now.event.seat, card);
  return (
    <div className="dq-dragon-stage" data-mood={untold ? 'stirring' : rages ? 'raging' : 'asleep'}>
      {rages && <Fire />}
      <MonsterPicture
        key={String(untold)}
        id={untold ? 'dragon-stirring' : rages ? 'dragon-raging' : 'dragon-asleep'}
      />
      <div className="dq-dragon-turn">
        <FaceCard key={String(untold)} face={untold || !face ? '[dragon]' : face} card={card} />
        <p>{untold ? say('dragon.breath') : now.line}</p>
        {untold && <DragonCards left={left} turned={turned} card={card} />}
      </div>
    </div>
  );
}

/** Flames from edge to edge. */
export function Fire(): ReactNode {
  return (
    <div className="dq-fire" aria-hidden="true">
      {FLAMES.map((x) => (
        <i key={x} style={{ '--x': `${x}%`, '--d': `${-(x * 37) % 900}ms` } as React.CSSProperties} />
      ))}
    </div>
  );
}

const FLAMES = Array.from({ length: 14 }, (_, i) => i * 7.6);
