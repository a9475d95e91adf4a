import { type ReactNode, useState } from 'react';
import { toastTrouble } from '../app/toasts.ts';
import { SureDialog } from '../parts/SureDialog.tsx';
import { store, type Tables } from '../play/store.ts';

interface Words {
  readonly title: string;
  readonly question: string;
  readonly yes: string;
}

/** Asks once more, and then something that was kept is gone for good. */
export function useRemoval(
  kind: keyof Tables,
  words: Words,
  onGone: () => void,
): readonly [question: ReactNode, ask: (key: IDBValidKey) => void] {
  const [removing, setRemoving] = useState<IDBValidKey>();
  const remove = async () => {
    try {
      if (removing !== undefined) await store.remove(kind, removing);
    } catch (error) {
      toastTrouble(error);
    }
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
  return [question, (key) => setRemoving(key)];
}
