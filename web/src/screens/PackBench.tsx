/** Where a pack is loaded or written. While it is, what it brings is shown as it will lie on the table, or what is wrong. */
import { type ReactNode, useEffect, useState } from 'react';
import { toast, toastTrouble, tryTo } from '../app/toasts.ts';
import { appearanceOf, gamesWith } from '../games/appearances.ts';
import { type Fault, PackFault } from '../games/packText.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { type CheckedPack, checkPack } from '../play/checkPack.ts';
import { isSame, knownAs } from '../play/packs.ts';
import { store } from '../play/store.ts';
import { newId, textOf } from '../play/tables.ts';
import { whyOf } from '../play/trouble.ts';
import { PackEditor } from './PackEditor.tsx';
import { PackPreview } from './PackPreview.tsx';
import { say } from './say.ts';

/** So long nobody types before what was typed is looked at. */
const PAUSE = 350;

type Checked = { readonly good: CheckedPack } | { readonly faults: readonly Fault[] } | undefined;

function useChecked(text: string): Checked {
  const [checked, setChecked] = useState<{ readonly text: string; readonly found: Checked }>();
  useEffect(() => {
    let stale = false;
    const answered = (found: Checked) => stale || setChecked({ text, found });
    const timer = setTimeout(() => {
      checkPack(text).then(
        (good) => answered({ good }),
        (error: unknown) =>
          answered({
            faults: error instanceof PackFault ? error.faults : [{ line: undefined, message: whyOf(error) }],
          }),
      );
    }, PAUSE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [text]);
  if (text.trim() === '') return undefined;
  // What was found last stays in sight while the next is looked for.
  return checked?.found;
}

export function PackBench({ onKept }: { onKept: () => void }): ReactNode {
  const [text, setText] = useState('');
  const checked = useChecked(text);
  const good = checked && 'good' in checked ? checked.good : undefined;
  const faults = checked && 'faults' in checked ? checked.faults : [];
  const keep = async () => {
    const { pack } = await checkPack(text);
    const { sound } = await store.all('packs');
    const known = knownAs(pack, sound);
    if (known && isSame(known, pack)) toast(say('packs.same', { name: pack.name }));
    else {
      await store.put('packs', { ...pack, id: known?.id ?? newId(), added: Date.now() });
      toast(say(known ? 'packs.newer' : 'packs.good', { name: pack.name }));
    }
    setText('');
    onKept();
  };
  const bring = async (file: File) => {
    try {
      setText(await textOf(file));
    } catch (error) {
      toastTrouble(error);
    }
  };
  const showExample = async () => {
    const [game] = gamesWith('pack');
    setText((await appearanceOf(game).pack?.()) ?? '');
  };
  return (
    <section className="panel stack">
      <h2>{say('packs.new')}</h2>
      <p className="muted">{say('packs.how')}</p>
      <div className="row">
        <button
          type="button"
          className={text === '' ? 'btn primary' : 'btn'}
          onClick={() => tryTo(showExample)}
        >
          {say('packs.example')}
        </button>
        <FileButton className="btn" label={say('packs.load')} onFile={bring} />
      </div>
      <PackEditor text={text} faults={faults} onChange={setText}>
        {good ? (
          <PackPreview pack={good.pack} card={good.card} />
        ) : (
          <p className="pack-empty">{say('packs.empty')}</p>
        )}
      </PackEditor>
      <div className="row">
        <button type="button" className="btn primary" disabled={!good} onClick={() => tryTo(keep)}>
          {say('packs.keep')}
        </button>
        {good && <p className="pack-fits">{say('packs.fits')}</p>}
      </div>
    </section>
  );
}
