/** Before a match of this browser goes online: who is to sit where, and what everybody is told. */
import { type ReactNode, useState } from 'react';
import { tryTo } from '../app/toasts.ts';
import { RivalFace } from '../art/RivalFace.tsx';
import { Switch } from '../parts/Switch.tsx';
import { atOneScreen } from '../play/people.ts';
import type { LiveTable } from '../table/useTable.ts';
import { NameField } from './NameField.tsx';
import { say } from './say.ts';
import { useMyName } from './session.ts';
import { offered, ownSeat, takeOnline } from './takeOnline.ts';
import './takeOnline.css';

export default function TakeOnline({ at: { kept } }: { readonly at: LiveTable }): ReactNode {
  const [name, setName] = useMyName();
  const [free, setFree] = useState(() => offered(kept.sitters));
  const [busy, setBusy] = useState(false);
  const own = ownSeat(kept.sitters);
  const given = (seat: number, on: boolean) =>
    setFree(on ? free.union(new Set([seat])) : free.difference(new Set([seat])));
  return (
    <form
      className="stack take-online"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        tryTo(() => takeOnline(kept, name.trim(), free).finally(() => setBusy(false)));
      }}
    >
      <p>{say('take.lede')}</p>
      <ol className="plain take-seats">
        {atOneScreen(kept.sitters).map((sitter, seat) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            key={seat}
            style={{ '--seat': `var(--seat-${seat % 8})` } as React.CSSProperties}
          >
            <RivalFace sitter={sitter} />
            {seat === own ? (
              <p className="setting">
                <span className="setting-words">
                  <span className="setting-name" translate="no">
                    {name || sitter.name}
                  </span>
                  <span className="setting-sentence">{say('take.you')}</span>
                </span>
              </p>
            ) : (
              <Switch
                on={free.has(seat)}
                label={sitter.name}
                sentence={say(free.has(seat) ? 'take.free' : 'take.bot')}
                onChange={(on) => given(seat, on)}
              />
            )}
          </li>
        ))}
      </ol>
      <NameField name={name} onChange={setName} />
      <p className="take-known" role="note">
        {say('take.known')}
      </p>
      <button type="submit" className="btn primary big" disabled={busy || !name.trim()}>
        {say(busy ? 'take.taking' : 'take.go')}
      </button>
    </form>
  );
}
