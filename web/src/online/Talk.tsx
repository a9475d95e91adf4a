/** What is said at a table with friends, and quick words for those who would rather play. */
import { LONGEST_CHAT, REACTIONS, type Said, type TableCard } from '@underhall/protocol';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { toast, toastTrouble } from '../app/toasts.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import type { FarTable, Known } from './farTable.ts';
import { mute, useMuted } from './muted.ts';
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
  const heard = said.filter(({ person }) => !muted.has(person));
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
      <People card={card} muted={muted} far={far} />
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

interface SayFormProps {
  readonly label: string;
  readonly button: string;
  readonly onSay: (text: string) => void;
}

function SayForm({ label, button, onSay }: SayFormProps): ReactNode {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    onSay(text.trim());
    setText('');
  };
  return (
    <form className="talk-say" onSubmit={submit}>
      <input
        type="text"
        value={text}
        maxLength={LONGEST_CHAT}
        placeholder={label}
        aria-label={label}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn primary small" disabled={!text.trim()}>
        {button}
      </button>
    </form>
  );
}

interface PeopleProps {
  readonly card: TableCard;
  readonly muted: ReadonlySet<string>;
  readonly far: FarTable;
}

/** Everybody else here: each can be muted, and reported to whoever runs the server. */
function People({ card, muted, far }: PeopleProps): ReactNode {
  const [reporting, setReporting] = useState<{ readonly person: string; readonly name: string }>();
  const others = card.places.flatMap(({ person, name = '', here }, seat) =>
    person && seat !== card.you ? [{ person, name, here }] : [],
  );
  const report = (text: string) => {
    if (!reporting) return;
    far
      .say({ type: 'report', person: reporting.person, text })
      .then(() => toast(say('talk.reported')), toastTrouble);
    setReporting(undefined);
  };
  return (
    <>
      <ul className="plain talk-people">
        {others.map(({ person, name, here }) => (
          <li key={person}>
            <span className="present" data-how={here ? 'here' : 'away'}>
              <i className="present-light" aria-hidden="true" />
              <span translate="no">{name}</span>
              <span className="sr">{say(here ? 'lobby.here' : 'lobby.away')}</span>
            </span>
            <IconButton
              icon={muted.has(person) ? 'mute' : 'sound'}
              label={say(muted.has(person) ? 'talk.unmute' : 'talk.mute', { who: name })}
              pressed={muted.has(person)}
              onClick={() => mute(person, !muted.has(person))}
            />
            <button type="button" className="btn ghost small" onClick={() => setReporting({ person, name })}>
              {say('talk.report', { who: name })}
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={reporting !== undefined}
        title={say('talk.report.title', { who: reporting?.name ?? '' })}
        onClose={() => setReporting(undefined)}
      >
        <p>{say('talk.report.sentence')}</p>
        <SayForm label={say('talk.say')} button={say('talk.report.send')} onSay={report} />
      </Dialog>
    </>
  );
}
