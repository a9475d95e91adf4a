import type { ReactNode } from 'react';
import { Engraving } from './Engraving.tsx';
import { portraitArt } from './portraitArt.ts';

/** The face of a hero or an adventurer; one of a pack is a stranger. */
export function Portrait({ id, className }: { id: string; className?: string }): ReactNode {
  return <Engraving of={portraitArt(id) ?? 'portraits/stranger'} className={className} />;
}
