/** The Revised Edition: everything in which it differs from the 2010 edition where both have it. */
import type { Instance, Scope, Seat } from '@underhall/kernel';
import type { Edition } from '../edition.ts';
import type { DungeonQuestEffect } from '../effects.ts';
import type { Exit, Space } from '../grid.ts';
import { goldOf } from '../loot.ts';
import { sharedMeanings } from '../meanings.ts';
import { freeRetreats, openRetreats } from '../treasure-chamber.ts';
import { cardFace, NOWHERE } from '../world.ts';
import { wounds } from '../wounds.ts';
import { act } from './action.ts';
import { endTrip, entrance, gain, giveBack, joinsTrip, surface, surfaced } from './below.ts';
import { bridgeCrossed, encounterSpace } from './chambers.ts';
import { canTryEscape, combatMeanings, combatWords, leaveFight } from './combat/index.ts';
import { amount } from './deeds.ts';
import { determination } from './determination.ts';
import { rerollsRage } from './rage.ts';
import { insteadOfDeath } from './respawn.ts';
import { chooseFirst, shuffle } from './setup.ts';
import { jump, mayLeave, otherTowers } from './towers.ts';
import { choseHalf, comeTo, entered, settled } from './visits.ts';
import { canMove, moves } from './ways.ts';
import { type Hero, type M, NO_HALL, optional, type World } from './world.ts';

export const revisedEdition: Edition = {
  rules: {
    wall: 'DQR-HALL-5',
    'wall-beyond': 'DQR-HALL-2',
    'outer-wall': 'DQR-HALL-2',
    occupied: 'DQR-MOVE-10',
    'no-chambers': 'DQR-MOVE-16',
    'other-half': 'DQR-CHASM-4',
    'start.occupied': 'DQR-SETUP-12',
    'secret-door.outer-wall': 'DQR-MOVE-19',
    'secret-door.occupied': 'DQR-MOVE-19',
    'retreat.no-retreat-through-door': 'DQR-TREAS-13',
    'retreat.occupied': 'DQR-TREAS-13',
    'leave.jumped': 'DQR-TOWER-8',
    'leave.no-loot': 'DQR-EXIT-2',
    'leave.no-treasure': 'DQR-OPTSOLO-2',
    'cannot-be-done': 'DQR-CARD-14',
    won: 'DQR-WIN-6',
    'nobody-won': 'DQR-WIN-11',
  },
  meanings: { ...sharedMeanings, ...combatMeanings, 'resolve-card': { cancel: cancelDrawn } },
  determination,
  combat: combatWords,

  shuffle,
  layOut() {},
  /** DQR-SETUP-11 */
  runes: () => 1,
  chooseFirst,
  beforeFirstTurn() {},

  /** DQR-SUN-2 */
  sunMovesAtOnce: true,
  /** DQR-TURN-15 */
  hasTurnOutside: () => false,
  turnOutside() {},
  mustBegin: () => false,
  beginning() {},
  act,
  forgetTurn(world: World) {
    if (world.visits.length > 0) world.visits = [];
    world.bound = false;
    world.noEscapeAt = NOWHERE;
    if (world.shielded.length > 0) world.shielded = [];
  },
  endOfTurn() {},

  forgetStay(hero: Hero) {
    hero.entryHall = NO_HALL;
  },
  settled,
  choseHalf,
  /** DQR-MOVE-10 */
  sharesSpaces: () => false,
  moves,
  canMove,
  isHeld: () => false,
  trying() {},
  /** DQR-ROT-2: a rotating chamber turns when it is entered, not when it is placed. */
  laid() {},
  /** DQR-OPTTORCH-8 */
  started(match: M, scope: Scope) {
    if (optional(match).torch) match.push({ do: 'torchlight' }, scope);
  },
  hasMonster: ({ world }: M, space: Space) => world.monsters.includes(space),
  entered,
  noEscapeAt({ world }: M, space: Space) {
    world.noEscapeAt = space;
  },
  encounterSpace,
  comeTo,

  bridge: {
    crossed: bridgeCrossed,
    /** DQR-BRIDGE-7..9: the wounds first, then down if he lives. */
    fall: [wounds({ dice: 1, sides: 6, times: 1, plus: 0 }, 'bridge', 'bridge'), { do: 'catacombs' }],
  },
  tower: {
    mayLeave,
    others: otherTowers,
    jump,
    met() {},
    mayStay: true,
    /** DQR-CHAMB-15 */
    isBound: ({ world }: M) => world.bound,
  },
  /** DQR-TREAS-13, DQR-TREAS-16 */
  retreats: (match: M, seat: Seat): readonly Exit[] => freeRetreats(match, seat, openRetreats(match, seat)),

  catacombs: { entrance, surface, surfaced, endTrip, giveBack, joinsTrip, insteadOfDungeon: false },

  /** DQR-CARD-3, DQR-HIDDEN-10 */
  isSecret: () => false,
  rerolls: rerollsRage,
  testing() {},
  gain,
  isReplaced: () => false,
  /** `monster any` concerns every monster. */
  concerns: () => false,
  /** An attempt to escape can be made. */
  feasible: (match: M, effect: DungeonQuestEffect) => effect.do !== 'try-escape' || canTryEscape(match),
  amount,
  /** What a bribe was worth. */
  lost(match: M, cards: readonly Instance[]) {
    match.world.bribe = cards.reduce((sum, card) => sum + goldOf(match, card), 0);
  },

  leaveCombat: leaveFight,
  /** DQR-DEATH-13 */
  firstToDie: ({ world }: M) => world.active,
  insteadOfDeath,
  forgetDead(hero: Hero) {
    hero.tokens = 0;
  },
  /** DQR-OPTSOLO-22 */
  winsAlone: () => true,
};

/** DQR-DOOR-7: a door card that is cancelled lets nobody pass. */
function cancelDrawn(match: M, scope: Scope): void {
  const card = match.window()?.value;
  const door = card !== undefined && cardFace(match, card).back === 'door';
  sharedMeanings['resolve-card'].cancel?.(match, scope);
  if (door) match.push({ do: 'stopped' }, scope);
}
