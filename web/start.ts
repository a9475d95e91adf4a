/** `npm start`: builds the app if it is out of date, serves it on PORT (4730) and prints the address. */
import { buildIfNeeded } from './build.ts';
import { serve } from './serve.ts';

const PORT = 4730;

/** What PORT says; undefined if that is no port. */
function portFrom(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return PORT;
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

/** Why nothing can be served there, in words. */
function whyNot({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} is not permitted. Set PORT to one from 1024.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine has no address ${host}. Set HOST to one that it has, such as 127.0.0.1 or 0.0.0.0.`;
  return `Nothing can be served on port ${port} of ${host}: ${message}.`;
}

function inAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

export async function start(
  wanted = process.env.PORT,
  host: string = process.env.HOST || '127.0.0.1',
): Promise<void> {
  const asked = portFrom(wanted);
  if (asked === undefined) {
    console.error(`PORT must be a number from 0 to 65535, not '${wanted}'.`);
    process.exitCode = 2;
    return;
  }
  await buildIfNeeded((line) => console.log(line));
  try {
    const { port } = await serve(asked, host);
    console.log(`Underhall is open: http://${inAddress(host)}:${port}`);
  } catch (error) {
    console.error(whyNot(error as NodeJS.ErrnoException, asked, host));
    process.exitCode = 1;
  }
}

if (import.meta.main) await start();
