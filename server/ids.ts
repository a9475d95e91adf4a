/** Ids and secrets that nobody guesses. */
import { createHash, randomBytes } from 'node:crypto';

/** 96 bits: of tables, people, lines. */
export const newId = (): string => randomBytes(12).toString('base64url');
/** 128 bits, as the protocol writes them. */
export const newNonce = (): string => randomBytes(16).toString('hex');
/** 256 bits: of sessions. Only its hash is kept. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Letters and digits that nobody mistakes for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz234567890';

/** 120 bits in six groups of four letters, to be written down. */
export function newPhrase(): string {
  const letters = [...randomBytes(24)].map((byte) => LETTERS[byte % LETTERS.length]);
  return Array.from({ length: 6 }, (_, i) => letters.slice(4 * i, 4 * i + 4).join('')).join('-');
}
