/** DungeonQuest in six pictures, with the stones, tokens and engravings of its table. */
import type { ReactNode } from 'react';
import { Engraving } from '../art/Engraving.tsx';
import { ChamberTile } from '../dungeonquest/art/ChamberTile.tsx';
import { DungeonDefs } from '../dungeonquest/art/Defs.tsx';
import { TowerTile } from '../dungeonquest/art/printed.tsx';
import { HeroToken } from '../dungeonquest/art/tokens.tsx';
import { chambers } from '../dungeonquest/chambers.ts';
import { Dice } from '../parts/Dice.tsx';
import { Primer, type Step } from './Primer.tsx';
import '../dungeonquest/art/art.css';

/** A room with ways on. */
const ROOM = [...chambers.values()].find(
  ({ kind, sides }) => kind === 'dungeon-room' && Object.values(sides).every((side) => side === 'open'),
);

function Tower(): ReactNode {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      <TowerTile passages={[false, true, true, false]} corner={0} />
      <HeroToken hero="hugo" />
    </svg>
  );
}

/** A hero who has just opened a room, and the dark beyond. */
function Room(): ReactNode {
  return (
    <svg viewBox="-62 -62 124 124" aria-hidden="true">
      <rect x="-62" y="-62" width="124" height="124" fill="#0c0907" />
      {ROOM && <ChamberTile tile={ROOM.id} />}
      <HeroToken hero="lindel" />
    </svg>
  );
}

/** The sun over the wall, low, with the spaces on which the doors may close. */
function Dusk(): ReactNode {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" fill="#2b1a3a" />
      <rect y="38" width="100" height="40" fill="#a8462a" />
      <rect y="58" width="100" height="20" fill="#e08a3a" />
      <circle cx="50" cy="70" r="17" fill="#ffd36b" />
      <path d="M0 74H14V64H26V74H74V64H86V74H100V100H0Z" fill="#1a120c" />
      {[1, 2, 3, 4, 5].map((n) => (
        <g key={n} transform={`translate(${n * 18 - 13} 84)`}>
          <rect width="15" height="11" rx="2" fill="#8e2318" />
          <text x="7.500" y="8.500" textAnchor="middle" fontSize="8" fontWeight="700" fill="#ffe9cf">
            {n}
          </text>
        </g>
      ))}
    </svg>
  );
}

const STEPS: readonly Step[] = [
  { step: 'in', picture: <Tower /> },
  { step: 'explore', picture: <Room /> },
  { step: 'test', picture: <Dice dice={[2, 4]} settled /> },
  { step: 'fight', picture: <Engraving of="monsters/troll" /> },
  { step: 'dragon', picture: <Engraving of="monsters/dragon-asleep" /> },
  { step: 'out', picture: <Dusk /> },
];

export default function DungeonQuestPrimer(): ReactNode {
  return (
    <>
      <DungeonDefs />
      <Primer of="dq" steps={STEPS} />
    </>
  );
}
