/** The map as one plays on it: the drawing, and over it the cells that can be pointed at and chosen. */
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { GameCard } from '../../play/scene.ts';
import { focusCell, useStable } from '../../table/board.ts';
import { cellOf, turnTo, useCells } from '../../table/cells.ts';
import { PanZoom, type PanZoomHandle } from '../../table/PanZoom.tsx';
import { isPhone } from '../../table/screen.ts';
import { mapOn, nameOf } from '../printed.ts';
import { say } from '../say.ts';
import type { Reached } from '../targets.ts';
import type { Facts, RealmName } from '../terms.ts';
import { Cells } from './Cells.tsx';
import { boundsOf, CELL, cellAt, cellNamed, partOf, spacesIn } from './layout.ts';
import { MapCardArt } from './MapCardArt.tsx';
import { Patterns } from './Patterns.tsx';
import { Pieces, type Standing } from './Pieces.tsx';
import './map.css';

export interface MapHandle extends Pick<PanZoomHandle, 'zoom' | 'fit'> {
  focus(cell: string): void;
  /** The next cell that glows. */
  turn(by: 1 | -1): void;
}

interface Props {
  readonly facts: Facts;
  readonly realm: RealmName;
  readonly card: GameCard;
  readonly standing: readonly Standing[];
  readonly reach: ReadonlyMap<string, Reached>;
  /** The Map card in hand, and whether it is held upside down. */
  readonly held: { readonly id: string; readonly turned: boolean } | undefined;
  readonly seat: number | undefined;
  /** The cell of a line of the log that is pointed at. */
  readonly pointed: string | undefined;
  readonly covered: (frame: DOMRect) => number;
  readonly handle: Ref<MapHandle>;
  readonly onChoose: (cell: string) => void;
  readonly onPoint: (cell: string | undefined) => void;
}

const START = '0,0';
const NONE: readonly string[] = [];

export function MapView(props: Props): ReactNode {
  const { facts, realm, card, reach, held, seat, pointed, covered, handle, onChoose, onPoint } = props;
  const view = useRef<PanZoomHandle>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<string>();
  const [cursor, setCursor] = useState<string>();
  const spaces = useStable(spacesIn(facts.map, realm));
  const standing = useStable(props.standing);
  const open = useStable(openIn(reach));
  const cells = useMemo(() => [...spaces.map(({ cell }) => cell), ...reach.keys()], [spaces, reach]);
  const bounds = useStableBounds(cells);
  const own = standing.find((one) => one.seat === seat)?.cell;
  const active = standing.find((one) => one.active)?.cell;
  const at = cursor !== undefined && cells.includes(cursor) ? cursor : (own ?? active ?? START);

  const focus = useCallback(
    (cell: string) => {
      setCursor(cell);
      focusCell(grid.current, cell);
      view.current?.show(partOf([cell], 0.3, bounds), { needed: true });
    },
    [bounds],
  );
  const turn = useCallback(
    (by: 1 | -1) => {
      const next = turnTo(open, at, by);
      if (next) focus(next);
    },
    [open, at, focus],
  );
  useImperativeHandle(
    handle,
    () => ({ fit: () => view.current?.fit(), zoom: (by) => view.current?.zoom(by), focus, turn }),
    [focus, turn],
  );

  // Whoever moves is followed; where something is asked, all of it is in sight.
  const newest = spaces.at(-1)?.cell;
  const here = active ?? own ?? START;
  useEffect(() => {
    if (pointed) view.current?.show(partOf([pointed], 0.5, bounds), { needed: true });
    else if (open.length > 0)
      view.current?.show(partOf([...open, ...(own ? [own] : NONE)], 0.06, bounds), {
        scale: legible(),
        needed: true,
        // On a phone all of a large map would be too small to hit.
        ...(isPhone() && { least: LEAST, core: partOf([own ?? open[0]], 0.6, bounds) }),
      });
    else view.current?.show(partOf([here], 0.75, bounds), { scale: legible() });
  }, [pointed, open, own, here, bounds]);
  const known = useRef(newest);
  useEffect(() => {
    if (newest && newest !== known.current) view.current?.show(partOf([newest], 0.4, bounds));
    known.current = newest;
  }, [newest, bounds]);

  const pointing = useCells(grid, {
    onPoint(cell) {
      setOver(cell);
      onPoint(cell);
    },
    onChoose,
    onFocus: setCursor,
  });
  const press = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (cell === undefined) return;
    const step = STEPS[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      if (reach.size === 0) return;
      onChoose(cell);
    } else if (step) {
      if (open.length === 0 && document.querySelector('.option')) return;
      const next = beside(cell, step, cells);
      if (next) focus(next);
    } else if (event.key === 'PageDown' || event.key === 'PageUp') turn(event.key === 'PageDown' ? 1 : -1);
    else if (event.key === 'Home' && own) focus(own);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const anchor = useCallback(() => (own ? partOf([own], 0, bounds) : undefined), [own, bounds]);
  const { left, top, width, height } = bounds;
  const frame = `${left} ${top} ${width} ${height}`;
  const ghost = held && over !== undefined ? reach.get(over) : undefined;
  return (
    <div className="dnr-plan" data-realm={realm}>
      <Patterns />
      <PanZoom
        width={width}
        height={height}
        origin={{ x: left, y: top }}
        handle={view}
        most={MOST}
        covered={covered}
        anchor={anchor}
      >
        <svg className="dnr-drawing" viewBox={frame} aria-hidden="true">
          <g>
            {spaces.map(({ space, cell, turned, opened }) => {
              const printed = mapOn(space, card);
              if (!printed) return null;
              return (
                <g key={space} transform={placed(cell)} className="dnr-laid">
                  <MapCardArt
                    id={space}
                    name={nameOf(space, card)}
                    printed={printed}
                    turned={turned}
                    opened={opened}
                    letter={facts.portals.find((one) => one.space === space)?.letter}
                  />
                </g>
              );
            })}
          </g>
          {[...reach].map(([cell, { options }]) =>
            spaces.some((one) => one.cell === cell) ? (
              options.length > 0 && (
                <rect
                  key={cell}
                  className="dnr-glow"
                  {...box(cell, 4)}
                  rx="12"
                  data-over={cell === over || undefined}
                />
              )
            ) : (
              <g key={cell} transform={placed(cell)}>
                <rect
                  className="dnr-lot"
                  x={-CELL / 2 + 8}
                  y={-CELL / 2 + 8}
                  width={CELL - 16}
                  height={CELL - 16}
                  rx="14"
                  data-open={options.length > 0 || undefined}
                />
                {options.length > 1 && cell !== over && (
                  <text className="dnr-lot-turns" y="14">
                    ⟲
                  </text>
                )}
                {options.length === 0 && <path className="dnr-lot-not" d="M-26-26L26 26M26-26L-26 26" />}
              </g>
            ),
          )}
          {held && over !== undefined && ghost && ghost.options.length > 0 && (
            <Ghost id={held.id} cell={over} reached={ghost} turned={held.turned} card={card} />
          )}
        </svg>
        <svg className="dnr-drawing" viewBox={frame} aria-hidden="true">
          <Pieces facts={facts} spaces={spaces} standing={standing} seat={seat} />
          {pointed && <rect className="dnr-pointed" {...box(pointed, 2)} rx="12" />}
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: a board is no table of data */}
        <div
          ref={grid}
          className="dnr-cells"
          role="grid"
          aria-label={say('board.name')}
          {...pointing}
          onKeyDown={press}
        >
          <Cells
            facts={facts}
            spaces={spaces}
            reach={reach}
            standing={standing}
            card={card}
            bounds={bounds}
            at={at}
          />
        </div>
      </PanZoom>
    </div>
  );
}

