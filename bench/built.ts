/** One figure's program, built into one file as browsers get the games; boardgame.io stays as it is published. */
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const source = fileURLToPath(new URL('alone.ts', import.meta.url));
const folder = new URL('../node_modules/.cache/underhall/', import.meta.url);
/** Of its own for each run: two may run at once. */
const target = fileURLToPath(new URL(`bench-${process.pid}.mjs`, folder));

/** Builds it and gives the file. What modules import from each other may change; what lies in one file the engine knows for good. */
export async function built(): Promise<string> {
  const bundle = await rolldown({
    input: source,
    platform: 'node',
    external: [/^boardgame\.io/],
    logLevel: 'silent',
  });
  await bundle.write({ file: target, format: 'esm' });
  await bundle.close();
  return target;
}
