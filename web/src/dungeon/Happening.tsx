/** What is happening at this moment, over the plan: a card turns, dice tumble, somebody falls. */
import type { ReactNode } from 'react';
import { Laid } from '../parts/Laid.tsx';
import type { GameCard } from '../play/scene.ts';
import { concerns } from '../play/stage.ts';
import { diceOf, goodness } from '../table/rolls.ts';
import { Throw } from '../table/Throw.tsx';
import { Card } from './Card.tsx';
import { PawnPicture } from './PawnPicture.tsx';
import { treasureOf } from './printed.ts';
import type { AtTable, Event, EventTypes, Facts, Told } from './terms.ts';
import '../table/happening.css';
import './happening.css';

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
  'heads-home',
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
  readonly at: Pick<AtTable, 'act' | 'shown' | 'card'>;
  readonly now: Told;
  readonly facts: Facts;
  /** The viewer's seat. */
  readonly viewer: number | undefined;
}

export function isHappening({ event }: Told): boolean {
  return LOUD.has(event.type);
}

export function Happening({ at, now, facts, viewer }: Props): ReactNode {
  const { card, shown } = at;
  const { event, faces, line } = now;
  const seat = 'seat' in event ? event.seat : undefined;
  const adventurer = seat === undefined ? null : facts.seats[seat].adventurer;
  const cards = cardsIn(event).flatMap((number) => faces[number] ?? []);
  const dice = diceOf(event);
  const aside = !concerns(now, viewer ?? 'spectator') && !SHAKING.has(event.type);
  const size = aside ? 'small' : cards.length > 1 ? undefined : 'large';
  return (
    <div
      className="happening dun-happening"
      data-type={event.type}
      data-good={shown.untold ? undefined : goodness(event)}
      data-dice={dice && 'tumbling'}
      data-aside={aside || undefined}
      data-great={isGreat(event, cards, facts, card) || undefined}
    >
      {adventurer && <PawnPicture adventurer={adventurer} seat={seat} className="happening-who" />}
      {cards.length <= MOST_CARDS && (
        <Laid row={cards}>{(face) => <Card face={face} card={card} size={size} />}</Laid>
      )}
      {dice && <Throw key={`${shown.inHand} ${dice.join()}`} at={at} dice={dice} />}
      {line && !shown.untold && (
        <p className="happening-line">
          <span>{line}</span>
        </p>
      )}
    </div>
  );
}

/** What everybody should look up for. */
const SHAKING: EventTypes = new Set(['died', 'heads-home']);

/** A treasure that brings its finder so far on his way is a great one. */
const GREAT = 0.2;

function isGreat(event: Event, cards: readonly string[], facts: Facts, card: GameCard): boolean {
  if (event.type !== 'gained' && event.type !== 'regained') return false;
  const gold = cards.reduce((sum, face) => sum + (treasureOf(face, card)?.gold ?? 0), 0);
  return gold >= GREAT * (facts.seats[event.seat].need ?? Number.POSITIVE_INFINITY);
}

function cardsIn(event: Event): readonly number[] {
  if ('cards' in event) return event.cards;
  return 'card' in event ? [event.card] : [];
}
