import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const start = fileURLToPath(new URL('../start.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'underhall-start-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** `npm start` with this said in the environment, until it ends by itself. */
function started(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; err: string }> {
  const child = spawn(process.execPath, [start, ...args], {
    env: { ...process.env, UNDERHALL_FILE: join(folder, 'underhall.db'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, err })));
}

it.each(['99999', '65536', 'abc', '-1', '1.5', '0x50', ' 80'])(
  'PORT=%j is told to be no port',
  async (port) => {
    expect(await started({ PORT: port })).toEqual({
      code: 2,
      err: `PORT must be a number from 0 to 65535, not '${port}'.\n`,
    });
  },
);

it('tells in a sentence why nothing can be served', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  expect(await started({ PORT: String(port) })).toEqual({
    code: 1,
    err: `Port ${port} is taken. Choose another one: npm start -- --port ${port + 1}.\n`,
  });
  // What is said on the command line goes before what is in the environment.
  const named = await started({ PORT: '0' }, '--port', String(port));
  expect(named).toMatchObject({ code: 1, err: expect.stringContaining(`Port ${port} is taken.`) });
  server.close();
  const elsewhere = await started({ PORT: '0', HOST: '203.0.113.1' });
  expect(elsewhere).toMatchObject({ code: 1, err: expect.stringContaining('no address 203.0.113.1') });
  expect(elsewhere.err.trimEnd().split('\n')).toHaveLength(1);
});

it('npm start -- --port is heard, and what it does not know is told', async () => {
  expect(await started({}, '--port', 'abc')).toEqual({
    code: 2,
    err: "--port must be a number from 0 to 65535, not 'abc'.\n",
  });
  expect(await started({}, '--prot', '80')).toEqual({
    code: 2,
    err: "npm start knows --port NUMBER and --host ADDRESS, not '--prot 80'.\n",
  });
});
