/** Who else sits at a table with friends: who is here, who is thinking, whose time runs, and what is said. */
import type { TableCard } from '@underhall/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toast, toastTrouble } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { play } from '../sound/sound.ts';
import type { FarTable, Known } from './farTable.ts';
import { atTable } from './host.ts';
import { isMuted } from './muted.ts';
import { say } from './say.ts';
import { Bubble } from './signs.tsx';
import { Talk } from './Talk.tsx';
import { inWords, useGrace, useLeft } from './time.ts';

interface Props {
  readonly far: FarTable;
  readonly known: Known;
  readonly card: TableCard;
}

export function Company({ far, known, card }: Props): ReactNode {
  const [talking, setTalking] = useState(false);
  const unread = useUnread(known, card, talking);
  const names = atTable(card).map(({ name }) => name);
  return (
    <>
      <ul className="plain company" aria-label={say('company.label')}>
        {card.begun && (
          <li>
            <BegunAt by={card.begun.by} />
          </li>
        )}
        {card.you === undefined && <li className="chip">{say('company.looking')}</li>}
        {card.places.map((place, seat) =>
          place.kind === 'person' && seat !== card.you ? (
            <li key={place.person ?? seat}>
              <Present card={card} seat={seat} name={names[seat]} at={known.at} />
            </li>
          ) : null,
        )}
      </ul>
      <Wishes far={far} card={card} names={names} at={known.at} />
      <button
        type="button"
        className="btn ghost square small talk-button"
        aria-label={unread > 0 ? say('talk.unread', { n: unread }) : say('talk.title')}
        title={say('talk.title')}
        onClick={() => setTalking(true)}
      >
        <Bubble />
        {unread > 0 && <span className="badge">{unread}</span>}
      </button>
      <Dialog open={talking} title={say('talk.title')} onClose={() => setTalking(false)} side>
        <Talk far={far} known={known} card={card} />
      </Dialog>
    </>
  );
}

/** Where the match began, as long as it lasts; what that means is said on a tap. */
function BegunAt({ by: who }: { readonly by: string }): ReactNode {
  const label = say('begun.chip', { who });
  return (
    <button
      type="button"
      className="btn ghost small begun-at"
      title={say('begun.chip.sentence', { who })}
      onClick={() => toast(say('begun.chip.sentence', { who }))}
    >
      <Icon name="torch" />
      <span>{label}</span>
    </button>
  );
}

interface PresentProps {
  readonly card: TableCard;
  readonly seat: number;
  readonly name: string;
  readonly at: number;
}

/** One of the others: a light for who is here, dots for who is thinking. */
function Present({ card, seat, name, at }: PresentProps): ReactNode {
  const { here, standIn } = card.places[seat];
  const thinks = card.phase === 'playing' && card.awaited.includes(seat);
  const left = useLeft(card, seat, at);
  const how = standIn ? 'standin' : thinks && here ? 'thinking' : here ? 'here' : 'away';
  return (
    <span
      className="present"
      data-how={how}
      title={say(`company.${how}`, { who: name })}
      style={{ '--seat': `var(--seat-${seat % 8})` } as React.CSSProperties}
    >
      <i className="present-light" aria-hidden="true" />
      <span translate="no">{name}</span>
      <span className="sr">{say(`company.${how}`, { who: name })}</span>
      {thinks && here && !standIn && (
        <span className="present-dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      {left !== undefined && <span className="present-clock">{inWords(left)}</span>}
    </span>
  );
}

interface WishesProps {
  readonly far: FarTable;
  readonly card: TableCard;
  readonly names: readonly string[];
  readonly at: number;
}

/** What somebody wants of the others: to take a move back, or that a seat whose time is up is played on. */
function Wishes({ far, card, names, at }: WishesProps): ReactNode {
  const { undo, you, awaited, leaving, phase } = card;
  const isTimed = ({ left, grace, standIn }: TableCard['places'][number]) =>
    !standIn && (left ?? grace) !== undefined;
  const [late] = awaited.filter((seat) => seat !== you && isTimed(card.places[seat]));
  const left = useLeft(card, late ?? -1, at);
  const grace = useGrace(card, late ?? -1, at);
  const act = (asking: Parameters<FarTable['say']>[0]) => {
    far.say(asking).catch(toastTrouble);
  };
  if (you === undefined || phase !== 'playing') return null;
  if (undo && undo.by === you) return <p className="wish parchment">{say('company.undo.mine')}</p>;
  if (undo && !undo.agreed.includes(you))
    return (
      <div className="wish parchment" role="alert">
        <span>{say('company.undo', { who: names[undo.by] })}</span>
        <button
          type="button"
          className="btn small primary"
          onClick={() => act({ type: 'consent', agree: true })}
        >
          {say('company.undo.yes')}
        </button>
        <button type="button" className="btn small" onClick={() => act({ type: 'consent', agree: false })}>
          {say('company.undo.no')}
        </button>
      </div>
    );
  if (late !== undefined && (left ?? grace) === 0)
    return (
      <div className="wish parchment" role="alert">
        <span>{say(left === 0 ? 'company.claim' : 'company.claim.gone', { who: names[late] })}</span>
        <button
          type="button"
          className="btn small primary"
          onClick={() => act({ type: 'claim', seat: late })}
        >
          {say(`company.claim.${leaving}`, { who: names[late] })}
        </button>
      </div>
    );
  return null;
}

/** What was said longer ago is not called out any more. */
const NEWS = 60_000;

/** How much was said since somebody last looked; quick words are shown at once. */
function useUnread({ said }: Known, card: TableCard, talking: boolean): number {
  const mine = card.you === undefined ? undefined : card.places[card.you]?.person;
  const last = said.at(-1)?.n ?? -1;
  const [read, setRead] = useState(last);
  const shown = useRef(last);
  useEffect(() => {
    if (talking) setRead(last);
  }, [talking, last]);
  useEffect(() => {
    for (const { n, person, name, reaction, text, at } of said) {
      if (n <= shown.current || person === mine || isMuted(person)) continue;
      if (Date.now() - at > NEWS) continue;
      if (reaction) toast(`${name}: ${say(`react.${reaction}`)}`);
      else if (text) play('tap');
    }
    shown.current = Math.max(shown.current, last);
  }, [said, last, mine]);
  return said.filter(({ n, person, text }) => n > read && text && person !== mine && !isMuted(person)).length;
}
