/** DEATH, OPTWAIT: death and elimination, or a knock-out in its place. */
import { type Chapter, type Handlers, NONE, type Questions, type Seat, scopeOf } from '@underhall/kernel';
import { endTrip } from './catacombs.ts';
import { leaveCombat } from './classic/combat/index.ts';
import { discardCard, discardDrawn } from './decks.ts';
import { beyond, exitsOf, nameOf, type Space, spaceOf } from './grid.ts';
import { lootOf } from './loot.ts';
import { isExplored } from './passage.ts';
import { exploreFreely } from './placing.ts';
import { comeTo, endStay } from './stay.ts';
import { BELOW, DEAD, isInside, type M, NOWHERE, optional, type World } from './world.ts';

export type Death =
  | { do: 'kill' }
  | { do: 'die'; cause: string }
  | { do: 'nightfall' }
  | { do: 'knocked-out'; cause: string }
  | { do: 'come-round'; cause: string }
  | { do: 'pull-out'; space: Space }
  | { do: 'pulled-out'; space: Space };

export type DeathQuestion = { do: 'pull-out-where' };

const handlers: Handlers<World, Death> = {
  kill(match, _effect, scope) {
    const cause = scope.card === NONE ? 'dungeon' : match.face(scope.card).id;
    match.push({ do: 'die', cause }, scope);
  },

  /** DQ-DEATH-1, DQ-OPTWAIT-1 */
  die(match, { cause }, scope) {
    // DQ-EXIT-5
    if (!isInside(match.world.heroes[scope.seat])) return;
    if (optional(match).wait && cause !== 'resigned') match.push({ do: 'knocked-out', cause }, scope);
    else bury(match, scope.seat, cause);
  },

  /** DQ-SUN-5, DQ-SUN-6, DQ-OPTWAIT-6 */
  nightfall(match, _effect, scope) {
    match.tell({ type: 'nightfall' });
    match.world.heroes.forEach((hero, seat) => {
      if (isInside(hero)) bury(match, seat, 'nightfall');
    });
    match.dropThrough('end-of-turn');
    match.push({ do: 'count-gold' }, scope);
  },

  /** DQ-OPTWAIT-1, DQ-OPTWAIT-2, DQ-OPTWAIT-4, DQ-OPTWAIT-12 */
  'knocked-out'(match, { cause }, scope) {
    const { seat } = scope;
    const hero = match.world.heroes[seat];
    leaveCombat(match, seat);
    // DQ-OPTWAIT-13: a postponed encounter is over only if it had begun.
    if (seat === match.world.active && match.coming('encounter-space')) hero.postponed = false;
    match.dropFor(seat, 'end-of-turn');
    if (seat === match.world.active) match.world.turnOver = true;
    for (const card of match.instances.list(match.zone('kept', seat))) discardCard(match, card, seat);
    discardDrawn(match, seat);
    hero.determination = [];
    match.tell({ type: 'knocked-out', seat, cause });
    match.push({ do: 'come-round', cause }, scope);
    const die = match.roll();
    match.tell({ type: 'rolled', seat, cause: 'knocked-out', dice: [die] });
    match.push({ do: 'discard', what: 'loot', count: die, how: 'choice' }, scopeOf(seat));
  },

  /** DQ-OPTWAIT-3, DQ-OPTWAIT-5, DQ-OPTWAIT-7..10, DQ-OPTWAIT-12 */
  'come-round'(match, { cause }, scope) {
    const hero = match.world.heroes[scope.seat];
    hero.wounds -= Math.ceil(hero.wounds / 2);
    hero.caught = false;
    hero.freed = false;
    hero.goesBack = false;
    hero.trappedSearches = 0;
    match.tell({ type: 'came-round', seat: scope.seat, wounds: hero.wounds });
    if (cause === 'dead-end') match.push({ do: 'pull-out-where' }, scope);
    // DQ-OPTWAIT-9
    if (cause === 'dragon-rage') match.push({ do: 'retreat' }, scope);
    // DQ-OPTALL-11
    if (cause.startsWith('hero:')) match.push({ do: 'leave-victor' }, scope);
  },

  /** DQ-OPTWAIT-5: as one who comes up from the Catacombs. */
  'pull-out'(match, { space }, scope) {
    match.push({ do: 'pulled-out', space }, scope);
    if (!isExplored(match, space)) match.push(exploreFreely(space), scope);
  },

  'pulled-out'(match, { space }, scope) {
    comeTo(match, space, NOWHERE, scope);
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
  match.tell({ type: 'died', seat, cause, space: diedAt, below });
  // DQ-ESC-8
  leaveCombat(match, seat);
  // DQ-ENC-20
  match.dropFor(seat, 'end-of-turn');
  discardDrawn(match, seat);
  returnCards(match, seat);
  endTrip(match, seat);
  endStay(hero);
  hero.state = DEAD;
  hero.wounds = 0;
  hero.marker = NOWHERE;
  hero.determination = [];
  hero.bonuses = [];
  hero.retries = [];
  hero.lostTurns = 0;
  hero.cause = cause;
  hero.diedAt = diedAt;
  if (seat === world.active) world.turnOver = true;
}

/** DQ-DEATH-3: Loot and kept cards to their discard piles, Catacomb cards into their deck, the Rune out of the game. */
function returnCards(match: M, seat: Seat): void {
  const { instances } = match;
  const { base } = instances.layout;
  for (const zone of [base.kept + seat, base.runes + seat]) {
    for (const card of instances.list(zone)) giveBack(match, card, seat);
  }
  for (const card of lootOf(match, seat)) giveBack(match, card, seat);
}

function giveBack(match: M, card: number, seat: Seat): void {
  const { instances } = match;
  const { base } = instances.layout;
  const deck = match.face(card).back;
  if (deck !== 'catacomb') {
    discardCard(match, card, seat);
    return;
  }
  instances.toBottom(card, base.catacomb);
  match.shuffle(base.catacomb);
}

const questions: Questions<World, DeathQuestion> = {
  /** CH-34 */
  'pull-out-where': {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      const stock = match.instances.size(match.zone('stock'));
      for (const exit of exitsOf(match.world.heroes[seat].space)) {
        if (beyond(exit) < 0) continue;
        const space = spaceOf(beyond(exit));
        if (isExplored(match, space) || stock > 0)
          options.add(`to:${nameOf(space)}`, { do: 'pull-out', space });
      }
      if (options.legal.length === 0) options.add('stay', { do: 'nothing' });
    },
  },
};

export const deathChapter: Chapter<World, Death, DeathQuestion> = { handlers, questions };
