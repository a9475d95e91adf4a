import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const skipped = new Set(['node_modules', 'dist', 'coverage', '.git']);

/** Files under `folder` that match the patterns, with forward slashes, sorted, never what is installed or built. */
export function filesIn(folder: string, patterns: readonly string[]): string[] {
  const found = globSync(patterns, { cwd: folder, exclude: (name) => skipped.has(basename(name)) });
  return found
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(`${folder}/${file}`).isFile())
    .sort();
}

function basename(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** Tests, and what only tests use: `x.test.ts`, `testing.ts` and everything in a folder `testing`. */
export function isTestCode(file: string): boolean {
  return /\.test\.tsx?$|(^|\/)testing(\.tsx?$|\/)/.test(file);
}

/** 1-based line of an offset. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
