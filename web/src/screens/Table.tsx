import * as Popover from '@radix-ui/react-popover';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { changeSettings, useSettings } from '../app/settings.ts';
import { toast } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { tableArtOf } from '../games/tableArt.ts';
import { say } from '../messages/say.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { RuleText } from '../parts/RuleText.tsx';
import { exportMatch, saveFile } from '../play/tables.ts';
import type { TableArt } from '../table/GenericTable.tsx';
import { Handover } from '../table/Handover.tsx';
import { KeyHelp } from '../table/KeyHelp.tsx';
import { useKeys } from '../table/keys.ts';
import { type AtTable, type Found, type Opening, useOpening, useTable } from '../table/useTable.ts';

const Coach = lazy(() => import('../learn/Coach.tsx'));
const Ending = lazy(() => import('../table/Ending.tsx').then((module) => ({ default: module.Ending })));

export default function Table({ path: [id = ''] }: { path: readonly string[] }): ReactNode {
  return <Open key={id} id={id} />;
}

function Open({ id }: { id: string }): ReactNode {
  const [opening, takeOver] = useOpening(id);
  const [art, setArt] = useState<TableArt>();
  const [trouble, setTrouble] = useState<string>();
  const game = typeof opening === 'object' && 'kept' in opening ? opening.kept.game : undefined;
  useEffect(() => {
    if (game) tableArtOf(game).then(setArt, (error: Error) => setTrouble(error.message));
  }, [game]);
  const onTrouble = useCallback((why: string) => setTrouble(why), []);
  if (opening === 'elsewhere') return <Elsewhere onTake={takeOver} />;
  if (opening === 'missing') return <Trouble title={say('table.missing')} />;
  const why = trouble ?? (opening && 'trouble' in opening ? opening.trouble : undefined);
  if (why) return <Trouble title={say('table.broken')} why={why} opening={opening} />;
  if (!opening || !('kept' in opening) || !art) return <main className="page muted">{say('loading')}</main>;
  return <Seated opening={opening} art={art} onTrouble={onTrouble} />;
}

/** Another tab plays this table; nothing is lost, whoever goes on. */
function Elsewhere({ onTake }: { onTake: () => void }): ReactNode {
  return (
    <main className="page narrow">
      <div className="page-head">
        <h1>{say('table.elsewhere')}</h1>
        <p>{say('table.elsewhere.sentence')}</p>
      </div>
      <div className="row">
        <button type="button" className="btn primary" onClick={onTake}>
          {say('table.elsewhere.take')}
        </button>
        <a className="btn" href="#/">
          {say('trouble.home')}
        </a>
      </div>
    </main>
  );
}

interface TroubleProps {
  readonly title: string;
  readonly why?: string;
  readonly opening?: Found;
}

/** Nothing is lost: the match stays kept and can be taken out as a file. */
function Trouble({ title, why, opening }: TroubleProps): ReactNode {
  const kept = typeof opening === 'object' && 'kept' in opening ? opening.kept : undefined;
  return (
    <main className="page narrow">
      <div className="page-head">
        <h1>{title}</h1>
        {why && <p>{why}</p>}
      </div>
      <div className="row">
        {kept && (
          <button type="button" className="btn" onClick={() => exportMatch(kept)}>
            {say('table.export')}
          </button>
        )}
        <a className="btn" href="#/">
          {say('trouble.home')}
        </a>
      </div>
    </main>
  );
}

interface SeatedProps {
  readonly opening: Opening;
  readonly art: TableArt;
  readonly onTrouble: (why: string) => void;
}

function Seated({ opening, art: { Table: Drawn, script, useOwnKeys }, onTrouble }: SeatedProps): ReactNode {
  const at = useTable(opening, script, onTrouble);
  const [help, setHelp] = useState(false);
  const [rule, setRule] = useState(false);
  const [coached, setCoached] = useState(at.kept.occasion?.kind === 'lesson');
  const own = useOwnKeys?.(at);
  const onHelp = useCallback(() => setHelp(true), []);
  const onRule = useCallback(() => setRule(true), []);
  useKeys(at, { onHelp, onRule, own });
  const { scene } = at.shown;
  const rules = scene?.asked?.rules ?? [];
  // Behind the hand-over screen there is nothing: not even for those who look into the page.
  if (at.shown.handover !== undefined) return <Handover key={at.shown.handover} at={at} />;
  return (
    <>
      <Drawn
        at={at}
        menu={<Bar at={at} onHelp={onHelp} coached={coached} onCoach={setCoached} />}
        ending={
          scene?.outcome && !at.shown.busy ? (
            <Suspense fallback={null}>
              <Ending at={at} scene={scene} />
            </Suspense>
          ) : null
        }
        coach={
          coached && (
            <Suspense fallback={null}>
              <Coach at={at} onHide={() => setCoached(false)} />
            </Suspense>
          )
        }
      />
      <Dialog open={help} title={say('help.title')} onClose={() => setHelp(false)}>
        <KeyHelp />
      </Dialog>
      <Dialog open={rule} title={say('table.rule.why')} onClose={() => setRule(false)}>
        {scene && <RuleText game={scene.game} rules={rules} />}
      </Dialog>
    </>
  );
}

