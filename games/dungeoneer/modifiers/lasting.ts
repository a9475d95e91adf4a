/** The verbs that change something for a while: they are kept with the current hero until their span is over. */
import type { Chapter, Handlers, Scope } from '@underhall/kernel';
import { heroOf } from '../cards.ts';
import { aim } from '../combat/response.ts';
import { change } from '../combat/state.ts';
import { worth } from '../language/amounts.ts';
import type { M, World } from '../world.ts';
import { ANY_ATTACK, type Lasting } from './passing.ts';

export type LastingVerb = Lasting;

function keep(match: M, rule: Lasting, scope: Scope): void {
  const { it } = scope;
  const hero = heroOf(match, it);
  const value = rule.do === 'prevent' ? worth(rule.wounds, scope.value) : scope.value;
  const { combat } = match.world;
  if (hero && rule.span === 'attack')
    aim(match, it, { do: 'aim', rule, value, hero: it, attack: ANY_ATTACK });
  else if (hero) hero.passing = [...hero.passing, { rule, value, attack: ANY_ATTACK }];
  else if (combat)
    change(match, { passing: [...combat.passing, { card: it, rule, value, attack: combat.at }] });
}

const handlers: Handlers<World, LastingVerb> = {
  mod: keep,
  set: keep,
  match: keep,
  symbol: keep,
  die: keep,
  number: keep,
  ignore: keep,
  forbid: keep,
  prevent: keep,
};

export const lasting: Chapter<World, LastingVerb> = { handlers, questions: {} };
