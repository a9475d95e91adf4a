/** The cells of the map, for hands, keys and ears: every space, and every place for a Map card. */
import type { ReactNode } from 'react';
import type { GameCard } from '../../play/scene.ts';
import { nameOf } from '../printed.ts';
import { say } from '../say.ts';
import type { Reached } from '../targets.ts';
import type { Facts, SpaceFacts } from '../terms.ts';
import { type Bounds, CELL, cellAt } from './layout.ts';
import type { Standing } from './Pieces.tsx';

interface Props {
  readonly facts: Facts;
  readonly spaces: readonly SpaceFacts[];
  readonly reach: ReadonlyMap<string, Reached>;
  readonly standing: readonly Standing[];
  readonly card: GameCard;
  readonly bounds: Bounds;
  /** Where the keys are. */
  readonly at: string;
}

export function Cells({ facts, spaces, reach, standing, card, bounds, at }: Props): ReactNode {
  const bySpace = new Map(spaces.map((space) => [space.cell, space]));
  const cells = [...new Set([...bySpace.keys(), ...reach.keys()])];
  const rows = Map.groupBy(cells, (cell) => cellAt(cell).y);
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([y, row]) => (
      // biome-ignore lint/a11y/useSemanticElements: a board is no table of data
      // biome-ignore lint/a11y/useFocusableInteractive: its cells are
      <div key={y} role="row">
        {row
          .sort((a, b) => cellAt(a).x - cellAt(b).x)
          .map((cell) => {
            const reached = reach.get(cell);
            const kind = reached ? (reached.options.length > 0 ? 'open' : 'shut') : 'off';
            return (
              // biome-ignore lint/a11y/useSemanticElements: a board is no table of data
              <div
                key={cell}
                role="gridcell"
                data-cell={cell}
                data-kind={kind}
                tabIndex={cell === at ? 0 : -1}
                aria-label={labelOf(cell, bySpace.get(cell), reached, facts, standing, card)}
                style={placeOf(cell, bounds)}
              />
            );
          })}
      </div>
    ));
}

function placeOf(cell: string, { left, top, width, height }: Bounds): React.CSSProperties {
  const { x, y } = cellAt(cell);
  return {
    left: `${((x * CELL - CELL / 2 - left) / width) * 100}%`,
    top: `${((y * CELL - CELL / 2 - top) / height) * 100}%`,
    width: `${(CELL / width) * 100}%`,
    height: `${(CELL / height) * 100}%`,
  };
}

/** What is there, who is there, and what choosing it does. */
function labelOf(
  cell: string,
  space: SpaceFacts | undefined,
  reached: Reached | undefined,
  facts: Facts,
  standing: readonly Standing[],
  card: GameCard,
): string {
  const does = reached?.why ? `${reached.label}: ${reached.why.reason}` : reached?.label;
  if (!space) return does ?? cell;
  const there = standing.filter((one) => one.cell === cell).map(({ name }) => name);
  const quests = Object.entries(facts.places).flatMap(([quest, { at, to }]) =>
    [...at, ...to].includes(space.space) ? [nameOf(quest, card)] : [],
  );
  return [
    nameOf(space.space, card),
    card.faces[space.space]?.text.replace(/\.$/, ''),
    there.length > 0 && say('dnr.space.there', { who: there.join(', ') }),
    quests.length > 0 && say('dnr.space.quests', { quests: quests.join(', ') }),
    does,
  ]
    .filter(Boolean)
    .join('. ');
}
