/** What is happening at this moment, over the map: a card is played, dice tumble, a Quest is done. */
import type { ReactNode } from 'react';
import { concerns } from '../play/stage.ts';
import { diceOf } from '../table/rolls.ts';
import { Throw } from '../table/Throw.tsx';
import { Card } from './Card.tsx';
import { TokenPicture } from './map/Token.tsx';
import { neededIn } from './needs.ts';
import type { AtTable, Event, EventTypes, Facts, Told } from './terms.ts';
import '../table/happening.css';
import './happening.css';

/** Told in large letters, with the cards and dice that belong to it. */
const LOUD: EventTypes = new Set([
  'first-player',
  'fits-nowhere',
  'stuck-at-exit',
  'threat',
  'rolled',
  'wounded',
  'prevented',
  'healed',
  'tipped',
  'level',
  'defeated',
  'gave-up',
  'played',
  'used',
  'triggered',
  'revealed',
  'taken',
  'fetched',
  'special',
  'trap',
  'attacks',
  'clash',
  'slain',
  'challenges',
  'stole',
  'global-quest',
  'attempts',
  'chance',
  'failed-quest',
  'searched',
  'picked-up',
  'completed',
  'shifted',
]);

/** Everybody looks up for these. */
const SHAKING: EventTypes = new Set(['completed', 'defeated']);

const MOST_CARDS = 4;

interface Props {
  readonly at: AtTable;
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
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
  const hero = seat === undefined ? null : (facts.seats[seat]?.hero ?? null);
  const cards = cardsIn(event).flatMap((number) => faces[number] ?? []);
  const dice = diceOf(event);
  const need = neededIn(event, seat === viewer);
  const aside = !concerns(now, viewer ?? 'spectator') && !SHAKING.has(event.type);
  return (
    <div
      className="happening dnr-happening"
      data-type={event.type}
      data-good={shown.untold ? undefined : goodness(event)}
      data-dice={dice && 'tumbling'}
      data-aside={aside || undefined}
    >
      {hero && <TokenPicture hero={hero} className="happening-who" />}
      {cards.length <= MOST_CARDS &&
        cards.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
          <Card key={i} face={face} card={card} size={aside ? 'small' : undefined} />
        ))}
      {dice && <Throw key={`${shown.inHand} ${dice.join()}`} at={at} dice={dice} />}
      {need && shown.untold && (
        <p className="happening-line">
          <span>{need}</span>
        </p>
      )}
      {line && !shown.untold && (
        <p className="happening-line">
          <span>{line}</span>
        </p>
      )}
    </div>
  );
}

function goodness(event: Event): 'yes' | 'no' | undefined {
  if (event.type === 'threat') return event.overcome ? 'yes' : 'no';
  if (event.type === 'searched') return event.found ? 'yes' : 'no';
  if (event.type === 'completed' || event.type === 'level') return 'yes';
  return event.type === 'wounded' || event.type === 'failed-quest' ? 'no' : undefined;
}

function cardsIn(event: Event): readonly number[] {
  if ('cards' in event) return event.cards;
  return 'card' in event ? [event.card] : [];
}
