/** Monsters as one meets them, heroes and chambers as on the board; other cards by the sign of their deck. */
import type { ReactNode } from 'react';
import { MonsterPicture } from '../art/MonsterPicture.tsx';
import { ChamberTile } from '../dungeonquest/art/ChamberTile.tsx';
import { HeroToken } from '../dungeonquest/art/tokens.tsx';
import { deckIcon } from '../dungeonquest/FaceCard.tsx';
import { Icon } from '../dungeonquest/icons.ts';
import '../dungeonquest/art/art.css';

export { DungeonDefs as Patterns } from '../dungeonquest/art/Defs.tsx';

import type { PictureProps } from './pictures.tsx';

export function DungeonQuestPicture({ face: { id, back } }: PictureProps): ReactNode {
  if (back === 'chamber') {
    return (
      <svg className="picture tile" viewBox="-50 -50 100 100" aria-hidden="true">
        <ChamberTile tile={id} />
      </svg>
    );
  }
  if (back === 'monsters') return <MonsterPicture id={id} className="picture" />;
  if (back === 'heroes') {
    return (
      <svg className="picture" viewBox="-22 -22 44 44" aria-hidden="true">
        <HeroToken hero={id} />
      </svg>
    );
  }
  return <Icon name={deckIcon(back)} className="picture" />;
}
