/** The frame of a table with a board: what stands where on a desk and on a phone. Each game fills it in. */
import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Icon, type IconName } from '../art/Icon.tsx';
import { say } from '../messages/say.ts';
import type { ForbiddenShown, OptionShown, Told } from '../play/scene.ts';
import { Log } from './Log.tsx';
import { Prompt } from './Prompt.tsx';
import { isPhone } from './screen.ts';
import { useNext } from './useNext.ts';
import type { AtTable } from './useTable.ts';
import './frame.css';

/** On a phone one of these is shown at a time. */
const TABS = ['seats', 'log', 'side'] as const;
type Tab = (typeof TABS)[number];

export interface TabSign {
  readonly icon: IconName;
  readonly name: string;
}

interface Props<W> {
  readonly at: AtTable<W>;
  /** A class by which the game's own styles find their table. */
  readonly game: string;
  readonly top: ReactNode;
  readonly seats: ReactNode;
  readonly board: ReactNode;
  /** What lies beside the board, above the log: decks, piles. */
  readonly side: ReactNode;
  readonly tabs: Readonly<Record<Tab, TabSign>>;
  readonly coach: ReactNode;
  readonly ending: ReactNode;
  /** A stage covers the board; on a phone it takes all the height there is. */
  readonly staged: boolean;
  /** Why the space that is pointed at cannot be chosen. */
  readonly why: Pick<ForbiddenShown, 'label' | 'reason'> | undefined;
  /** The phase of the turn that the question belongs to. */
  readonly phase?: string | undefined;
  /** Options that the board shows itself. */
  readonly elsewhere: (option: OptionShown<W>) => boolean;
  /** Where to choose when nothing is left for buttons. */
  readonly hint: string | undefined;
  /** What is weighed lies over the foot of the board, where the stakes would stand. */
  readonly stakesLow: boolean;
  /** What the option that is weighed is about does: a chamber, a card. */
  readonly what?: string | undefined;
  /** Somebody points at a line of the log. */
  readonly onPoint: (told: Told<W> | undefined) => void;
  /** Dialogs, and what lies behind everything. */
  readonly children?: ReactNode;
}

export function TableFrame<W>(props: Props<W>): ReactNode {
  const { at, game, top, seats, board, side, tabs, coach, ending, staged, why, stakesLow, onPoint } = props;
  const { busy } = at.shown;
  const next = useNext(at.act);
  // While something happens the whole board shows what happens next, but for the buttons on it.
  const onward = {
    ...next,
    onClick: ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('button, a')) next.onClick();
    },
  };
  const { tip, following, follow } = useTip();
  const [tab, setTab] = useState<Tab>('seats');
  const turnTo = (wanted: Tab) => {
    setTab(wanted);
    // A log that was not on show could not follow its newest line.
    requestAnimationFrame(() =>
      document.querySelector('#log > :last-child')?.scrollIntoView({ block: 'end' }),
    );
  };
  return (
    <main
      className={`frame ${game}`}
      data-tab={tab}
      data-coached={coach ? true : undefined}
      data-staged={staged || undefined}
    >
      <h1 className="sr" translate="no">
        {at.card.name}
      </h1>
      <div className="frame-top">{top}</div>
      <section className="frame-seats" aria-label={say('table.seats')}>
        {seats}
      </section>
      <section className="frame-board" aria-label={say('board.name')} {...follow} {...(busy && onward)}>
        {board}
        {props.what && following && (
          <p ref={tip} className="frame-tip parchment" aria-hidden="true">
            {props.what}
          </p>
        )}
      </section>
      <aside className="frame-side">
        {side}
        <div className="frame-log">
          <h2>{say('table.log')}</h2>
          <Log at={at} onPoint={onPoint} />
        </div>
      </aside>
      <nav className="frame-tabs" aria-label={say('table.menu')}>
        {TABS.map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => turnTo(one)}>
            <Icon name={tabs[one].icon} />
            <span>{tabs[one].name}</span>
          </button>
        ))}
      </nav>
      {coach && <div className="frame-coach">{coach}</div>}
      <div className="frame-prompt">
        {why && (
          <p className="frame-why parchment" role="note">
            <s>{why.label}</s> {why.reason}
          </p>
        )}
        <Prompt
          at={at}
          phase={props.phase}
          elsewhere={props.elsewhere}
          hint={props.hint}
          stakesLow={stakesLow}
          what={following ? undefined : props.what}
        >
          {ending}
        </Prompt>
      </div>
      {props.children}
    </main>
  );
}

/** How far from the cursor, so that nothing to choose from lies under it. */
const AWAY = 22;

/** What goes along with the mouse over the board. It is moved by hand: the board is not drawn anew for it. */
function useTip() {
  const at = useRef({ x: 0, y: 0 });
  const [following, setFollowing] = useState(false);
  const place = (element: HTMLElement | null) => {
    if (!element) return;
    const { x, y } = at.current;
    const { innerWidth, innerHeight } = window;
    const { offsetWidth, offsetHeight } = element;
    const left = x + AWAY + offsetWidth > innerWidth ? x - AWAY - offsetWidth : x + AWAY;
    const top = y + AWAY + offsetHeight > innerHeight ? y - AWAY - offsetHeight : y + AWAY;
    element.style.translate = `${left}px ${top}px`;
  };
  const shown = useRef<HTMLElement>(null);
  const tip = (element: HTMLElement | null) => {
    shown.current = element;
    place(element);
  };
  const follow = {
    onPointerMove({ pointerType, clientX, clientY }: PointerEvent) {
      if (pointerType !== 'mouse') return;
      at.current = { x: clientX, y: clientY };
      place(shown.current);
      setFollowing(true);
    },
    onPointerLeave: () => setFollowing(false),
  };
  return { tip, following, follow };
}

/** On a phone what an option leads to is shown over the foot of the board. */
const STAKES = 112;

/** How much of the board's foot is hidden: a long question rises over it. */
export function coveredFoot(board: DOMRect): number {
  const prompt = document.querySelector('.frame-prompt .prompt')?.getBoundingClientRect();
  const over = prompt && prompt.left < board.right ? Math.max(0, board.bottom - prompt.top) : 0;
  return over + (isPhone() ? STAKES : 0);
}
