/** What is happening at this moment, over the board: a card turns, dice tumble, wounds land. */
import type { ReactNode } from 'react';
import { Dice } from '../parts/Dice.tsx';
import type { GameCard } from '../play/scene.ts';
import { diceOf, goodness } from '../table/rolls.ts';
import { HeroToken, MonsterToken } from './art/tokens.tsx';
import { FaceCard } from './FaceCard.tsx';
import { say, sayIf } from './say.ts';
import type { Event, EventTypes, Facts, Told } from './terms.ts';
import '../table/happening.css';

interface Props {
  readonly now: Told;
  /** Dice are in the air, a card lies facedown. */
  readonly untold: boolean;
  readonly card: GameCard;
  readonly facts: Facts;
}

export function Happening({ now: { event, faces, line }, untold, card, facts }: Props): ReactNode {
  const { type } = event;
  const dice = diceOf(event);
  if (!dice && !TURNS_UP.has(type) && !LOUD.has(type)) return null;
  const hero = 'seat' in event ? facts.seats[event.seat].hero : undefined;
  const cards = cardsOf(event, faces, card);
  const wordless = cards.length > 0 && TURNS_UP.has(type) && !TOLD_TOO.has(type);
  return (
    <div
      className="happening"
      data-type={type}
      data-good={untold ? undefined : wentWell(event)}
      data-dice={dice && (type === 'tested' ? 'settled' : 'tumbling')}
    >
      {hero && (
        <svg className="happening-who" viewBox="-22 -22 44 44" aria-hidden="true">
          <HeroToken hero={hero} />
        </svg>
      )}
      {cards.map((face) => (
        <FaceCard
          key={`${face} ${untold && !dice}`}
          face={untold && !dice ? `[${card.faces[face]?.back}]` : face}
          card={card}
          large={cards.length < 2}
        />
      ))}
      {event.type === 'hero-attacked' && (
        <svg className="happening-who" viewBox="-22 -22 44 44" aria-hidden="true">
          <HeroToken hero={facts.seats[event.opponent].hero} />
        </svg>
      )}
      {(event.type === 'monster-met' || event.type === 'monster-killed') && (
        <svg className="happening-who" viewBox="-22 -22 44 44" aria-hidden="true">
          <MonsterToken kind={event.kind} />
        </svg>
      )}
      {dice && <Dice key={`${type}${dice.join()}`} dice={dice} settled={type === 'tested'} />}
      {dice ? (
        <Verdict event={event} line={line} untold={untold} />
      ) : (
        !wordless && !untold && line && <p className="happening-line">{line}</p>
      )}
    </div>
  );
}

/** Cards that are turned up, or the one that dice are rolled for. */
function cardsOf(event: Event, faces: Told['faces'], card: GameCard): string[] {
  if (diceOf(event)) {
    const face = 'card' in event && event.card !== undefined ? faces[event.card] : undefined;
    return face && card.faces[face] ? [face] : [];
  }
  if (!TURNS_UP.has(event.type)) return [];
  return Object.values(faces).filter((face) => card.faces[face]?.back !== 'chamber');
}

const TURNS_UP: EventTypes = new Set([
  'drew',
  'turned-up',
  'gained',
  'escape-tried',
  'lost-loot',
  'loot-taken',
]);
/** Cards that need a word on what becomes of them. */
const TOLD_TOO: EventTypes = new Set(['escape-tried', 'lost-loot', 'loot-taken']);

const LOUD: EventTypes = new Set([
  'lost-turn',
  'wounded',
  'died',
  'knocked-out',
  'left',
  'monster-killed',
  'nightfall',
  'healed',
  'door',
  'went-below',
  'no-way-up',
  'monster-met',
  'hero-attacked',
]);

function wentWell(event: Event): string | undefined {
  if (event.type === 'sun-rolled') return event.die > event.closing ? 'yes' : 'no';
  return goodness(event);
}

function attributeName(attribute: string): string {
  return attribute
    .split('/')
    .map((name) => sayIf(`attribute.${name}`) ?? name)
    .join(' / ');
}

interface VerdictProps {
  readonly event: Event;
  readonly line: string | undefined;
  readonly untold: boolean;
}

/** Before the dice lie what is needed; then the roll with what it is measured against: nobody should have to trust the dice. */
function Verdict({ event, line, untold }: VerdictProps): ReactNode {
  if (!('target' in event) || event.target === undefined)
    return line && !untold ? <p className="happening-line">{line}</p> : null;
  const { dice, target, attribute = '' } = event;
  if (untold)
    return (
      <p className="happening-line">
        {say('test.needed', { attribute: attributeName(attribute), target: Math.min(12, target) })}
      </p>
    );
  const burden = event.type === 'tested' ? event.burden : 0;
  const sum = dice.reduce((a, b) => a + b, 0) + burden;
  return (
    <p className="happening-line">
      {say('test.against', {
        sum,
        attribute: attributeName(attribute),
        target,
      })}
      {event.type === 'tested' && <b>{say(event.success ? 'test.success' : 'test.failure')}</b>}
    </p>
  );
}
