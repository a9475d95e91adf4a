/** What stands above every table: the way out, what is switched most often, and the menu. */
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { changeSettings, useSettings } from '../app/settings.ts';
import { tryTo } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { say } from '../messages/say.ts';
import { useTablesHere } from '../online/available.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Menu } from '../parts/Menu.tsx';
import { SureDialog } from '../parts/SureDialog.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { play } from '../sound/sound.ts';
import type { LiveTable } from './useTable.ts';
import './tableBar.css';

const TakeOnline = lazy(() => import('../online/TakeOnline.tsx'));
const takingAway = () => import('./takeAway.ts');

interface BarProps {
  readonly at: LiveTable;
  readonly onHelp: () => void;
  readonly coached: boolean;
  readonly onCoach: (wanted: boolean) => void;
  /** Who sits here elsewhere. */
  readonly children?: ReactNode;
}

export function TableBar({ at, onHelp, coached, onCoach, children }: BarProps): ReactNode {
  const { sound, soundOffered } = useSettings();
  const { scene } = at.shown;
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
      {children}
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
      {(at.kept.occasion?.kind === 'lesson' || at.kept.occasion?.kind === 'first') && (
        <IconButton
          icon="torch"
          label={say('learn.coach')}
          pressed={coached}
          onClick={() => onCoach(!coached)}
        />
      )}
      <SpeedButton />
      <IconButton
        icon={sound ? 'sound' : 'mute'}
        label={say('settings.sound')}
        pressed={sound}
        onClick={() => changeSettings({ sound: !sound, soundOffered: true })}
      />
      {!sound && !soundOffered && <SoundOffer />}
      <button
        type="button"
        className="btn ghost square small"
        aria-label={say('table.help')}
        onClick={onHelp}
      >
        <b>?</b>
      </button>
      <TableMenu at={at} />
    </div>
  );
}

/** So long it is offered: who has not answered by then plays without. */
const OFFERED = 40_000;

/** Once, at the first table: many do not look for it. */
function SoundOffer(): ReactNode {
  useEffect(() => {
    const timer = setTimeout(() => changeSettings({ soundOffered: true }), OFFERED);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="sound-offer parchment" role="note">
      <span>{say('table.sound.offer')}</span>
      <button
        type="button"
        className="btn small primary"
        onClick={() => {
          changeSettings({ sound: true, soundOffered: true });
          play('turn');
        }}
      >
        {say('table.sound.yes')}
      </button>
      <button type="button" className="btn small" onClick={() => changeSettings({ soundOffered: true })}>
        {say('table.sound.no')}
      </button>
    </div>
  );
}

const SPEEDS = ['normal', 'quick', 'off'] as const;

/** How quickly things happen, and what makes it the next quicker. */
function useSpeed() {
  const { speed } = useSettings();
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length];
  const label = say('table.speed', { speed: say(`settings.speed.${speed}`).toLowerCase() });
  return { speed, label, change: () => changeSettings({ speed: next }) };
}

/** The speed is changed where things happen. */
function SpeedButton(): ReactNode {
  const { speed, label, change } = useSpeed();
  return (
    <button
      type="button"
      className="btn ghost square small table-speed"
      aria-label={label}
      title={label}
      data-speed={speed}
      onClick={change}
    >
      {SPEEDS.slice(0, 1 + SPEEDS.indexOf(speed)).map((one) => (
        <span key={one} aria-hidden="true">
          ›
        </span>
      ))}
    </button>
  );
}

function TableMenu({ at }: { at: LiveTable }): ReactNode {
  const [sure, setSure] = useState(false);
  const [taking, setTaking] = useState(false);
  const tablesHere = useTablesHere();
  const speed = useSpeed();
  const { scene } = at.shown;
  // A match with friends has a record only when it is over.
  const recorded = at.kept.occasion?.kind !== 'online' || scene?.outcome !== undefined;
  const item = (label: string, work: () => void) => (
    <button type="button" className="btn ghost small" onClick={work}>
      {label}
    </button>
  );
  return (
    <>
      <Menu label={say('nav.menu')} className="small">
        {mayTakeOnline(at, tablesHere) && item(say('table.invite'), () => setTaking(true))}
        {recorded && item(say('table.export'), () => tryTo(async () => (await takingAway()).exported(at)))}
        {recorded && item(say('table.link'), () => tryTo(async () => (await takingAway()).link(at)))}
        {recorded && item(say('table.report'), () => tryTo(async () => (await takingAway()).report(at)))}
        {item(speed.label, speed.change)}
        {scene?.preferences['skip-all'] === 'yes'
          ? item(say('table.skip.off'), () => at.act.prefer('skip-all', 'no'))
          : item(say('table.skip'), () => at.act.prefer('skip-all', 'yes'))}
        {scene?.mayResign && item(say('table.resign'), () => setSure(true))}
        <a className="btn ghost small" href="#/settings">
          {say('nav.settings')}
        </a>
      </Menu>
      <SureDialog
        open={sure}
        title={say('table.resign')}
        question={say(scene?.resigningEnds ? 'table.resign.sure' : 'table.resign.others')}
        yes={say('table.resign')}
        onYes={() => {
          setSure(false);
          at.act.resign();
        }}
        onClose={() => setSure(false)}
      />
      <Dialog open={taking} title={say('table.invite')} onClose={() => setTaking(false)}>
        <Suspense fallback={<Waiting />}>
          <TakeOnline at={at} />
        </Suspense>
      </Dialog>
    </>
  );
}

/** A match of several at this screen that is not over; a lesson and the day's dungeon are for one. */
function mayTakeOnline(
  { kept: { occasion, sitters }, shown: { scene } }: LiveTable,
  here: boolean | undefined,
) {
  const isOwn = occasion === undefined || occasion.kind === 'first';
  return here === true && isOwn && sitters.length > 1 && scene !== undefined && !scene.outcome;
}
