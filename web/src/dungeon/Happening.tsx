/** What is happening at this moment, over the plan: a card turns, dice tumble, somebody falls. */
import type { ReactNode } from 'react';
import { Dice } from '../parts/Dice.tsx';
import type { GameCard } from '../play/scene.ts';
import { diceOf, goodness } from '../table/rolls.ts';
import { Card } from './Card.tsx';
import { PawnPicture } from './PawnPicture.tsx';
import type { Event, EventTypes, Facts, Told } from './terms.ts';
import '../table/happening.css';

/** Told in large letters, with the cards and dice that belong to it. */
const LOUD: EventTypes = new Set([
  'first-player',
  'lost-turn',
  'shown',
  'no-monster',
  'cast',
  'spell-failed',
  'trap-outside',
  'gained',
  'regained',
  'no-treasure',
  'enough',
  'forged',
  'sword-returned',
  'dropped',
  'pile-kept',
  'carried-home',
  'died',
  'caged',
  'slid',
  'teleported',
  'looked',
  'saw',
  'searched',
  'left-game',
  'took-spells',
]);

/** Many cards are told, not shown. */
const MOST_CARDS = 3;

interface Props {
  readonly now: Told;
  readonly card: GameCard;
  readonly facts: Facts;
}

export function isHappening({ event }: Told): boolean {
  return LOUD.has(event.type);
}

export function Happening({ now: { event, faces, line }, card, facts }: Props): ReactNode {
  const seat = 'seat' in event ? event.seat : undefined;
  const adventurer = seat === undefined ? null : facts.seats[seat].adventurer;
  const shown = cardsIn(event).flatMap((number) => faces[number] ?? []);
  const dice = diceOf(event);
  return (
    <div
      className="happening"
      data-type={event.type}
      data-good={goodness(event)}
      data-dice={dice && 'tumbling'}
    >
      {adventurer && <PawnPicture adventurer={adventurer} seat={seat} className="happening-who" />}
      {shown.length <= MOST_CARDS &&
        shown.map((face) => (
          <Card key={face} face={face} card={card} size={shown.length > 1 ? undefined : 'large'} />
        ))}
      {dice && <Dice dice={dice} />}
      {line && (
        <p className="happening-line">
          <span>{line}</span>
        </p>
      )}
    </div>
  );
}

function cardsIn(event: Event): readonly number[] {
  if ('cards' in event) return event.cards;
  return 'card' in event ? [event.card] : [];
}
