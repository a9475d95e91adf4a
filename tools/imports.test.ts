import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { wrongImports } from './imports.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A repository with the given files; returns `file:line imported` of each wrong import. */
function wrongIn(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return wrongImports(folder).map(({ file, line, imported }) => `${file}:${line} ${imported}`);
}

test('kernel may import itself and nothing else', () => {
  const wrong = wrongIn({
    'kernel/a.ts': `import { b } from './b.ts';\nimport fs from 'node:fs';\nimport z from 'zod';\n`,
    'kernel/b.ts': `\n\nexport { x } from '../games/dungeon/x.ts';`,
    'kernel/examples/pig.ts': `import { a } from '../a.ts';`,
  });
  expect(wrong).toEqual([
    'kernel/a.ts:2 node:fs',
    'kernel/a.ts:3 zod',
    'kernel/b.ts:3 ../games/dungeon/x.ts',
  ]);
});

test('kernel tests may use the test runner and Node, but no game', () => {
  const wrong = wrongIn({
    'kernel/a.test.ts': `import { test } from 'vitest';\nimport 'node:fs';\nimport '@underhall/dungeon';`,
    'kernel/testing.ts': `import fc from 'fast-check';`,
  });
  expect(wrong).toEqual(['kernel/a.test.ts:3 @underhall/dungeon']);
});

test('a game may import the kernel but no other game, by path or by name', () => {
  const wrong = wrongIn({
    'games/dungeon/package.json': '{ "name": "@underhall/dungeon" }',
    'games/dungeon/a.ts': `import '@underhall/kernel';\nimport './b.ts';`,
    'games/dungeonquest/a.ts': `import '../dungeon/a.ts';\nimport '@underhall/dungeon/a.ts';`,
    'games/dungeonquest/a.test.ts': `import '../dungeon/a.ts';`,
  });
  expect(wrong).toEqual([
    'games/dungeonquest/a.ts:1 ../dungeon/a.ts',
    'games/dungeonquest/a.ts:2 @underhall/dungeon/a.ts',
  ]);
});

test('bots import games in tests only', () => {
  const wrong = wrongIn({
    'bots/search.ts': `import type { G } from '@underhall/dungeonquest';`,
    'bots/search.test.ts': `import { g } from '@underhall/dungeonquest';`,
  });
  expect(wrong).toEqual(['bots/search.ts:1 @underhall/dungeonquest']);
});

test('a table needs neither Node nor a browser, and nothing below it knows of tables', () => {
  const wrong = wrongIn({
    'table/boxes.ts': `import '@underhall/bots';\nawait import('@underhall/dungeon');\nimport 'node:fs';`,
    'table/b.ts': `import '@underhall/lab';`,
    'bots/a.ts': `import '@underhall/table';`,
    'games/dungeon/a.ts': `import '@underhall/table';`,
    'lab/a.ts': `import '@underhall/table/bulk';`,
  });
  expect(wrong).toEqual([
    'bots/a.ts:1 @underhall/table',
    'games/dungeon/a.ts:1 @underhall/table',
    'table/b.ts:1 @underhall/lab',
    'table/boxes.ts:3 node:fs',
  ]);
});

test('nothing imports web, and only cli imports server', () => {
  const wrong = wrongIn({
    'lab/a.ts': `await import('../server/a.ts');`,
    'cli/src/main.ts': `import '@underhall/server';\nimport '@underhall/web';`,
    'bench/a.ts': `import '../web/a.ts';`,
    'web/a.tsx': `import '../server/a.ts';`,
    'server/a.ts': `import 'fastify';\ntype T = import('../cli/src/main.ts').T;`,
  });
  expect(wrong).toEqual([
    'bench/a.ts:1 ../web/a.ts',
    'cli/src/main.ts:2 @underhall/web',
    'lab/a.ts:1 ../server/a.ts',
    'server/a.ts:2 ../cli/src/main.ts',
    'web/a.tsx:1 ../server/a.ts',
  ]);
});

test('what games share imports none of them, but at the doors where they are entered', () => {
  const game = `import '@underhall/dungeon';`;
  const wrong = wrongIn({
    'table/boxes.ts': game,
    'table/words.ts': game,
    'table/words.test.ts': game,
    'lab/a.ts': game,
    'web/src/games/appearances.ts': `${game}\nawait import('../dungeon/Table.tsx');`,
    'web/src/dungeon/Table.tsx': `${game}\nimport './plan/Plan.tsx';\nimport '../parts/Dice.tsx';`,
    'web/src/screens/Home.tsx': `import '../dungeon/Table.tsx';\nimport '../parts/Dice.tsx';`,
    'web/tools/measure.ts': game,
  });
  expect(wrong).toEqual([
    'lab/a.ts:1 @underhall/dungeon',
    'table/words.ts:1 @underhall/dungeon',
    'web/src/screens/Home.tsx:1 ../dungeon/Table.tsx',
  ]);
});

test('nobody imports past the exports of a package; tests and tools may', () => {
  const wrong = wrongIn({
    'web/src/dungeon/board.ts': `import '../../../games/dungeon/content/board.json';\nimport '@underhall/dungeon/board';`,
    'web/src/dungeon/board.test.ts': `import '../../../games/dungeon/content/board.json';`,
    'bench/a.ts': `import '../kernel/rng.ts';`,
  });
  expect(wrong).toEqual([
    'bench/a.ts:1 ../kernel/rng.ts',
    'web/src/dungeon/board.ts:1 ../../../games/dungeon/content/board.json',
  ]);
});

test('protocol knows the kernel alone, and only what starts both joins server and app', () => {
  const wrong = wrongIn({
    'protocol/a.ts': `import '@underhall/kernel';\nimport 'zod';\nimport '@underhall/table';`,
    'server/a.ts': `import '@underhall/protocol';\nimport '@underhall/web';`,
    'web/start.ts': `import '@underhall/server';`,
    'web/src/online/a.ts': `import '@underhall/protocol';\nimport '@underhall/server';`,
  });
  expect(wrong).toEqual([
    'protocol/a.ts:3 @underhall/table',
    'server/a.ts:2 @underhall/web',
    'web/src/online/a.ts:2 @underhall/server',
  ]);
});
