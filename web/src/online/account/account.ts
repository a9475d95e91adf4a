/** What the server keeps of whoever is at this browser, and the ways back to it from another one. */
import { saveFile } from '../../play/tables.ts';
import { api } from '../api.ts';
import { becomes, type Me } from '../session.ts';

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** When somebody last signed in with it. */
  readonly used: number | null;
}

export interface Account extends Me {
  readonly created: number;
  /** Tables at which somebody would miss me. */
  readonly tables: number;
  /** There is a phrase: which one, only its owner knows. */
  readonly phrase: boolean;
  readonly passkeys: readonly Passkey[];
}

/** Undefined for somebody new. Asked anew each time: another browser may have signed this one out. */
export async function account(): Promise<Account | undefined> {
  const { id } = await api<Partial<Me>>('GET', 'me');
  return id === undefined ? undefined : api<Account>('GET', 'me/account');
}

/** Is there any way back for whoever leaves this browser? */
export function hasWayBack({ phrase, passkeys }: Account): boolean {
  return phrase || passkeys.length > 0;
}

/** The phrase is told once. */
export async function newPhrase(): Promise<string> {
  const { phrase } = await api<{ readonly phrase: string }>('POST', 'me/phrase');
  return phrase;
}

export async function comeBackBy(phrase: string): Promise<Me> {
  const person = await api<Me>('POST', 'recover', { phrase });
  becomes(person);
  return person;
}

export async function signOut(everywhere: boolean): Promise<void> {
  await api('POST', 'me/sign-out', { everywhere });
  becomes(undefined);
}

export async function saveMyData({ name }: Account): Promise<void> {
  saveFile(`underhall-${name}.json`, await api<object>('GET', 'me/export'));
}

export async function deleteMyData(): Promise<void> {
  await api('DELETE', 'me');
  becomes(undefined);
}
