/** The table of DungeonQuest: the sky, the board, the heroes, the decks, the question. */
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { to } from '../app/router.ts';
import { toast } from '../app/toasts.ts';
import { monsterArt } from '../art/monsterArt.ts';
import { portraitArt } from '../art/portraitArt.ts';
import { usePictures } from '../art/usePictures.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import type { GameCard } from '../play/scene.ts';
import type { Script, TableArt, TableProps } from '../table/art.ts';
import { zoomWith } from '../table/board.ts';
import { useOwnKeys } from '../table/keys.ts';
import { isNarrow } from '../table/screen.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import type { TileMark } from './art/doors.tsx';
import type { MonsterOn } from './Board.tsx';
import { type BoardHandle, BoardView } from './BoardView.tsx';
import { beside, COLUMNS, spaceName, squareOf } from './board.ts';
import { Chores } from './Chores.tsx';
import { Decks, type OwnDeck } from './Decks.tsx';
import { gravesIn, lastDeed } from './deeds.ts';
import { isBurning, isDragonCard, reachIn } from './dragon.ts';
import { type Fate as FateOf, fateOf, othersPlayOn } from './fate.ts';
import { HeroSheet } from './HeroSheet.tsx';
import { heroName } from './people.ts';
import { lightAt, Sky } from './Sky.tsx';
import { say } from './say.ts';
import { leavesMonsters, withDrawn } from './script.ts';
import { handCard, isOnBoard, type Target, targetsOf } from './targets.ts';
import type {
  Asked,
  AtTable,
  ChamberFacts,
  EventTypes,
  Facts,
  OptionShown,
  SeatFacts,
  Told,
  World,
} from './terms.ts';
import { trailsIn, withShafts } from './trail.ts';
import { whatIs } from './whatIs.ts';

// For most of a match nobody needs them.
const FaceCard = lazy(() => import('./FaceCard.tsx').then((module) => ({ default: module.FaceCard })));
const Happening = lazy(() => import('./Happening.tsx').then((module) => ({ default: module.Happening })));
const FateScene = lazy(() => import('./FateScene.tsx'));
const DragonChoice = lazy(() => import('./Dragon.tsx').then((module) => ({ default: module.DragonChoice })));
const DragonTurned = lazy(() => import('./Dragon.tsx').then((module) => ({ default: module.DragonTurned })));
const Fire = lazy(() => import('./Dragon.tsx').then((module) => ({ default: module.Fire })));
const HeroDetails = lazy(() =>
  import('./HeroDetails.tsx').then((module) => ({ default: module.HeroDetails })),
);

export interface FightProps {
  readonly at: AtTable;
  readonly facts: Facts;
}

/** What an edition brings to the table that both share. (By methods, so that each is told in its own terms.) */
export interface Edition {
  /** A class by which the styles of the edition find their table. */
  readonly look?: string;
  /** What is carved into the frame of the board. */
  readonly lettering?: string;
  monstersOn(facts: Facts, card: GameCard): MonsterOn[];
  markOf(here: ChamberFacts, card: GameCard): TileMark | undefined;
  /** Who fights, and who plays the monster; undefined while nobody does. */
  fighters(facts: Facts): { readonly heroes: readonly number[]; readonly monster?: number } | undefined;
  /** The fight with every card, for those who are in it. */
  Fight(props: FightProps): ReactNode;
  /** The fight in short, for those who wait. */
  Brief(props: FightProps): ReactNode;
  /** The spaces that torches reach, where there is no other light. */
  torches?(at: AtTable, facts: Facts): readonly string[] | undefined;
  /** Whether the outer wall wounds those who come up from the catacombs. */
  readonly wallHurts?: boolean;
  /** What is shown instead of the fight while it happens. */
  readonly louder: EventTypes;
  /** What the fight shows itself, so that nothing is laid over it. */
  readonly staged: EventTypes;
  /** What lies over the board besides while somebody is asked. */
  Over?(props: FightProps): ReactNode;
  /** Decks that only this edition has. */
  ownDecks?(facts: Facts): readonly OwnDeck[];
  /** The phase of the turn that a question belongs to, in words. */
  phaseOf?(asked: Asked): string | undefined;
}

