import { mkdirSync } from 'node:fs';
import { ruleIdsIn } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { namedUnder, testTitles } from './naming.ts';
import { file, folder } from './testing.ts';

describe('rule ids in a title', () => {
  it('are single, several or a range', () => {
    expect(ruleIdsIn('XY-A-7 and XY-B-1..3, XY-OPT-C-2: well')).toEqual([
      'XY-A-7',
      'XY-B-1',
      'XY-B-2',
      'XY-B-3',
      'XY-OPT-C-2',
    ]);
  });

  it('are nothing that merely looks like one', () => {
    expect(ruleIdsIn('UTF-8, MAX-SIZE, a-XY-A-7, XY-A-7b')).toEqual([]);
  });
});

describe('titles of tests', () => {
  it('are those of it, test and describe', () => {
    const source = `
      describe('one', () => { it("two", run); test.only(\`three\`, run); it.skip('four', run); });
      commit('no'); split.it('no'); // it(no)
    `;
    expect(testTitles(source)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('hold the texts of a table that has a name', () => {
    const source = `const rows: readonly [string][] = [['XY-A-1'], ['XY-A-2']];\nit.each(rows)('%s holds', run);`;
    expect(testTitles(source)).toEqual(['XY-A-1', 'XY-A-2', '%s holds']);
  });

  it('come after the table of each, whose texts they hold', () => {
    const source = `it.each([['XY-A-1', f(")")], ['XY-A-2', 0]])('%s holds', run); it.runIf(x(1))('last', run);`;
    expect(testTitles(source)).toEqual(['XY-A-1', ')', 'XY-A-2', '%s holds', 'last']);
  });

  it('are not the code of the test', () => {
    expect(testTitles(`it('one', () => { refuse('XY-A-1'); });`)).toEqual(['one']);
  });
});

describe('the rules named under a folder', () => {
  it('come from titles of tests and rules of scenarios', () => {
    const home = folder();
    mkdirSync(`${home}/scenarios`);
    const test = file(`it('XY-A-1..2 hold', run); // XY-A-9`, 'a.test.ts', home);
    const story = file({ title: 'XY-A-8', rules: ['XY-A-2', 'XY-A-3'] }, 'scenarios/b.json', home);
    expect([...namedUnder(home)]).toEqual([
      ['XY-A-1', test],
      ['XY-A-2', test],
      ['XY-A-3', story],
    ]);
  });
});
