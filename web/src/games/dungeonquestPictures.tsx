/** Heroes, monsters and chambers as they stand and lie on the board; other cards by the sign of their deck. */
import type { ReactNode } from 'react';
import { ChamberTile } from '../dungeonquest/art/ChamberTile.tsx';
import { HeroToken, MonsterToken } from '../dungeonquest/art/tokens.tsx';
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
  if (back === 'heroes' || back === 'monsters') {
    return (
      <svg className="picture" viewBox="-22 -22 44 44" aria-hidden="true">
        {back === 'heroes' ? <HeroToken hero={id} /> : <MonsterToken kind={id} />}
      </svg>
    );
  }
  return <Icon name={deckIcon(back)} className="picture" />;
}
