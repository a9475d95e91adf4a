/** What a player can leave to others, in sight where it concerns him: the monsters, and what comes every round. */
import type { ReactNode } from 'react';
import { Switch } from '../parts/Switch.tsx';
import { choresOf } from './chores.ts';
import { say } from './say.ts';
import type { AtTable, Facts } from './terms.ts';
import './chores.css';

interface Props {
  readonly at: AtTable;
  readonly facts: Facts;
  readonly seat: number;
}

export function Chores({ at, facts, seat }: Props): ReactNode {
  const { act, shown, card, live } = at;
  const { preferences, outcome } = shown.scene ?? {};
  if (!live || !preferences || outcome) return null;
  const alone = facts.seats.length === 1;
  const chores = choresOf(facts.seats[seat], card);
  if (alone && chores.length === 0) return null;
  return (
    <div className="dq-chores">
      {!alone && (
        <Switch
          on={preferences.monsters === 'yes'}
          label={say('chores.monsters')}
          onChange={(on) => act.prefer('monsters', on ? 'yes' : 'no')}
        />
      )}
      {chores.map(({ preference, spared, name, message }) => (
        <Switch
          key={preference}
          on={!preferences[preference] || preferences[preference] === 'no'}
          label={say(message, { card: name })}
          onChange={(on) => act.prefer(preference, on ? 'no' : spared)}
        />
      ))}
    </div>
  );
}
