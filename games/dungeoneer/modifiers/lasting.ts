/** The verbs that change something for a while: they are kept with the current hero until their span is over. */
import type { Chapter, Handlers, Scope } from '@underhall/kernel';
import { heroOf } from '../cards.ts';
import { worth } from '../language/amounts.ts';
import type { M, World } from '../world.ts';
import type { Lasting, Passing } from './passing.ts';

export type LastingVerb = Exclude<Lasting, { readonly do: 'match' | 'symbol' }>;

function keep(match: M, rule: Lasting, { it, value }: Scope): void {
  const hero = heroOf(match, it);
  if (!hero) return;
  const kept: Passing = { rule, value: rule.do === 'prevent' ? worth(rule.wounds, value) : value };
  hero.passing = [...hero.passing, kept];
}

const handlers: Handlers<World, LastingVerb> = {
  mod: keep,
  set: keep,
  die: keep,
  number: keep,
  ignore: keep,
  forbid: keep,
  prevent: keep,
};

export const lasting: Chapter<World, LastingVerb> = { handlers, questions: {} };
