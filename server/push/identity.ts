/** Who we are to push services: one pair of keys for all processes and for good, by which they know us again (RFC 8292). */
import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** Seconds that one proof holds; push services take at most a day. */
const HOLDS = 12 * 3600;
const SECRET = 'vapid';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export class Identity {
  /** In base64url, as browsers want it when they subscribe. */
  readonly publicKey: string;
  readonly #key: KeyObject;
  readonly #contact: string | undefined;

  /** `contact` is where the operator of a push service can complain: mailto: or https:. */
  constructor(secret: string, contact: string | undefined) {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(secret, 'base64url');
    const point = pair.getPublicKey();
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    this.publicKey = point.toString('base64url');
    this.#key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: secret, x, y }, format: 'jwk' });
    this.#contact = contact;
  }

  /** The one that is kept; made at the first start, by whichever process is first. */
  static async kept(store: Store, contact: string | undefined): Promise<Identity> {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    // Numbers that begin with zeros come out shorter.
    const fresh = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
    return new Identity(await store.push.secret(SECRET, fresh), contact);
  }

  /** What stands in the head of a message to this push service. */
  proof(endpoint: URL, now: number = Date.now()): string {
    const about = {
      aud: endpoint.origin,
      exp: Math.floor(now / 1000) + HOLDS,
      ...(this.#contact ? { sub: this.#contact } : {}),
    };
    const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(about)}`;
    const signed = sign('sha256', Buffer.from(said), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${said}.${signed.toString('base64url')}, k=${this.publicKey}`;
  }
}

/** Can this be a private key? 32 bytes that are a number of the curve. */
export function isSecretKey(text: string): boolean {
  if (Buffer.from(text, 'base64url').length !== 32) return false;
  try {
    createECDH('prime256v1').setPrivateKey(text, 'base64url');
    return true;
  } catch {
    return false;
  }
}
