/** The plan as one plays on it: the drawing, and over it the spaces that can be pointed at and chosen. */
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Point } from '../../art/shapes.ts';
import { focusCell, partAround, useStable } from '../../table/board.ts';
import { cellOf, turnTo, useCells } from '../../table/cells.ts';
import { PanZoom, type PanZoomHandle, type Part } from '../../table/PanZoom.tsx';
import { isNarrow, isPhone } from '../../table/screen.ts';
import { say } from '../say.ts';
import { CELL, DIRECTIONS, spaceNamed, spaces } from './board.ts';
import { Cells } from './Cells.tsx';
import { HEIGHT, MARGIN, WIDTH } from './furniture.tsx';
import { Doors, Ground } from './Ground.tsx';
import { Dark, Glow, Outline } from './Light.tsx';
import { Distances, FoundDoors, Graves, HomewardWays, Marks, Pawns, Torches, Walk } from './Pieces.tsx';
import type { Pawn, PlanProps } from './props.ts';
import { exitTowards } from './steps.ts';
import { spaceWords } from './words.ts';

export type { Homeward, Mark, Pawn, PlanHandle, PlanProps, Reached } from './props.ts';
export { beyond } from './steps.ts';

const START = 'start';
const NOWHERE: readonly string[] = [];
const FRAME = `${-MARGIN} ${-MARGIN} ${WIDTH} ${HEIGHT}`;

