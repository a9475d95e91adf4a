import type { Temperament } from '@underhall/bots/temperament';
import type { ReactNode } from 'react';
import { say } from '../messages/say.ts';
import type { Sitter } from '../play/scene.ts';
import { Engraving } from './Engraving.tsx';
import { isRival, portraitArt } from './portraitArt.ts';

/** The face of a bot beside its name; people have their own. */
export function RivalFace({ sitter: { kind, name, temperament } }: { sitter: Sitter }): ReactNode {
  if (kind !== 'bot' || !isRival(name)) return null;
  const manner = temperament ? `${say(`rival.${temperament as Temperament}`)} ` : '';
  return (
    <span className="rival-face" title={`${manner}${say(`rival.${name}`)}`}>
      <Engraving of={portraitArt(name.toLowerCase()) ?? ''} />
    </span>
  );
}
