import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './files.ts';

/** A folder in which nothing is but what was installed from the tarballs. */
const folder = mkdtempSync(join(tmpdir(), 'underhall-pack-'));
const run = (...words: string[]) =>
  execFileSync(process.execPath, words, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
const underhall = (...words: string[]) =>
  run(join(folder, 'node_modules', 'underhall', 'cli', 'src', 'main.js'), ...words);

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'tools', 'pack.ts'), join(folder, 'tarballs')], {
    stdio: 'pipe',
  });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'empty', private: true, type: 'module' }),
  );
  const tarballs = globSync('tarballs/*.tgz', { cwd: folder }).map((file) => `./${file}`);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs], {
    cwd: folder,
    stdio: 'pipe',
  });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the packed command plays, simulates and knows its rules', () => {
  expect(underhall('--version')).toMatch(/^\d+\.\d+\.\d+/);
  expect(underhall('play', 'pig', '--me', 'none')).toContain('The match is over');
  expect(underhall('simulate', 'dungeon', '--games', '4', '--bots', 'random')).toContain('length');
  expect(underhall('rules', 'pig')).toContain('rules');
});

it('a random playout of a packed game takes ten lines, with types', () => {
  writeFileSync(
    join(folder, 'playout.ts'),
    `import { dungeonquestClassic } from '@underhall/dungeonquest';
import { NONE } from '@underhall/kernel';

const game = dungeonquestClassic.open();
const match = game.again(game.agree({ seats: [{}, {}] }), 'any seed');
for (let seat = match.asked(); seat !== NONE; seat = match.asked()) {
  const options = match.legal(seat);
  match.take(seat, options[Math.floor(Math.random() * options.length)]);
}
console.log(match.choices, match.outcome?.winners);
`,
  );
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', ''];
  expect(run(tsc, ...strict, 'playout.ts')).toBe('');
  expect(run('playout.ts')).toMatch(/^\d+ \[/);
});
