/** The real server with the built app, on a port and a file of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, serve } from '@underhall/server';
import { serveBesideTables } from '../serve.ts';

export interface Hosted extends AsyncDisposable {
  readonly port: number;
  readonly address: string;
}

export async function hostTables(): Promise<Hosted> {
  const folder = mkdtempSync(join(tmpdir(), 'underhall-web-'));
  const config = configFrom({
    UNDERHALL_FILE: join(folder, 'underhall.db'),
    LOG_LEVEL: 'silent',
    // Tests click quicker than people.
    MESSAGES_PER_SECOND: '10000',
  });
  const running = await serve(config, { port: 0, host: '127.0.0.1' }, serveBesideTables);
  return {
    port: running.port,
    address: `http://127.0.0.1:${running.port}/`,
    async [Symbol.asyncDispose]() {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
