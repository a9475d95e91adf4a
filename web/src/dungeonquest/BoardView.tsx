/** The board as one plays on it: the drawing, and over it a grid of spaces that can be pointed at and chosen. */
import type { SpaceName } from '@underhall/dungeonquest/board';
import {
  lazy,
  memo,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { GameCard } from '../play/scene.ts';
import { focusCell, partAround, useStable } from '../table/board.ts';
import { missedCell } from '../table/cells.ts';
import { PanZoom, type PanZoomHandle, type Part } from '../table/PanZoom.tsx';
import { isPhone } from '../table/screen.ts';
import { coveredFoot } from '../table/TableFrame.tsx';
import { useWeighing } from '../table/useWeighing.ts';
import { DungeonDefs } from './art/Defs.tsx';
import type { TileMark } from './art/doors.tsx';
import {
  type BoardProps,
  type GraveOn,
  Ground,
  HEIGHT,
  type HeroOn,
  MARGIN,
  type MonsterOn,
  Pieces,
  type TileOn,
  Torchlight,
  WIDTH,
} from './Board.tsx';
import { Night, Rings, Veil } from './BoardLight.tsx';
import {
  beside,
  COLUMNS,
  DIRECTIONS,
  middleOf,
  nameAt,
  ROWS,
  squareOf,
  TREASURE,
  TREASURE_LOWER,
} from './board.ts';
import { chambers } from './chambers.ts';
import { monsterName, shortName } from './people.ts';
import { say, sayIf } from './say.ts';
import type { Target } from './targets.ts';
import type { ChamberFacts, Facts } from './terms.ts';
import { rollsOf, type Trail } from './trail.ts';

// Loaded when somebody goes below.
const Trails = lazy(() => import('./Trail.tsx').then((module) => ({ default: module.Trails })));

export interface BoardHandle extends PanZoomHandle {
  /** Puts the mark on a space, for keys. */
  focus(space: string): void;
}

interface Props {
  readonly facts: Facts;
  readonly card: GameCard;
  readonly monsters: readonly MonsterOn[];
  /** What stands on a chamber about searching it. */
  readonly markOf: MarkOf;
  readonly lettering: string | undefined;
  /** Spaces that torches reach, where there is no other light. */
  readonly torches: readonly string[] | undefined;
  /** The ways of those who are below. */
  readonly trails: readonly Trail[];
  /** Whether the outer wall wounds those who come up from below. */
  readonly wallHurts: boolean;
  readonly targets: ReadonlyMap<string, Target>;
  /** The option that is pointed at or asked to be confirmed. */
  readonly marked: string | undefined;
  /** A space that the log points at. */
  readonly pointed: string | undefined;
  readonly fresh: string | undefined;
  /** Where something happened last: looked at when no hero is left on the board. */
  readonly last: string | undefined;
  readonly graves: readonly GraveOn[];
  readonly seat: number | undefined;
  readonly handle: Ref<BoardHandle>;
  /** Somebody chooses a space, be it one that can be chosen or not. */
  readonly onChoose: (target: Target | undefined) => void;
  readonly onPoint: (target: Target | undefined) => void;
}

type MarkOf = (here: ChamberFacts, card: GameCard) => TileMark | undefined;

function tilesOf(board: Facts['board'], card: GameCard, markOf: MarkOf): TileOn[] {
  return Object.entries(board).flatMap(([space, here]) => {
    if (!('chamber' in here)) return [];
    const entry = DIRECTIONS.indexOf(here.entry);
    return [{ space, tile: here.chamber, entry, mark: markOf(here, card) }];
  });
}

function heroesOf({ seats, active }: Facts): HeroOn[] {
  return seats.flatMap(({ hero, state, space, marker, heading }, seat): HeroOn[] => {
    if (state === 'dungeon' && space) return [{ seat, hero, space, active: seat === active }];
    if (state !== 'catacombs' || !marker || !heading) return [];
    return [{ seat, hero, space: marker, active: seat === active, below: DIRECTIONS.indexOf(heading) }];
  });
}

export function BoardView(props: Props): ReactNode {
  const {
    facts,
    card,
    monsters,
    markOf,
    lettering,
    torches,
    wallHurts,
    targets,
    marked,
    pointed,
    fresh,
    last,
    graves,
    seat,
    handle,
  } = props;
  const { onChoose, onPoint } = props;
  const { board } = facts;
  const tiles = useStable(useMemo(() => tilesOf(board, card, markOf), [board, card, markOf]));
  const heroes = useMemo(() => heroesOf(facts), [facts]);
  const trails = useStable(props.trails);
  const entrances = Object.entries(board).flatMap(([space, here]) =>
    'chamber' in here && here.entrance ? [space] : [],
  );
  const view = useRef<PanZoomHandle>(null);
  const grid = useRef<HTMLDivElement>(null);
  const own = heroes.find((hero) => hero.seat === seat)?.space;
  const [cursor, setCursor] = useState<string>();
  const at = cursor ?? own ?? 'A1';

  useImperativeHandle(
    handle,
    () => ({
      fit: () => view.current?.fit(),
      zoom: (factor) => view.current?.zoom(factor),
      show: (part, wish) => view.current?.show(part, wish),
      focus(space) {
        setCursor(space);
        focusCell(grid.current, space);
      },
    }),
    [],
  );

  const anchor = useCallback(() => (own ? partOf([own], 0) : undefined), [own]);
  const open = useStable(
    [...targets.values()].flatMap(({ space, options }) => (options.length > 0 ? [space] : [])),
  );

  const followed = heroes.find(({ active }) => active) ?? heroes[0];
  const follow = trails.find(({ seat }) => seat === followed?.seat)?.head ?? followed?.space ?? last;
  useEffect(() => {
    if (follow) view.current?.show(partOf([follow], AROUND), { scale: legible() });
  }, [follow]);

  const shafts = useStable(trails.flatMap((trail) => trail.shafts.map(({ space }) => space)));
  // A question about spaces: all of them must be seen, and who goes there. Whoever pointed elsewhere comes back to it.
  useEffect(() => {
    if (pointed) {
      view.current?.show(partOf([pointed], EDGE), { needed: true });
      return;
    }
    const seen = [...open, ...shafts];
    if (seen.length > 0)
      view.current?.show(partOf(own ? [...seen, own] : seen, EDGE), { scale: legible(), needed: true });
  }, [open, shafts, own, pointed]);

  const finger = useRef(false);
  /** A finger that comes down beside a small space that can be chosen means it. */
  const snap = (event: React.MouseEvent) => {
    if (!finger.current) return;
    const meant = missedCell(grid.current, event.target, event);
    if (meant === undefined) return;
    event.stopPropagation();
    onChoose(targets.get(meant));
  };

  const step = (event: React.KeyboardEvent, space: string) => {
    const direction = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].indexOf(event.key);
    if (direction < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = beside(space, direction);
    if (next === undefined) return;
    setCursor(next);
    focusCell(grid.current, next);
    view.current?.show(partOf([next], EDGE), { needed: true });
  };

  return (
    <div className="dq-board">
      <DungeonDefs />
      <PanZoom
        width={WIDTH + 2 * MARGIN}
        height={HEIGHT + 2 * MARGIN}
        handle={view}
        covered={coveredFoot}
        anchor={anchor}
      >
        <svg className="dq-drawing" viewBox={FRAME} aria-hidden="true">
          <Ground tiles={tiles} fresh={fresh} lettering={lettering} />
        </svg>
        <svg className="dq-drawing" viewBox={FRAME} aria-hidden="true">
          <Night sun={facts.sun} open={open} own={own} torches={torches} />
          <Torchlight heroes={heroes} />
          <Veil open={open} own={own} />
        </svg>
        <svg className="dq-drawing dq-rings" viewBox={FRAME} aria-hidden="true">
          <Rings open={open} isSeen={(space) => space in board} />
        </svg>
        {trails.length > 0 && (
          <svg className="dq-drawing" viewBox={FRAME} aria-hidden="true">
            <Suspense fallback={null}>
              <Trails trails={trails} wallHurts={wallHurts} />
            </Suspense>
          </svg>
        )}
        <svg className="dq-drawing" viewBox={FRAME} aria-hidden="true">
          <Pieces heroes={heroes} monsters={monsters} entrances={entrances} graves={graves} />
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: a board is no table of data */}
        <div
          ref={grid}
          className="dq-cells"
          role="grid"
          aria-label={say('board.name')}
          onPointerDownCapture={({ pointerType }) => {
            finger.current = pointerType === 'touch';
          }}
          onClickCapture={snap}
        >
          {Array.from({ length: ROWS }, (_, row) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: its cells are
            <div key={nameAt(0, row)} role="row" className="dq-cell-row">
              {Array.from({ length: COLUMNS }, (_, column) => nameAt(column, row))
                .filter((space) => space !== TREASURE_LOWER)
                .map((space) => {
                  const target = targets.get(space);
                  return (
                    <Cell
                      key={space}
                      space={space}
                      label={labelOf(
                        space,
                        facts,
                        card,
                        { heroes, monsters, graves, markOf, trails },
                        target,
                      )}
                      kind={!target ? undefined : target.options.length > 0 ? 'open' : 'closed'}
                      current={space === at}
                      marked={marked !== undefined && (target?.options.includes(marked) ?? false)}
                      pointed={space === pointed}
                      onKey={step}
                      onFocus={setCursor}
                      target={target}
                      onChoose={onChoose}
                      onPoint={onPoint}
                    />
                  );
                })}
            </div>
          ))}
        </div>
      </PanZoom>
    </div>
  );
}

