/** What the operator can decide, all of it in the environment; docs/operations.md has the list. */
import { isSecretKey } from './push/identity.ts';

export interface Config {
  /** PostgreSQL; without it an SQLite file is used. */
  readonly databaseUrl: string | undefined;
  /** The SQLite file. */
  readonly file: string;
  /** Where people reach the server, such as https://play.example.org: other origins are turned away. */
  readonly publicUrl: string | undefined;
  /** Addresses of proxies whose word about forwarded addresses is taken. */
  readonly trustedProxies: readonly string[];
  readonly thinkers: number;
  readonly idleSeconds: number;
  /** So long somebody may be gone before others may have a bot play for him, where there is no clock. */
  readonly graceSeconds: number;
  readonly keepFinishedDays: number;
  readonly keepAbandonedDays: number;
  readonly logLevel: string;
  /** Messages a second that one line may send for long, and guests an address may make in an hour. */
  readonly messagesPerSecond: number;
  readonly guestsPerHour: number;
  /** So often clients are asked whether they are there, and processes tell each other that they are. */
  readonly heartbeatSeconds: number;
  /** So long somebody whose turn it is may be about to come before he is called. */
  readonly pushGraceSeconds: number;
  /** Whom the operator of a push service can write to: mailto: or https:. */
  readonly pushContact: string | undefined;
  /** The private key by which push services know us; without it one is made and kept in the store. */
  readonly vapidKey: string | undefined;
  /** Messages may be sent to this very machine. For tests: people could have others knocked at through us. */
  readonly pushToLoopback: boolean;
}

/** Something in the environment makes no sense: what, and what would. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

type Environment = Readonly<Record<string, string | undefined>>;

function number(env: Environment, name: string, standard: number, least: number): number {
  const text = env[name];
  if (text === undefined || text === '') return standard;
  const value = Number(text);
  if (!Number.isFinite(value) || value < least)
    throw new WrongSetting(`${name} must be a number from ${least}, not '${text}'.`);
  return value;
}

function url(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!URL.canParse(text))
    throw new WrongSetting(`${name} must be an address such as https://play.example.org.`);
  return new URL(text).origin;
}

function vapidKey({ VAPID_PRIVATE_KEY: text }: Environment): string | undefined {
  if (!text) return undefined;
  if (!isSecretKey(text))
    throw new WrongSetting(
      'VAPID_PRIVATE_KEY must be a private key of the curve P-256: 32 bytes in base64url.',
    );
  return text;
}

function contact({ PUSH_CONTACT: text }: Environment): string | undefined {
  if (!text) return undefined;
  if (!/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(text))
    throw new WrongSetting(
      'PUSH_CONTACT must be an address such as mailto:me@example.org or https://example.org.',
    );
  return text;
}

function yes(env: Environment, name: string): boolean {
  const text = env[name] || 'no';
  if (text !== 'yes' && text !== 'no') throw new WrongSetting(`${name} must be yes or no, not '${text}'.`);
  return text === 'yes';
}

export function configFrom(env: Environment): Config {
  const publicUrl = url(env, 'PUBLIC_URL');
  return {
    databaseUrl: env.DATABASE_URL || undefined,
    file: env.UNDERHALL_FILE || 'data/underhall.db',
    publicUrl,
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(/[\s,]+/).filter((one) => one !== ''),
    thinkers: number(env, 'THINKERS', 1, 1),
    idleSeconds: number(env, 'IDLE_SECONDS', 60, 1),
    graceSeconds: number(env, 'GRACE_SECONDS', 120, 0),
    keepFinishedDays: number(env, 'KEEP_FINISHED_DAYS', 90, 0),
    keepAbandonedDays: number(env, 'KEEP_ABANDONED_DAYS', 30, 1),
    logLevel: env.LOG_LEVEL || 'info',
    messagesPerSecond: number(env, 'MESSAGES_PER_SECOND', 20, 1),
    guestsPerHour: number(env, 'GUESTS_PER_HOUR', 60, 1),
    heartbeatSeconds: number(env, 'HEARTBEAT_SECONDS', 20, 0.05),
    pushGraceSeconds: number(env, 'PUSH_GRACE_SECONDS', 20, 0),
    pushContact: contact(env) ?? (publicUrl?.startsWith('https:') ? publicUrl : undefined),
    vapidKey: vapidKey(env),
    pushToLoopback: yes(env, 'PUSH_TO_LOOPBACK'),
  };
}
