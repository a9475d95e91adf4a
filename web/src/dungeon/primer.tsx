/** Dungeon! in six pictures, with the pawns, the plan and the engravings of its table. */
import type { ReactNode } from 'react';
import { Engraving } from '../art/Engraving.tsx';
import { sayWith } from '../messages/say.ts';
import { Dice } from '../parts/Dice.tsx';
import { Primer, type Step } from '../parts/Primer.tsx';
import { CELL, spaces } from './plan/board.ts';
import { MainStaircase } from './plan/furniture.tsx';
import { Ground } from './plan/Ground.tsx';
import { PawnToken } from './plan/tokens.tsx';
import { primerWords } from './primer.en.ts';

function Pawns(): ReactNode {
  return (
    <svg viewBox="-52 -52 104 104" aria-hidden="true">
      {['elf', 'hero', 'superhero', 'wizard'].map((adventurer, i) => (
        <g key={adventurer} transform={`translate(${i % 2 ? 25 : -25} ${i < 2 ? -25 : 25})`}>
          <PawnToken adventurer={adventurer} />
        </g>
      ))}
    </svg>
  );
}

const START = spaces.find(({ kind }) => kind === 'start')?.box;
const AROUND = 12 * CELL;

/** The plan around the Main Staircase. */
function Plan(): ReactNode {
  const { left, right, top, bottom } = START ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const x = ((left + right) / 2) * CELL - AROUND / 2;
  const y = ((top + bottom) / 2) * CELL - AROUND / 2;
  return (
    <svg className="plan" viewBox={`${x} ${y} ${AROUND} ${AROUND}`} aria-hidden="true">
      <Ground />
    </svg>
  );
}

/** Somebody back at the staircase. */
function Home(): ReactNode {
  return (
    <svg className="plan" viewBox="-66 -66 132 132" aria-hidden="true">
      <MainStaircase />
      <g transform="translate(26 26)">
        <PawnToken adventurer="elf" />
      </g>
    </svg>
  );
}

/** The six levels as steps down, each wider: richer. */
function Levels(): ReactNode {
  return (
    <svg className="plan-picture" viewBox="0 0 100 100" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((level) => (
        <g key={level} transform={`translate(6 ${(level - 1) * 15 + 6})`}>
          <rect width={22 + level * 11} height="12" rx="2" style={{ fill: `var(--level-${level})` }} />
          <text x="6" y="9.500" fontSize="9" fontWeight="700" fill="#1d140b">
            {['I', 'II', 'III', 'IV', 'V', 'VI'][level - 1]}
          </text>
        </g>
      ))}
    </svg>
  );
}

const { say } = sayWith(primerWords);

const STEPS: readonly Step[] = [
  { title: say('primer.dun.goal'), text: say('primer.dun.goal.text'), picture: <Pawns /> },
  { title: say('primer.dun.move'), text: say('primer.dun.move.text'), picture: <Plan /> },
  {
    title: say('primer.dun.fight'),
    text: say('primer.dun.fight.text'),
    picture: <Dice dice={[5, 4]} settled />,
  },
  {
    title: say('primer.dun.hit'),
    text: say('primer.dun.hit.text'),
    picture: <Engraving of="monsters/red-dragon" />,
  },
  { title: say('primer.dun.deep'), text: say('primer.dun.deep.text'), picture: <Levels /> },
  { title: say('primer.dun.home'), text: say('primer.dun.home.text'), picture: <Home /> },
];

export function DungeonPrimer(): ReactNode {
  return <Primer steps={STEPS} />;
}
