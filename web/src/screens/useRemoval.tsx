import { type ReactNode, useState } from 'react';
import { SureDialog } from '../parts/SureDialog.tsx';
import type { Kept } from '../play/scene.ts';
import { store } from '../play/store.ts';

interface Words {
  readonly title: string;
  readonly question: string;
  readonly yes: string;
}

/** Asks once more, and then a match is gone for good. */
export function useRemoval(
  words: Words,
  onGone: () => void,
): readonly [question: ReactNode, ask: (match: Kept) => void] {
  const [removing, setRemoving] = useState<Kept>();
  const remove = async () => {
    if (removing) await store.remove('matches', removing.id);
    setRemoving(undefined);
    onGone();
  };
  const question = (
    <SureDialog
      key="sure"
      open={removing !== undefined}
      {...words}
      onYes={remove}
      onClose={() => setRemoving(undefined)}
    />
  );
  return [question, setRemoving];
}
