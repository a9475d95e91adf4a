import type { ReactNode } from 'react';
import type { OnShelf } from '../games/catalogue.ts';
import { say } from '../messages/say.ts';
import { Pick } from './Pick.tsx';

interface Props {
  readonly games: readonly OnShelf[];
  readonly game: string;
  readonly onChange: (game: string) => void;
}

export function GamePicker({ games, game, onChange }: Props): ReactNode {
  const values = games.map(({ id, name }) => ({ value: id, label: name }));
  return <Pick label={say('set.game')} value={game} values={values} onChange={onChange} names />;
}
