import { describe, expect, it } from 'vitest';
import { rulesIn } from './ledger.ts';

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
});
