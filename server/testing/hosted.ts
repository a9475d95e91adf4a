/** A server for tests, on a port and a file of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom } from '../config.ts';
import { type Running, serve } from '../server.ts';

export interface Hosted {
  readonly port: number;
  readonly running: Running;
  /** The same file again, after the server has ended. */
  again(): Promise<Hosted>;
  end(): Promise<void>;
}

export const QUIET = { LOG_LEVEL: 'silent', MESSAGES_PER_SECOND: '10000', GUESTS_PER_HOUR: '100000' };

export async function host(
  env: Readonly<Record<string, string>> = {},
  folder: string = mkdtempSync(join(tmpdir(), 'underhall-server-')),
): Promise<Hosted> {
  const config = configFrom({ ...QUIET, UNDERHALL_FILE: join(folder, 'underhall.db'), ...env });
  const running = await serve(config, { port: 0, host: '127.0.0.1' });
  return {
    port: running.port,
    running,
    again: () => host(env, folder),
    end: async () => {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
