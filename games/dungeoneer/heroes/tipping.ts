/** TIP: tipped heroes, and how they stand up. */
import { type Chapter, type Handlers, NONE, type Options, type Seat, scopeOf } from '@underhall/kernel';
import { heroOf, seatOfHero } from '../cards.ts';
import type { Adds, RuleChapter } from '../chapter.ts';
import type { Deed } from '../language/says.ts';
import { isImmune } from '../modifiers/rules.ts';
import { SOURCE } from '../rolls/kinds.ts';
import type { M, World } from '../world.ts';

export type Tipping =
  | Extract<Deed, { readonly do: 'tip' | 'untip' }>
  /** The player pays an MP to stand up (DNR-TIP-2). */
  | { readonly do: 'rise' };

function standUp(match: M, seat: Seat): void {
  const hero = match.world.heroes[seat];
  if (!hero.tipped) return;
  hero.tipped = false;
  hero.rise = null;
  match.tell({ type: 'untipped', seat });
}

const handlers: Handlers<World, Tipping> = {
  /** DNR-TIP-6 */
  tip(match, { score, number }, scope) {
    const hero = heroOf(match, scope.it);
    const seat = seatOfHero(match, scope.it);
    if (!hero || hero.tipped || isImmune(match, seat, 'tip')) return;
    hero.tipped = true;
    hero.rise = score === '' ? null : { score, number };
    match.tell({ type: 'tipped', seat });
  },

  untip(match, _effect, scope) {
    if (heroOf(match, scope.it)) standUp(match, seatOfHero(match, scope.it));
  },

  /** DNR-TIP-2, DNR-TIP-5, DNR-TIP-9 */
  rise(match, _effect, { seat }) {
    const hero = match.world.heroes[seat];
    if (match.world.active === seat) hero.mp--;
    else hero.saved--;
    const scope = scopeOf(seat, NONE, 0, hero.card);
    if (hero.rise === null) match.push({ do: 'untip' }, scope);
    else {
      const { score, number } = hero.rise;
      match.push({ do: 'face', source: SOURCE.rise, score, number, fail: [], success: [UNTIP] }, scope);
    }
  },
};

const UNTIP: Tipping = { do: 'untip' };

/** DNR-TIP-2 */
const heroActs: Adds = (match, seat, options) => addRise(match, seat, match.world.heroes[seat].mp, options);

/** DNR-WINDOW-3, DNR-TIP-9: off-turn with the saved MP; on his own turn in the Hero Phase only (DNR-ACT-6). */
const openActs: Adds = (match, seat, options) => {
  const { active, heroes } = match.world;
  if (seat !== active) addRise(match, seat, heroes[seat].saved, options);
};

function addRise({ world }: M, seat: Seat, mp: number, options: Options<World>): void {
  if (!world.heroes[seat].tipped) return;
  if (mp > 0) options.add('rise', { do: 'rise' });
  else options.forbid('rise', 'DNR-HERO-4', 'no-mp', { act: 'rise' });
}

const chapter: Chapter<World, Tipping> = { handlers, questions: {} };
export const tipping: RuleChapter = { ...chapter, heroActs, openActs };
