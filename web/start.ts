/**
 * `npm start`: builds the app if it is out of date, serves it together with its online tables, and prints the address.
 * Where to is said with `npm start -- --port 8080 --host 0.0.0.0`, or in the environment (PORT, HOST); docs/operations.md
 * has what else can be said there.
 */
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './build.ts';
import { serveBesideTables } from './serve.ts';

const PORT = 4730;

interface Wanted {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
}

/** What is said on the command line; a sentence if it cannot be understood. */
function said(args: readonly string[]): Wanted | string {
  const options = { port: { type: 'string' }, host: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return `npm start knows --port NUMBER and --host ADDRESS, not '${args.join(' ')}'.`;
  }
}

/** Undefined if it is no port. */
function portFrom(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return PORT;
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

/** Why nothing can be served there, in words. */
function whyNot({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another one: npm start -- --port ${port + 1}.`;
  if (code === 'EACCES')
    return `Port ${port} is not permitted. Choose one from 1024: npm start -- --port 4730.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine has no address ${host}. Choose one that it has, such as 127.0.0.1 or 0.0.0.0.`;
  return `Nothing can be served on port ${port} of ${host}: ${message}.`;
}

function inAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

export async function start({ port: wanted, host: at }: Wanted = {}): Promise<void> {
  const host = at || process.env.HOST || '127.0.0.1';
  const text = wanted ?? process.env.PORT;
  const asked = portFrom(text);
  if (asked === undefined) {
    console.error(
      `${wanted === undefined ? 'PORT' : '--port'} must be a number from 0 to 65535, not '${text}'.`,
    );
    process.exitCode = 2;
    return;
  }
  await buildIfNeeded((line) => console.log(line));
  const { configFrom, serve, WrongSetting } = await import('@underhall/server');
  try {
    // Who starts it here reads one line, not a log; an operator asks for more.
    const config = configFrom({ LOG_LEVEL: 'warn', ...process.env });
    const running = await serve(config, { port: asked, host }, serveBesideTables);
    console.log(`Underhall is open: http://${inAddress(host)}:${running.port}`);
    const end = () => void running.close().then(() => process.exit(0));
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
  } catch (error) {
    if (error instanceof WrongSetting) {
      console.error(error.message);
      process.exitCode = 2;
      return;
    }
    console.error(whyNot(error as NodeJS.ErrnoException, asked, host));
    process.exitCode = 1;
  }
}

if (import.meta.main) {
  const wanted = said(process.argv.slice(2));
  if (typeof wanted !== 'string') await start(wanted);
  else {
    console.error(wanted);
    process.exitCode = 2;
  }
}
