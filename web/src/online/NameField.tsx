import type { ReactNode } from 'react';
import { say } from './say.ts';

interface Props {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** As long as the server takes it. */
const LONGEST = 24;

export function NameField({ name, onChange }: Props): ReactNode {
  return (
    <label className="field friends-name">
      <span>{say('friends.name')}</span>
      <input
        type="text"
        value={name}
        maxLength={LONGEST}
        autoComplete="nickname"
        placeholder={say('friends.name.hint')}
        translate="no"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
