/** A table with friends on the screen, as long as it is looked at. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { FarTable, type Known } from './farTable.ts';
import { noteAt } from './sealed.ts';
import { wire } from './session.ts';

export function useFar(id: string, invite: string | undefined): readonly [FarTable, Known] {
  const far = useMemo(() => new FarTable(wire, id, invite), [id, invite]);
  useEffect(() => {
    far.open();
    return () => far.close();
  }, [far]);
  const known = useSyncExternalStore(far.subscribe, far.get);
  const commitment = known.card?.commitment;
  useEffect(() => {
    if (commitment) noteAt(id, { commitment });
  }, [id, commitment]);
  return [far, known];
}
