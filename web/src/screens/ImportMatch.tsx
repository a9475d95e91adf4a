/** Brings a match that was exported elsewhere to a table of its own. */
import type { ReactNode } from 'react';
import { go } from '../app/router.ts';
import { toast, toastTrouble } from '../app/toasts.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { importMatch, textOf } from '../play/tables.ts';
import { say } from './say.ts';

export function ImportMatch(): ReactNode {
  const bring = async (file: File) => {
    try {
      const plan = await importMatch(await textOf(file));
      go('table', plan.id);
      toast(say('home.imported'));
    } catch (error) {
      toastTrouble(error);
    }
  };
  return <FileButton className="btn ghost small" label={say('home.import')} onFile={bring} />;
}
