/** The table of Dungeoneer: the map, the heroes, the hand, the Quests, what happens, the question. */
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { toast } from '../app/toasts.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import type { GameCard } from '../play/scene.ts';
import type { TableArt, TableProps } from '../table/art.ts';
import { coveredFoot, TableFrame } from '../table/TableFrame.tsx';
import { Below } from './Below.tsx';
import { Decks } from './Decks.tsx';
import { Details } from './Details.tsx';
import { Hand } from './Hand.tsx';
import { beside, type MapHandle, MapView } from './map/MapView.tsx';
import type { Standing } from './map/Pieces.tsx';
import { riskLines } from './needs.ts';
import { OverMap } from './OverMap.tsx';
import { PhaseBar } from './PhaseBar.tsx';
import { nameOf } from './printed.ts';
import { Quests } from './Quests.tsx';
import { Sheet } from './Sheet.tsx';
import { say } from './say.ts';
import { script } from './script.ts';
import { cardOptions, isElsewhere, isSaidElsewhere, meant, reachOf, realmAsked } from './targets.ts';
import type { About, Facts, OptionShown, RealmName, Scene, Told, World } from './terms.ts';
import { useAim } from './useAim.ts';
import { useMapKeys } from './useMapKeys.ts';
import { useRealm } from './useRealm.ts';
import './table.css';

type Props = TableProps<World>;

const NO_CARDS: ReturnType<typeof cardOptions> = new Map();

/** DNR-WIN-1 */
const QUESTS_TO_WIN = 3;

function Table(props: Props): ReactNode {
  const { scene, facts } = props.at.shown;
  return scene && facts ? <Laid {...props} scene={scene} facts={facts} /> : <Waiting />;
}

