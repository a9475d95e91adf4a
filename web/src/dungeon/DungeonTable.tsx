/** The table of Dungeon!: the plan, the adventurers, the piles, the fights, the question. */
import type { Results } from '@underhall/dungeon';
import type { FarWalk as FarWalkTo } from '@underhall/dungeon/walks';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { numberIn } from '../play/counted.ts';
import type { TableArt, TableProps } from '../table/art.ts';
import { useStable } from '../table/board.ts';
import { coveredFoot, TableFrame } from '../table/TableFrame.tsx';
import { hasDesk, isOnDesk, spellsIn } from './Desk.tsx';
import { Details } from './Details.tsx';
import { FarWalk, Walking, walkingTo } from './FarWalk.tsx';
import { allHomeward, homewardOf } from './homeward.ts';
import { idleOf, isIdle } from './idle.ts';
import { asPut } from './meaning.ts';
import { OverPlan } from './OverPlan.tsx';
import { Piles } from './Piles.tsx';
import { doorsOf, marksOf, pawnsOf } from './pieces.ts';
import { placeOf } from './places.ts';
import { type PlanHandle, PlanView } from './plan/PlanView.tsx';
import { nameOf } from './printed.ts';
import { Sheet } from './Sheet.tsx';
import { say } from './say.ts';
import { script } from './script.ts';
import { isOnPlan } from './targets.ts';
import type { Asked, AtTable, Facts, OptionShown, Scene, SeatFacts, Told, World } from './terms.ts';
import { usePlanKeys } from './usePlanKeys.ts';
import { type Spaces, useSpaces } from './useSpaces.ts';
import { useWalk } from './useWalk.ts';
import { WayBar } from './WayBar.tsx';
import { whatIs } from './whatIs.ts';
import './table.css';

/** So many sheets leave room for the names of treasures. */
const FEW = 4;

type Props = TableProps<World>;

function Table(props: Props): ReactNode {
  const { scene, facts } = props.at.shown;
  return scene && facts ? <Laid {...props} scene={scene} facts={facts} /> : <Waiting />;
}

