/** What is wrong with a scenario although it may hold: it would show nothing, or of another rule than it says. */
import { ruleIdsIn, strangeRules } from '../ledger.ts';
import type { Scenario } from './scenario.ts';

/** `ledger` is the text of it. */
export function flawsOf({ title, rules, steps }: Scenario, ledger: string): string[] {
  const shows = steps.some((step) => 'expect' in step || 'refused' in step);
  // (Who prints something is not done yet.)
  const isDraft = steps.some((step) => 'print' in step);
  return [
    ...strangeRules(rules, ledger).map((problem) => `rules: ${problem}`),
    ...strangeRules(ruleIdsIn(title), ledger).map((problem) => `title: ${problem}`),
    ...(shows || isDraft ? [] : ['steps: nothing is expected; add an "expect" or a "refused"']),
  ];
}