function Laid({ at, scene, facts, menu, ending, coach }: Props & { scene: Scene; facts: Facts }): ReactNode {
  const { shown, card, act, armed } = at;
  const asked = shown.busy ? undefined : scene.asked;
  const seat = typeof scene.viewer === 'number' ? scene.viewer : undefined;
  const own = seat === undefined ? undefined : facts.seats[seat];
  const [told, setTold] = useState<Told>();
  const [place, setPlace] = useState<string>();
  const [open, setOpen] = useState<number>();
  const [over, setOver] = useState<string>();
  const [turned, setTurned] = useState(false);
  const map = useRef<MapHandle>(null);
  const { realm, other, showOther } = useRealm(facts, scene, realmAsked(asked));

  const reach = useMemo(() => reachOf(asked, realm), [asked, realm]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const cards = useMemo(() => cardOptions(asked, facts), [asked]);
  const aim = useAim(at, scene, asked, cards);
  const { lifted, ways } = aim;
  const laying = asked?.question.do === 'lay' || asked?.question.do === 'shift-where';
  const laid = laying ? heldCard(facts, asked?.options) : undefined;
  const held = laid === undefined ? undefined : { id: laid, turned };
  const turn = () => setTurned((was) => !was);

  const onChoose = useCallback(
    (cell: string) => {
      const reached = reach.get(cell);
      if (reached?.why) toast(reached.why.reason, { rule: reached.why.rule, kind: 'trouble' });
      else if (reached) {
        const option = meant(reached, turned);
        if (option !== undefined) act.choose(option);
      } else if (reach.size > 0) toast(say('board.dark'));
    },
    [reach, turned, act],
  );
  const onPoint = useCallback(
    (cell: string | undefined) => {
      setOver(cell);
      const reached = cell === undefined ? undefined : reach.get(cell);
      act.weigh(reached ? meant(reached, turned) : armed);
    },
    [reach, turned, act, armed],
  );
  const cells = useMemo(() => [...facts.map.map(({ cell }) => cell), ...reach.keys()], [facts.map, reach]);
  const here = facts.map.find(({ space }) => space === own?.space)?.cell;
  useMapKeys({
    map,
    reaches: reach.size > 0,
    isAsked: asked !== undefined,
    beside: (key) => (here === undefined ? undefined : (beside(here, ARROWS[key] ?? NOWHERE, cells) ?? here)),
    onTurn: held ? turn : undefined,
    onRealm: other ? showOther : undefined,
    onBack: lifted === undefined ? undefined : aim.putBack,
  });

  const standing = standingOn(facts, scene, card, realm);
  const lord = facts.phase === 'dungeonlord' && !scene.outcome;
  const staged = false;
  const elsewhere = (option: OptionShown) => {
    if (ways) return !ways.some(({ id }) => id === option.id);
    if ('reason' in option) return isSaidElsewhere(option);
    // In a window the cards in hand are the answers: they stand beside “Not now”.
    if (asked?.question.do === 'window') return isElsewhere(option, reach, NO_CARDS);
    return isElsewhere(option, reach, cards);
  };
  const pointed = cellTold(told, facts) ?? place;
  return (
    <TableFrame
      at={at}
      game={`dnr ${lord ? 'dnr-lord' : ''} ${lord && facts.active === seat ? 'dnr-lord-own' : ''}`}
      top={
        <>
          {menu}
          <PhaseBar facts={facts} scene={scene} card={card} />
        </>
      }
      seats={facts.seats.map((one, i) => (
        <Sheet
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
          key={i}
          facts={one}
          card={card}
          sitter={scene.sitters[i]}
          active={facts.active === i && facts.turn > 0 && !scene.outcome}
          first={facts.first === i}
          own={i === seat}
          goal={QUESTS_TO_WIN}
          onOpen={() => setOpen(i)}
          aim={aim.seats.get(i)?.[0]?.label}
          onAim={() => aim.mean(i)}
          seat={i}
        />
      ))}
      board={
        <>
          <MapView
            facts={facts}
            realm={realm}
            card={card}
            standing={standing}
            reach={reach}
            held={held}
            seat={seat}
            pointed={pointed}
            covered={coveredByHand}
            handle={map}
            onChoose={onChoose}
            onPoint={onPoint}
          />
          <OverMap
            at={at}
            facts={facts}
            seat={seat}
            reaches={reach.size > 0}
            other={other}
            realm={realm}
            onRealm={showOther}
          />
          {own && !scene.outcome && (
            <Hand
              at={at}
              own={own}
              asked={asked}
              options={cards}
              lifted={lifted}
              onPlay={aim.play}
              seatAt={(cell) => rivalAt(standing, cell, seat)}
            />
          )}
        </>
      }
      side={
        <div className="dnr-side">
          <Quests at={at} facts={facts} scene={scene} asked={asked} seat={seat} onPoint={setPlace} />
          <Decks facts={facts} card={card} />
        </div>
      }
      tabs={{
        seats: { icon: 'visored-helm', name: say('dnr.tab.seats') },
        log: { icon: 'quill-ink', name: say('tab.log') },
        side: { icon: 'open-book', name: say('dnr.tab.side') },
      }}
      coach={coach}
      ending={
        <Below
          at={at}
          scene={scene}
          asked={asked}
          held={held}
          onTurn={turn}
          onBack={lifted === undefined ? undefined : aim.putBack}
        >
          {ending}
        </Below>
      }
      staged={staged}
      why={over === undefined ? undefined : reach.get(over)?.why}
      elsewhere={elsewhere}
      hint={reach.size > 0 ? say('table.glows') : cards.size > 0 ? say('dnr.card.glows') : undefined}
      stakesLow={false}
      what={riskLines(over === undefined ? weighedAbout(at) : reach.get(over)?.about)}
      onPoint={setTold}
    >
      <Dialog
        open={open !== undefined}
        title={
          open === undefined ? '' : nameOf(facts.seats[open].hero ?? '', card) || scene.sitters[open].name
        }
        onClose={() => setOpen(undefined)}
        broad
      >
        {open !== undefined && <Details own={facts.seats[open]} card={card} />}
      </Dialog>
    </TableFrame>
  );
}

/** What the option that is weighed is about. */
function weighedAbout({ shown, weighed }: Props['at']): About | undefined {
  return shown.scene?.asked?.options.find(({ id }) => id === weighed?.option)?.about;
}

/** Whose hero is meant by the place where he stands: nobody's where several stand. */
function rivalAt(standing: readonly Standing[], at: string, own: number | undefined): number | undefined {
  const there = standing.filter(({ cell, seat }) => cell === at && seat !== own);
  return there.length === 1 ? there[0].seat : undefined;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
const NOWHERE = [0, 0] as const;

/** The Map card that is to be laid or was taken up. */
function heldCard({ drawn }: Facts, options: readonly OptionShown[] | undefined): string | undefined {
  return drawn ?? options?.find(({ about }) => about?.act === 'lay')?.about?.face;
}

function standingOn(facts: Facts, { sitters }: Scene, card: GameCard, realm: RealmName): Standing[] {
  return facts.seats.flatMap(({ hero, out, space, tipped, onExit }, seat): Standing[] => {
    const at = facts.map.find((one) => one.space === space);
    if (!hero || out || !at || at.realm !== realm) return [];
    const name = `${nameOf(hero, card)}, ${sitters[seat]?.name ?? ''}`;
    return [{ seat, hero, name, cell: at.cell, active: facts.active === seat, tipped, onExit }];
  });
}

/** Where a line of the log took place. */
function cellTold(told: Told | undefined, facts: Facts): string | undefined {
  if (!told) return undefined;
  const { event, faces } = told;
  if ('cell' in event) return event.cell;
  const face = 'card' in event ? faces[event.card] : undefined;
  const at = facts.map.find(({ space }) => space === face);
  if (at) return at.cell;
  const seat = 'seat' in event && typeof event.seat === 'number' ? facts.seats[event.seat] : undefined;
  return facts.map.find(({ space }) => space === seat?.space)?.cell;
}

/** The hand lies over the foot of the map. */
function coveredByHand(board: DOMRect): number {
  const hand = document.querySelector('.dnr-held')?.getBoundingClientRect();
  return Math.max(coveredFoot(board), hand ? board.bottom - hand.top : 0);
}

export const dungeoneerTable: TableArt<World> = {
  Table,
  script,
  ownKeys: [
    ['↑ → ↓ ←', say('dnr.help.arrows')],
    [say('dnr.help.pages.keys'), say('dnr.help.pages')],
    ['T', say('dnr.help.turn')],
    ['M', say('dnr.help.realm')],
  ],
};
