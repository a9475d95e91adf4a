// A repository of one toy game, for the tests of the mutation tool.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '../../files.ts';
import type { Study } from '../study.ts';

export const toy = `
/** TOY-PIT-1 */
export function pit(roll: number): number {
  if (roll < 3) return 2;
  // TOY-PIT-2
  if (roll === 6) return 1;
  return 0;
}

/** TOY-DOOR-1..2 */
export const door = (tries: number) => tries > 2;

/** TOY-LOOP-1 */
export function loop(tries: number): number {
  let n = 0;
  while (n < tries) n++;
  return n;
}
`;

export const toyTest = `import { expect, test } from 'vitest';
import { door, loop, pit } from './toy.ts';
test('TOY-PIT-1 a roll below three hurts', () => {
  expect([pit(2), pit(3)]).toEqual([2, 0]);
});
test('TOY-PIT-2 a six scratches', () => {});
test('TOY-DOOR-2 the third try opens', () => {
  expect([door(2), door(3)]).toEqual([false, true]);
});
test('TOY-LOOP-1 every try counts', () => {
  expect(loop(3)).toBe(3);
});
test('TOY-BROKEN-1 fails', () => {
  expect(1).toBe(2);
});
`;

/** A repository with the toy and the given files, for as long as the test runs. */
export function repository(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = {
    'package.json': '{ "type": "module" }',
    'games/toy/package.json': '{ "name": "@underhall/toy" }',
    'games/toy/toy.ts': toy,
    'games/toy/toy.test.ts': toyTest,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

export function mutate(folder: string, ...words: string[]): { code: number | null; studies: Study[] } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools/mutate.ts'), '--folder', folder, '--json', ...words],
    // This test's own vitest must not reach into the one it starts.
    { encoding: 'utf8', env: { PATH: process.env.PATH } },
  );
  if (!stdout.startsWith('[')) throw new Error(stderr);
  return { code: status, studies: JSON.parse(stdout) as Study[] };
}
