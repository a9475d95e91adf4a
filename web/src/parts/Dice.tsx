import type { ReactNode } from 'react';
import { say } from '../messages/say.ts';
import './dice.css';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

interface Props {
  readonly dice: readonly number[];
  /** Lies already: no tumbling. */
  readonly settled?: boolean;
  /** Not thrown yet: nobody sees what they will show. */
  readonly inHand?: boolean;
  /** In the air: nobody hears what they will show. */
  readonly untold?: boolean;
}

export function Dice({ dice, settled = false, inHand = false, untold = inHand }: Props): ReactNode {
  return (
    <span className="dice" role="img" aria-label={untold ? say('dice.untold') : dice.join(' + ')}>
      {dice.map((die, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
          key={i}
          className={settled || inHand ? 'die' : 'die tumbling'}
          style={{ animationDelay: `${i * 70}ms` }}
          viewBox="-12 -12 24 24"
          aria-hidden="true"
        >
          <rect x="-10.500" y="-9.500" width="21" height="21" rx="4.500" fill="#000" opacity="0.4" />
          <rect
            x="-10.500"
            y="-10.500"
            width="21"
            height="21"
            rx="4.500"
            fill="#f4ead2"
            stroke="#8a7045"
            strokeWidth="1"
          />
          {(inHand ? [] : PIPS[die])?.map(([x, y]) => (
            <circle
              key={`${x}${y}`}
              cx={x * 5.2}
              cy={y * 5.2}
              r="2.100"
              fill={die === 1 ? '#9c1f14' : '#2a1c0f'}
            />
          ))}
        </svg>
      ))}
    </span>
  );
}
