/** A pawn beside the plan: on sheets, cards and stages. */
import type { ReactNode } from 'react';
import { PawnToken } from './plan/tokens.tsx';

interface Props {
  readonly adventurer: string;
  readonly seat?: number | undefined;
  readonly className?: string;
}

export function PawnPicture({ adventurer, seat, className = '' }: Props): ReactNode {
  return (
    <svg className={`plan-picture ${className}`} viewBox="-24 -24 48 48" aria-hidden="true">
      <PawnToken adventurer={adventurer} seat={seat} />
    </svg>
  );
}
