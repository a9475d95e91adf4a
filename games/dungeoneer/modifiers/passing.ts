/** Modifiers that last for a while: until the end of the roll, the move, the turn (GRAMMAR 1.2). */
import type { Deed, Standing } from '../language/says.ts';
import type { Span } from '../language/words.ts';
import type { M } from '../world.ts';

/** What can last for a while: it says for how long. */
export type Lasting = Extract<Standing | Deed, { readonly span: Span }>;

export interface Passing {
  readonly rule: Lasting;
  /** What # was when it began (DNR-EFFECT-3); of a `prevent`, how many wounds are left to prevent. */
  readonly value: number;
  /** The attack it is about, where it lasts for one (DNR-COMBAT-49); otherwise ANY_ATTACK. */
  readonly attack: number;
}

export const ANY_ATTACK = -1;

/** Does it hold now? What is about one attack holds while that is carried out. */
export function holdsNow({ world }: Pick<M, 'world'>, { rule, attack }: Passing): boolean {
  return rule.span !== 'attack' || attack === world.combat?.at;
}

/** What lasts no longer than this is over, for all heroes (DNR-RESET-4, DNR-DUR-8). */
export function endSpan({ world }: M, span: Span): void {
  for (const hero of world.heroes)
    if (hero.passing.length > 0) hero.passing = hero.passing.filter(({ rule }) => rule.span !== span);
}
