/** What this browser noted when it sat down: what was sealed, and its own part of the seed. It is compared at the end. */
import type { Fairness } from '@underhall/protocol';
import type { MatchRecord } from '../play/scene.ts';
import { isTable } from '../play/soundness.ts';

const PLACE = 'underhall.sealed';
const MOST = 60;

export interface Noted {
  readonly commitment?: string;
  readonly nonce?: string;
}

function read(): Readonly<Record<string, Noted>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return isTable(kept) ? (kept as Record<string, Noted>) : {};
  } catch {
    return {};
  }
}

export function notedAt(table: string): Noted {
  const all = read();
  return Object.hasOwn(all, table) ? all[table] : {};
}

/** What was noted first stays: a commitment that changes later is none. */
export function noteAt(table: string, news: Noted): void {
  const { [table]: before = {}, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST);
  const commitment = before.commitment ?? news.commitment;
  const nonce = news.nonce ?? before.nonce;
  const noted = { ...(commitment && { commitment }), ...(nonce && { nonce }) };
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...Object.fromEntries(kept), [table]: noted }));
  } catch {
    // A browser that keeps nothing: then only what the server says is compared.
  }
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Verdict = 'good' | 'seen' | 'bad' | 'unable';

/** Is the seed of a match the one that was sealed, and is our own part in it? See docs/protocol.md. */
export async function judge(
  { setup }: MatchRecord,
  { secret, nonces, commitment }: Fairness,
  noted: Noted,
): Promise<Verdict> {
  // Only pages that came over a safe connection may compute hashes.
  if (!globalThis.crypto?.subtle) return 'unable';
  const sealed = noted.commitment ?? commitment;
  const seed = (await sha256([secret, ...nonces].join(':'))).slice(0, 32);
  if ((await sha256(secret)) !== sealed || commitment !== sealed || seed !== setup.seed) return 'bad';
  if (noted.nonce === undefined) return 'seen';
  return nonces.includes(noted.nonce) ? 'good' : 'bad';
}
