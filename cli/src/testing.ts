import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command as a child process, with lines typed into it. */
export function underhall(args: readonly string[], lines: readonly string[] = []): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    input: lines.map((line) => `${line}\n`).join(''),
    env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined },
    timeout: 60_000,
  });
  return { code: status, out: stdout, err: stderr };
}

/** A folder for one test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'underhall-cli-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

/** A JSON file (or any text) for one test. */
export function file(content: unknown, name = 'file.json', inside = folder()): string {
  const path = join(inside, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
