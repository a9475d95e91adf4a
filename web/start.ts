/** `npm start`: builds the app if it is out of date, serves it on PORT (4730) and prints the address. */
import { buildIfNeeded } from './build.ts';
import { serve } from './serve.ts';

const PORT = 4730;

export async function start(
  wanted: number = Number(process.env.PORT) || PORT,
  host = process.env.HOST ?? '127.0.0.1',
): Promise<void> {
  await buildIfNeeded((line) => console.log(line));
  try {
    const { port } = await serve(wanted, host);
    console.log(`Underhall is open: http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`Port ${wanted} is taken. Set PORT to another one.`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await start();
