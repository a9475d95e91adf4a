/** The PostgreSQL of a queue, which may be away for a while: whoever needs it asks again, and says so. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Misfit } from '@underhall/kernel';
import PgBoss from 'pg-boss';
import { RunBroken } from './broken.ts';

/** How long a queue may not answer before it is given up, in milliseconds. */
const OUTAGE = 60_000;
const ASK_AGAIN = 500;
/** A database that neither answers nor refuses is asked no longer than this. */
const CONNECT_TIMEOUT = 10_000;
const QUERY_TIMEOUT = 30_000;

export interface Patience {
  readonly signal?: AbortSignal;
  /** How long the queue may not answer before it is given up, in milliseconds. */
  readonly outage?: number;
  /** Called with a sentence when something goes wrong that may yet turn out well. */
  trouble?(sentence: string): void;
}

export async function connected(url: string): Promise<PgBoss> {
  if (!/^postgres(ql)?:\/\/./.test(url) || !URL.canParse(url)) {
    throw new Misfit('The queue', ['must be an address such as postgres://USER:PASSWORD@HOST/DATABASE.']);
  }
  const options = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    schedule: false,
    application_name: 'underhall lab',
  };
  const boss = new PgBoss(options);
  // A connection that drops is tried again with the next query; the error is told there.
  boss.on('error', () => {});
  try {
    await boss.start();
  } catch (error) {
    throw new Misfit('The queue', [`cannot be reached: ${whyNoAnswer(error)}.`]);
  }
  return boss;
}

/** Attempts something until it succeeds. Gives undefined when it is told to stop before that. */
export async function persistently<T>(
  attempt: () => Promise<T>,
  { signal, outage = OUTAGE, trouble }: Patience,
): Promise<T | undefined> {
  let since: number | undefined;
  while (!signal?.aborted) {
    try {
      return await attempt();
    } catch (error) {
      if (since === undefined) {
        since = performance.now();
        trouble?.(`The queue does not answer (${whyNoAnswer(error)}). Trying again for ${seconds(outage)}.`);
      }
      if (performance.now() - since >= outage) {
        throw new RunBroken('The queue', [`has not answered for ${seconds(outage)}: ${whyNoAnswer(error)}.`]);
      }
    }
    await sleep(ASK_AGAIN, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}

function seconds(milliseconds: number): string {
  const whole = Math.ceil(milliseconds / 1000);
  return whole === 1 ? '1 second' : `${whole} seconds`;
}

function whyNoAnswer(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'no database listens there';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no such host';
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'the connection broke';
  if (code === 'ETIMEDOUT' || code === 'EHOSTUNREACH') return 'the host does not answer';
  return message.replace(/\.$/, '') || String(code);
}
