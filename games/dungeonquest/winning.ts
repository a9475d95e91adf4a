/** WIN, EXIT: the count at the end. */
import { type Chapter, type Handlers, type Seat, scopeOf } from '@underhall/kernel';
import { nameOf } from './grid.ts';
import { goldOf, hasTreasure, lootGold, lootOf } from './loot.ts';
import { contentOf, DEAD, editionOf, type Hero, isSolo, type M, OUT, type World } from './world.ts';

/** `laden`: who has come out with a Treasure card, whatever end-of-game effects give or take. */
export type Winning =
  | { do: 'count-gold' }
  | { do: 'end-of-game' }
  | { do: 'declare'; laden: readonly Seat[] };

const handlers: Handlers<World, Winning> = {
  /** DQ-WIN-3, DQ-WIN-12: end-of-game effects of those who left, First Player first. */
  'count-gold'(match) {
    const { world } = match;
    const survivors = match.seatsFrom(world.first).filter((seat) => world.heroes[seat].state === OUT);
    const laden = survivors.filter((seat) => hasTreasure(match, seat));
    match.push({ do: 'declare', laden }, scopeOf(world.first));
    for (let i = survivors.length - 1; i >= 0; i--) {
      const seat = survivors[i];
      showLoot(match, seat);
      match.push({ do: 'end-of-game' }, scopeOf(seat));
    }
  },

  'end-of-game'(match, _effect, scope) {
    match.open('game-end', scope.seat, 0, { do: 'nothing' }, scope);
  },

  /** DQ-WIN-2, DQ-WIN-4..10 */
  declare(match, { laden }) {
    const { world } = match;
    world.heroes.forEach((hero, seat) => {
      if (hero.state !== OUT) return;
      hero.gold = lootGold(match, seat);
      showLoot(match, seat);
    });
    const winners = winnersOf(match);
    match.end({
      winners,
      results: world.heroes.map((hero, seat) => ({
        ...resultOf(match, hero, seat),
        ...treasureTold(world.heroes, laden, seat),
      })),
      rule: editionOf(match).rules[winners.length > 0 ? 'won' : 'nobody-won'],
    });
  },
};

/** DQ-OPTCLOAK-7: what an end-of-game effect brings is shown as well. */
function showLoot(match: M, seat: Seat): void {
  for (const card of lootOf(match, seat)) match.instances.reveal(card, 0xffff);
}

function winnersOf(match: M): Seat[] {
  const { heroes } = match.world;
  // DQ-WIN-2
  let best = heroes.flatMap((hero, seat) => (hero.state === OUT ? [seat] : []));
  // DQ-OPTSOLO-12, DQ-OPTSOLO-13, DQR-OPTSOLO-22
  if (isSolo(match)) return best.filter((seat) => editionOf(match).winsAlone(match, seat));
  // DQ-WIN-5..8
  for (const measure of [
    (seat: Seat) => heroes[seat].gold,
    (seat: Seat) => Math.max(0, ...lootOf(match, seat).map((card) => goldOf(match, card))),
    (seat: Seat) => lootOf(match, seat).length,
  ]) {
    const most = Math.max(...best.map(measure));
    best = best.filter((seat) => measure(seat) === most);
  }
  return best;
}

/** DQ-WIN-11: what a long-term score can be made of. */
function resultOf(match: M, hero: Hero, seat: Seat): { [name: string]: string | number | boolean } {
  const out = hero.state === OUT;
  return {
    hero: contentOf(match).heroes[hero.card].id,
    out,
    gold: out ? hero.gold : 0,
    loot: out ? lootOf(match, seat).length : 0,
    treasure: out && hasTreasure(match, seat),
    death: hero.state === DEAD ? hero.cause : '',
    deathAt: hero.state === DEAD && hero.diedAt >= 0 ? nameOf(hero.diedAt) : '',
    leftAt: out ? nameOf(hero.diedAt) : '',
    turns: match.world.round,
  };
}

/**
 * DQ-CONTENT-35: has a Hero who came out with a Treasure card beaten all who came out without one? Said only of a match
 * in which some did and some did not.
 */
function treasureTold(
  heroes: readonly Hero[],
  laden: readonly Seat[],
  seat: Seat,
): { treasureAhead?: boolean } {
  const others = heroes.filter((hero, other) => hero.state === OUT && !laden.includes(other));
  if (!laden.includes(seat) || others.length === 0) return {};
  return { treasureAhead: others.every(({ gold }) => gold < heroes[seat].gold) };
}

export const winningChapter: Chapter<World, Winning> = { handlers, questions: {} };
