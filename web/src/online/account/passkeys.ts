/** Passkeys, as a browser makes and shows them. The library for it is loaded with the first one. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { Trouble } from '../../play/trouble.ts';
import { api } from '../api.ts';
import { becomes, type Me } from '../session.ts';
import { say } from './say.ts';

/** Why there can be none here: the browser has none, or the address is not safe enough, or it is no name. */
export type Hindrance = 'browser' | 'https' | 'numeric';

const isNumeric = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host);

export function hindrance(): Hindrance | undefined {
  if (isNumeric(location.hostname)) return 'numeric';
  if (!isSecureContext) return 'https';
  return typeof PublicKeyCredential === 'undefined' ? 'browser' : undefined;
}

const library = () => import('@simplewebauthn/browser');

/** What people do not want, or have already, is no fault. */
async function unlessUnwilling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') throw new Trouble(say('me.passkey.unwilling'));
    if (name === 'InvalidStateError') throw new Trouble(say('me.passkey.known'));
    throw error;
  }
}

export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await library();
  const optionsJSON = await api<PublicKeyCredentialCreationOptionsJSON>('POST', 'me/passkeys/options');
  const response = await unlessUnwilling(() => startRegistration({ optionsJSON }));
  await api('POST', 'me/passkeys', { name, response });
}

export async function removePasskey(id: string): Promise<void> {
  await api('DELETE', `me/passkeys/${id}`);
}

export async function comeBackByPasskey(): Promise<Me> {
  const { startAuthentication } = await library();
  const optionsJSON = await api<PublicKeyCredentialRequestOptionsJSON>('POST', 'passkey/options');
  const response = await unlessUnwilling(() => startAuthentication({ optionsJSON }));
  const person = await api<Me>('POST', 'passkey', { response });
  becomes(person);
  return person;
}
