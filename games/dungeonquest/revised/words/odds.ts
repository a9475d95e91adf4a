/** What a test needs with and without the determination that could help. */
import type { Seat } from '@underhall/kernel';
import type { Attribute } from '../../verbs.ts';
import { percentOf } from '../../words/chances.ts';
import { LEAST, MOST, oddsOf, spoken } from '../../words/odds.ts';
import type { Speech } from './foes.ts';

/** “you need 6 or less (42 %), or 8 with your 2 determination tokens (72 %)” */
export function oddsWithTokens(speech: Speech, seat: Seat, attribute: Attribute, burden = 0) {
  const { say, view } = speech;
  const facts = view.facts().seats[seat];
  const need = facts[attribute] - burden;
  const { determination: tokens } = facts;
  const reach = need + tokens;
  const helps = tokens > 0 && need < MOST && reach >= LEAST;
  const holes = {
    need,
    chance: percentOf(need),
    n: tokens,
    reach: Math.min(MOST, reach),
    more: percentOf(reach),
  };
  const odds = helps
    ? spoken(say(need < LEAST ? 'odds.tokens-only' : 'odds.tokens', holes))
    : oddsOf(say, need);
  return { ...odds, attribute: say(`attribute.${attribute}`) };
}
