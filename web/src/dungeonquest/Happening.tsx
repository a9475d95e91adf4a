/** What is happening at this moment, over the board: a card turns, dice tumble, wounds land. */
import type { ReactNode } from 'react';
import { Dice } from '../parts/Dice.tsx';
import type { GameCard, Told } from '../play/scene.ts';
import { diceOf, goodness } from '../table/rolls.ts';
import { HeroToken, MonsterToken } from './art/tokens.tsx';
import { FaceCard } from './FaceCard.tsx';
import type { Facts } from './facts.ts';
import { say, sayIf } from './say.ts';
import '../table/happening.css';

interface Props {
  readonly now: Told;
  readonly card: GameCard;
  readonly facts: Facts;
}

export function Happening({ now: { event, faces, line }, card, facts }: Props): ReactNode {
  const { type } = event;
  const dice = diceOf(event);
  if (!dice && !TURNS_UP.has(type) && !LOUD.has(type)) return null;
  const hero = typeof event.seat === 'number' ? facts.seats[event.seat]?.hero : undefined;
  const cards = cardsOf(event, faces, card);
  const wordless = cards.length > 0 && TURNS_UP.has(type) && !TOLD_TOO.has(type);
  return (
    <div
      className="happening"
      data-type={type}
      data-good={wentWell(event)}
      data-dice={dice && (type === 'tested' ? 'settled' : 'tumbling')}
    >
      {hero && (
        <svg className="happening-who" viewBox="-22 -22 44 44" aria-hidden="true">
          <HeroToken hero={hero} />
        </svg>
      )}
      {cards.map((face) => (
        <FaceCard key={face} face={face} card={card} large={cards.length < 2} />
      ))}
      {type === 'hero-attacked' && typeof event.defender === 'number' && (
        <svg className="happening-who" viewBox="-22 -22 44 44" aria-hidden="true">
          <HeroToken hero={facts.seats[event.defender].hero} />
        </svg>
      )}
      {type.startsWith('monster-') && typeof event.kind === 'string' && (
        <svg className="happening-who" viewBox="-22 -22 44 44" aria-hidden="true">
          <MonsterToken kind={event.kind} />
        </svg>
      )}
      {dice && <Dice key={`${type}${dice.join()}`} dice={dice} settled={type === 'tested'} />}
      {dice ? (
        <Verdict event={event} line={line} />
      ) : (
        !wordless && line && <p className="happening-line">{line}</p>
      )}
    </div>
  );
}

/** Cards that are turned up, or the one that dice are rolled for. */
function cardsOf(event: Told['event'], faces: Told['faces'], card: GameCard): string[] {
  if (diceOf(event)) {
    const face = event.card === undefined ? undefined : faces[event.card];
    return face && card.faces[face] ? [face] : [];
  }
  if (!TURNS_UP.has(event.type)) return [];
  return Object.values(faces).filter((face) => card.faces[face]?.back !== 'chamber');
}

const TURNS_UP = new Set(['drew', 'turned-up', 'gained', 'escape-tried', 'lost-loot', 'loot-taken']);
/** Cards that need a word on what becomes of them. */
const TOLD_TOO = new Set(['escape-tried', 'lost-loot', 'loot-taken']);

const LOUD = new Set([
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

function wentWell(event: Told['event']): string | undefined {
  if (event.type === 'sun-rolled') return Number(event.die) > Number(event.closing) ? 'yes' : 'no';
  return goodness(event);
}

function attributeName(attribute: unknown): string {
  const names = typeof attribute === 'string' ? attribute.split('/') : [];
  return names.map((name) => sayIf(`attribute.${name}`) ?? name).join(' / ');
}

/** The roll with what it is measured against: nobody should have to trust the dice. */
function Verdict({ event, line }: { event: Told['event']; line: string | undefined }): ReactNode {
  const { target, attribute, success, burden } = event;
  const dice = diceOf(event) ?? [];
  if (typeof target !== 'number') return line ? <p className="happening-line">{line}</p> : null;
  const sum = dice.reduce((a, b) => a + b, 0) + (typeof burden === 'number' ? burden : 0);
  return (
    <p className="happening-line">
      {say('test.against', {
        sum,
        attribute: attributeName(attribute),
        target,
      })}
      {typeof success === 'boolean' && <b>{say(success ? 'test.success' : 'test.failure')}</b>}
    </p>
  );
}