interface Props extends TableProps<World> {
  readonly edition: Edition;
}

function Table({ at, menu, ending, coach, edition }: Props): ReactNode {
  const { shown, card, act, armed, weighed } = at;
  const { scene, facts, now, busy, untold } = shown;
  const [lookedUp, lookUp] = useState<Told>();
  const [why, setWhy] = useState<Target['why']>();
  const [open, setOpen] = useState<number>();
  const [bygone, setBygone] = useState<number>();
  const board = useRef<BoardHandle>(null);
  useBoardKeys(at, board);
  usePictures(useMemo(() => facesAt(card, facts), [card, facts]));
  const asked = busy ? undefined : scene?.asked;
  const trails = useMemo(
    () => (facts ? trailsIn(facts, { asked, now: busy ? now : undefined, untold }) : []),
    [facts, asked, now, busy, untold],
  );
  const targets = useMemo(() => withShafts(targetsOf(asked), trails, asked), [asked, trails]);
  const onChoose = useCallback(
    (target: Target | undefined) => {
      if (target && target.options.length > 0) act.choose(target.options[0]);
      else if (target?.why) toast(target.why.reason, { rule: target.why.rule, kind: 'trouble' });
      else if (targets.size > 0) toast(say('board.dark'));
    },
    [act, targets],
  );
  const onPoint = useCallback(
    (target: Target | undefined) => {
      setWhy(target?.why);
      act.weigh(target?.options[0]);
    },
    [act],
  );
  if (!scene || !facts) return <Waiting />;
  const seat = typeof scene.viewer === 'number' ? scene.viewer : undefined;
  const { top, low } = lightAt(facts.sun);
  const waiting = facts.seats[facts.active]?.drawn ?? [];
  const reach = reachIn(asked);
  const elsewhere = (option: OptionShown) =>
    (asked !== undefined && isOnBoard(option, asked)) ||
    handCard(option) !== undefined ||
    (option.id === reach && !isNarrow());
  const pointed = asked?.options.find(({ id }) => id === (armed ?? weighed?.option));
  const last = shown.log.at(-1);
  const lying = asked ? withDrawn(facts, last, pointed) : facts;
  // Who comes up elsewhere looks at where that is.
  const elsewhereUp = asked?.question.do === 'turn-chamber' ? last : undefined;
  const { Fight, Brief, Over, louder } = edition;
  const fighters = edition.fighters(facts);
  const loud = now !== undefined && busy && louder.has(now.event.type);
  const fighting = fighters !== undefined && !loud;
  // Who waits for others sees their fights in short; who is in one, is asked or only watches sees every card.
  const near =
    seat === undefined ||
    asked !== undefined ||
    fighters?.heroes.includes(seat) === true ||
    (fighters?.monster === seat && !leavesMonsters(scene.preferences));
  const brief = fighting && !near;
  const fate = seat === undefined ? undefined : fateOf(shown.log, facts, seat, card);
  const grieving = fate !== undefined && fate.n !== bygone && !scene.outcome && asked === undefined;
  const burning = busy && isBurning(now, shown.log, card);
  // His edition has a scene for it.
  const falling = busy && now?.event.type === 'fell' && now.event.seat === seat;
  return (
    <TableFrame
      at={at}
      game={edition.look ? `dq ${edition.look}` : 'dq'}
      top={
        <>
          {menu}
          <Sky sun={facts.sun} />
        </>
      }
      seats={
        <>
          {facts.seats.map((one, i) => (
            <HeroSheet
              // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
              key={i}
              facts={one}
              card={card}
              sitter={scene.sitters[i]}
              active={facts.active === i && !scene.outcome}
              first={facts.first === i}
              own={seat === i}
              hurt={now?.event.type === 'wounded' && now.event.seat === i}
              lost={
                now?.event.type === 'lost-loot' && now.event.seat === i
                  ? facesIn(now, now.event.cards)
                  : NOTHING
              }
              deed={seat === i || (facts.active === i && !scene.outcome) ? undefined : lastDeed(shown.log, i)}
              onOpen={() => setOpen(i)}
            />
          ))}
          {seat !== undefined && <Chores at={at} facts={facts} seat={seat} />}
        </>
      }
      board={
        <>
          <BoardView
            facts={lying}
            card={card}
            monsters={edition.monstersOn(facts, card)}
            markOf={edition.markOf}
            lettering={edition.lettering}
            torches={edition.torches?.(at, facts)}
            trails={trails}
            wallHurts={edition.wallHurts ?? false}
            targets={targets}
            marked={armed ?? weighed?.option}
            pointed={placeOf(lookedUp ?? elsewhereUp)}
            fresh={now?.event.type === 'placed' ? placeOf(now) : undefined}
            last={placeOf(shown.log.findLast(({ event }) => PLACED.has(event.type)))}
            graves={gravesIn(shown.log, facts)}
            seat={seat}
            handle={board}
            onChoose={onChoose}
            onPoint={onPoint}
          />
          <Suspense fallback={null}>
            {waiting.length > 0 && !fighting && !busy && !elsewhereUp && (
              <div
                className="dq-drawn"
                data-right={isWest(whereIs(facts.seats[facts.active])) || undefined}
                data-choosing={
                  targets.size > 0 || trails.some(({ shafts }) => shafts.length > 0) || undefined
                }
              >
                {waiting.map((face, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
                  <FaceCard key={i} face={face} card={card} />
                ))}
              </div>
            )}
            {Over && !fighting && <Over at={at} facts={facts} />}
            {reach && asked && <DragonChoice at={at} facts={facts} asked={asked} option={reach} />}
            {burning && <Fire />}
            {now && busy && isDragonCard(now) && <DragonTurned at={at} now={now} facts={facts} />}
            {grieving && (
              <Farewell
                at={at}
                fate={fate}
                watching={seat !== undefined && othersPlayOn(facts, seat)}
                onGone={() => setBygone(fate.n)}
              />
            )}
            {brief && <Brief at={at} facts={facts} />}
            {fighting && near && <Fight at={at} facts={facts} />}
            {now &&
              busy &&
              !brief &&
              !isDragonCard(now) &&
              !grieving &&
              !falling &&
              !(fighting && edition.staged.has(now.event.type)) && (
                <Happening key={sameCard(now) ?? now.n} at={at} now={now} facts={facts} burning={burning} />
              )}
          </Suspense>
        </>
      }
      side={<Decks facts={facts} card={card} own={edition.ownDecks?.(facts)} />}
      tabs={{
        seats: { icon: 'visored-helm', name: say('tab.heroes') },
        log: { icon: 'quill-ink', name: say('tab.log') },
        side: { icon: 'card-pickup', name: say('tab.decks') },
      }}
      coach={coach}
      ending={ending}
      staged={
        (fighters !== undefined && near) ||
        burning ||
        grieving ||
        falling ||
        (busy && now !== undefined && isDragonCard(now))
      }
      why={why}
      phase={asked && edition.phaseOf?.(asked)}
      elsewhere={elsewhere}
      hint={targets.size > 0 ? say('table.glows') : fighters ? say('combat.choose') : undefined}
      stakesLow={handCard(pointed) !== undefined}
      what={whatIs(pointed, facts, card)}
      onPoint={lookUp}
    >
      {/* Its own element: colours that change would otherwise restyle every stone of the board. */}
      <div className="dq-air" style={{ '--sky-top': top, '--sky-low': low } as React.CSSProperties} />
      <Dialog
        open={open !== undefined}
        title={open === undefined ? '' : heroName(facts.seats[open].hero, card)}
        onClose={() => setOpen(undefined)}
        wide
      >
        <Suspense fallback={null}>
          {open !== undefined && <HeroDetails facts={facts.seats[open]} card={card} />}
        </Suspense>
        {open !== undefined && open === seat && <Chores at={at} facts={facts} seat={seat} />}
      </Dialog>
    </TableFrame>
  );
}

