/** The table of Dungeon!: the plan, the adventurers, the piles, the fights, the question. */
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { toast } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { numberIn } from '../play/results.ts';
import type { Told } from '../play/scene.ts';
import type { TableArt } from '../table/GenericTable.tsx';
import { coveredFoot, TableFrame } from '../table/TableFrame.tsx';
import type { AtTable } from '../table/useTable.ts';
import { Desk, hasDesk, isOnDesk } from './Desk.tsx';
import { Details } from './Details.tsx';
import { FightStage } from './FightStage.tsx';
import { Beside, foeOf } from './Foe.tsx';
import { readFacts, type SeatFacts } from './facts.ts';
import { lastFight } from './fight.ts';
import { Happening, isHappening } from './Happening.tsx';
import { idleOf } from './idle.ts';
import { asPut, meaningOf, reachWithin } from './meaning.ts';
import { Piles } from './Piles.tsx';
import { doorsOf, isEast, marksOf, pawnsOf } from './pieces.ts';
import { spaceOf } from './places.ts';
import { beyond, type PlanHandle, PlanView, type Reached } from './plan/PlanView.tsx';
import { type Column, nameOf } from './printed.ts';
import { Sheet } from './Sheet.tsx';
import { say } from './say.ts';
import { script, without } from './script.ts';
import { withSpellLines } from './spellLines.ts';
import { isOnPlan, reachOf, WAYS, type WayOf, waysOf } from './targets.ts';
import { useWalk } from './useWalk.ts';
import { WayBar } from './WayBar.tsx';
import './table.css';

/** What keys act on. There is one table at a time. */
const keyed: { plan: PlanHandle | null; nextWay: () => boolean; back: () => boolean } = {
  plan: null,
  nextWay: () => false,
  back: () => false,
};

/** So many sheets leave room for the names of treasures. */
const FEW = 4;

const NOTHING: ReadonlyMap<string, Reached> = new Map();

/** Events of a fight are shown on its stage. */
const FIGHTING = new Set(['met', 'attacked', 'cannot-kill', 'killed', 'monster-attacked']);

