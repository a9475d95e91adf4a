/** DungeonQuest Revised in six pictures, with the stones, tokens and engravings of its table. */
import type { ReactNode } from 'react';
import { Engraving } from '../../art/Engraving.tsx';
import { sayWith } from '../../messages/say.ts';
import { Dice } from '../../parts/Dice.tsx';
import { Primer, type Step } from '../../parts/Primer.tsx';
import { ChamberTile } from '../art/ChamberTile.tsx';
import { DungeonDefs } from '../art/Defs.tsx';
import { TowerTile } from '../art/printed.tsx';
import { HeroToken } from '../art/tokens.tsx';
import { IconShape } from '../icons.ts';
import { Tokens } from '../Tokens.tsx';
import { primerWords } from './primer.en.ts';
import '../art/art.css';
import './palette.css';

/** A hero who has just opened a room, which shows a torch; and the dark beyond. */
function Room(): ReactNode {
  return (
    <svg className="dqr" viewBox="-62 -62 124 124" aria-hidden="true">
      <rect x="-62" y="-62" width="124" height="124" fill="#081012" />
      <ChamberTile tile="dungeon-room-cross" mark="torch" />
      <HeroToken hero="lindel" />
    </svg>
  );
}

function Tower(): ReactNode {
  return (
    <svg className="dqr" viewBox="-50 -50 100 100" aria-hidden="true">
      <TowerTile passages={[false, true, true, false]} corner={0} />
      <HeroToken hero="hugo" />
    </svg>
  );
}

/** A failed roll, and the tokens that mend it. */
function Roll(): ReactNode {
  return (
    <div>
      <Dice dice={[5, 3]} settled />
      <br />
      <Tokens n={2} large />
    </div>
  );
}

const CARDS = [
  { icon: 'broadsword', colour: '#b3382a', turn: -14 },
  { icon: 'bow-arrow', colour: '#2f6fb0', turn: 0 },
  { icon: 'magic-swirl', colour: '#8a6a10', turn: 14 },
] as const;

/** The three cards of a side, held like a hand. */
function Hand(): ReactNode {
  return (
    <svg viewBox="-66 -60 132 118" aria-hidden="true">
      {CARDS.map(({ icon, colour, turn }) => (
        <g key={icon} transform={`rotate(${turn} 0 120) translate(${turn * 1.3} 0)`}>
          <rect
            x="-17"
            y="-34"
            width="34"
            height="56"
            rx="4"
            fill="#ead9b3"
            stroke={colour}
            strokeWidth="2.500"
          />
          <IconShape name={icon} size={22} fill={colour} />
        </g>
      ))}
    </svg>
  );
}

/** From tower to tower, over the wall. */
function Towers(): ReactNode {
  return (
    <svg className="dqr" viewBox="-50 -50 220 100" aria-hidden="true">
      <TowerTile passages={[false, true, true, false]} corner={0} />
      <g transform="translate(120 0)">
        <TowerTile passages={[false, false, true, true]} corner={90} />
        <HeroToken hero="tatianna" />
      </g>
      <path
        d="M10-22C40-52 80-52 108-24"
        fill="none"
        stroke="#ffc65c"
        strokeWidth="4"
        strokeDasharray="7 6"
      />
    </svg>
  );
}

const { say } = sayWith(primerWords);

const STEPS: readonly Step[] = [
  { title: say('primer.dqr.in'), text: say('primer.dqr.in.text'), picture: <Tower /> },
  { title: say('primer.dqr.turn'), text: say('primer.dqr.turn.text'), picture: <Room /> },
  { title: say('primer.dqr.test'), text: say('primer.dqr.test.text'), picture: <Roll /> },
  { title: say('primer.dqr.fight'), text: say('primer.dqr.fight.text'), picture: <Hand /> },
  {
    title: say('primer.dqr.dragon'),
    text: say('primer.dqr.dragon.text'),
    picture: <Engraving of="monsters/dragon-asleep" />,
  },
  { title: say('primer.dqr.out'), text: say('primer.dqr.out.text'), picture: <Towers /> },
];

export function RevisedPrimer(): ReactNode {
  return (
    <>
      <DungeonDefs />
      <Primer steps={STEPS} />
    </>
  );
}
