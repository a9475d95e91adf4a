/** Who I am to the server of tables with friends: my name, the ways back to it, and what is kept of me. */
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { settings } from '../../app/settings.ts';
import { useTitle } from '../../app/title.ts';
import { toast, tryTo } from '../../app/toasts.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { TroublePage } from '../../parts/TroublePage.tsx';
import { dayOf } from '../../parts/time.ts';
import { Waiting } from '../../parts/Waiting.tsx';
import { whyOf } from '../../play/trouble.ts';
import { useTablesHere } from '../available.ts';
import { NoTables } from '../Friends.tsx';
import { NameField } from '../NameField.tsx';
import { callMe } from '../session.ts';
import { account, type Account as Mine } from './account.ts';
import { BlockedPeople } from './BlockedPeople.tsx';
import { ComingBack } from './ComingBack.tsx';
import { Leaving } from './Leaving.tsx';
import { say } from './say.ts';
import { WaysBack } from './WaysBack.tsx';
import '../online.css';
import '../../screens/set.css';
import './account.css';

export default function Account(): ReactNode {
  const here = useTablesHere();
  useTitle(say('me.title'));
  if (here === undefined) return <Waiting />;
  return here ? <Known /> : <NoTables />;
}

function Known(): ReactNode {
  const [found, setFound] = useState<{ readonly mine: Mine | undefined }>();
  const [trouble, setTrouble] = useState<string>();
  const reload = useCallback(async () => setFound({ mine: await account() }), []);
  useEffect(() => {
    reload().catch((error: unknown) => setTrouble(whyOf(error)));
  }, [reload]);
  if (trouble) return <TroublePage title={say('me.title')} why={trouble} />;
  if (!found) return <Waiting />;
  const { mine } = found;
  return (
    <main className="page account">
      <PageHead title={say('me.title')} lede={say('me.lede')} />
      <div className="account-grid">
        <div className="stack">
          <Name key={mine?.id} mine={mine} onChange={reload} />
          {mine && <WaysBack mine={mine} onChange={reload} />}
        </div>
        <div className="stack">
          <ComingBack mine={mine} onChange={reload} />
          {mine && <BlockedPeople />}
          {mine && <Leaving mine={mine} onChange={reload} />}
        </div>
      </div>
    </main>
  );
}

interface NameProps {
  readonly mine: Mine | undefined;
  readonly onChange: () => Promise<void>;
}

function Name({ mine, onChange }: NameProps): ReactNode {
  const [name, setName] = useState(mine?.name ?? settings().name);
  const given = name.trim();
  const save = async () => {
    await callMe(given);
    await onChange();
    toast(say('me.name.saved', { name: given }));
  };
  return (
    <form
      className="parchment account-name"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        tryTo(save);
      }}
    >
      <div className="account-line">
        <NameField name={name} onChange={setName} />
        <button type="submit" className="btn primary" disabled={!given || given === mine?.name}>
          {say('me.name.save')}
        </button>
      </div>
      <p>
        {mine
          ? [
              say('me.name.sentence'),
              [say('me.since', { day: dayOf(mine.created) }), say('me.tables', { n: mine.tables })].join(
                ' · ',
              ),
            ].join(' ')
          : say('me.new')}
      </p>
    </form>
  );
}
