/** What a test needs, and how likely that is: the numbers that decide a question. */
import { capital, type Seat } from '@underhall/kernel';
import type { Attribute } from '../../verbs.ts';
import { percentOf } from '../../words/chances.ts';
import type { Speech } from './foes.ts';

const LEAST = 2;
const MOST = 12;

/** “you need 6 or less (42 %)”, with and without the determination that could help. */
export function oddsOf(speech: Speech, seat: Seat, attribute: Attribute, burden = 0) {
  const { say, view } = speech;
  const facts = view.facts().seats[seat];
  const need = facts[attribute] - burden;
  const { determination: tokens } = facts;
  const odds = say(`odds.${keyOf(need, tokens)}`, {
    need,
    chance: percentOf(need),
    n: tokens,
    reach: Math.min(MOST, need + tokens),
    more: percentOf(need + tokens),
  });
  return { odds, Odds: capital(odds), attribute: say(`attribute.${attribute}`) };
}

function keyOf(need: number, tokens: number): string {
  if (need >= MOST) return 'sure';
  if (tokens === 0) return need < LEAST ? 'never' : 'need';
  return need + tokens < LEAST ? 'never' : need < LEAST ? 'tokens-only' : 'tokens';
}