const FRAME = `${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`;

/** What is to be seen around a space, in units of the drawing. */
const EDGE = 58;
const AROUND = 160;

/** The part of the drawing with all these spaces in it. */
function partOf(spaces: readonly string[], margin: number): Part {
  const middles = spaces.map((space): Part => {
    const [x, y] = middleOf(space);
    return { left: x + MARGIN, right: x + MARGIN, top: y + MARGIN, bottom: y + MARGIN };
  });
  return partAround(middles, margin, { width: WIDTH + 2 * MARGIN, height: HEIGHT + 2 * MARGIN });
}

/** The size at which the art of the tiles shows. */
function legible(): number {
  return isPhone() ? 0.78 : 1.1;
}

interface CellProps {
  readonly space: string;
  readonly label: string;
  readonly kind: 'open' | 'closed' | undefined;
  readonly current: boolean;
  readonly marked: boolean;
  readonly pointed: boolean;
  readonly target: Target | undefined;
  readonly onKey: (event: React.KeyboardEvent, space: string) => void;
  readonly onFocus: (space: string) => void;
  readonly onChoose: (target: Target | undefined) => void;
  readonly onPoint: (target: Target | undefined) => void;
}

const Cell = memo(
  function Cell({
    space,
    label,
    kind,
    current,
    marked,
    pointed,
    target,
    onKey,
    onFocus,
    onChoose,
    onPoint,
  }: CellProps): ReactNode {
    const [column, row] = squareOf(space);
    const weighing = useWeighing(
      () => target && onPoint(target),
      () => onPoint(undefined),
      () => onChoose(target),
    );
    return (
      // biome-ignore lint/a11y/useSemanticElements: a cell of the board
      <div
        role="gridcell"
        className="dq-cell"
        data-cell={space}
        data-kind={kind}
        data-marked={marked || undefined}
        data-pointed={pointed || undefined}
        data-digit={target?.digit}
        aria-label={label}
        aria-disabled={kind === 'closed' || undefined}
        tabIndex={current ? 0 : -1}
        style={{
          left: `${((column * 100 + MARGIN) / (WIDTH + 2 * MARGIN)) * 100}%`,
          top: `${((row * 100 + MARGIN) / (HEIGHT + 2 * MARGIN)) * 100}%`,
          width: `${(100 / (WIDTH + 2 * MARGIN)) * 100}%`,
          height: `${((space === TREASURE ? 200 : 100) / (HEIGHT + 2 * MARGIN)) * 100}%`,
        }}
        {...weighing}
        onKeyDown={(event) => {
          if ((event.key === 'Enter' || event.key === ' ') && target) {
            event.preventDefault();
            event.stopPropagation();
            onChoose(target);
          } else onKey(event, space);
        }}
        onFocus={() => {
          onFocus(space);
          onPoint(target);
        }}
      />
    );
  },
  (a, b) =>
    a.label === b.label &&
    a.kind === b.kind &&
    a.current === b.current &&
    a.marked === b.marked &&
    a.pointed === b.pointed &&
    a.target === b.target &&
    a.onChoose === b.onChoose,
);

