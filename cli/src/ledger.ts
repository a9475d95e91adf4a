import { type Rule, rulesIn } from '@underhall/kernel';
import { readText } from './files.ts';

/** The ledger of a game, in its folder. */
export function readLedger(folder: string): Rule[] {
  return rulesIn(readText(`${folder}/rules.md`));
}