function Table({ at, menu, ending, coach }: Parameters<TableArt['Table']>[0]): ReactNode {
  const { shown, card, act, armed, weighed } = at;
  const { scene, log, now, busy } = shown;
  const [pointed, setPointed] = useState<Told>();
  const [over, setOver] = useState<string>();
  const [open, setOpen] = useState<number>();
  const facts = shown.facts ? readFacts(shown.facts) : undefined;
  const asked = busy ? undefined : scene?.asked;
  const { way, ways, meant, turnTo, mean } = useWays(at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in reach changes with the question only
  const wide = useMemo(() => (facts && asked ? reachOf(asked, facts, way) : NOTHING), [asked, way]);
  const meaning = facts && asked && meant ? meaningOf(meant, asked, facts, way, wide) : undefined;
  const shownWay = meaning?.options.find(({ id }) => id === (weighed?.option ?? armed))?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is meant is the same while its space is
  const reach = useMemo(
    () => (meaning ? reachWithin(meaning, wide, shownWay) : wide),
    [meaning?.space, wide, shownWay],
  );
  const pieces = useMemo(() => facts && { marks: marksOf(facts), doors: doorsOf(facts) }, [facts]);
  const graves = useMemo(() => new Set(facts?.graves), [facts]);
  const walking = useWalk(shown);
  const onChoose = useCallback(
    (space: string) => {
      const reached = reach.get(space) ?? wide.get(space);
      if (reached?.why) toast(reached.why.reason, { rule: reached.why.rule, kind: 'trouble' });
      else if (reached && reached.options.length > 1 && space !== meant) {
        act.weigh(undefined);
        mean(space);
      } else if (meant !== undefined && (!reached || reached.options[0] === 'stay')) mean(undefined);
      else if (reached) act.choose(reached.options[0]);
      else if (reach.size > 0) {
        act.weigh(undefined);
        toast(say('board.dark'));
      }
    },
    [act, reach, wide, meant, mean],
  );
  const onPoint = useCallback(
    (space: string | undefined) => {
      setOver(space);
      const [option] = (space === undefined ? undefined : reach.get(space)?.options) ?? [];
      // What is done here has its own buttons.
      act.weigh(option === 'stay' ? undefined : option);
    },
    [act, reach],
  );
  const viewer = scene?.viewer;
  const sitters = scene?.sitters;
  const lines = useMemo(
    () => (sitters && viewer !== undefined ? withSpellLines(log, { viewer, sitters, card }) : log),
    [log, viewer, sitters, card],
  );
  if (!scene || !facts || !pieces) return <Waiting />;
  const seat = typeof scene.viewer === 'number' ? scene.viewer : undefined;
  const own = seat === undefined ? undefined : facts.seats[seat];
  const fight = lastFight(log);
  const fightShown = now && busy && FIGHTING.has(now.event.type) ? fight : undefined;
  const desk = asked && hasDesk(asked);
  // What a wound costs is decided in sight of the roll that brought it.
  const wounded = desk && fight?.strike && asked.question.do !== 'choose-adventurer' ? fight : undefined;
  const idle = idleOf(asked, facts, card);
  const elsewhere = (id: string) => {
    if (!asked) return false;
    if (meaning) return !meaning.options.some((option) => option.id === id);
    if (id === 'look' && idle.some((one) => one.way === 'look')) return true;
    return isOnPlan(id, asked, facts) || isOnDesk(id, asked);
  };
  const put = asked ? asPut(asked, facts, way, wide, meaning) : scene.asked;
  // Which spell to take or how to divide treasure leads to nothing that could be tried out.
  const untried = asked && (asked.kind === 'draft' || asked.question.do === 'choose-spell') && !armed;
  const atPrompt = {
    ...at,
    weighed: untried ? undefined : weighed,
    shown: { ...shown, log: lines, scene: { ...scene, asked: put } },
  };
  // Spells that are picked are already seen where they will be.
  const picked = asked?.picks.map(({ id }) => id).filter((id) => facts.supply.includes(id)) ?? [];
  const asShown = (one: SeatFacts, i: number): SeatFacts => {
    if (scene.outcome) return { ...one, gold: numberIn(scene.outcome, i, 'gold') ?? one.gold };
    return i === asked?.seat && picked.length > 0 ? { ...one, spells: [...one.spells, ...picked] } : one;
  };
  const looked = pointed ? (spaceOf(pointed.event.to) ?? spaceOf(pointed.event.space)) : undefined;
  return (
    <TableFrame
      at={atPrompt}
      game="dun"
      top={
        <>
          {menu}
          <p className="dun-round">
            {facts.round > 0 ? say('dun.round', { n: facts.round }) : say('dun.round.none')}
          </p>
        </>
      }
      seats={facts.seats.map((one, i) => (
        <Sheet
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
          key={i}
          seat={i}
          facts={asShown(one, i)}
          swords={facts.swords}
          card={card}
          sitter={scene.sitters[i]}
          active={facts.active === i && facts.round > 0 && !scene.outcome}
          first={facts.first === i && facts.round > 0}
          own={i === seat}
          over={scene.outcome !== undefined}
          roomy={facts.seats.length <= FEW}
          onOpen={() => setOpen(i)}
        />
      ))}
      board={
        <>
          <WayBar ways={ways} idle={idle} way={way} spells={own?.spells ?? []} onTurn={turnTo} />
          <PlanView
            pawns={pawnsOf(facts, card, scene.sitters, walking)}
            reach={reach}
            graves={graves}
            marks={pieces.marks}
            doors={pieces.doors}
            marked={armed ?? weighed?.option}
            pointed={looked}
            meant={meaning?.space}
            seat={seat}
            nameOf={(face) => nameOf(face, card)}
            covered={coveredFoot}
            handle={(found) => {
              keyed.plan = found;
            }}
            onChoose={onChoose}
            onPoint={onPoint}
          />
          {asked && !desk && (
            <Beside
              foe={foeOf(asked, facts)}
              marks={over === undefined ? [] : (pieces.marks.get(over) ?? [])}
              east={isEast(over !== undefined && pieces.marks.has(over) ? over : own?.space)}
              facts={facts}
              asked={asked}
              card={card}
            />
          )}
          {fightShown && <FightStage fight={fightShown} facts={facts} card={card} viewer={seat} />}
          {desk && wounded && (
            <FightStage fight={wounded} facts={facts} card={card} viewer={seat}>
              <Desk at={at} asked={asked} facts={facts} />
            </FightStage>
          )}
          {desk && !wounded && (
            <div className="dun-desk-cover">
              <Desk at={at} asked={asked} facts={facts} />
            </div>
          )}
          {now && busy && isHappening(now) && <Happening key={now.n} now={now} card={card} facts={facts} />}
        </>
      }
      side={
        <Piles
          piles={facts.piles}
          supply={picked.reduce(without, facts.supply)}
          card={card}
          column={(own?.adventurer ?? undefined) as Column | undefined}
        />
      }
      tabs={{
        seats: { icon: 'visored-helm', name: say('dun.tab.seats') },
        log: { icon: 'quill-ink', name: say('tab.log') },
        side: { icon: 'card-pickup', name: say('dun.tab.piles') },
      }}
      coach={coach}
      ending={meaning ? <Back onBack={() => mean(undefined)} /> : ending}
      staged={desk === true}
      why={over === undefined ? undefined : reach.get(over)?.why}
      elsewhere={elsewhere}
      hint={reach.size > 0 ? say('table.glows') : undefined}
      stakesLow={desk === true}
      onPoint={setPointed}
    >
      <Dialog
        open={open !== undefined}
        title={
          open === undefined
            ? ''
            : nameOf(facts.seats[open].adventurer ?? '', card) || scene.sitters[open].name
        }
        onClose={() => setOpen(undefined)}
        wide
      >
        {open !== undefined && <Details facts={facts} own={asShown(facts.seats[open], open)} card={card} />}
      </Dialog>
    </TableFrame>
  );
}

/** What is meant by a space need not be meant. */
function Back({ onBack }: { onBack: () => void }): ReactNode {
  return (
    <button type="button" className="btn ghost small dun-meant-back" onClick={onBack}>
      <Icon name="undo" /> {say('dun.meant.back')} <span className="kbd">{say('dun.key.escape')}</span>
    </button>
  );
}

interface Ways {
  readonly ways: readonly WayOf[];
  /** How a space is meant at present: to go there, to look into it, to cast a spell into it. */
  readonly way: WayOf;
  readonly turnTo: (way: WayOf) => void;
  /** A space that can be meant in several ways at once: from here or from there. */
  readonly meant: string | undefined;
  readonly mean: (space: string | undefined) => void;
}

/** Begins anew with each question. */
function useWays({ shown: { scene, facts, busy } }: AtTable): Ways {
  const moment = scene?.moment;
  const [turned, setTurned] = useState<{ moment: number | undefined; way: WayOf }>();
  const [meant, setMeant] = useState<{ moment: number | undefined; way: WayOf; space: string | undefined }>();
  const asked = busy ? undefined : scene?.asked;
  const ways = facts ? waysOf(asked, readFacts(facts)) : [];
  const wanted = turned?.moment === moment ? turned?.way : undefined;
  const way = wanted && ways.includes(wanted) ? wanted : (ways[0] ?? WAYS[0]);
  const turnTo = useCallback((to: WayOf) => setTurned({ moment, way: to }), [moment]);
  const mean = useCallback((space: string | undefined) => setMeant({ moment, way, space }), [moment, way]);
  keyed.nextWay = () => {
    if (ways.length < 2) return false;
    turnTo(ways[(ways.indexOf(way) + 1) % ways.length]);
    return true;
  };
  const still = meant?.moment === moment && meant?.way === way ? meant?.space : undefined;
  keyed.back = () => {
    if (still === undefined) return false;
    mean(undefined);
    return true;
  };
  return { ways, way, turnTo, meant: still, mean };
}

const ARROWS = { arrowup: 'north', arrowright: 'east', arrowdown: 'south', arrowleft: 'west' } as const;

/** Arrows point at the next space of the way, or at the next option where no space is asked for; Enter chooses; W turns to another way to mean a space, Escape takes back a space that is meant. */
function useOwnKeys(at: AtTable): (event: KeyboardEvent) => boolean {
  return useCallback(
    (event) => {
      const key = event.key.toLowerCase();
      const { plan } = keyed;
      const { scene, facts } = at.shown;
      if (key === '+' || key === '=') plan?.zoom(1.35);
      else if (key === '-') plan?.zoom(1 / 1.35);
      else if (key === '0' || key === 'home') plan?.fit();
      else if (key === 'w') return keyed.nextWay();
      else if (key === 'escape') return keyed.back();
      else if (key in ARROWS && scene && facts && typeof scene.viewer === 'number') {
        const now = readFacts(facts);
        const here = now.seats[scene.viewer]?.space;
        if (!here || !plan || (scene.asked && waysOf(scene.asked, now).length === 0)) return false;
        plan.focus(beyond(here, ARROWS[key as keyof typeof ARROWS]) ?? here);
      } else return false;
      return true;
    },
    [at.shown],
  );
}

export const dungeonTable: TableArt = { Table, script, useOwnKeys, ownKeys: [['W', say('dun.help.ways')]] };
