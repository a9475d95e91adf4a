/** The 2010 edition: everything in which it differs from the Revised Edition where both have it. */
import type { Options, Plays, Scope, Seat } from '@underhall/kernel';
import { NONE, scopeOf } from '@underhall/kernel';
import type { Edition } from '../edition.ts';
import type { DungeonQuestEffect, Steps } from '../effects.ts';
import { beyond, type Exit, opposite, type Space, spaceOf } from '../grid.ts';
import { hasTreasure, takeLoot } from '../loot.ts';
import { sharedMeanings } from '../meanings.ts';
import { addMoves, type Prohibition, portcullisAt } from '../movement.ts';
import { openExits } from '../passage.ts';
import { chooseHalf } from '../stay.ts';
import { PORTCULLIS, type Side, type Tile } from '../tile.ts';
import { freeRetreats, openRetreats } from '../treasure-chamber.ts';
import { DEAD } from '../world.ts';
import { wounds } from '../wounds.ts';
import { act } from './action.ts';
import { endTrip, entrance, giveBack, surface, surfaced } from './below.ts';
import { bridgeCrossed, encounterSpace } from './chambers.ts';
import { showHelpfulLoot } from './cloak.ts';
import { ATTACK } from './combat/heroes.ts';
import { combatMeanings, combatWords, concerns, leaveCombat } from './combat/index.ts';
import type { Ability } from './content.ts';
import { determination } from './determination.ts';
import { giveUpTests } from './giving-up.ts';
import { isUncrossedCaveIn, mustAttack } from './held.ts';
import { insteadOfDeath } from './knock-out.ts';
import { comeTo } from './postponed.ts';
import { beforeFirstTurn, chooseFirst, layOut, shuffle } from './setup.ts';
import { jump, mayLeave, met, towersToJumpTo } from './towers.ts';
import { type Hero, type M, optional, type World } from './world.ts';

const CROSS_WEB: DungeonQuestEffect = { do: 'cross-web' };

