import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useFavicon } from '../app/favicon.ts';
import { changeSettings, settings } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import { say } from '../messages/say.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { TroublePage } from '../parts/TroublePage.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import type { Opening } from '../play/opening.ts';
import type { Kept } from '../play/scene.ts';
import type { Shown } from '../play/stage.ts';
import { exportMatch } from '../play/tables.ts';
import { whyOf } from '../play/trouble.ts';
import { type Turn, turnOf } from '../play/turn.ts';
import type { TableArt } from '../table/art.ts';
import { Handover } from '../table/Handover.tsx';
import { useKeys } from '../table/keys.ts';
import { TableBar } from '../table/TableBar.tsx';
import { tableArtOf } from '../table/tableArtOf.ts';
import { useOpening, useTable } from '../table/useTable.ts';

const Coach = lazy(() => import('../learn/Coach.tsx'));
const Ending = lazy(() => import('../table/Ending.tsx').then((module) => ({ default: module.Ending })));
const KeyHelp = lazy(() => import('../table/KeyHelp.tsx').then((module) => ({ default: module.KeyHelp })));
const RuleText = lazy(() => import('../parts/RuleText.tsx').then((module) => ({ default: module.RuleText })));
// What most tables never show.
const DamagedPage = lazy(() => import('./Damaged.tsx').then((module) => ({ default: module.DamagedPage })));
const OtherRules = lazy(() => import('./OtherRules.tsx').then((module) => ({ default: module.OtherRules })));

export default function Table({ path: [id = ''] }: { path: readonly string[] }): ReactNode {
  return <Open key={id} id={id} />;
}

function Open({ id }: { id: string }): ReactNode {
  const [opening, takeOver] = useOpening(id);
  const [art, setArt] = useState<TableArt>();
  const [trouble, setTrouble] = useState<string>();
  const kept = typeof opening === 'object' && 'kept' in opening ? opening.kept : undefined;
  const game = kept?.game;
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
  if (!opening || !('kept' in opening) || !art) return <Waiting />;
  return <Seated opening={opening} art={art} onTrouble={onTrouble} />;
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
        <button type="button" className="btn" onClick={() => exportMatch(kept)}>
          {say('table.export')}
        </button>
      )}
    </TroublePage>
  );
}

interface SeatedProps {
  readonly opening: Opening;
  readonly art: TableArt;
  readonly onTrouble: (why: string) => void;
}

/** Whose turn it is as far as that has been shown: a tab tells nothing early either. */
function useTurn({ scene, busy }: Shown): Turn | undefined {
  const told = useRef<Turn>(undefined);
  if (scene && !busy) told.current = turnOf(scene);
  return told.current;
}

/** In a lesson, and for who plays a first game alone at this screen. */
function isCoached({ occasion, sitters }: Kept): boolean {
  if (occasion?.kind === 'lesson') return true;
  const people = sitters.filter(({ kind }) => kind === 'me' || kind === 'here');
  return occasion?.kind === 'first' && people.length === 1 && settings().coach;
}

function Seated({
  opening,
  art: { Table: Drawn, Fate, script, ownKeys },
  onTrouble,
}: SeatedProps): ReactNode {
  const at = useTable(opening, script, onTrouble);
  const [help, setHelp] = useState(false);
  const [rule, setRule] = useState(false);
  const [coached, setCoached] = useState(() => isCoached(at.kept));
  const onHelp = useCallback(() => setHelp(true), []);
  const onRule = useCallback(() => setRule(true), []);
  useKeys(at, { onHelp, onRule });
  const { scene } = at.shown;
  const turn = useTurn(at.shown);
  useTitle(turn?.line, at.card.name);
  useFavicon({ lit: turn?.here ?? false, seat: turn?.seat });
  const rules = scene?.asked?.rules ?? [];
  // Behind the hand-over screen there is nothing: not even for those who look into the page.
  if (at.shown.handover !== undefined) return <Handover key={at.shown.handover} at={at} />;
  return (
    <>
      <Drawn
        at={at}
        menu={<TableBar at={at} onHelp={onHelp} coached={coached} onCoach={setCoached} />}
        ending={
          scene?.outcome && !at.shown.busy ? (
            <Suspense fallback={null}>
              <Ending at={at} scene={scene} fate={Fate && <Fate at={at} />} />
            </Suspense>
          ) : null
        }
        coach={
          coached && (
            <Suspense fallback={null}>
              <Coach
                at={at}
                onHide={() => {
                  setCoached(false);
                  // Who sends the coach away in a game of his own does not want one in the next.
                  if (at.kept.occasion?.kind === 'first') changeSettings({ coach: false });
                }}
              />
            </Suspense>
          )
        }
      />
      <Dialog open={help} title={say('help.title')} onClose={() => setHelp(false)}>
        <KeyHelp own={ownKeys} />
      </Dialog>
      <Dialog open={rule} title={say('table.rule.why')} onClose={() => setRule(false)}>
        {scene && <RuleText game={scene.game} rules={rules} />}
      </Dialog>
    </>
  );
}
