/** The seed of an online match: nobody chose it, and anybody can compute it again when the match is over. */
import type { Fairness } from './server.ts';

/** What a seat without a nonce adds: a bot. */
export const NO_NONCE = '-';

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function commitmentTo(secret: string): Promise<string> {
  return sha256(secret);
}

/** `nonces` in the order of the seats. */
export async function mixedSeed(secret: string, nonces: readonly string[]): Promise<string> {
  return (await sha256([secret, ...nonces].join(':'))).slice(0, 32);
}

/** What is wrong with a seed that claims to be fair, in sentences. */
export async function unfairness({ secret, nonces, commitment }: Fairness, seed: string): Promise<string[]> {
  const wrong: string[] = [];
  if ((await commitmentTo(secret)) !== commitment)
    wrong.push('The secret is not the one that the server committed itself to.');
  if ((await mixedSeed(secret, nonces)) !== seed)
    wrong.push('The seed is not made of the secret and the nonces of the seats.');
  return wrong;
}
