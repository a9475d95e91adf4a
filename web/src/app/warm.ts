/** While somebody looks at the shelf, what a table needs is fetched: its screen, its drawings, the worker with the game. */
import { playable } from '../games/catalogue.ts';
import { call } from '../play/hall.ts';
import { tableArtOf } from '../table/tableArtOf.ts';

export function warmUp(): void {
  const [{ id: first }] = playable;
  const begin = () => {
    Promise.all([
      call('describe', first, []),
      import('../screens/SetTable.tsx'),
      import('../screens/Table.tsx'),
      tableArtOf(first),
    ]).catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 300);
}
