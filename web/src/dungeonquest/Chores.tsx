/** What a player can leave to others, in sight where it concerns him: the monsters, and the question about the sun. */
import type { ReactNode } from 'react';
import { Switch } from '../parts/Switch.tsx';
import { say } from './say.ts';
import type { AtTable, Facts } from './terms.ts';
import './chores.css';

interface Props {
  readonly at: AtTable;
  readonly facts: Facts;
  readonly seat: number;
}

/** The card with which the sun is held. */
const DUSK = 'rune-dusk';

export function Chores({ at, facts, seat }: Props): ReactNode {
  const { act, shown, card } = at;
  const { preferences, outcome } = shown.scene ?? {};
  if (!preferences || outcome) return null;
  const alone = facts.seats.length === 1;
  const dusk = facts.seats[seat].runes.includes(DUSK);
  if (alone && !dusk) return null;
  return (
    <div className="dq-chores">
      {!alone && (
        <Switch
          on={preferences.monsters === 'yes'}
          label={say('chores.monsters')}
          onChange={(on) => act.prefer('monsters', on ? 'yes' : 'no')}
        />
      )}
      {dusk && (
        <Switch
          on={!preferences['skip-sun-step'] || preferences['skip-sun-step'] === 'no'}
          label={say('chores.sun', { card: card.faces[DUSK]?.name ?? DUSK })}
          onChange={(on) => act.prefer('skip-sun-step', on ? 'no' : 'day')}
        />
      )}
    </div>
  );
}
