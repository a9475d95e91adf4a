import { expect, test } from 'vitest';
import { flawsOf } from './flaws.ts';
import { readScenario } from './scenario.ts';

const LEDGER = '- **PIG-ROLL-1** Roll.\n- **PIG-HOLD-2** Hold.\n\n| PIG-CHOICE-1 | who |\n';
const flaws = (more: object) =>
  flawsOf(
    readScenario({
      title: 't',
      rules: [],
      game: 'pig',
      seats: [{}, {}],
      steps: [{ choose: 'roll' }],
      ...more,
    }),
    LEDGER,
  );
const refused = { refused: 'hold', rule: 'PIG-HOLD-2' };

test('the rules of a scenario are in the ledger', () => {
  expect(flaws({ rules: ['PIG-ROLL-1', 'PIG-CHOICE-1'], steps: [refused] })).toEqual([]);
  expect(flaws({ rules: ['PIG-ROL-1'], steps: [refused] })).toEqual([
    "rules: there is no rule 'PIG-ROL-1' in the ledger (did you mean 'PIG-ROLL-1'?)",
  ]);
  expect(flaws({ title: 'PIG-HOLD-22 hold', steps: [refused] })).toEqual([
    "title: there is no rule 'PIG-HOLD-22' in the ledger (did you mean 'PIG-HOLD-2'?)",
  ]);
});

test('a scenario expects something, unless it is still being written', () => {
  expect(flaws({})).toEqual(['steps: nothing is expected; add an "expect" or a "refused"']);
  expect(flaws({ steps: [{ print: 'facts' }] })).toEqual([]);
  expect(flaws({ steps: [{ expect: { options: ['roll'] } }] })).toEqual([]);
});
