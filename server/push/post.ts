/** Brings one message to a push service. */
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { lookUpPublic } from './address.ts';
import type { Identity } from './identity.ts';
import { type Keys, sealed } from './sealed.ts';

/** `gone`: nobody will ever read what is sent there. */
export type Fate = 'sent' | 'gone' | 'refused';

export interface Letter {
  readonly to: URL;
  readonly keys: Keys;
  readonly text: string;
  /** A later message with the same topic takes the place of one that has not been delivered yet. */
  readonly topic: string;
  /** Seconds for which the push service keeps it for a browser that is not there. */
  readonly lasts: number;
}

const PATIENCE = 10_000;

/** Never throws: a push service that is away is no trouble of whoever plays. */
export function post(identity: Identity, { to, keys, text, topic, lasts }: Letter): Promise<Fate> {
  const body = sealed(text, keys);
  const isPlain = to.protocol === 'http:';
  const headers = {
    Authorization: identity.proof(to),
    'Content-Type': 'application/octet-stream',
    'Content-Encoding': 'aes128gcm',
    'Content-Length': body.length,
    TTL: lasts,
    Topic: topic,
    Urgency: 'normal',
  };
  // Only an address of this machine is plain, and only where tests have asked for it.
  const how = { method: 'POST', headers, timeout: PATIENCE, ...(isPlain ? {} : { lookup: lookUpPublic }) };
  return new Promise((resolve) => {
    const sending = (isPlain ? plain : secure)(to, how, (answer) => {
      const { statusCode: status = 0 } = answer;
      // What it says is nothing to us; a long answer is not waited for.
      answer.destroy();
      if (status === 404 || status === 410) resolve('gone');
      else resolve(status >= 200 && status < 300 ? 'sent' : 'refused');
    });
    sending.on('timeout', () => sending.destroy(new Error('It takes too long.')));
    sending.on('error', () => resolve('refused'));
    sending.end(body);
  });
}
