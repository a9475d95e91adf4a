/** Small drawings of what is in the box, in the hand of the plan. */
import type { ReactNode } from 'react';
import { SignShape } from '../icons.ts';
import { signOf } from '../signs.ts';
import { levels } from './board.ts';
import { PawnToken } from './tokens.tsx';

const FRAME = '-24 -24 48 48';

/** The roman number of a level, at the foot of a picture. */
function Mark({ level }: { level: number }): ReactNode {
  const mark = levels[level - 1]?.mark;
  return mark ? (
    <g className="plan-picture-mark">
      <path d="M-9 9.500H9V15.500Q9 19.500 0 22Q-9 19.500-9 15.500Z" />
      <text y="18">{mark}</text>
    </g>
  ) : null;
}

/** A monster, a treasure or a spell by its sign: a ring, a coffer or a star, in the colour of its level. */
export function CardPicture({
  face,
  back,
  power,
}: {
  face: string;
  back: string;
  power?: string | undefined;
}): ReactNode {
  const kind = back.replace(/-\d$/, '');
  const level = Number(/\d$/.exec(back)?.[0] ?? 0);
  return (
    <svg className="picture plan-picture" viewBox={FRAME} aria-hidden="true">
      <g data-level={level || undefined} className={`plan-picture-${kind}`}>
        <path d={GROUNDS[kind] ?? GROUNDS.spell} className="plan-picture-ground" />
        <g transform={level > 0 ? 'translate(0 -3)' : undefined}>
          <SignShape name={signOf(face, back, power)} size={level > 0 ? 26 : 29} fill="currentColor" />
        </g>
        <Mark level={level} />
      </g>
    </svg>
  );
}

const GROUNDS: Readonly<Record<string, string>> = {
  monster: 'M-21 0A21 21 0 1 1 21 0A21 21 0 1 1-21 0Z',
  treasure: 'M-20-13Q-20-20-13-20H13Q20-20 20-13V17Q20 20 17 20H-17Q-20 20-20 17Z',
  spell:
    'M0-22L6-15L15.500-15.500L15-6L22 0L15 6L15.500 15.500L6 15L0 22L-6 15L-15.500 15.500L-15 6L-22 0L-15-6L-15.500-15.500L-6-15Z',
};

export function AdventurerPicture({ adventurer }: { adventurer: string }): ReactNode {
  return (
    <svg className="picture plan-picture" viewBox={FRAME} aria-hidden="true">
      <PawnToken adventurer={adventurer} />
    </svg>
  );
}
