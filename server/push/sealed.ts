/** A push message as only the browser it is for can read it (RFC 8291, with aes128gcm of RFC 8188). */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser has given with its subscription, in base64url: its public key, and a secret shared with nobody else. */
export interface Keys {
  readonly p256dh: string;
  readonly auth: string;
}

const CURVE = 'prime256v1';
/** Push services take at least so much; a message is one record. */
const RECORD = 4096;
/** Messages are filled up to so many bytes, so that their length tells nothing. */
const LEAST = 128;

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Is this a point of the curve, and a secret of the right length? */
export function areKeys({ p256dh, auth }: Keys): boolean {
  if (bytes(auth).length !== 16 || bytes(p256dh).length !== 65) return false;
  const ours = createECDH(CURVE);
  ours.generateKeys();
  try {
    ours.computeSecret(bytes(p256dh));
    return true;
  } catch {
    return false;
  }
}

function fresh(): ECDH {
  const ours = createECDH(CURVE);
  ours.generateKeys();
  return ours;
}

export function sealed(
  text: string,
  { p256dh, auth }: Keys,
  { ours = fresh(), salt = randomBytes(16), least = LEAST } = {},
): Buffer {
  const theirs = bytes(p256dh);
  const derive = (key: Buffer, spice: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, spice, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours.getPublicKey()]);
  const shared = derive(ours.computeSecret(theirs), bytes(auth), about, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  // A 2 ends the last record; what follows it is filling.
  const plain = Buffer.concat([Buffer.from(text), Buffer.from([2])]);
  const filled = Buffer.concat([plain, Buffer.alloc(Math.max(0, least - plain.length))]);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD);
  size[4] = ours.getPublicKey().length;
  return Buffer.concat([
    ...[salt, size, ours.getPublicKey()],
    ...[cipher.update(filled), cipher.final(), cipher.getAuthTag()],
  ]);
}
