/** The optional rules: each is off unless the table has agreed on it (DNR-OPTMIX-1). Ids are the ledger's tags in lower case. */
import type { Setup } from '@underhall/kernel';

export const OPTIONAL_RULES = [
  'opthero',
  'optunbiased',
  'optnopersonal',
  'optrevealed',
  'optmove',
  'optspike',
  'optdiscard',
  'optreinc',
] as const;
export type OptionalRule = (typeof OPTIONAL_RULES)[number];

export function isPlayed({ setup }: { readonly setup: Setup }, rule: OptionalRule): boolean {
  return setup.options[rule] === true;
}
