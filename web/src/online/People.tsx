/** Everybody else at a table: each can be muted in this browser, blocked for good, and reported to whoever runs the server. */
import type { TableCard } from '@underhall/protocol';
import { type ReactNode, useState } from 'react';
import { toast, toastTrouble, tryTo } from '../app/toasts.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { SureDialog } from '../parts/SureDialog.tsx';
import { block, unblock, useBlocked } from './blocked.ts';
import type { FarTable } from './farTable.ts';
import { mute, useMuted } from './muted.ts';
import { SayForm } from './SayForm.tsx';
import { say } from './say.ts';

interface Props {
  readonly card: TableCard;
  readonly far: FarTable;
}

interface Other {
  readonly person: string;
  readonly name: string;
  readonly here: boolean;
}

export function People({ card, far }: Props): ReactNode {
  const muted = useMuted();
  const blocked = useBlocked();
  const [asking, setAsking] = useState<{ readonly to: 'block' | 'report'; readonly whom: Other }>();
  const others = card.places.flatMap(({ person, name = '', here }, seat) =>
    person && seat !== card.you ? [{ person, name, here }] : [],
  );
  const { person = '', name: who = '' } = asking?.whom ?? {};
  const report = (text: string) => {
    setAsking(undefined);
    far.say({ type: 'report', person, text }).then(() => toast(say('talk.reported')), toastTrouble);
  };
  const doBlock = async () => {
    setAsking(undefined);
    await block(person);
    toast(say('talk.blocked', { who }));
  };
  return (
    <>
      <ul className="plain talk-people">
        {others.map((one) => (
          <Person
            key={one.person}
            one={one}
            isMuted={muted.has(one.person)}
            isBlocked={blocked.some(({ id }) => id === one.person)}
            mayBlock={card.you !== undefined}
            onAsk={(to) => setAsking({ to, whom: one })}
          />
        ))}
      </ul>
      <SureDialog
        open={asking?.to === 'block'}
        title={say('talk.block.title', { who })}
        question={say('talk.block.sentence', { who })}
        yes={say('talk.block')}
        onYes={() => tryTo(doBlock)}
        onClose={() => setAsking(undefined)}
      />
      <Dialog
        open={asking?.to === 'report'}
        title={say('talk.report.title', { who })}
        onClose={() => setAsking(undefined)}
      >
        <p>{say('talk.report.sentence')}</p>
        <SayForm label={say('talk.say')} button={say('talk.report.send')} onSay={report} />
      </Dialog>
    </>
  );
}

interface PersonProps {
  readonly one: Other;
  readonly isMuted: boolean;
  readonly isBlocked: boolean;
  /** Who has said who he is. */
  readonly mayBlock: boolean;
  readonly onAsk: (to: 'block' | 'report') => void;
}

function Person({
  one: { person, name, here },
  isMuted,
  isBlocked,
  mayBlock,
  onAsk,
}: PersonProps): ReactNode {
  return (
    <li>
      <span className="present" data-how={here ? 'here' : 'away'}>
        <i className="present-light" aria-hidden="true" />
        <span translate="no">{name}</span>
        <span className="sr">{say(here ? 'lobby.here' : 'lobby.away')}</span>
      </span>
      {!isBlocked && (
        <IconButton
          icon={isMuted ? 'mute' : 'sound'}
          label={say(isMuted ? 'talk.unmute' : 'talk.mute', { who: name })}
          pressed={isMuted}
          onClick={() => mute(person, !isMuted)}
        />
      )}
      {mayBlock && (
        <WordButton
          word={say(isBlocked ? 'talk.unblock' : 'talk.block')}
          label={say(isBlocked ? 'talk.unblock.who' : 'talk.block.who', { who: name })}
          onClick={() => (isBlocked ? tryTo(() => unblock(person)) : onAsk('block'))}
        />
      )}
      <WordButton
        word={say('talk.report')}
        label={say('talk.report.who', { who: name })}
        onClick={() => onAsk('report')}
      />
    </li>
  );
}

function WordButton({
  word,
  label,
  onClick,
}: {
  word: string;
  label: string;
  onClick: () => void;
}): ReactNode {
  return (
    <button type="button" className="btn ghost small" aria-label={label} onClick={onClick}>
      {word}
    </button>
  );
}
