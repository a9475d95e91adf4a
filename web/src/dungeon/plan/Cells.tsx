/** The spaces over the drawing: what pointers and keys meet, and what is read aloud. */
import { memo, type ReactNode } from 'react';
import { type Box, CELL, ROWS, type Space, spaces } from './board.ts';
import { HEIGHT, MARGIN, WIDTH } from './furniture.tsx';
import type { PlanProps } from './props.ts';
import { rectanglesOf } from './walls.ts';

/** From north to south, in a row from west to east; a space stands in the row that it begins in. */
export const rows: readonly (readonly Space[])[] = Array.from({ length: ROWS }, (_, row) =>
  spaces.filter(({ box }) => box.top === row).toSorted((a, b) => a.box.left - b.box.left),
).filter((row) => row.length > 0);

const percent = (n: number, of: number) => `${Math.round((n / of) * 1e5) / 1e3}%`;

function placeOnSheet({ left, top, right, bottom }: Box): React.CSSProperties {
  return {
    left: percent(left * CELL + MARGIN, WIDTH),
    top: percent(top * CELL + MARGIN, HEIGHT),
    width: percent((right - left) * CELL, WIDTH),
    height: percent((bottom - top) * CELL, HEIGHT),
  };
}

function placeInside(outer: Box, [left, top, right, bottom]: readonly number[]): React.CSSProperties {
  const [width, height] = [outer.right - outer.left, outer.bottom - outer.top];
  return {
    left: percent(left - outer.left, width),
    top: percent(top - outer.top, height),
    width: percent(right - left, width),
    height: percent(bottom - top, height),
  };
}

const places = new Map(
  spaces.map((space) => {
    const rectangles = rectanglesOf(space.cells);
    return [
      space,
      {
        style: placeOnSheet(space.box),
        // What is no rectangle is met at its parts only: other spaces lie between them.
        parts: rectangles.length > 1 ? rectangles.map((one) => placeInside(space.box, one)) : [],
      },
    ];
  }),
);

interface CellProps {
  readonly space: Space;
  readonly label: string;
  readonly kind: 'open' | 'closed' | undefined;
  readonly current: boolean;
  readonly digit: number | undefined;
}

const Cell = memo(function Cell({ space, label, kind, current, digit }: CellProps): ReactNode {
  const { style, parts } = places.get(space) ?? { style: {}, parts: [] };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a space of the board
    <div
      role="gridcell"
      className={parts.length > 0 ? 'plan-cell plan-cell-parted' : 'plan-cell'}
      data-cell={space.name}
      data-kind={kind}
      aria-label={label}
      aria-disabled={kind === 'closed' || undefined}
      aria-keyshortcuts={digit === undefined ? undefined : `${digit}`}
      tabIndex={current ? 0 : -1}
      style={style}
    >
      {parts.map((part) => (
        <i key={`${part.left}${part.top}`} style={part} />
      ))}
    </div>
  );
});

interface Props extends Pick<PlanProps, 'reach'> {
  readonly labels: ReadonlyMap<Space, string>;
  /** The space that the keys stand on. */
  readonly at: string;
}

export const Cells = memo(function Cells({ reach, labels, at }: Props): ReactNode {
  return rows.map((row) => (
    // biome-ignore lint/a11y/useSemanticElements: a board is no table of data
    // biome-ignore lint/a11y/useFocusableInteractive: its cells are
    <div key={row[0].box.top} role="row">
      {row.map((space) => {
        const target = reach.get(space.name);
        return (
          <Cell
            key={space.name}
            space={space}
            label={labels.get(space) ?? ''}
            kind={!target ? undefined : target.options.length > 0 ? 'open' : 'closed'}
            current={space.name === at}
            digit={target?.digit}
          />
        );
      })}
    </div>
  ));
});