/** The Map card in hand, as it would lie there. */
function Ghost({
  id,
  cell,
  reached,
  turned,
  card,
}: {
  id: string;
  cell: string;
  reached: Reached;
  turned: boolean;
  card: GameCard;
}): ReactNode {
  const printed = mapOn(id, card);
  if (!printed) return null;
  const lies = reached.options.some((one) => one.turned === turned) ? turned : !turned;
  return (
    <g transform={placed(cell)} className="dnr-ghost">
      <MapCardArt id={id} name={nameOf(id, card)} printed={printed} turned={lies} />
    </g>
  );
}

const MOST = 2.4;
const LEAST = 0.3;

/** The size at which signs on cards can be read. */
function legible(): number {
  return isPhone() ? 0.62 : 0.92;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The next cell that is there, in this direction. */
export function beside(
  cell: string,
  [dx, dy]: readonly [number, number],
  cells: readonly string[],
): string | undefined {
  const { x, y } = cellAt(cell);
  for (let i = 1; i <= FAR; i++) {
    const next = cellNamed({ x: x + dx * i, y: y + dy * i });
    if (cells.includes(next)) return next;
  }
  return undefined;
}

const FAR = 6;

function openIn(reach: Props['reach']): readonly string[] {
  return [...reach].flatMap(([cell, { options }]) => (options.length > 0 ? [cell] : []));
}

function placed(cell: string): string {
  const { x, y } = cellAt(cell);
  return `translate(${x * CELL} ${y * CELL})`;
}

function box(cell: string, inset: number): { x: number; y: number; width: number; height: number } {
  const { x, y } = cellAt(cell);
  const size = CELL - 2 * inset;
  return { x: x * CELL - size / 2, y: y * CELL - size / 2, width: size, height: size };
}

function useStableBounds(cells: readonly string[]) {
  const [kept] = useStable([boundsOf(cells)]);
  return kept;
}
