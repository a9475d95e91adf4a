import type { ReactNode } from 'react';
import { Engraving } from './Engraving.tsx';
import { monsterArt } from './monsterArt.ts';

/** A monster as one meets it. `id` is its kind or one of its cards. */
export function MonsterPicture({ id, className }: { id: string; className?: string }): ReactNode {
  return <Engraving of={monsterArt(id)} className={className} />;
}
