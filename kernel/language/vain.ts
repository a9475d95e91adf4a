/**
 * Texts that could be left out: words beside which nothing else happens, what comes after the end, what is said twice,
 * branches that lead to the same. Whoever writes them has meant something else.
 */
import type { Effect } from '../effect.ts';
import { LanguageError, type Statement } from './parse.ts';
import type { Verb, Verbs } from './verbs.ts';

/** One statement after another. */
export function expectSequence(statements: readonly Statement[], verbs: Verbs): void {
  const refuse = ({ column }: Statement, why: string): never => {
    throw new LanguageError(column, why);
  };
  statements.forEach((statement, i) => {
    const { verb: name } = statement;
    const verb: Verb | undefined = verbs[name];
    const before = statements.slice(0, i);
    if (verb?.idle && statements.length > 1)
      refuse(statement, `'${name}' does nothing beside other words. Leave it out`);
    const end = before.find((one) => verbs[one.verb]?.ends);
    if (end) refuse(statement, `'${name}' never happens after '${end.verb}'. Put it before, or leave it out`);
    if (verb?.once && before.some((one) => one.verb === name))
      refuse(statement, `'${name}' does nothing a second time. Leave it out`);
  });
}

/** The block of a verb. */
export function expectBlock({ verb, column }: Statement, block: readonly Effect[], verbs: Verbs): void {
  if (isIdle(block, verbs))
    throw new LanguageError(
      column,
      `'${verb}' does nothing with nothing in its braces. Say what happens there, or leave it out`,
    );
}

/** All branches of a verb, those that are left out included: one of them is taken. */
export function expectBranches(
  { verb, column }: Statement,
  branches: readonly (readonly Effect[])[],
  verbs: Verbs,
): void {
  const refuse = (why: string): never => {
    throw new LanguageError(column, `'${verb}' ${why}`);
  };
  if (branches.every((effects) => isIdle(effects, verbs)))
    refuse('leads to nothing, whatever comes. Say what happens in one of its branches, or leave it out');
  if (new Set(branches.map((effects) => JSON.stringify(effects))).size === 1)
    refuse('leads to the same in every branch. Write that alone, or change a branch');
}

function isIdle(effects: readonly Effect[], verbs: Verbs): boolean {
  return effects.every((effect) => verbs[effect.do]?.idle);
}
