import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutate, repository, toy, toyTest } from './mutate/testing/toy.ts';

test('mutants that tests notice are killed, others are shown, and no file is ever changed', {
  timeout: 60_000,
}, () => {
  const folder = repository();
  const { code, studies } = mutate(folder, 'TOY-PIT', 'TOY-DOOR-2');
  expect(code).toBe(1);
  expect(studies).toMatchObject([
    { rule: 'TOY-PIT-1', killed: 8, survived: 0 },
    { rule: 'TOY-PIT-2', killed: 0, survived: 6 },
    { rule: 'TOY-DOOR-2', killed: 2, survived: 0 },
  ]);
  expect(studies[1]?.survivors[0]).toMatchObject({
    file: 'games/toy/toy.ts',
    line: 6,
    diff: '-   if (roll === 6) return 1;\n+   if (roll !== 6) return 1;',
  });
  expect(readFileSync(join(folder, 'games/toy/toy.ts'), 'utf8')).toBe(toy);
});

test('a mutant that only beforeAll stumbles over counts as noticed', { timeout: 60_000 }, () => {
  const folder = repository({
    'games/toy/toy.test.ts': `import { beforeAll, describe, expect, test } from 'vitest';
import { door } from './toy.ts';
describe('doors', () => {
  beforeAll(() => expect([door(2), door(3)]).toEqual([false, true]));
  test('TOY-DOOR-2 the third try opens', () => {});
});
`,
  });
  expect(mutate(folder, 'TOY-DOOR-2').studies).toMatchObject([{ killed: 2, survived: 0 }]);
});

test('a rule that cannot be tried says why', { timeout: 60_000 }, () => {
  const more = ['BROKEN', 'QUIET'].map((name) => `/** TOY-${name}-1 */\nexport const ${name} = 1;\n`);
  const folder = repository({
    'games/toy/toy.ts': `${toy}${more.join('')}/** TOY-TYPE-1 */\nexport type T = 1;\n`,
    'games/toy/toy.test.ts': `${toyTest}// TOY-TYPE-1\n`,
  });
  const { studies } = mutate(folder, 'TOY-BROKEN-1', 'TOY-QUIET-1', 'TOY-TYPE-1', 'TOY-NO-1');
  expect(studies.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('its tests fail before anything is changed: TOY-BROKEN-1 fails'),
    'no test and no scenario names it',
    expect.stringContaining('nothing can be changed where it is cited (games/toy/toy.ts:'),
    'no code in kernel/ or games/ cites it',
  ]);
});
