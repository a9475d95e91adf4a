/** What was kept and cannot be read any more: it is said, what is left can be taken out, and it can be removed. */
import type { ReactNode } from 'react';
import { go } from '../app/router.ts';
import { Icon } from '../art/Icon.tsx';
import { gameName } from '../games/catalogue.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { TroublePage } from '../parts/TroublePage.tsx';
import type { Damaged } from '../play/kept.ts';
import type { Tables } from '../play/store.ts';
import { saveFile } from '../play/tables.ts';
import { say } from './say.ts';
import { useRemoval } from './useRemoval.tsx';
import './home.css';

function titleOf(kind: keyof Tables, { game }: Damaged): string {
  if (kind === 'packs') return say('damaged.pack');
  return game ? say('damaged.match.game', { game: gameName(game) }) : say('damaged.match');
}

/** As it lies there, for whoever can make something of it. */
function saveRest(kind: keyof Tables, { where, raw }: Damaged): void {
  saveFile('underhall-damaged.json', { underhall: 'damaged', kind, where, kept: raw });
}

function useDamageRemoval(kind: keyof Tables, onGone: () => void): ReturnType<typeof useRemoval> {
  const words = {
    title: say('damaged.remove'),
    question: say('damaged.remove.sure'),
    yes: say('damaged.remove'),
  };
  return useRemoval(kind, words, onGone);
}

interface ItemsProps {
  readonly kind: keyof Tables;
  readonly damaged: readonly Damaged[];
  readonly onChange: () => void;
}

/** Items of a list, beside those that are sound. */
export function DamagedItems({ kind, damaged, onChange }: ItemsProps): ReactNode {
  const [sure, remove] = useDamageRemoval(kind, onChange);
  return (
    <>
      {damaged.map((one) => (
        <li key={String(one.key)} className="open-table damaged panel">
          <Icon name="tombstone" />
          <span className="damaged-words">
            <b>{titleOf(kind, one)}</b>
            <span className="muted">{say('damaged.sentence')}</span>
          </span>
          <span className="row tight">
            <IconButton icon="quill-ink" label={say('damaged.export')} onClick={() => saveRest(kind, one)} />
            <IconButton icon="close" label={say('damaged.remove')} onClick={() => remove(one.key)} />
          </span>
        </li>
      ))}
      {sure}
    </>
  );
}

/** In place of a table or a replay. */
export function DamagedPage({ damaged }: { damaged: Damaged }): ReactNode {
  const [sure, remove] = useDamageRemoval('matches', () => go());
  return (
    <TroublePage title={titleOf('matches', damaged)} why={say('damaged.sentence')}>
      <button type="button" className="btn primary" onClick={() => saveRest('matches', damaged)}>
        {say('damaged.export')}
      </button>
      <button type="button" className="btn" onClick={() => remove(damaged.key)}>
        {say('damaged.remove')}
      </button>
      {sure}
    </TroublePage>
  );
}
