/**
 * Arrows point at the next space, Page Up and Down at every place that glows, one after the other; Enter chooses; T turns
 * the Map card in hand, M shows the other map, Escape puts a card back.
 */
import type { RefObject } from 'react';
import { zoomWith } from '../table/board.ts';
import { useOwnKeys } from '../table/keys.ts';
import type { MapHandle } from './map/MapView.tsx';

interface Props {
  readonly map: RefObject<MapHandle | null>;
  /** Places on the map can be chosen. */
  readonly reaches: boolean;
  /** Something is asked, be it about the map or not. */
  readonly isAsked: boolean;
  /** The cell beside one's own hero in this direction. */
  readonly beside: (key: string) => string | undefined;
  readonly onTurn: (() => void) | undefined;
  readonly onRealm: (() => void) | undefined;
  readonly onBack: (() => void) | undefined;
}

export function useMapKeys({ map, reaches, isAsked, beside, onTurn, onRealm, onBack }: Props): void {
  useOwnKeys((event) => {
    const key = event.key.toLowerCase();
    if (zoomWith(key, map.current)) return true;
    if (key === 't' && onTurn) return done(onTurn);
    if (key === 'm' && onRealm) return done(onRealm);
    if (key === 'escape' && onBack) return done(onBack);
    if (key === 'pagedown' || key === 'pageup') {
      map.current?.turn(key === 'pagedown' ? 1 : -1);
      return reaches;
    }
    if (!event.key.startsWith('Arrow') || (isAsked && !reaches)) return false;
    const next = beside(event.key);
    if (next !== undefined) map.current?.focus(next);
    return next !== undefined;
  });
}

function done(work: () => void): true {
  work();
  return true;
}
