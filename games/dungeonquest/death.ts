/** DEATH: death and elimination. */
import { type Chapter, type Handlers, NONE, type Seat } from '@underhall/kernel';
import { discardDrawn } from './decks.ts';
import { lootOf } from './loot.ts';
import { endStay } from './stay.ts';
import { BELOW, DEAD, editionOf, isInside, type M, NOWHERE, type World } from './world.ts';

export type Death = { do: 'kill' } | { do: 'die'; cause: string } | { do: 'nightfall' };

const handlers: Handlers<World, Death> = {
  kill(match, _effect, scope) {
    const cause = scope.card === NONE ? 'dungeon' : match.face(scope.card).id;
    match.push({ do: 'die', cause }, scope);
  },

  /** DQ-DEATH-1, DQ-OPTWAIT-1 */
  die(match, { cause }, scope) {
    // DQ-EXIT-5
    if (!isInside(match.world.heroes[scope.seat])) return;
    if (cause === 'resigned' || !editionOf(match).insteadOfDeath(match, cause, scope))
      bury(match, scope.seat, cause);
  },

  /** DQ-SUN-5, DQ-SUN-6, DQ-OPTWAIT-6 */
  nightfall(match, _effect, scope) {
    match.tell({ type: 'nightfall' });
    for (const seat of match.seatsFrom(editionOf(match).firstToDie(match)))
      if (isInside(match.world.heroes[seat])) bury(match, seat, 'nightfall');
    match.dropThrough('end-of-turn');
    match.push({ do: 'count-gold' }, scope);
  },
};

/** DQ-DEATH-2..4, DQ-DEATH-7, DQ-DEATH-8, DQ-INV-12: everything goes back, nothing more happens to him. */
function bury(match: M, seat: Seat, cause: string): void {
  const { world } = match;
  const hero = world.heroes[seat];
  const below = hero.state === BELOW;
  const diedAt = below ? hero.marker : hero.space;
  // Whoever is told of it sees him dead. Below he first gives back his trip (DQ-CAT-15).
  if (!below) hero.state = DEAD;
  match.tell({ type: 'died', seat, cause, space: diedAt, below, cards: lootOf(match, seat) });
  // DQ-ESC-8
  const edition = editionOf(match);
  edition.leaveCombat(match, seat);
  // DQ-ENC-20
  match.dropFor(seat, 'end-of-turn');
  discardDrawn(match, seat);
  giveAllBack(match, seat);
  edition.catacombs.endTrip(match, seat, false);
  endStay(match, hero);
  hero.state = DEAD;
  hero.wounds = 0;
  hero.marker = NOWHERE;
  edition.forgetDead(hero);
  hero.bonuses = [];
  hero.retries = [];
  hero.lostTurns = 0;
  hero.cause = cause;
  hero.diedAt = diedAt;
  if (seat === world.active) world.turnOver = true;
}

/** DQ-DEATH-3, DQR-DEATH-7: Loot and kept cards go back, the Rune out of the game. */
export function giveAllBack(match: M, seat: Seat): void {
  const { instances } = match;
  const { base } = instances.layout;
  const { catacombs } = editionOf(match);
  for (const zone of [base.kept + seat, base.runes + seat]) {
    for (const card of instances.list(zone)) catacombs.giveBack(match, card, seat);
  }
  for (const card of lootOf(match, seat)) catacombs.giveBack(match, card, seat);
}

export const deathChapter: Chapter<World, Death> = { handlers, questions: {} };
