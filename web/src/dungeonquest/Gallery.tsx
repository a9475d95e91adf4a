/** For those who draw: every chamber and the whole board at once. Not linked from anywhere. */
import type { ReactNode } from 'react';
import { ChamberTile } from './art/ChamberTile.tsx';
import { DungeonDefs } from './art/Defs.tsx';
import { TowerTile, TreasureChamberTile } from './art/printed.tsx';
import { HeroToken, heroLooks, MonsterToken, TravelMarker } from './art/tokens.tsx';
import { Ground, HEIGHT, MARGIN, Pieces, Torchlight, WIDTH } from './Board.tsx';
import { COLUMNS, nameAt, ROWS, TOWERS, TREASURE, TREASURE_LOWER } from './board.ts';
import { chambers } from './chambers.ts';

const ids = [...chambers.keys()];
const printed = new Set([...TOWERS.map((t) => t.space), TREASURE, TREASURE_LOWER]);
const all = Array.from({ length: COLUMNS * ROWS }, (_, i) => nameAt(i % COLUMNS, Math.floor(i / COLUMNS)))
  .filter((space) => !printed.has(space))
  .map((space, i) => ({ space, tile: ids[(i * 7) % ids.length], entry: (i * 5) % 4 }));
const some = all.filter((_, i) => i % 3 !== 0 && i % 7 !== 1);

const heroes = [
  { seat: 0, hero: 'krutzbeck', space: 'D3', active: true },
  { seat: 1, hero: 'challara', space: 'L2', active: false },
  { seat: 2, hero: 'hugo', space: 'G5', active: false },
  { seat: 3, hero: 'lindel', space: 'J8', active: false, below: 1 },
];
const monsters = [
  { space: 'E4', kind: 'demon' },
  { space: 'C7', kind: 'skeleton' },
  { space: 'K4', kind: 'troll', life: 5 },
];

export function Gallery(): ReactNode {
  return (
    <>
      <DungeonDefs />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
        {[...chambers.values()].map(({ id }) => (
          <figure key={id} style={{ margin: 0, width: 128 }}>
            <svg viewBox="-50 -50 100 100" width="128" height="128" role="img" aria-label={id}>
              <ChamberTile tile={id} mark="glass" />
            </svg>
            <figcaption style={{ fontSize: 10 }}>{id}</figcaption>
          </figure>
        ))}
        <svg viewBox="-50 -50 100 100" width="128" height="128" role="img" aria-label="tower">
          <TowerTile passages={[false, true, true, false]} corner={0} />
        </svg>
        <svg viewBox="-50 -100 100 200" width="200" height="400" role="img" aria-label="treasure">
          <TreasureChamberTile />
        </svg>
        {Object.keys(heroLooks).map((hero) => (
          <svg key={hero} viewBox="-25 -25 50 50" width="90" height="90" role="img" aria-label={hero}>
            <HeroToken hero={hero} active={hero === 'hugo'} />
          </svg>
        ))}
        {['skeleton', 'sorcerer', 'troll', 'golem', 'demon'].map((kind) => (
          <svg key={kind} viewBox="-25 -25 50 50" width="90" height="90" role="img" aria-label={kind}>
            <MonsterToken kind={kind} life={kind === 'demon' ? 6 : undefined} />
          </svg>
        ))}
        <svg viewBox="-25 -25 50 50" width="90" height="90" role="img" aria-label="below">
          <TravelMarker hero="lindel" direction={1} />
        </svg>
      </div>
      {[some, all].map((tiles) => (
        <svg
          key={tiles.length}
          viewBox={`${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`}
          style={{ width: '100%', maxWidth: 1300 }}
          role="img"
          aria-label="board"
        >
          <Ground tiles={tiles} />
          <Torchlight heroes={heroes} />
          <Pieces
            heroes={heroes}
            monsters={monsters}
            entrances={['B5']}
            graves={[{ space: 'C5', hero: 'hugo' }]}
          />
        </svg>
      ))}
    </>
  );
}
