import { describe, expect, it } from 'vitest';
import { ruleIdsIn, rulesIn, strangeRules } from './ledger.ts';

const LEDGER = `# A ledger

- no rule at all
- **Not** a rule either

## MOVE: moving

- **XY-MOVE-1** He moves. _(Moving)_
- **XY-MOVE-2** He moves on,
  and on.

Words in between.

## CONTENT: what the cards say

- **XY-CONTENT-1** There are cards.

## CHOICE: who decides

| Id | Who |
|---|---|
| XY-CHOICE-1 | the First Player |

## NEED: what is to be designed

- **XY-NEED-1** The cards.
- **XY-GAP-1** The rest.
`;

describe('a ledger', () => {
  it('counts items that begin with an id, but none of NEED and GAP', () => {
    expect(rulesIn(LEDGER).map(({ id }) => id)).toEqual(['XY-MOVE-1', 'XY-MOVE-2', 'XY-CONTENT-1']);
  });

  it('gives the text of a rule, over several lines', () => {
    expect(rulesIn(LEDGER)[1].text).toBe('He moves on, and on.');
  });

  it('does not know every id', () => {
    const ids = ruleIdsIn('XY-MOVE-1..3 and XY-MVOE-2 at M10, a T-shirt');
    expect(strangeRules([...ids, 'XY-CHOICE-1', 'XY-NEED-1'], LEDGER)).toEqual([
      "there is no rule 'XY-MOVE-3' in the ledger (did you mean 'XY-MOVE-1'?)",
      "there is no rule 'XY-MVOE-2' in the ledger (did you mean 'XY-MOVE-2'?)",
      "there is no rule 'XY-NEED-1' in the ledger",
    ]);
  });
});
