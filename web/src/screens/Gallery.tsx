/** For those who draw: every engraving, and all the art of each game at once. Only while the app is being worked on. */
import { type ReactNode, Suspense } from 'react';
import { shelves } from '../../engraving/pictures.ts';
import { Engraving } from '../art/Engraving.tsx';
import { appearanceOf, gamesWith } from '../games/appearances.ts';

export default function Gallery(): ReactNode {
  return (
    <main style={{ padding: '1rem', display: 'grid', gap: '1rem' }} translate="no">
      {Object.entries(shelves).map(([shelf, pictures]) => (
        <div key={shelf} style={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
          {Object.keys(pictures).map((name) => (
            <figure key={name} style={{ margin: 0, width: 160 }}>
              <Engraving of={`${shelf}/${name}`} />
              <figcaption style={{ fontSize: 10 }}>{name}</figcaption>
            </figure>
          ))}
        </div>
      ))}
      {gamesWith('Gallery').map((game) => {
        const { Gallery: Own } = appearanceOf(game);
        return <Suspense key={game}>{Own && <Own />}</Suspense>;
      })}
    </main>
  );
}
