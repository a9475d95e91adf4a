/** What a rule forbids, where people look for it: the reason names itself, the edition gives its rule. */
import type { Options } from '@underhall/kernel';
import type { About } from './about.ts';
import type { Forbidden } from './edition.ts';
import { editionOf, type M, type World } from './world.ts';

export function forbid(match: M, options: Options<World>, id: string, why: Forbidden, about?: About): void {
  options.forbid(id, editionOf(match).rules[why], why.slice(why.indexOf('.') + 1), about);
}
