/** What is said at a table with friends, and quick words for those who would rather play. */
import { REACTIONS, type Said, type TableCard } from '@underhall/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { toastTrouble } from '../app/toasts.ts';
import { useBlocked } from './blocked.ts';
import type { FarTable, Known } from './farTable.ts';
import { useMuted } from './muted.ts';
import { People } from './People.tsx';
import { SayForm } from './SayForm.tsx';
import { say } from './say.ts';
import './talk.css';

interface Props {
  readonly far: FarTable;
  readonly known: Known;
  readonly card: TableCard;
}

export function Talk({ far, known: { said }, card }: Props): ReactNode {
  const muted = useMuted();
  const mine = card.you === undefined ? undefined : card.places[card.you]?.person;
  const blocked = useBlocked();
  const heard = said.filter(({ person }) => !muted.has(person) && !blocked.some(({ id }) => id === person));
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said last is in sight
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [heard.length]);
  const send = (asking: Parameters<FarTable['say']>[0]) => {
    far.say(asking).catch(toastTrouble);
  };
  return (
    <div className="talk">
      <People card={card} far={far} />
      {/* What is longer than the window is scrolled by keys. */}
      <section
        ref={list}
        className="talk-lines"
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the same
        tabIndex={0}
        aria-label={say('talk.title')}
      >
        <ol className="plain">
          {heard.length === 0 && <li className="muted">{say('talk.nothing')}</li>}
          {heard.map((one) => (
            <Line key={one.n} said={one} mine={one.person === mine} />
          ))}
        </ol>
      </section>
      {mine !== undefined && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as lines of buttons everywhere */}
          <div className="talk-quick" role="group" aria-label={say('talk.quick')}>
            {REACTIONS.map((reaction) => (
              <button
                key={reaction}
                type="button"
                className="btn small"
                onClick={() => send({ type: 'react', reaction })}
              >
                {say(`react.${reaction}`)}
              </button>
            ))}
          </div>
          <SayForm
            label={say('talk.say')}
            button={say('talk.send')}
            onSay={(text) => send({ type: 'chat', text })}
          />
        </>
      )}
    </div>
  );
}

function Line({ said: { name, text, reaction }, mine }: { said: Said; mine: boolean }): ReactNode {
  return (
    <li className="talk-line" data-mine={mine || undefined} data-quick={reaction ? true : undefined}>
      <b translate="no">{name}</b> <span>{text ?? (reaction && say(`react.${reaction}`))}</span>
    </li>
  );
}