export function PlanView(props: PlanProps): ReactNode {
  const { reach, graves, marks, doors, marked, meant, pointed, seat, nameOf, covered, handle } = props;
  const { onChoose, onPoint } = props;
  const pawns = useStable(props.pawns);
  const view = useRef<PanZoomHandle>(null);
  const grid = useRef<HTMLDivElement>(null);
  const own = pawns.find((pawn) => pawn.seat === seat)?.space;
  const [cursor, setCursor] = useState<string>();
  const [keyed, setKeyed] = useState(false);
  const [over, setOver] = useState<string>();
  /** Where the space under the cursor was entered with the arrows. */
  const entered = useRef<Point>(undefined);
  const at = cursor ?? own ?? START;
  const standing = useMemo(() => bySpace(pawns), [pawns]);
  const naming = useRef(nameOf);
  naming.current = nameOf;
  const labels = useMemo(() => {
    const name = (face: string) => naming.current?.(face) ?? face;
    const told = { graves, marks, reach, doors, pawns, standing, nameOf: name };
    return new Map(spaces.map((space) => [space, spaceWords(space, told)]));
  }, [graves, marks, reach, doors, pawns, standing]);

  const anchor = useCallback(() => (own ? partOf([own], 0) : undefined), [own]);

  const focus = useCallback((space: string) => {
    setCursor(space);
    focusCell(grid.current, space);
    view.current?.show(partOf([space], EDGE), { needed: true });
  }, []);

  const turn = useCallback(
    (by: 1 | -1) => {
      const next = turnTo(openIn(reach), at, by);
      entered.current = undefined;
      if (next) focus(next);
    },
    [reach, at, focus],
  );

  useImperativeHandle(
    handle,
    () => ({
      fit: () => view.current?.fit(),
      zoom: (by) => view.current?.zoom(by),
      focus(space) {
        entered.current = undefined;
        focus(space);
      },
      turn: (by) => turn(by),
    }),
    [focus, turn],
  );

  useFollowing(view, pawns, own);

  // A question about spaces: they must be seen, and who goes there. Whoever pointed elsewhere comes back to it.
  useEffect(() => {
    if (pointed) {
      view.current?.show(partOf([pointed], EDGE), { needed: true });
      return;
    }
    const open = openIn(reach);
    // The space is in sight already, since it was chosen.
    if (meant) {
      view.current?.show(partOf([...open, meant], RIM), { needed: true });
      return;
    }
    const walks = open.some((space) => reach.get(space)?.path.length);
    const all = partOf(own ? [...open, own] : open, RIM);
    // The rooms of a Crystal Ball are everywhere: all of them at once would be too small to hit.
    if (walks || open.length > MANY)
      view.current?.show(all, {
        scale: legible() / (walks ? 1 : 2),
        least: LEAST,
        needed: true,
        core: own ? partOf([own], NEAR) : undefined,
      });
    // What is done from afar is seen from as far away as all of it can be seen from.
    else if (open.length > 0) view.current?.show(all, { scale: legible() / 2, needed: true });
    else if (own && document.querySelector(STRIPS))
      view.current?.show(partOf([own], EDGE / 2), { needed: true });
  }, [reach, own, pointed, meant]);

  const cells = useCells(grid, {
    onPoint(space) {
      setOver(space);
      onPoint(space);
    },
    onChoose,
    onFocus(space, byKeys) {
      setCursor(space);
      setKeyed(byKeys);
    },
    onBlur: () => setKeyed(false),
  });

  const press = (event: KeyboardEvent) => {
    const space = cellOf(event.target);
    const here = space ? spaceNamed(space) : undefined;
    if (!here) return;
    const direction = DIRECTIONS[ARROWS.indexOf(event.key)];
    if (event.key === 'Enter' || event.key === ' ') {
      // While others act there is nothing to choose, and Space shows the next thing that happens.
      if (reach.size === 0) return;
      onChoose(here.name);
    } else if (direction) {
      // Options that are no spaces are stepped through.
      if (openIn(reach).length === 0 && document.querySelector('.option')) return;
      const exit = exitTowards(here, direction, entered.current);
      if (exit) {
        entered.current = exit.at;
        focus(exit.to.name);
      }
    } else if (event.key === 'PageDown' || event.key === 'PageUp') turn(event.key === 'PageDown' ? 1 : -1);
    else if (event.key === 'Home' && own) {
      entered.current = undefined;
      focus(own);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const goal = goalOf(reach, over, marked) ?? goalOf(reach, meant, undefined);
  const walker = pawns.find(({ active }) => active) ?? pawns.find((pawn) => pawn.seat === seat);
  const way = (goal === undefined ? undefined : reach.get(goal)?.path) ?? NOWHERE;
  return (
    <div className="plan">
      <PanZoom
        width={WIDTH}
        height={HEIGHT}
        handle={view}
        most={MOST}
        head={head}
        anchor={anchor}
        {...(covered && { covered })}
      >
        <svg className="plan-drawing" viewBox={FRAME} aria-hidden="true">
          <Ground />
        </svg>
        <svg className="plan-drawing plan-torches" viewBox={FRAME} aria-hidden="true">
          <Torches standing={standing} />
          <Graves graves={graves} />
        </svg>
        <svg className="plan-drawing plan-glow" viewBox={FRAME} aria-hidden="true">
          <Glow reach={reach} />
        </svg>
        <svg className="plan-drawing" viewBox={FRAME} aria-hidden="true">
          <Doors />
          <FoundDoors doors={doors} seat={seat} />
          <Dark reach={reach} own={own} />
        </svg>
        <svg className="plan-drawing" viewBox={FRAME} aria-hidden="true">
          <HomewardWays homeward={props.homeward} seat={seat} standing={standing} />
          <Outline name={meant} className="plan-goal" />
          {goal && <Walk walker={walker} standing={standing} to={goal} way={way} />}
          <Distances reach={reach} large={false} />
          <Marks marks={marks} />
          <Pawns standing={standing} />
          <Outline name={pointed} className="plan-pointed" />
          <Outline name={keyed ? at : undefined} className="plan-keyed" />
          <Distances reach={reach} large />
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: a board is no table of data */}
        <div
          ref={grid}
          className="plan-cells"
          role="grid"
          aria-label={say('board.name')}
          {...cells}
          onKeyDown={press}
        >
          <Cells reach={reach} labels={labels} at={at} />
        </div>
      </PanZoom>
    </div>
  );
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
/** All that is in reach of any space can be seen at once at this size, also on a phone. */
const LEAST = 0.36;
/** A cell is then as large as a finger. */
const MOST = 2.2;

function openIn(reach: PlanProps['reach']): readonly string[] {
  return [...reach].flatMap(([space, { options }]) => (options.length > 0 ? [space] : []));
}

/** The ways lie over the head of the plan, on a phone also the monster in question. */
const STRIPS = '.dun-ways, .dun-foe';

function head(frame: DOMRect): number {
  const strips = [...document.querySelectorAll(isNarrow() ? STRIPS : '.dun-ways')].map(
    (one) => one.getBoundingClientRect().bottom,
  );
  return Math.max(0, ...strips.map((bottom) => bottom - frame.top));
}

function bySpace(pawns: readonly Pawn[]): ReadonlyMap<string, readonly Pawn[]> {
  return Map.groupBy(pawns, ({ space }) => space);
}

/** The space that is pointed at, or else the one of the option that is armed. */
function goalOf(
  reach: PlanProps['reach'],
  over: string | undefined,
  marked: string | undefined,
): string | undefined {
  if (over && (reach.get(over)?.options.length ?? 0) > 0) return over;
  return marked === undefined
    ? undefined
    : [...reach].find(([, { options }]) => options.includes(marked))?.[0];
}

/** At first one's own pawn is shown, then whoever moves. */
function useFollowing(
  view: React.RefObject<PanZoomHandle | null>,
  pawns: readonly Pawn[],
  own: string | undefined,
): void {
  const before = useRef<readonly Pawn[]>(undefined);
  useEffect(() => {
    const known = before.current;
    before.current = pawns;
    const moved = known
      ? pawns.find(({ seat, space }) => known.find((pawn) => pawn.seat === seat)?.space !== space)?.space
      : (own ?? START);
    if (moved) view.current?.show(partOf([moved], AROUND), { scale: legible() });
  }, [view, pawns, own]);
}

// ------------------------------------------------------------------ what is shown

/** What is to be seen around a space, in units of the drawing. */
const RIM = 14;
const EDGE = 90;
const NEAR = 130;
/** More spaces than are shown at once whatever their size. */
const MANY = 20;
const AROUND = 190;

/** The part of the drawing with all these spaces in it. */
function partOf(names: readonly string[], margin: number): Part {
  const boxes = names.flatMap((name) => spaceNamed(name)?.box ?? []);
  const drawn = (at: number) => at * CELL + MARGIN;
  return partAround(
    boxes.map(({ left, right, top, bottom }) => ({
      left: drawn(left),
      right: drawn(right),
      top: drawn(top),
      bottom: drawn(bottom),
    })),
    margin,
    { width: WIDTH, height: HEIGHT },
  );
}

/** The size at which the drawing shows, numbers can be read and spaces can be hit. */
function legible(): number {
  return isPhone() ? 0.8 : 0.86;
}
