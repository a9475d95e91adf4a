/** While somebody looks at the shelf, what a table needs is fetched: its screen, its drawings, the worker with the game. */
import { tableArtOf } from '../games/tableArt.ts';
import { call } from '../play/hall.ts';

const FIRST = 'dungeonquest-classic';

export function warmUp(): void {
  const begin = () => {
    Promise.all([
      call('describe', FIRST, []),
      import('../screens/SetTable.tsx'),
      import('../screens/Table.tsx'),
      tableArtOf(FIRST),
    ]).catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 300);
}
