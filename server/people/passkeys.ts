/**
 * Passkeys: what a person keeps on his machines to come back as the same person. A challenge is a secret of five minutes;
 * it is tied to the browser that asked for it and to what it asked it for, and whichever process hears of it first takes
 * it, so that nothing that was said once can be said again.
 */
import { randomBytes } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { hashOf } from '../ids.ts';
import type { Site } from '../site.ts';
import type { Passkey, Passkeys as Rows } from '../store/passkeys.ts';
import type { Person } from '../store/store.ts';

const LIFE = 5 * 60_000;
/** More machines than that nobody has. */
export const MOST_PASSKEYS = 20;

/** 1023 bytes in base64url. */
const LONGEST_ID = 1364;

/** Ed25519, ES256 and RS256: one of them every authenticator knows. */
const ALGORITHMS = [-8, -7, -257];

/** It is only loaded when somebody wants a passkey: much of it is for attestations, which we do not ask for. */
const library = () => import('@simplewebauthn/server');

/** What its owner may know of it. */
export function shown({ id, name, created, used }: Passkey) {
  return { id, name, created, used };
}

export class Passkeys {
  readonly #rows: Rows;

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  /** What a browser needs to make one. `session` is the secret of the browser that asks. */
  async whatToMake(
    { id, name }: Person,
    session: string,
    { rpId }: Site,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await library();
    const known = await this.#rows.of(id);
    return generateRegistrationOptions({
      rpName: 'Underhall',
      rpID: rpId,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      challenge: await this.#challenge('add', session),
      timeout: LIFE,
      attestationType: 'none',
      excludeCredentials: known.map((one) => ({ id: one.id, transports: [...one.transports] })),
      supportedAlgorithmIDs: ALGORITHMS,
      // Whoever signs in need not say who he is: the authenticator knows.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** Undefined if it proves nothing. */
  async add(
    { id: person }: Person,
    session: string,
    site: Site,
    { name, response }: { readonly name: string; readonly response: unknown },
  ): Promise<Passkey | undefined> {
    const expectedChallenge = await this.#take('add', session, response);
    if (expectedChallenge === undefined) return undefined;
    const { verifyRegistrationResponse } = await library();
    const verified = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined);
    if (!verified?.verified) return undefined;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const passkey: Passkey = {
      id,
      person,
      name,
      key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.filter((one) => /^[a-z-]{1,20}$/.test(one)).slice(0, 8),
      created: Date.now(),
      used: null,
    };
    return (await this.#rows.add(passkey)) ? passkey : undefined;
  }

  /** What a browser needs to sign in with one, whosever it is. */
  async whatToProve(session: string, { rpId }: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: rpId,
      challenge: await this.#challenge('sign-in', session),
      timeout: LIFE,
      userVerification: 'preferred',
    });
  }

  /** The id of the person who has proved to have one of his passkeys. */
  async prove(session: string, site: Site, response: unknown): Promise<string | undefined> {
    const expectedChallenge = await this.#take('sign-in', session, response);
    if (expectedChallenge === undefined) return undefined;
    const { id } = response as { readonly id?: unknown };
    if (typeof id !== 'string' || id.length > LONGEST_ID) return undefined;
    const passkey = await this.#rows.find(id);
    if (!passkey) return undefined;
    const { verifyAuthenticationResponse } = await library();
    const verified = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    }).catch(() => undefined);
    if (!verified?.verified) return undefined;
    const { newCounter } = verified.authenticationInfo;
    return (await this.#rows.noteUse(id, newCounter, Date.now())) ? passkey.person : undefined;
  }

  async #challenge(what: string, session: string): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = new Uint8Array(randomBytes(32));
    const now = Date.now();
    await this.#rows.challenge({ ...made(what, session, text(challenge)), expires: now + LIFE }, now);
    return challenge;
  }

  /** The challenge that this response answers, if it was made for this and nobody has answered it before. */
  async #take(what: string, session: string, response: unknown): Promise<string | undefined> {
    const challenge = challengeIn(response);
    if (challenge === undefined) return undefined;
    const { hash, bound } = made(what, session, challenge);
    return (await this.#rows.take(hash, bound, Date.now())) ? challenge : undefined;
  }
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

function made(what: string, session: string, challenge: string) {
  return { hash: hashOf(challenge), bound: `${what} ${hashOf(session)}` };
}

function challengeIn(response: unknown): string | undefined {
  try {
    const { response: inner } = response as { response: { clientDataJSON: unknown } };
    const { clientDataJSON } = inner;
    if (typeof clientDataJSON !== 'string' || clientDataJSON.length > 4000) return undefined;
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' && challenge.length < 100 ? challenge : undefined;
  } catch {
    return undefined;
  }
}
