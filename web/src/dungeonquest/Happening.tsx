/** What is happening at this moment, over the board: a card turns, dice tumble, wounds land. */
import { type ReactNode, useEffect } from 'react';
import { speak } from '../app/toasts.ts';
import type { GameCard, Scene } from '../play/scene.ts';
import { isAside } from '../play/stage.ts';
import { diceOf, goodness } from '../table/rolls.ts';
import { Throw } from '../table/Throw.tsx';
import { HeroToken, MonsterToken } from './art/tokens.tsx';
import { FaceCard } from './FaceCard.tsx';
import { attributeName, neededFor } from './needed.ts';
import { say } from './say.ts';
import { leaves } from './script.ts';
import type { AtTable, Event, EventTypes, Facts, Told } from './terms.ts';
import '../table/happening.css';

interface Props {
  readonly at: AtTable;
  readonly now: Told;
  readonly facts: Facts;
  /** The dragon's fire. */
  readonly burning: boolean;
}

export function Happening({ at, now, facts, burning }: Props): ReactNode {
  const { card, shown } = at;
  const { untold, scene } = shown;
  const { event, faces, line } = now;
  const { type } = event;
  const dice = diceOf(event);
  const need = dice && neededFor(now, facts, card);
  useSpoken(shown.inHand ? need : undefined);
  if (!dice && !TURNS_UP.has(type) && !LOUD.has(type)) return null;
  const hero = 'seat' in event ? facts.seats[event.seat].hero : undefined;
  const cards = cardsOf(event, faces, card);
  const hidden = untold && !dice && type !== 'lost-loot';
  const wordless = cards.length > 0 && TURNS_UP.has(type) && !TOLD_TOO.has(type);
  return (
    <div
      className="happening"
      data-type={type}
      data-good={untold ? undefined : wentWell(event)}
      data-dice={dice && (type === 'tested' ? 'settled' : 'tumbling')}
      data-aside={(scene && isBeside(now, scene)) || undefined}
      data-fire={burning || undefined}
    >
      {hero && (
        <svg className="happening-who" viewBox="-22 -22 44 44" aria-hidden="true">
          <HeroToken hero={hero} />
        </svg>
      )}
      {cards.map((face, i) => (
        <FaceCard
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
          key={`${face} ${i} ${hidden}`}
          face={hidden ? `[${card.faces[face]?.back}]` : face}
          card={card}
          large={cards.length < 2}
          place={i}
        />
      ))}
      {event.type === 'hero-attacked' && (
        <svg className="happening-who" viewBox="-22 -22 44 44" aria-hidden="true">
          <HeroToken hero={facts.seats[event.opponent].hero} />
        </svg>
      )}
      {'kind' in event && FACED.has(type) && (
        <svg className="happening-who" viewBox="-22 -22 44 44" aria-hidden="true">
          <MonsterToken kind={event.kind} />
        </svg>
      )}
      {dice && (
        <Throw
          key={`${shown.inHand} ${type}${dice.join()}`}
          at={at}
          dice={dice}
          settled={type === 'tested'}
        />
      )}
      {dice ? (
        <Verdict event={event} line={line} need={untold ? need : undefined} untold={untold} />
      ) : (
        !wordless && !untold && line && <p className="happening-line">{line}</p>
      )}
    </div>
  );
}

/** Whoever hears instead of seeing knows what he throws for, too. */
function useSpoken(line: string | undefined): void {
  useEffect(() => {
    if (line) speak(line);
  }, [line]);
}

/** What happens to others is seen beside the board's middle, not over it, unless all the world should look. */
function isBeside(told: Told, scene: Pick<Scene, 'viewer' | 'preferences'>): boolean {
  return isAside({ leaves }, told, scene) && !SHAKING.has(told.event.type);
}

const SHAKING: EventTypes = new Set(['died', 'left', 'nightfall', 'knocked-out', 'sun-rolled']);

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
  'found-below',
  'monster-shown',
]);
/** Cards that need a word on what becomes of them. */
const TOLD_TOO: EventTypes = new Set([
  'escape-tried',
  'lost-loot',
  'loot-taken',
  'found-below',
  'monster-shown',
]);

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
  'monster-drawn',
  'monster-avoided',
  'monster-slain',
  'got-away',
  'escape-failed',
  'spent',
  'fell',
  'respawned',
]);

/** A monster is seen with them. */
const FACED: EventTypes = new Set(['monster-met', 'monster-killed', 'monster-drawn', 'monster-slain']);

function wentWell(event: Event): string | undefined {
  if (event.type === 'sun-rolled') return event.die > event.closing ? 'yes' : 'no';
  return goodness(event);
}

interface VerdictProps {
  readonly event: Event;
  readonly line: string | undefined;
  /** Before the dice lie: what is needed. */
  readonly need: string | undefined;
  readonly untold: boolean;
}

/** The roll with what it is measured against: nobody should have to trust the dice. */
function Verdict({ event, line, need, untold }: VerdictProps): ReactNode {
  if (untold) return need ? <p className="happening-line happening-need">{need}</p> : null;
  if (!('target' in event) || event.target === undefined)
    return line ? <p className="happening-line">{line}</p> : null;
  const { dice, target, attribute = '' } = event;
  const burden = 'burden' in event ? (event.burden ?? 0) : 0;
  const sum = dice.reduce((a, b) => a + b, 0) + burden;
  return (
    <p className="happening-line">
      {say('test.against', { sum, attribute: attributeName(attribute), target })}
      {event.type === 'tested' && <b>{say(event.success ? 'test.success' : 'test.failure')}</b>}
    </p>
  );
}