interface BarProps {
  readonly at: AtTable;
  readonly onHelp: () => void;
  readonly coached: boolean;
  readonly onCoach: (wanted: boolean) => void;
}

function Bar({ at, onHelp, coached, onCoach }: BarProps): ReactNode {
  const { sound } = useSettings();
  const [sure, setSure] = useState(false);
  const [open, setOpen] = useState(false);
  const { scene } = at.shown;
  const fresh = async () => ({ ...at.kept, record: await at.host.record() });
  const copyLink = async () => {
    const link = `${location.origin}${location.pathname}#/replay/link/${await at.host.link()}`;
    await navigator.clipboard.writeText(link);
    toast(say('table.linked'));
  };
  const report = async () => {
    const { record, sitters, packs } = await fresh();
    saveFile(`underhall-problem-${Date.now()}.json`, {
      underhall: 'match',
      record,
      sitters,
      packs,
      seen: scene,
      browser: navigator.userAgent,
    });
    toast(say('table.reported'));
  };
  const item = (label: string, work: () => unknown) => (
    <button
      type="button"
      className="btn ghost small"
      onClick={() => {
        setOpen(false);
        work();
      }}
    >
      {label}
    </button>
  );
  return (
    <div className="table-bar">
      <a
        className="btn ghost square small"
        href="#/"
        aria-label={say('table.leave')}
        title={say('table.leave')}
      >
        <Icon name="back" />
      </a>
      <span className="table-name" translate="no">
        {at.card.name}
      </span>
      <span className="spacer" />
      {scene?.mayHold && (
        <button
          type="button"
          className="btn small"
          title={say('table.hold.sentence')}
          onClick={() => at.act.hold(!scene.holding)}
        >
          {say(scene.holding ? 'table.release' : 'table.hold')}
        </button>
      )}
      {at.kept.occasion?.kind === 'lesson' && (
        <button
          type="button"
          className="btn ghost square small"
          aria-label={say('learn.coach')}
          title={say('learn.coach')}
          aria-pressed={coached}
          onClick={() => onCoach(!coached)}
        >
          <Icon name="torch" />
        </button>
      )}
      <button
        type="button"
        className="btn ghost square small"
        aria-label={say('settings.sound')}
        aria-pressed={sound}
        onClick={() => changeSettings({ sound: !sound })}
      >
        <Icon name={sound ? 'sound' : 'mute'} />
      </button>
      <button
        type="button"
        className="btn ghost square small"
        aria-label={say('table.help')}
        onClick={onHelp}
      >
        <b>?</b>
      </button>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger className="btn ghost square small" aria-label={say('nav.menu')}>
          <Icon name="menu" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content className="panel menu-list" align="end" sideOffset={6}>
            {item(say('table.export'), async () => exportMatch(await fresh()))}
            {item(say('table.link'), copyLink)}
            {item(say('table.report'), report)}
            {scene?.preferences['skip-all'] === 'yes'
              ? item(say('table.skip.off'), () => at.act.prefer('skip-all', 'no'))
              : item(say('table.skip'), () => at.act.prefer('skip-all', 'yes'))}
            {scene?.mayResign && item(say('table.resign'), () => setSure(true))}
            <a className="btn ghost small" href="#/settings">
              {say('nav.settings')}
            </a>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <Dialog open={sure} title={say('table.resign')} onClose={() => setSure(false)}>
        <p>{say('table.resign.sure')}</p>
        <div className="row">
          <button
            type="button"
            className="btn primary"
            onClick={() => {
              setSure(false);
              at.act.resign();
            }}
          >
            {say('table.resign')}
          </button>
          <button type="button" className="btn" onClick={() => setSure(false)}>
            {say('cancel')}
          </button>
        </div>
      </Dialog>
    </div>
  );
}
