import { type ReactNode, useRef, useState } from 'react';
import { to } from '../app/router.ts';
import { toast, toastTrouble, tryTo } from '../app/toasts.ts';
import { appearanceOf, gamesWith } from '../games/appearances.ts';
import { gameName } from '../games/catalogue.ts';
import { type Fault, located, PackFault, type ReadPack, readPack } from '../games/packText.ts';
import { say } from '../messages/say.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { SureDialog } from '../parts/SureDialog.tsx';
import { dayOf } from '../parts/time.ts';
import { call } from '../play/hall.ts';
import { HallError } from '../play/line.ts';
import { isSame, knownAs } from '../play/packs.ts';
import { type OwnPack, store } from '../play/store.ts';
import { newId, saveFile, textOf } from '../play/tables.ts';
import { whyOf } from '../play/trouble.ts';
import { useKept } from '../play/useKept.ts';
import { DamagedItems } from './Damaged.tsx';
import './packs.css';

/** Opens the box with it: whatever does not fit is found. */
async function check(text: string): Promise<ReadPack> {
  const pack = readPack(text);
  try {
    await call('describe', pack.game, [pack.content]);
  } catch (error) {
    const problems =
      error instanceof HallError && error.problems.length > 0 ? error.problems : [whyOf(error)];
    throw new PackFault(located(problems, text));
  }
  return pack;
}

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
      <section className="panel stack">
        {packs?.length === 0 && damaged.length === 0 && <p className="muted">{say('packs.none')}</p>}
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
      <Workbench onKept={reload} />
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

/** Where a pack is loaded or written, checked and kept. */
function Workbench({ onKept }: { onKept: () => void }): ReactNode {
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const area = useRef<HTMLTextAreaElement>(null);
  const keep = async (wanted: string) => {
    setFaults([]);
    try {
      const pack = await check(wanted);
      const { sound } = await store.all('packs');
      const known = knownAs(pack, sound);
      if (known && isSame(known, pack)) toast(say('packs.same', { name: pack.name }));
      else {
        await store.put('packs', { ...pack, id: known?.id ?? newId(), added: Date.now() });
        toast(say(known ? 'packs.newer' : 'packs.good', { name: pack.name }));
      }
      setText('');
      onKept();
    } catch (error) {
      setFaults(error instanceof PackFault ? error.faults : [{ line: undefined, message: whyOf(error) }]);
    }
  };
  const bring = async (file: File) => {
    try {
      const read = await textOf(file);
      setText(read);
      await keep(read);
    } catch (error) {
      toastTrouble(error);
    }
  };
  const showExample = async () => {
    const [game] = gamesWith('pack');
    setText((await appearanceOf(game).pack?.()) ?? '');
  };
  const showLine = (line: number) => {
    const lines = text.split('\n');
    const begin = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    area.current?.focus();
    area.current?.setSelectionRange(begin, begin + (lines[line - 1]?.length ?? 0));
  };
  return (
    <section className="panel stack">
      <h2>{say('packs.new')}</h2>
      <p className="muted">{say('packs.how')}</p>
      <div className="row">
        <FileButton className="btn" label={say('packs.load')} onFile={bring} />
        <button type="button" className="btn ghost" onClick={() => tryTo(showExample)}>
          {say('packs.example')}
        </button>
      </div>
      <label className="field">
        <span>{say('packs.text')}</span>
        <textarea
          ref={area}
          className="pack-text"
          rows={text ? 18 : 5}
          spellCheck={false}
          translate="no"
          value={text}
          aria-invalid={faults.length > 0}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {faults.length > 0 && <Faults faults={faults} onLine={showLine} />}
      <div className="row">
        <button
          type="button"
          className="btn primary"
          disabled={text.trim() === ''}
          onClick={() => keep(text)}
        >
          {say('packs.keep')}
        </button>
      </div>
    </section>
  );
}

interface FaultsProps {
  readonly faults: readonly Fault[];
  readonly onLine: (line: number) => void;
}

function Faults({ faults, onLine }: FaultsProps): ReactNode {
  return (
    <div className="pack-faults" role="alert">
      <b>{say('packs.bad')}</b>
      <ul>
        {faults.map(({ line, message }) => (
          <li key={message}>
            {line !== undefined && (
              <button type="button" className="rule" onClick={() => onLine(line)}>
                {say('packs.line', { n: line })}
              </button>
            )}{' '}
            <span translate="no">{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
