/** What stands and lies on the Map cards: heroes, Escort tokens, Traps, and where Quests lead. */
import type { ReactNode } from 'react';
import { SignShape } from '../icons.ts';
import type { Facts, SpaceFacts } from '../terms.ts';
import { CELL, cellAt } from './layout.ts';
import { Token } from './Token.tsx';

/** A hero on the map. */
export interface Standing {
  readonly seat: number;
  readonly hero: string;
  readonly name: string;
  readonly cell: string;
  readonly active: boolean;
  readonly tipped: boolean;
  readonly onExit: string | null;
}

interface Props {
  readonly facts: Facts;
  readonly spaces: readonly SpaceFacts[];
  readonly standing: readonly Standing[];
  /** The viewer's seat. */
  readonly seat: number | undefined;
}

export function Pieces({ facts, spaces, standing, seat }: Props): ReactNode {
  return (
    <>
      {spaces.map((space) => (
        <g key={space.space} transform={at(space.cell)}>
          <Leads facts={facts} space={space.space} seat={seat} />
          {space.attached.map((face, i) => (
            <g key={face} className="dnr-attached" transform={`translate(${-70 + i * 34} 96)`}>
              <rect x="-14" y="-18" width="28" height="36" rx="4" />
              <SignShape name="mantrap" size={24} fill="currentColor" />
            </g>
          ))}
          {facts.tokens
            .filter((token) => token.space === space.space)
            .map(({ quest }, i) => (
              <g key={quest} className="dnr-escort" transform={`translate(${52 - i * 34} 40)`}>
                <circle r="17" />
                <SignShape name="hand-truck" size={22} fill="currentColor" />
              </g>
            ))}
        </g>
      ))}
      {standing.map((one) => {
        const beside = standing.filter(({ cell }) => cell === one.cell);
        const [x, y] = spotOf(beside.indexOf(one), beside.length, one.onExit);
        return (
          <g key={one.seat} className="dnr-stands" style={{ transform: movedTo(one.cell, x, y) }}>
            <g transform="scale(1.55)">
              <Token hero={one.hero} active={one.active} tipped={one.tipped} own={one.seat === seat} />
            </g>
          </g>
        );
      })}
    </>
  );
}

function at(cell: string): string {
  const { x, y } = cellAt(cell);
  return `translate(${x * CELL} ${y * CELL})`;
}

function movedTo(cell: string, dx: number, dy: number): string {
  const { x, y } = cellAt(cell);
  return `translate(${x * CELL + dx}px, ${y * CELL + dy}px)`;
}

const EXITS: Readonly<Record<string, readonly [number, number]>> = {
  north: [0, -84],
  east: [84, 0],
  south: [0, 84],
  west: [-84, 0],
};

/** Around the middle, so that everybody is seen; who is stuck at an exit stands there. */
function spotOf(index: number, count: number, onExit: string | null): readonly [number, number] {
  if (onExit) return EXITS[onExit] ?? [0, 0];
  if (count === 1) return [0, 8];
  const angle = (index / count) * 2 * Math.PI - Math.PI * (count === 2 ? 1 : 0.75);
  return [Math.cos(angle) * 44, Math.sin(angle) * 34 + 4];
}

/** Flags where the Quests lead: one's own, those of everybody, and those of others. */
function Leads({ facts, space, seat }: { facts: Facts; space: string; seat: number | undefined }): ReactNode {
  const leads = Object.entries(facts.places).flatMap(([quest, { at: here, to }]) => {
    if (!here.includes(space) && !to.includes(space)) return [];
    // A Search Quest that could be anywhere marks nothing.
    if (here.length > MANY) return [];
    const owner = facts.seats.findIndex(({ quests }) => quests.includes(quest));
    const whose = owner === seat ? 'own' : owner < 0 ? 'global' : 'other';
    return [{ quest, whose, goal: to.includes(space) }];
  });
  return leads
    .filter(({ whose }) => whose !== 'other')
    .map(({ quest, whose, goal }, i) => (
      <g
        key={`${quest}${goal}`}
        className="dnr-lead"
        data-whose={whose}
        data-goal={goal || undefined}
        transform={`translate(${-58 + i * 30} -96)`}
      >
        <path d="M0-22V20M0-22H24L17-12L24-2H0" />
      </g>
    ));
}

const MANY = 4;