/** Whom one may meet face to face: the heroes at the table, and every monster. */
function facesAt({ faces }: GameCard, facts: Facts | null): readonly string[] {
  const heroes = facts?.seats.flatMap(({ hero }) => portraitArt(hero) ?? []) ?? [];
  const monsters = Object.values(faces).flatMap(({ id, back }) =>
    back === 'monsters' ? monsterArt(id) : [],
  );
  return [...new Set([...heroes, ...monsters])];
}

function whereIs({ space, marker }: SeatFacts): string | null {
  return space ?? marker;
}

/** Cards lie on the other side of the board than the hero who has drawn them. */
function isWest(space: string | null | undefined): boolean {
  return space ? squareOf(space)[0] < COLUMNS / 2 : false;
}

/** A card that is drawn is turned up once, however many dice are rolled for it. */
function sameCard({ event }: Told): string | undefined {
  return 'card' in event && event.card !== undefined ? `card ${event.card}` : undefined;
}

const NOTHING: readonly string[] = [];

function facesIn({ faces }: Told, cards: readonly number[]): readonly string[] {
  return cards.flatMap((card) => faces[card] ?? []);
}

/** Where it happened, if it tells. */
function placeOf(told: Told | undefined): string | undefined {
  if (!told || told.event.type === 'sun' || told.event.type === 'late-start') return undefined;
  return 'space' in told.event ? spaceName(told.event.space) : undefined;
}

