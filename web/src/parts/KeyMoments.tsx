/** What a match is remembered by, line by line; each line leads to its moment in the replay. */

import type { KeyMoment, MomentKind } from '@underhall/table';
import type { ReactNode } from 'react';
import { iconsWith } from '../art/Icon.tsx';
import { say } from '../messages/say.ts';
import momentIcons from './momentIcons.json' with { type: 'json' };
import './moments.css';

const { Icon } = iconsWith(momentIcons);

const ICONS: Readonly<Record<MomentKind, Parameters<typeof Icon>[0]['name']>> = {
  death: 'tombstone',
  knock: 'bleeding-wound',
  out: 'exit-door',
  night: 'sunset',
  dragon: 'spiked-dragon-head',
  loot: 'open-treasure-chest',
  combat: 'crossed-swords',
  below: 'cave-entrance',
  fall: 'tombstone',
  wound: 'bleeding-wound',
  cage: 'dungeon-gate',
  sword: 'broadsword',
  guard: 'open-treasure-chest',
  riches: 'open-treasure-chest',
  win: 'laurels',
};

export function MomentIcon({ kind }: { kind: MomentKind }): ReactNode {
  return <Icon name={ICONS[kind]} title={say(`moment.${kind}`)} />;
}

interface Props {
  readonly moments: readonly KeyMoment[];
  readonly linkTo: (moment: number) => string;
  readonly now?: number;
  readonly onGo?: (moment: number) => void;
}

export function KeyMoments({ moments, linkTo, now, onGo }: Props): ReactNode {
  if (moments.length === 0) return <p className="muted">{say('moment.none')}</p>;
  return (
    <ol className="plain key-moments">
      {moments.map(({ moment, kind, line }) => (
        <li key={`${moment} ${line}`} data-kind={kind}>
          <a
            href={linkTo(moment)}
            aria-current={moment === now ? 'step' : undefined}
            onClick={(event) => {
              if (!onGo) return;
              event.preventDefault();
              onGo(moment);
            }}
          >
            <MomentIcon kind={kind} />
            <span>{line}</span>
            <span className="faint">{moment}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
