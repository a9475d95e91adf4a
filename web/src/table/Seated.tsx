/** A table that is played at: its drawing, what stands above it, its help, its coach and its end. */
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useFavicon } from '../app/favicon.ts';
import { changeSettings, settings } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import { say } from '../messages/say.ts';
import { Dialog } from '../parts/Dialog.tsx';
import type { Opening } from '../play/opening.ts';
import type { Kept, MatchHost } from '../play/scene.ts';
import type { Shown } from '../play/stage.ts';
import { type Turn, turnOf } from '../play/turn.ts';
import type { TableArt } from './art.ts';
import { Handover } from './Handover.tsx';
import { useKeys } from './keys.ts';
import { TableBar } from './TableBar.tsx';
import { useTable } from './useTable.ts';

const Coach = lazy(() => import('../learn/Coach.tsx'));
const Ending = lazy(() => import('./Ending.tsx').then((module) => ({ default: module.Ending })));
const KeyHelp = lazy(() => import('./KeyHelp.tsx').then((module) => ({ default: module.KeyHelp })));
const RuleText = lazy(() => import('../parts/RuleText.tsx').then((module) => ({ default: module.RuleText })));

interface SeatedProps {
  readonly opening: Opening;
  readonly host: MatchHost;
  readonly art: TableArt;
  readonly onTrouble: (why: string) => void;
  /** At tables with friends elsewhere: who is here, and what is said. */
  readonly company?: ReactNode;
  /** Where to go on from the end, in place of playing again at this screen. */
  readonly onward?: ReactNode;
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

export function Seated(props: SeatedProps): ReactNode {
  const { opening, host, art, onTrouble, company, onward } = props;
  const { Table: Drawn, Fate, script, ownKeys } = art;
  const at = useTable(opening, host, script, onTrouble);
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
        menu={
          <TableBar at={at} onHelp={onHelp} coached={coached} onCoach={setCoached}>
            {company}
          </TableBar>
        }
        ending={
          scene?.outcome && !at.shown.busy ? (
            <Suspense fallback={null}>
              <Ending at={at} scene={scene} fate={Fate && <Fate at={at} />} onward={onward} />
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