function labelOf(
  space: SpaceName,
  { board }: Facts,
  card: GameCard,
  {
    heroes,
    monsters,
    graves,
    markOf,
    trails,
  }: Pick<BoardProps, 'heroes' | 'monsters' | 'graves'> & Pick<Props, 'markOf' | 'trails'>,
  target: Target | undefined,
): string {
  const here = board[space];
  const kind = here ? (sayIf(`chamber.${here.kind}`) ?? here.kind) : say('board.unexplored');
  const parts = [say('board.space', { space, kind })];
  if (here && 'chamber' in here) {
    parts.push(waysOut(here.chamber, here.entry));
    if (markOf(here, card) === 'searched') parts.push(say('board.searched'));
  }
  for (const hero of heroes.filter((h) => h.space === space)) parts.push(shortName(hero.hero, card));
  for (const monster of monsters.filter((m) => m.space === space))
    parts.push(monsterName(monster.kind, card));
  for (const { hero } of graves.filter((g) => g.space === space))
    parts.push(say('board.grave', { hero: shortName(hero, card) }));
  for (const shaft of trails.flatMap((trail) => trail.shafts).filter((one) => one.space === space))
    parts.push(say('board.shaft', { rolls: rollsOf(shaft) }));
  if (target?.why) parts.push(target.why.reason);
  else if (target) parts.push(say('board.choose'));
  return parts.join('. ');
}

function waysOut(tile: string, entry: (typeof DIRECTIONS)[number]): string {
  const chamber = chambers.get(tile);
  if (!chamber) return '';
  const from = DIRECTIONS.indexOf(entry);
  const sides = (['entry', 'left', 'ahead', 'right'] as const).flatMap((side, i) => {
    const kind = chamber.sides[side];
    if (kind === 'wall') return [];
    const direction = say(`direction.${DIRECTIONS[(from + i) & 3]}`);
    return [kind === 'open' ? direction : `${direction} (${say(`side.${kind}`)})`];
  });
  return say('board.ways', { sides: sides.join(', ') });
}
