/** What a match is remembered by, line by line; each line leads to its moment in the replay. */

import type { KeyMoment } from '@underhall/table';
import type { ReactNode } from 'react';
import { iconsWith } from '../art/Icon.tsx';
import { appearanceOf } from '../games/appearances.ts';
import { say } from '../messages/say.ts';
import momentIcons from './momentIcons.json' with { type: 'json' };
import './moments.css';

export type MomentIconName = Parameters<typeof Icon>[0]['name'];

const { Icon } = iconsWith(momentIcons);

/** A moment that its game has no sign for. */
const PLAIN: MomentIconName = 'quill-ink';

interface Props {
  readonly game: string;
  readonly moments: readonly KeyMoment[];
  readonly linkTo: (moment: number) => string;
  readonly now?: number;
  readonly onGo?: (moment: number) => void;
}

export function KeyMoments({ game, moments, linkTo, now, onGo }: Props): ReactNode {
  if (moments.length === 0) return <p className="muted">{say('moment.none')}</p>;
  const signs = appearanceOf(game).moments ?? {};
  return (
    <ol className="plain key-moments">
      {moments.map(({ moment, kind, name, tone, line }) => (
        <li key={`${moment} ${line}`} data-tone={tone}>
          <a
            href={linkTo(moment)}
            aria-current={moment === now ? 'step' : undefined}
            onClick={(event) => {
              if (!onGo) return;
              event.preventDefault();
              onGo(moment);
            }}
          >
            <Icon name={signs[kind] ?? PLAIN} title={name} />
            <span>{line}</span>
            <span className="faint">{moment}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
