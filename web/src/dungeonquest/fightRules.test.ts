import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIGHT_RULES } from './classic/fightRules.ts';
import { CARD_RULES, DIE_RULES, NO_ESCAPE } from './revised/fightRules.ts';

const ledger = (edition: string) =>
  readFileSync(new URL(`../../../games/dungeonquest/${edition}/rules.md`, import.meta.url), 'utf8');

test.for([
  ['classic', Object.values(FIGHT_RULES).flat()],
  ['revised', [...CARD_RULES, ...DIE_RULES, NO_ESCAPE]],
] as const)('every rule that can be opened at a fight is in the ledger (%s)', ([edition, rules]) => {
  const text = ledger(edition);
  for (const rule of rules) expect(text).toContain(`**${rule}** `);
});
