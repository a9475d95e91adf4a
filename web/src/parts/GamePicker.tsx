import type { ReactNode } from 'react';
import type { OnShelf } from '../games/catalogue.ts';

interface Props {
  readonly label: string;
  readonly games: readonly OnShelf[];
  readonly game: string;
  readonly onChange: (game: string) => void;
}

export function GamePicker({ label, games, game, onChange }: Props): ReactNode {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={game} onChange={(event) => onChange(event.target.value)} translate="no">
        {games.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