export const classicEdition: Edition = {
  rules: {
    wall: 'DQ-MOVE-2',
    'wall-beyond': 'DQ-MOVE-3',
    'outer-wall': 'DQ-MOVE-4',
    occupied: 'DQ-MOVE-5',
    'no-chambers': 'DQ-MOVE-20',
    'other-half': 'DQ-CHASM-2',
    'start.occupied': 'DQ-SETUP-11',
    'secret-door.outer-wall': 'DQ-SPEC-4',
    'secret-door.occupied': 'DQ-SPEC-4',
    'retreat.no-retreat-through-door': 'DQ-TREAS-11',
    'retreat.occupied': 'DQ-TREAS-14',
    'leave.jumped': 'DQ-OPTTOWER-2',
    'leave.no-loot': 'DQ-EXIT-1',
    'leave.no-treasure': 'DQ-OPTNOGUTS-1',
    'cannot-be-done': 'DQ-ENC-19',
    won: 'DQ-WIN-5',
    'nobody-won': 'DQ-WIN-9',
  },
  meanings: { ...sharedMeanings, ...combatMeanings },
  determination,
  combat: combatWords,

  shuffle,
  layOut,
  /** DQ-OPTMIGHT-1 */
  runes: (match: M) => Number(match.setup.options.might),
  chooseFirst,
  beforeFirstTurn,

  /** DQ-SUN-2 */
  sunMovesAtOnce: false,
  /** DQ-OPTSERV-1, DQ-OPTSERV-21 */
  hasTurnOutside: (match: M, hero: Hero) => hero.state === DEAD && optional(match).serv,
  turnOutside: (match: M, scope: Scope) => match.push({ do: 'servant-turn' }, scope),
  mustBegin: (hero: Hero) => hero.caught,
  /** DQ-WEB-5 */
  beginning(match: M, seat: Seat, found: Plays<World>) {
    if (match.world.heroes[seat].caught)
      found.must.push({ id: 'again:web', effect: CROSS_WEB, scope: scopeOf(seat) });
  },
  act,
  forgetTurn(world: World) {
    if (world.corridors.length > 0) world.corridors = [];
    if (world.tried.length > 0) world.tried = [];
    if (world.chances.length > 0) world.chances = [];
  },
  endOfTurn(match: M, active: Seat) {
    const { world } = match;
    for (let seat = 0; seat < match.seats; seat++)
      if (world.heroes[seat].determination.length > 0) giveUpTests(match, seat, active);
    const hero = world.heroes[active];
    if (hero.wayDownOnce && hero.wayDown < world.turn) hero.wayDown = 0;
  },

  forgetStay,
  settled() {},
  choseHalf() {},
  /** DQ-OPTPVP-1, DQ-OPTPVP-15 */
  sharesSpaces: (match: M) => optional(match).pvp,
  /** DQ-MOVE-21, DQ-CAVEIN-2, DQ-DEADEND-6 */
  isHeld: isUncrossedCaveIn,
  moves: (match: M, seat: Seat, options: Options<World>, then: Steps) =>
    addMoves(match, seat, options, then, sameCorridor),
  /** DQ-MOVE-19 */
  canMove: (match: M, seat: Seat) => openExits(match, seat).length > 0,
  /** DQ-TEST-9: also if a door before it stops him. */
  trying({ world }: M, exit: Exit, obstacles: readonly Side[]) {
    if (obstacles.includes(PORTCULLIS)) world.tried.push(portcullisAt(exit));
  },
  /** DQ-ROTATE-1, DQ-ROTATE-5: a Rotating Room turns as soon as it lies. */
  laid(match: M, { kind }: Tile, space: Space) {
    const { world } = match;
    if (kind !== 'rotating-room') return;
    world.entry[space] = opposite(world.entry[space]);
    world.turned.push(space);
    match.tell({ type: 'rotated', space, entry: world.entry[space] });
  },
  started() {},
  hasMonster: ({ instances }: M, space: Space) =>
    instances.first(instances.layout.base.monsters + space) !== NONE,
  entered(match: M, scope: Scope) {
    if (!mustAttack(match, scope.seat)) {
      encounterSpace(match, scope);
      return;
    }
    // DQ-OPTPVP-12
    match.push({ do: 'encounter-space' }, scope);
    match.push(ATTACK, scope);
    chooseHalf(match, scope);
  },
  /** DQ-ESC-3: whoever came by special movement cannot escape anyway. */
  noEscapeAt() {},
  encounterSpace,
  comeTo,

  bridge: {
    crossed: bridgeCrossed,
    /** DQ-BRIDGE-6, DQ-BRIDGE-7 */
    fall: [{ do: 'catacombs' }, wounds({ dice: 1, sides: 6, times: 1, plus: 0 }, 'bridge', 'bridge')],
  },
  tower: { mayLeave, others: towersToJumpTo, jump, met, mayStay: false, isBound: () => false },
  /** DQ-TREAS-14: as a last resort where another Hero stands. */
  retreats(match: M, seat: Seat) {
    const open = openRetreats(match, seat);
    const free = freeRetreats(match, seat, open);
    return free.length > 0 ? free : open;
  },

  catacombs: {
    entrance,
    surface,
    surfaced,
    endTrip,
    giveBack,
    joinsTrip: () => true,
    /** DQ-CAT-35 */
    insteadOfDungeon: true,
  },

  /** DQ-OPTCLOAK-5 */
  isSecret: (match: M) => optional(match).cloak,
  rerolls: () => false,
  testing: showHelpfulLoot,
  gain: takeLoot,
  /**
   * A combat variant has a rule of its own for most abilities (DQ-OPTDICE-12 …); Tatianna's is unchanged (DQ-OPTDICE-14,
   * DQ-OPTSOLOCLASSIC-11, DQ-OPTCLASSIC-10).
   */
  isReplaced(match: M, { variantRules, inVariants }: Ability) {
    if (variantRules.length === 0 || inVariants) return false;
    const { dice, soloclassic, classic } = optional(match);
    return dice || soloclassic || classic;
  },
  concerns,
  feasible: () => true,
  amount: () => undefined,
  lost() {},

  leaveCombat,
  firstToDie: () => 0,
  insteadOfDeath,
  forgetDead(hero: Hero) {
    hero.determination = [];
  },
  /** DQ-OPTSOLO-12, DQ-OPTSOLO-13 */
  winsAlone: hasTreasure,
};

export const SAME_CORRIDOR: Prohibition = { rule: 'DQ-CORRIDOR-2', reason: 'same-corridor' };

/** DQ-CORRIDOR-2: not the same Corridor twice, unless there is no other move. */
function sameCorridor({ world }: M, _seat: Seat, exit: Exit): Prohibition | undefined {
  const again = world.corridors.length > 0 && world.corridors.includes(spaceOf(beyond(exit)));
  return again ? SAME_CORRIDOR : undefined;
}

/** DQ-MOVE-16: what a Hero leaves behind with a space. */
function forgetStay(hero: Hero): void {
  // DQ-SEARCH-5
  hero.searches = 0;
  hero.trappedSearches = 0;
  hero.postponed = false;
  hero.wayDown = 0;
  hero.wayDownOnce = false;
  hero.crossed = false;
  hero.caught = false;
  hero.freed = false;
  hero.goesBack = false;
  hero.lostInDark = false;
  hero.inTower = false;
  // DQ-TEST-8
  if (hero.determination.length > 0) {
    hero.determination = hero.determination.filter(({ card }) => card !== NONE);
  }
}
