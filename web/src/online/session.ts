/** Who this browser is to the server of online tables, and the one line to it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { changeSettings, settings } from '../app/settings.ts';
import { api, base } from './api.ts';
import { type Status, Wire } from './wire.ts';

export const wire: Wire = new Wire(base);

// A network that is back need not wait for the next attempt.
addEventListener('online', () => wire.status() === 'lost' && wire.renew());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && wire.status() === 'lost') wire.renew();
});

export function useStatus(): Status {
  return useSyncExternalStore(wire.subscribe, wire.status);
}

export interface Me {
  readonly id: string;
  readonly name: string;
}

let me: Promise<Me | undefined> | undefined;

/** Who the server knows this browser as; undefined for somebody new. */
export function whoAmI(): Promise<Me | undefined> {
  me ??= api<Partial<Me>>('GET', 'me').then((person) =>
    person.id === undefined ? undefined : (person as Me),
  );
  me.catch(() => {
    me = undefined;
  });
  return me;
}

/** Takes a name, here and at the server; whoever has none yet becomes a guest. */
export async function callMe(name: string): Promise<void> {
  const known = await whoAmI();
  changeSettings({ name });
  if (known?.name !== name) becomes(await api<Me>('POST', 'me', { name }));
}

/** From now on this browser is somebody else, or called otherwise, or nobody; undefined where it has to be asked anew. */
export function becomes(person: Me | undefined): void {
  me = person && Promise.resolve(person);
  if (person) changeSettings({ name: person.name });
  // The line says who speaks when it begins.
  wire.renew();
}

/** The name to begin with: the one that was given before, here or at the server. */
export function useMyName(): readonly [string, (name: string) => void] {
  const [name, setName] = useState(settings().name);
  useEffect(() => {
    if (settings().name) return;
    whoAmI().then(
      (known) => known && setName((given) => given || known.name),
      () => undefined,
    );
  }, []);
  return [name, setName];
}

/** 128 bits of this seat's own for the seed. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
