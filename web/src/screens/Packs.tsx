import { Fragment, type ReactNode, useState } from 'react';
import { to } from '../app/router.ts';
import { tryTo } from '../app/toasts.ts';
import { gameName, tavern } from '../games/catalogue.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { SureDialog } from '../parts/SureDialog.tsx';
import { dayOf } from '../parts/time.ts';
import { type OwnPack, store } from '../play/store.ts';
import { saveFile } from '../play/tables.ts';
import { useKept } from '../play/useKept.ts';
import { DamagedItems } from './Damaged.tsx';
import { PackBench } from './PackBench.tsx';
import './packs.css';
import { say } from './say.ts';

export default function Packs(): ReactNode {
  const [kept, reload, damaged] = useKept('packs');
  const packs = kept?.toSorted((a, b) => b.added - a.added);
  const [removing, setRemoving] = useState<OwnPack>();
  const remove = async () => {
    setRemoving(undefined);
    if (removing) await store.remove('packs', removing.id);
    reload();
  };
  return (
    <main className="page">
      <PageHead title={say('packs.title')} lede={say('packs.lede')} />
      <section className="panel stack" hidden={!packs || packs.length + damaged.length === 0}>
        <ul className="plain pack-list">
          {packs?.map((pack) => (
            <li key={pack.id}>
              <span>
                <b translate="no">{pack.name}</b>
                <small className="faint">
                  <span translate="no">{gameName(pack.game)}</span> · {dayOf(pack.added)}
                </small>
              </span>
              <a className="btn primary small" href={to('set', pack.game, pack.id)}>
                {say('packs.play')}
              </a>
              <IconButton
                icon="quill-ink"
                label={say('packs.save')}
                onClick={() => saveFile(`${pack.name}.json`, pack.content)}
              />
              <IconButton icon="close" label={say('packs.remove')} onClick={() => setRemoving(pack)} />
            </li>
          ))}
          <DamagedItems kind="packs" damaged={damaged} onChange={reload} />
        </ul>
      </section>
      <PackBench onKept={reload} />
      <p className="muted">
        {say('packs.small')}{' '}
        {tavern.map(({ id, name }, i) => (
          <Fragment key={id}>
            {i > 0 && ' · '}
            <a href={to('set', id)} translate="no">
              {name}
            </a>
          </Fragment>
        ))}
      </p>
      <SureDialog
        open={removing !== undefined}
        title={say('packs.remove')}
        question={say('packs.remove.sure', { name: removing?.name ?? '' })}
        yes={say('packs.remove')}
        onYes={() => tryTo(remove)}
        onClose={() => setRemoving(undefined)}
      />
    </main>
  );
}
