/** What is happening at this moment, over the board: a card turns, dice tumble, wounds land. */
import type { ReactNode } from 'react';
import { Dice } from '../parts/Dice.tsx';
import type { GameCard, Told } from '../play/scene.ts';
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
  const face = event.card === undefined ? undefined : faces[event.card];
  const hero = typeof event.seat === 'number' ? facts.seats[event.seat]?.hero : undefined;
  const dice = diceOf(event);
  const shown = Object.values(faces).filter((id) => card.faces[id]?.back !== 'chamber');
  const who = hero && (
    <svg className="happening-who" viewBox="-22 -22 44 44" aria-hidden="true">
      <HeroToken hero={hero} />
    </svg>
  );
  if (dice) {
    return (
      <div className="happening" data-type={event.type} data-good={goodness(event)}>
        {who}
        {face && card.faces[face] && <FaceCard face={face} card={card} />}
        <Dice key={`${event.type}${dice.join()}`} dice={dice} settled={event.type === 'tested'} />
        <Verdict event={event} line={line} />
      </div>
    );
  }
  if (
    event.type === 'drew' ||
    event.type === 'turned-up' ||
    event.type === 'gained' ||
    event.type === 'escape-tried'
  ) {
    return (
      <div className="happening" data-type={event.type}>
        {who}
        {shown.map((id) => (
          <FaceCard key={id} face={id} card={card} large={shown.length < 2} />
        ))}
        {(shown.length === 0 || event.type === 'escape-tried') && line && (
          <p className="happening-line">{line}</p>
        )}
      </div>
    );
  }
  if (LOUD.has(event.type)) {
    return (
      <div className="happening" data-type={event.type}>
        {who}
        {event.type.startsWith('monster-') && typeof event.kind === 'string' && (
          <svg className="happening-who" viewBox="-22 -22 44 44" aria-hidden="true">
            <MonsterToken kind={event.kind} />
          </svg>
        )}
        <p className="happening-line">{line ?? ''}</p>
      </div>
    );
  }
  return null;
}

const LOUD = new Set([
  'wounded',
  'died',
  'knocked-out',
  'left',
  'monster-killed',
  'nightfall',
  'healed',
  'door',
  'went-below',
  'monster-met',
]);

function diceOf(event: Told['event']): number[] | undefined {
  if (Array.isArray(event.dice)) return event.dice.map(Number);
  if (typeof event.die === 'number') return [event.die];
  return undefined;
}

function goodness(event: Told['event']): string | undefined {
  if (typeof event.success === 'boolean') return event.success ? 'yes' : 'no';
  if (event.type === 'sun-rolled') return Number(event.die) > Number(event.closing) ? 'yes' : 'no';
  return undefined;
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
