/** The sets of the box and what their cards say, for the tests of the content. */
import { allIn } from '../language/language.ts';
import type { Says } from '../language/says.ts';
import type { Selector, Test } from '../language/selectors.ts';
import { readContent } from './read.ts';

export const { sets } = readContent();
export const [carillon, shore, court, heaven] = sets;

/** Every statement anywhere in a card, a text or a list of them. */
export function saidIn(what: unknown): Says[] {
  return allIn([what] as unknown as Parameters<typeof allIn>[0]) as unknown as Says[];
}

/** Those of one verb. */
export function saying<D extends Says['do']>(what: unknown, verb: D): Extract<Says, { do: D }>[] {
  return saidIn(what).filter((said): said is Extract<Says, { do: D }> => said.do === verb);
}

/** Every condition of a selector anywhere in it. */
export function testsIn(what: unknown): Test[] {
  if (what === null || typeof what !== 'object') return [];
  const own = 'noun' in what && 'tests' in what ? (what as Selector).tests : [];
  return [...own, ...Object.values(what).flatMap(testsIn)];
}

/** How many cards of the box these are, every copy counted. */
export function copies(cards: readonly { readonly decks: readonly number[] }[]): number {
  return cards.reduce((sum, { decks }) => sum + decks.length, 0);
}
