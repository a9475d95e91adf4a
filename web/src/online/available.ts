/** Whether this page is served by somebody who has tables for friends: a server says so, plain files say that there are none. */
import { useEffect, useState } from 'react';

let asked: Promise<boolean> | undefined;

async function ask(): Promise<boolean> {
  const response = await fetch('./tables.json', { cache: 'no-store' });
  const { protocol } = (await response.json()) as { readonly protocol?: unknown };
  return typeof protocol === 'number' && protocol > 0;
}

/** Undefined until it is known; false also without a network. */
export function useTablesHere(): boolean | undefined {
  const [here, setHere] = useState<boolean>();
  useEffect(() => {
    let stale = false;
    if (!asked && navigator.onLine) asked = ask();
    const found = asked ?? Promise.resolve(false);
    found.then(
      (has) => stale || setHere(has),
      () => {
        asked = undefined;
        if (!stale) setHere(false);
      },
    );
    return () => {
      stale = true;
    };
  }, []);
  return here;
}
