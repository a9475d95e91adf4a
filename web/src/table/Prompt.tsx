/** What is awaited, from whom and why; what can be done about it; what it may lead to. */
import type { ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import { Icon } from '../art/Icon.tsx';
import { say, sayIf } from '../messages/say.ts';
import { RuleSign } from '../parts/RuleLink.tsx';
import type { Asked, ForbiddenShown, OptionShown, Scene } from '../play/scene.ts';
import type { Shown } from '../play/stage.ts';
import { isAddressed, whoseTurn } from '../play/turn.ts';
import { digitOf } from './digits.ts';
import { folkAt } from './folkAt.ts';
import { Stakes } from './Stakes.tsx';
import { useNext } from './useNext.ts';
import type { AtTable } from './useTable.ts';
import { useWeighing } from './useWeighing.ts';
import './prompt.css';

interface Props<W> {
  readonly at: AtTable<W>;
  /** The phase of the turn that the question belongs to. */
  readonly phase?: string | undefined;
  /** Options that the board shows itself; they are not repeated as buttons. */
  readonly elsewhere?: (option: OptionShown<W>) => boolean;
  /** Where to choose when nothing is left for buttons. */
  readonly hint?: string | undefined;
  /** Nothing may be laid over what lies above the question. */
  readonly stakesLow?: boolean;
  /** What the option that is weighed is about does, whatever comes of it. */
  readonly what?: string | undefined;
  readonly children?: ReactNode;
}

export function Prompt<W>(props: Props<W>): ReactNode {
  const { at, phase, elsewhere = () => false, hint, stakesLow, what, children } = props;
  const { shown, weighed, act, armed } = at;
  const { scene, busy } = shown;
  if (!scene) return null;
  const { asked } = scene;
  const lines = turnLines(shown.log);
  const text = awaited(scene, busy, untoldLine(shown) ?? lines[0]?.line ?? nextLine(scene, shown.log));
  const who = asked && personAsked(scene, asked.seat);
  const before = busy ? lines.slice(1) : lines;
  const buttons = asked ? [...asked.options, ...asked.forbidden].some((option) => !elsewhere(option)) : false;
  const within = stakesLow === true && !buttons && asked !== undefined && !busy;
  const stakes = weighed && (
    <Stakes
      weighed={weighed}
      label={asked?.options.find(({ id }) => id === weighed.option)?.label ?? ''}
      what={what}
      armed={armed === weighed.option}
      within={within}
      nameOf={(seat) => folkAt(scene, seat, at.card)}
    />
  );
  // (A replay asks nothing.)
  const goal = asked && asked.options.length > 0 ? goalOf(scene, shown.log) : undefined;
  const story = (asked && !busy) || scene.outcome ? [] : before.slice(0, STORY);
  return (
    <section
      className="prompt panel"
      aria-label={say('table.menu')}
      data-moment={`${scene.moment} ${asked?.picks.length ?? 0}`}
      data-mine={(!busy && asked && asked.kind !== 'offer') || undefined}
    >
      {!within && stakes}
      <div className="prompt-line">
        <p className="prompt-text" data-long={text.length > LONG || undefined}>
          {phase && !busy && <span className="chip prompt-phase">{phase}</span>}
          {who && !busy && (
            <b className="prompt-who" translate="no">
              {who}
            </b>
          )}
          {text}
        </p>
        <span className="prompt-side">
          {!busy && asked && asked.rules.length > 0 && (
            <RuleSign rules={asked.rules.slice(0, MOST_RULES)} game={scene.game} />
          )}
          {busy && <Next act={act} label={say(shown.inHand ? 'table.throw' : 'table.next.step')} />}
          {scene.mayRetract && !busy && (
            <button type="button" className="btn small" onClick={act.retract}>
              <Icon name="undo" /> {say('table.retract')}
            </button>
          )}
          {scene.mayUndo && !busy && (
            <button type="button" className="btn small" onClick={act.undo}>
              <Icon name="undo" /> {say('table.undo')} <span className="kbd">U</span>
            </button>
          )}
        </span>
      </div>
      {goal && !busy && <p className="prompt-goal">{goal}</p>}
      {story.length > 0 && (
        <ol className="plain prompt-story" aria-hidden="true">
          {story.map(({ n, line }) => (
            <li key={n}>{line}</li>
          ))}
        </ol>
      )}
      {asked && !busy && asked.picks.length > 0 && (
        <p className="picks">
          <span className="faint">{say('table.picks')}</span>
          {asked.picks.map(({ id, label }) => (
            <span key={id} className="chip">
              {label}
            </span>
          ))}
        </p>
      )}
      {asked && !busy && buttons && <Options at={at} asked={asked} game={scene.game} elsewhere={elsewhere} />}
      {asked && !busy && !buttons && (within || hint) && (
        <div className="prompt-room">{(within && stakes) || <p className="faint">{hint}</p>}</div>
      )}
      {children}
    </section>
  );
}

/** The next thing that happens, or all of them. */
function Next({ act, label }: { act: AtTable['act']; label: string }): ReactNode {
  return (
    <button type="button" className="btn ghost small" title={say('table.next.sentence')} {...useNext(act)}>
      {label} <span className="kbd">{say('key.space')}</span>
    </button>
  );
}

/** What wins, told to who begins: until the first turn is over. */
function goalOf({ game, viewer, sitters }: Scene, log: Shown['log']): string | undefined {
  const turns = log.filter(({ event }) => event.type === 'turn' && event.seat === viewer).length;
  if (turns > 1) return undefined;
  const alone = sitters.length === 1 ? sayIf(`goal.${game}.alone`) : undefined;
  const goal = alone ?? sayIf(`goal.${game}`);
  return goal && say('table.goal', { goal });
}

const MOST_RULES = 3;
/** Longer than a line of the prompt. */
const LONG = 72;
/** So many lines of a turn stay below the newest one: what happens to others passes quickly. */
const STORY = 3;

/** What was said of the turn so far, the newest first. */
function turnLines(log: Shown['log']): Shown['log'] {
  const from = log.findLastIndex(({ event }) => event.type === 'turn');
  return log
    .slice(Math.max(0, from))
    .filter(({ line }) => line)
    .reverse();
}

/** Who of several people at this screen is asked; undefined where there is no doubt. */
function personAsked({ sitters }: Scene, seat: number): string | undefined {
  const people = sitters.filter(({ kind }) => kind === 'me' || kind === 'here');
  return people.length > 1 ? sitters[seat]?.name : undefined;
}

/** What somebody is doing while the dice for it are in the air, where the line before does not say it. */
function untoldLine({ scene, now, untold }: Shown): string | undefined {
  if (!scene || !untold || typeof now?.event.seat !== 'number') return undefined;
  const { type, seat } = now.event;
  return isAddressed(scene.sitters, seat)
    ? sayIf(`untold.${type}.you`)
    : sayIf(`untold.${type}`, { who: scene.sitters[seat]?.name ?? '' });
}

/** Whose turn has begun, before anything is said of it. */
function nextLine({ sitters }: Scene, log: Shown['log']): string | undefined {
  const seat = log.findLast(({ event }) => event.type === 'turn')?.event.seat;
  return typeof seat === 'number' && sitters[seat]
    ? say('table.begins', { turn: whoseTurn(sitters, seat) })
    : undefined;
}

function awaited(scene: Scene, busy: boolean, log: string | undefined): string {
  if (busy) return log ?? '…';
  if (scene.asked) return scene.asked.prompt;
  if (scene.outcome) return say('table.over');
  const [first] = scene.awaited;
  const sitter = scene.sitters[first];
  if (!sitter) return '…';
  return say(sitter.kind === 'bot' ? 'table.thinking' : 'table.waiting', { who: sitter.name });
}

interface OptionsProps<W> {
  readonly at: AtTable;
  readonly asked: Asked<W>;
  readonly game: string;
  readonly elsewhere: (option: OptionShown<W>) => boolean;
}

function Options<W>({ at, asked, game, elsewhere }: OptionsProps<W>): ReactNode {
  const here = asked.options.filter((option) => !elsewhere(option));
  const forbidden = asked.forbidden.filter((option) => !elsewhere(option));
  return (
    <ul className="plain options">
      {here.map((option) => (
        <li key={option.id}>
          <OptionButton at={at} option={option} digit={digitOf(asked, option.id)} />
        </li>
      ))}
      {forbidden.map((option) => (
        <li key={option.id}>
          <ForbiddenOption option={option} game={game} />
        </li>
      ))}
    </ul>
  );
}

export function OptionButton({
  at,
  option,
  digit,
}: {
  at: AtTable;
  option: OptionShown;
  digit: number | undefined;
}): ReactNode {
  const { act, armed } = at;
  const { keys } = useSettings();
  const weighing = useWeighing(
    () => act.weigh(option.id),
    () => act.weigh(armed),
    () => act.choose(option.id),
  );
  return (
    <button
      type="button"
      className={`btn option ${armed === option.id ? 'armed' : ''}`}
      data-option={option.id}
      {...weighing}
    >
      {keys && digit !== undefined && (
        <span className="kbd" aria-hidden="true">
          {digit}
        </span>
      )}
      <span>{option.label}</span>
    </button>
  );
}

function ForbiddenOption({ option, game }: { option: ForbiddenShown; game: string }): ReactNode {
  return (
    <div className="forbidden">
      <s>{option.label}</s>
      <span>
        {option.reason} {option.rule && <RuleSign rules={[option.rule]} game={game} />}
      </span>
    </div>
  );
}