/** Events that leave a hero somewhere, be it for the last time. */
const PLACED: EventTypes = new Set(['entered', 'died', 'left']);

const ARROWS = ['arrowup', 'arrowright', 'arrowdown', 'arrowleft'];
const LETTERS = ['n', 'e', 's', 'w'];

function directionOf(key: string): number {
  return Math.max(ARROWS.indexOf(key.toLowerCase()), LETTERS.indexOf(key.toLowerCase()));
}

/** Arrows and the letters of the compass point at the space beyond; Enter goes there. */
function useBoardKeys({ shown: { scene, facts } }: AtTable, board: RefObject<BoardHandle | null>): void {
  useOwnKeys((event) => {
    if (zoomWith(event.key, board.current)) return true;
    const direction = directionOf(event.key);
    if (direction < 0 || !scene || !facts || typeof scene.viewer !== 'number') return false;
    const here = facts.seats[scene.viewer]?.space;
    const [any] = targetsOf(scene.asked).keys();
    const next = here ? beside(here, direction) : any;
    if (next) board.current?.focus(next);
    return next !== undefined;
  });
}

interface FarewellProps {
  readonly at: AtTable;
  readonly fate: FateOf;
  /** There are others to be watched; else the match is over with it. */
  readonly watching: boolean;
  readonly onGone: () => void;
}

/** What became of one's own hero while the others play on: to watch them, to see how it ends, or to begin anew. */
function Farewell({ at, fate, watching, onGone }: FarewellProps): ReactNode {
  const go = (on: () => void) => () => {
    onGone();
    on();
  };
  return (
    <div className="dq-fate-over">
      <Suspense fallback={null}>
        <FateScene fate={fate} card={at.card}>
          {watching && (
            <div className="row">
              <button type="button" className="btn primary" onClick={go(at.act.step)}>
                {say('farewell.watch')}
              </button>
              <button type="button" className="btn" onClick={go(at.act.hurry)}>
                {say('farewell.end')}
              </button>
              <a className="btn ghost" href={to('set', at.kept.game)}>
                {say('farewell.new')}
              </a>
            </div>
          )}
        </FateScene>
      </Suspense>
    </div>
  );
}

/** The same over the results of a match. */
function Fate({ at: { card, shown } }: { at: AtTable }): ReactNode {
  const { scene, facts, log } = shown;
  const fate =
    facts && typeof scene?.viewer === 'number' ? fateOf(log, facts, scene.viewer, card) : undefined;
  return (
    fate && (
      <Suspense fallback={null}>
        <FateScene fate={fate} card={card} />
      </Suspense>
    )
  );
}

/** The table of an edition. */
export function dungeonQuestTable(edition: Edition, script: Script<World>): TableArt<World> {
  return {
    Table: (props) => <Table {...props} edition={edition} />,
    Fate,
    script,
    ownKeys: [['N E S W', say('help.letters')]],
  };
}
