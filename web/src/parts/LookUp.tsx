/** Above a book of a game: which game, and the search in it. `/` goes there, as in most places where people search. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { OnShelf } from '../games/catalogue.ts';
import { GamePicker } from './GamePicker.tsx';
import './lookup.css';

interface Props {
  readonly games: readonly OnShelf[];
  readonly game: string;
  readonly onGame: (game: string) => void;
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** How much was found. */
  readonly found: string;
  /** Another way through the book. */
  readonly children?: ReactNode;
}

export function LookUp({ games, game, onGame, label, search, onSearch, found, children }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, select, textarea');
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <div className="lookup">
      <GamePicker games={games} game={game} onChange={onGame} />
      <label className="field">
        <span>
          {label}{' '}
          <span className="kbd" aria-hidden="true">
            /
          </span>
        </span>
        <input
          ref={field}
          type="search"
          value={search}
          aria-keyshortcuts="/"
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
      {children}
      <p className="faint" role="status">
        {found}
      </p>
    </div>
  );
}

/** Does a text have all words of a search? */
export function matcher(search: string): (text: string) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
}
