/** Selecting heroes: `hero[opponent,here]`. */
import type { Scope, Seat } from '@underhall/kernel';
import { heroOf } from '../cards.ts';
import { nature } from '../heroes/stack.ts';
import { flagBit } from '../language/nouns.ts';
import type { Selector, Test } from '../language/selectors.ts';
import { carriedBy } from '../quests/tokens.ts';
import type { M } from '../world.ts';
import { numberFits, wordFits } from './compare.ts';

const MINE = flagBit('hero', 'mine');
const OPPONENT = flagBit('hero', 'opponent');
const HERE = flagBit('hero', 'here');
const TIPPED = flagBit('hero', 'tipped');
const TOKEN = flagBit('hero', 'token');
const TURN = flagBit('hero', 'turn');

/** Is the hero of this seat one of those? `here` is the space of the current hero. */
export function heroFits(match: M, seat: Seat, { flags, tests }: Selector<'hero'>, scope: Scope): boolean {
  const { world } = match;
  const hero = world.heroes[seat];
  if (hero.out) return false;
  if (flags & MINE && seat !== scope.seat) return false;
  if (flags & OPPONENT && seat === scope.seat) return false;
  if (flags & HERE && hero.space !== heroOf(match, scope.it)?.space) return false;
  if (flags & TIPPED && !hero.tipped) return false;
  if (flags & TOKEN && carriedBy(match, seat).length === 0) return false;
  if (flags & TURN && seat !== world.active) return false;
  for (const test of tests) if (!fits(match, seat, test)) return false;
  return true;
}

function fits(match: M, seat: Seat, test: Test): boolean {
  const { key } = test;
  if (key === 'level' || key === 'life' || key === 'glory' || key === 'peril')
    return numberFits(match.world.heroes[seat][key], test);
  const card = nature(match, seat);
  return wordFits(key === 'race' ? card.race : card.class, test);
}

/** In turn order from the active player (DNR-ORDER-8). */
export function heroesThatFit(match: M, selector: Selector<'hero'>, scope: Scope): Seat[] {
  const found: Seat[] = [];
  for (const seat of match.seatsFrom(match.world.active))
    if (heroFits(match, seat, selector, scope)) found.push(seat);
  return found;
}