function Laid({ at, scene, facts, menu, ending, coach }: Props & { scene: Scene; facts: Facts }): ReactNode {
  const { shown, card, armed, weighed } = at;
  const [pointed, setPointed] = useState<Told>();
  const [open, setOpen] = useState<number>();
  const plan = useRef<PlanHandle>(null);
  const asked = shown.busy ? undefined : scene.asked;
  const seat = typeof scene.viewer === 'number' ? scene.viewer : undefined;
  const own = seat === undefined ? undefined : facts.seats[seat];
  const spaces = useSpaces(at, scene.moment, asked, facts);
  const { way, reach, meaning, over } = spaces;
  usePlanKeys({ plan, ways: spaces, here: own?.space, isAsked: asked !== undefined });
  const walking = useWalk(shown);
  const marks = useMemo(() => marksOf(facts), [facts]);
  const doors = useMemo(() => doorsOf(facts), [facts]);
  const graves = useMemo(() => new Set(facts.graves), [facts]);
  const homeward = useStable(
    useMemo(() => (scene.outcome ? [] : allHomeward(facts)), [facts, scene.outcome]),
  );
  const desk = asked !== undefined && hasDesk(asked);
  const idle = idleOf(asked);
  const elsewhere = (option: OptionShown) => {
    if (!asked) return false;
    if (meaning) return !meaning.options.some(({ id }) => id === option.id);
    return isOnPlan(option, asked, facts) || isOnDesk(option, asked) || isIdle(option);
  };
  const picked = spellsIn(asked?.picks ?? []);
  const asShown = (i: number) => seatShown(scene, facts, i, i === asked?.seat ? picked : []);
  const put = asked ? asPut(asked, facts, way, spaces.wide, meaning) : scene.asked;
  return (
    <TableFrame
      at={{
        ...at,
        weighed: isUntried(asked, armed) ? undefined : weighed,
        shown: { ...shown, scene: { ...scene, asked: put } },
      }}
      game="dun"
      top={
        <>
          {menu}
          <p className="dun-round">
            {facts.round > 0 ? say('dun.round', { n: facts.round }) : say('dun.round.none')}
          </p>
        </>
      }
      seats={facts.seats.map((_, i) => (
        <Sheet
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
          key={i}
          seat={i}
          facts={asShown(i)}
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
          <WayBar
            ways={spaces.ways}
            idle={idle}
            way={way}
            spells={own?.spells ?? []}
            onTurn={spaces.turnTo}
          />
          <PlanView
            pawns={pawnsOf(facts, card, scene.sitters, walking)}
            reach={reach}
            graves={graves}
            marks={marks}
            doors={doors}
            homeward={homeward}
            marked={armed ?? weighed?.option}
            pointed={placeOf(pointed)}
            meant={spaces.meant}
            seat={seat}
            nameOf={(face) => nameOf(face, card)}
            covered={coveredFoot}
            handle={plan}
            onChoose={spaces.onChoose}
            onPoint={spaces.onPoint}
          />
          <OverPlan at={at} asked={asked} facts={facts} marks={marks} over={over} seat={seat} />
        </>
      }
      side={
        <Piles
          piles={facts.piles}
          supply={picked.reduce<readonly string[]>(without, facts.supply)}
          card={card}
          column={own?.adventurer ?? undefined}
        />
      }
      tabs={{
        seats: { icon: 'visored-helm', name: say('dun.tab.seats') },
        log: { icon: 'quill-ink', name: say('tab.log') },
        side: { icon: 'card-pickup', name: say('dun.tab.piles') },
      }}
      coach={coach}
      ending={
        <Below
          at={at}
          spaces={spaces}
          goal={walkingTo(scene.preferences)}
          home={asked?.question.do === 'act' && seat !== undefined ? homewardOf(facts, seat) : undefined}
          ending={ending}
        />
      }
      staged={desk}
      why={over === undefined ? undefined : reach.get(over)?.why}
      elsewhere={elsewhere}
      hint={reach.size > 0 ? say('table.glows') : undefined}
      stakesLow={desk}
      what={shown.busy || desk ? undefined : whatIs(over, facts, card, own?.adventurer)}
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
        {open !== undefined && <Details facts={facts} own={asShown(open)} card={card} />}
      </Dialog>
    </TableFrame>
  );
}

/** Which spell to take or how to divide treasure leads to nothing that could be tried out. */
function isUntried(asked: Asked | undefined, armed: AtTable['armed']): boolean {
  if (!asked || armed) return false;
  return asked.kind === 'draft' || asked.question.do === 'choose-spell';
}

/** A seat with the spells that it picks, which are already seen where they will be; when the match is over, with all its gold. */
function seatShown({ outcome }: Scene, { seats }: Facts, i: number, picked: readonly string[]): SeatFacts {
  const seat = seats[i];
  if (outcome) return { ...seat, gold: numberIn<Results>(outcome, i, 'gold') ?? seat.gold };
  return picked.length > 0 ? { ...seat, spells: [...seat.spells, ...picked] } : seat;
}

interface BelowProps {
  readonly at: AtTable;
  readonly spaces: Spaces;
  /** Where the viewer is walking to. */
  readonly goal: string | undefined;
  /** The way home of a viewer who has enough and is asked where to go. */
  readonly home: FarWalkTo | undefined;
  readonly ending: ReactNode;
}

/** Below the question: what to do about a space that was chosen, or a walk that is under way. */
function Below({ at, spaces: { meaning, far, mean }, goal, home, ending }: BelowProps): ReactNode {
  const back = <Back onBack={() => mean(undefined)} />;
  if (meaning) return back;
  if (far)
    return (
      <div className="row">
        <FarWalk far={far} act={at.act} />
        {back}
      </div>
    );
  // Where it is in reach already it glows.
  if (home && home.turns > 1 && !ending) return <FarWalk far={home} act={at.act} home />;
  if (goal !== undefined && !ending) return <Walking goal={goal} act={at.act} />;
  return ending;
}

/** What is meant by a space need not be meant. */
function Back({ onBack }: { onBack: () => void }): ReactNode {
  return (
    <button type="button" className="btn ghost small dun-meant-back" onClick={onBack}>
      <Icon name="undo" /> {say('dun.meant.back')} <span className="kbd">{say('dun.key.escape')}</span>
    </button>
  );
}

export const dungeonTable: TableArt<World> = {
  Table,
  script,
  ownKeys: [
    [say('dun.help.pages.keys'), say('dun.help.pages')],
    ['W', say('dun.help.ways')],
  ],
};

/** A list in which one of these is taken already. */
function without<T>(list: readonly T[], gone: T): readonly T[] {
  const at = list.indexOf(gone);
  return at < 0 ? list : list.toSpliced(at, 1);
}
