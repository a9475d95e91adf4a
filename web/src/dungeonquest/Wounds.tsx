/** Wounds that just land on one side of a fight. */
import type { ReactNode } from 'react';
import './hit.css';

/** What a side of the fight is just suffering, to be seen on it. */
export interface Hit {
  readonly side: 'hero' | 'monster';
  readonly wounds: number;
}

export function Wounds({ n }: { n: number }): ReactNode {
  return n > 0 && <b className="dq-hit" aria-hidden="true">{`−${n}`}</b>;
}
