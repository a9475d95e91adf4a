/** How I can be the same person on another machine: a phrase to write down, and passkeys. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { toast, tryTo } from '../../app/toasts.ts';
import { Icon } from '../../art/Icon.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { SureDialog } from '../../parts/SureDialog.tsx';
import { dayOf, timeAgo } from '../../parts/time.ts';
import { copyText } from '../../play/tables.ts';
import { type Account, hasWayBack, newPhrase, type Passkey } from './account.ts';
import { addPasskey, hindrance, removePasskey } from './passkeys.ts';
import { say } from './say.ts';

interface Props {
  readonly mine: Account;
  readonly onChange: () => Promise<void>;
}

export function WaysBack({ mine, onChange }: Props): ReactNode {
  return (
    <section className="panel stack" aria-labelledby="ways">
      <h2 id="ways">{say('me.ways')}</h2>
      <p className={hasWayBack(mine) ? 'muted' : 'account-warning'}>
        {hasWayBack(mine) ? say('me.ways.some', { name: mine.name }) : say('me.ways.none')}
      </p>
      <Phrase mine={mine} onChange={onChange} />
      <Passkeys mine={mine} onChange={onChange} />
    </section>
  );
}

function Phrase({ mine, onChange }: Props): ReactNode {
  const [sure, setSure] = useState(false);
  const [phrase, setPhrase] = useState<string>();
  const make = async () => {
    setSure(false);
    setPhrase(await newPhrase());
    await onChange();
  };
  return (
    <div className="setting">
      <div className="setting-words">
        <h3 className="setting-name">{say('me.phrase')}</h3>
        <span className="setting-sentence">{say(mine.phrase ? 'me.phrase.some' : 'me.phrase.none')}</span>
      </div>
      <button type="button" className="btn" onClick={() => (mine.phrase ? setSure(true) : tryTo(make))}>
        {say(mine.phrase ? 'me.phrase.anew' : 'me.phrase.make')}
      </button>
      <SureDialog
        open={sure}
        title={say('me.phrase.anew')}
        question={say('me.phrase.anew.sure')}
        yes={say('me.phrase.anew')}
        onYes={() => tryTo(make)}
        onClose={() => setSure(false)}
      />
      <Dialog open={phrase !== undefined} title={say('me.phrase.yours')} onClose={() => setPhrase(undefined)}>
        <p className="phrase parchment" translate="no">
          {phrase?.split('-').map((group, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups stay where they are
            <span key={i}>{group}</span>
          ))}
        </p>
        <p>{say('me.phrase.once')}</p>
        <div className="row">
          <button type="button" className="btn primary" onClick={() => setPhrase(undefined)}>
            {say('me.phrase.done')}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() =>
              tryTo(async () => {
                await copyText(phrase ?? '');
                toast(say('me.phrase.copied'));
              })
            }
          >
            {say('me.phrase.copy')}
          </button>
        </div>
      </Dialog>
    </div>
  );
}

/** What a device is mostly called by who has it. */
function usualName(): string {
  return say(matchMedia('(pointer: coarse)').matches ? 'me.passkey.phone' : 'me.passkey.computer');
}

function Passkeys({ mine, onChange }: Props): ReactNode {
  const [removing, setRemoving] = useState<Passkey>();
  const [name, setName] = useState(mine.passkeys.length > 0 ? '' : usualName());
  const [busy, setBusy] = useState(false);
  const why = hindrance();
  const add = async () => {
    setBusy(true);
    try {
      await addPasskey(name.trim());
      setName('');
      await onChange();
      toast(say('me.passkey.added'));
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    setRemoving(undefined);
    if (removing) await removePasskey(removing.id);
    await onChange();
  };
  return (
    <div className="stack account-passkeys">
      <div className="setting-words">
        <h3 className="setting-name">{say('me.passkeys')}</h3>
        <span className="setting-sentence">{say('me.passkeys.sentence')}</span>
      </div>
      {mine.passkeys.length > 0 && (
        <ul className="plain account-list passkeys">
          {mine.passkeys.map((one) => (
            <li key={one.id}>
              <Icon name="lock" />
              <span>
                <b translate="no">{one.name}</b>
                <small className="faint">
                  {dayOf(one.created)} ·{' '}
                  {one.used === null
                    ? say('me.passkey.unused')
                    : say('me.passkey.used', { when: timeAgo(one.used) })}
                </small>
              </span>
              <IconButton
                icon="close"
                label={say('me.passkey.remove', { name: one.name })}
                onClick={() => setRemoving(one)}
              />
            </li>
          ))}
        </ul>
      )}
      {why ? (
        <p className="muted">{say(`me.passkey.${why}`, { host: location.hostname })}</p>
      ) : (
        <form
          className="account-line"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            tryTo(add);
          }}
        >
          <input
            type="text"
            value={name}
            maxLength={24}
            aria-label={say('me.passkey.name')}
            placeholder={say('me.passkey.name')}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="btn" disabled={busy || !name.trim()}>
            {say('me.passkey.add')}
          </button>
        </form>
      )}
      <SureDialog
        open={removing !== undefined}
        title={say('me.passkey.remove', { name: removing?.name ?? '' })}
        question={say('me.passkey.remove.sure', { name: removing?.name ?? '' })}
        yes={say('me.passkey.remove.yes')}
        onYes={() => tryTo(remove)}
        onClose={() => setRemoving(undefined)}
      />
    </div>
  );
}
