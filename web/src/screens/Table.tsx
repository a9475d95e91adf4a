import { lazy, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { tryTo } from '../app/toasts.ts';
import { say } from '../messages/say.ts';
import { TroublePage } from '../parts/TroublePage.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { localHost } from '../play/hall.ts';
import type { Kept } from '../play/scene.ts';
import { whyOf } from '../play/trouble.ts';
import type { TableArt } from '../table/art.ts';
import { Seated } from '../table/Seated.tsx';
import { tableArtOf } from '../table/tableArtOf.ts';
import { useOpening } from '../table/useTable.ts';

// What most tables never show.
const DamagedPage = lazy(() => import('./Damaged.tsx').then((module) => ({ default: module.DamagedPage })));
const OtherRules = lazy(() => import('./OtherRules.tsx').then((module) => ({ default: module.OtherRules })));

/** From here also for tables with friends: so what every table has stays in one piece, and small. */
export { Seated };

export default function Table({ path: [id = ''] }: { path: readonly string[] }): ReactNode {
  return <Open key={id} id={id} />;
}

function Open({ id }: { id: string }): ReactNode {
  const [opening, takeOver] = useOpening(id);
  const [art, setArt] = useState<TableArt>();
  const [trouble, setTrouble] = useState<string>();
  const kept = typeof opening === 'object' && 'kept' in opening ? opening.kept : undefined;
  const game = kept?.game;
  const host = useMemo(() => kept && localHost(kept), [kept]);
  useEffect(() => {
    if (game) tableArtOf(game).then(setArt, (error: unknown) => setTrouble(whyOf(error)));
  }, [game]);
  const onTrouble = useCallback((why: string) => setTrouble(why), []);
  if (opening === 'elsewhere') return <Elsewhere onTake={takeOver} />;
  if (opening === 'missing') return <TroublePage title={say('table.missing')} />;
  if (opening && 'damaged' in opening) return <DamagedPage damaged={opening.damaged} />;
  if (opening && 'other' in opening) return <OtherRules match={opening.other} card={opening.card} />;
  const why = trouble ?? (opening && 'trouble' in opening ? opening.trouble : undefined);
  if (why) return <Broken why={why} kept={kept} />;
  if (!opening || !('kept' in opening) || !host || !art) return <Waiting />;
  return <Seated opening={opening} host={host} art={art} onTrouble={onTrouble} />;
}

/** Another tab plays this table; nothing is lost, whoever goes on. */
function Elsewhere({ onTake }: { onTake: () => void }): ReactNode {
  return (
    <TroublePage title={say('table.elsewhere')} why={say('table.elsewhere.sentence')}>
      <button type="button" className="btn primary" onClick={onTake}>
        {say('table.elsewhere.take')}
      </button>
    </TroublePage>
  );
}

/** Nothing is lost: the match stays kept and can be taken out as a file. */
function Broken({ why, kept }: { why: string; kept: Kept | undefined }): ReactNode {
  return (
    <TroublePage title={say('table.broken')} why={why}>
      {kept && (
        <button
          type="button"
          className="btn"
          onClick={() => tryTo(async () => (await import('../play/tables.ts')).exportMatch(kept))}
        >
          {say('table.export')}
        </button>
      )}
    </TroublePage>
  );
}
