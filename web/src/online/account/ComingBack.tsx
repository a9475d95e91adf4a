/** Being here whom one was elsewhere: by a phrase, or by a passkey. Who would be lost by it is asked first. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { toast, tryTo } from '../../app/toasts.ts';
import { Icon } from '../../art/Icon.tsx';
import { SureDialog } from '../../parts/SureDialog.tsx';
import type { Me } from '../session.ts';
import { type Account, comeBackBy, hasWayBack } from './account.ts';
import { comeBackByPasskey, hindrance } from './passkeys.ts';
import { say } from './say.ts';

interface Props {
  readonly mine: Account | undefined;
  readonly onChange: () => Promise<void>;
}

/** No phrase is longer, however it is written down. */
const LONGEST = 60;

export function ComingBack({ mine, onChange }: Props): ReactNode {
  const [phrase, setPhrase] = useState('');
  const [wanted, setWanted] = useState<() => Promise<Me>>();
  const come = (by: () => Promise<Me>) =>
    tryTo(async () => {
      const { name } = await by();
      setPhrase('');
      await onChange();
      toast(say('me.back.done', { name }));
    });
  const ask = (by: () => Promise<Me>) => {
    if (mine && !hasWayBack(mine)) setWanted(() => by);
    else come(by);
  };
  const name = mine?.name ?? '';
  return (
    <section className="panel stack" aria-labelledby="back">
      <h2 id="back">{say(mine ? 'me.back.else' : 'me.back')}</h2>
      <form
        className="account-line"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          ask(() => comeBackBy(phrase));
        }}
      >
        <label className="field">
          <span>{say('me.back.phrase')}</span>
          <input
            type="text"
            value={phrase}
            maxLength={LONGEST}
            placeholder="abcd-efgh-…"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            translate="no"
            onChange={(event) => setPhrase(event.target.value)}
          />
        </label>
        <button type="submit" className="btn" disabled={!phrase.trim()}>
          {say('me.back.go')}
        </button>
      </form>
      {!hindrance() && (
        <div>
          <button type="button" className="btn" onClick={() => ask(comeBackByPasskey)}>
            <Icon name="lock" /> {say('me.back.passkey')}
          </button>
        </div>
      )}
      <SureDialog
        open={wanted !== undefined}
        title={say('me.back.lost', { name })}
        question={say('me.back.lost.sure', { name, n: mine?.tables ?? 0 })}
        yes={say('me.back.lost.yes', { name })}
        onYes={() => {
          setWanted(undefined);
          if (wanted) come(wanted);
        }}
        onClose={() => setWanted(undefined)}
      />
    </section>
  );
}
