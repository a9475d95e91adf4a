/** DungeonQuest in six pictures, with the stones, tokens and engravings of its table. */
import type { ReactNode } from 'react';
import { Engraving } from '../../art/Engraving.tsx';
import { sayWith } from '../../messages/say.ts';
import { Dice } from '../../parts/Dice.tsx';
import { Primer, type Step } from '../../parts/Primer.tsx';
import { ChamberTile } from '../art/ChamberTile.tsx';
import { DungeonDefs } from '../art/Defs.tsx';
import { TowerTile } from '../art/printed.tsx';
import { HeroToken } from '../art/tokens.tsx';
import { chambers } from '../chambers.ts';
import { primerWords } from './primer.en.ts';
import '../art/art.css';

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
      {ROOM && <ChamberTile tile={ROOM.id} mark="glass" />}
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

const { say } = sayWith(primerWords);

const STEPS: readonly Step[] = [
  { title: say('primer.dq.in'), text: say('primer.dq.in.text'), picture: <Tower /> },
  { title: say('primer.dq.explore'), text: say('primer.dq.explore.text'), picture: <Room /> },
  { title: say('primer.dq.test'), text: say('primer.dq.test.text'), picture: <Dice dice={[2, 4]} settled /> },
  {
    title: say('primer.dq.fight'),
    text: say('primer.dq.fight.text'),
    picture: <Engraving of="monsters/troll" />,
  },
  {
    title: say('primer.dq.dragon'),
    text: say('primer.dq.dragon.text'),
    picture: <Engraving of="monsters/dragon-asleep" />,
  },
  { title: say('primer.dq.out'), text: say('primer.dq.out.text'), picture: <Dusk /> },
];

export function DungeonQuestPrimer(): ReactNode {
  return (
    <>
      <DungeonDefs />
      <Primer steps={STEPS} />
    </>
  );
}
