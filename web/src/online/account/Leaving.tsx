/** Signing out, and what becomes of what is kept of me. */
import { type ReactNode, useState } from 'react';
import { toast, tryTo } from '../../app/toasts.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { SureDialog } from '../../parts/SureDialog.tsx';
import { type Account, deleteMyData, hasWayBack, saveMyData, signOut } from './account.ts';
import { say } from './say.ts';

interface Props {
  readonly mine: Account;
  readonly onChange: () => Promise<void>;
}

export function Leaving({ mine, onChange }: Props): ReactNode {
  return (
    <>
      <SigningOut mine={mine} onChange={onChange} />
      <Data mine={mine} onChange={onChange} />
    </>
  );
}

function SigningOut({ mine, onChange }: Props): ReactNode {
  const [from, setFrom] = useState<'here' | 'everywhere'>();
  const { name, tables } = mine;
  const out = async (everywhere: boolean) => {
    setFrom(undefined);
    await signOut(everywhere);
    await onChange();
    toast(say('me.out.done'));
  };
  const isLost = !hasWayBack(mine);
  return (
    <section className="panel stack" aria-labelledby="out">
      <h2 id="out">{say('me.out')}</h2>
      <p className="muted">{say('me.out.sentence')}</p>
      <div className="row">
        <button
          type="button"
          className="btn"
          onClick={() => (isLost ? setFrom('here') : tryTo(() => out(false)))}
        >
          {say('me.out.here')}
        </button>
        <button type="button" className="btn" onClick={() => setFrom('everywhere')}>
          {say('me.out.everywhere')}
        </button>
      </div>
      <SureDialog
        open={from !== undefined}
        title={isLost ? say('me.back.lost', { name }) : say('me.out.everywhere')}
        question={isLost ? say('me.back.lost.sure', { name, n: tables }) : say('me.out.everywhere.sure')}
        yes={isLost ? say('me.back.lost.yes', { name }) : say('me.out.everywhere')}
        onYes={() => tryTo(() => out(from === 'everywhere'))}
        onClose={() => setFrom(undefined)}
      />
    </section>
  );
}

function Data({ mine, onChange }: Props): ReactNode {
  const [deleting, setDeleting] = useState(false);
  const { name } = mine;
  const remove = async () => {
    setDeleting(false);
    await deleteMyData();
    await onChange();
    toast(say('me.data.deleted'));
  };
  return (
    <section className="panel stack" aria-labelledby="data">
      <h2 id="data">{say('me.data')}</h2>
      <p className="muted">{say('me.data.sentence')}</p>
      <div className="row">
        <button type="button" className="btn" onClick={() => tryTo(() => saveMyData(mine))}>
          {say('me.data.save')}
        </button>
        <button type="button" className="btn ghost" onClick={() => setDeleting(true)}>
          {say('me.data.delete')}
        </button>
      </div>
      <Dialog
        open={deleting}
        title={say('me.data.delete.title', { name })}
        onClose={() => setDeleting(false)}
      >
        <p>{say('me.data.delete.goes', { name })}</p>
        <p>{say('me.data.delete.stays')}</p>
        <div className="row">
          <button type="button" className="btn primary" onClick={() => tryTo(remove)}>
            {say('me.data.delete.yes')}
          </button>
          <button type="button" className="btn" onClick={() => setDeleting(false)}>
            {say('cancel')}
          </button>
        </div>
      </Dialog>
    </section>
  );
}
