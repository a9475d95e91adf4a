/** What the operator can decide, all of it in the environment; docs/operations.md has the list. */
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

export function configFrom(env: Environment): Config {
  return {
    databaseUrl: env.DATABASE_URL || undefined,
    file: env.UNDERHALL_FILE || 'data/underhall.db',
    publicUrl: url(env, 'PUBLIC_URL'),
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(/[\s,]+/).filter((one) => one !== ''),
    thinkers: number(env, 'THINKERS', 1, 1),
    idleSeconds: number(env, 'IDLE_SECONDS', 60, 1),
    graceSeconds: number(env, 'GRACE_SECONDS', 120, 0),
    keepFinishedDays: number(env, 'KEEP_FINISHED_DAYS', 90, 0),
    keepAbandonedDays: number(env, 'KEEP_ABANDONED_DAYS', 30, 1),
    logLevel: env.LOG_LEVEL || 'info',
    messagesPerSecond: number(env, 'MESSAGES_PER_SECOND', 20, 1),
    guestsPerHour: number(env, 'GUESTS_PER_HOUR', 60, 1),
  };
}
