/** Builds the app when something it is made of is newer than what was built. */
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dist } from './serve.ts';

const web = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['kernel', 'games', 'bots', 'protocol', 'table', 'lab', 'web/src', 'web/public'];
const FILES = ['web/index.html', 'web/vite.config.ts', 'web/package.json', 'package-lock.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'scenarios', 'recorded']);
const MADE = join(dist, 'built');

function newest(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  let latest = 0;
  for (const name of readdirSync(path)) {
    if (SKIPPED.has(name) || name.endsWith('.test.ts')) continue;
    latest = Math.max(latest, newest(join(path, name)));
  }
  return latest;
}

export function isBuilt(): boolean {
  if (!existsSync(MADE)) return false;
  const made = statSync(MADE).mtimeMs;
  return [...SOURCES, ...FILES].every(
    (path) => !existsSync(join(root, path)) || newest(join(root, path)) <= made,
  );
}

export async function build(): Promise<void> {
  const { build: viteBuild } = await import('vite');
  // Under a test runner it says `test`, and that would be built.
  process.env.NODE_ENV = 'production';
  await viteBuild({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    mode: 'production',
  });
  writeFileSync(MADE, `${new Date().toISOString()}\n`);
}

/** Says so only when there is something to do. */
export async function buildIfNeeded(say: (line: string) => void = () => undefined): Promise<void> {
  if (isBuilt()) return;
  say('Building the app …');
  await build();
}

if (import.meta.main) await build();
