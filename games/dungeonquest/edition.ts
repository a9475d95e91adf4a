/**
 * Everything in which the editions of DungeonQuest differ where both have it: one member for each difference. What an
 * edition has to itself stands in its folder. The chapters here ask the edition that is played; they know neither.
 */
import type { Amount, Instance, Options, Plays, Scope, Seat } from '@underhall/kernel';
import type { Ability } from './content.ts';
import type { DungeonQuestEffect, Steps } from './effects.ts';
import type { Exit, Space } from './grid.ts';
import type { Judge, Test } from './tests.ts';
import type { Side, Tile } from './tile.ts';
import type { CardEffect } from './verbs.ts';
import type { Hero, M, World } from './world.ts';

/**
 * What can be forbidden, by a name of its own: the edition gives the rule of its ledger. What stands after the dot is
 * the reason that people are told.
 */
export type Forbidden =
  | 'wall'
  | 'wall-beyond'
  | 'outer-wall'
  | 'occupied'
  | 'no-chambers'
  | 'other-half'
  | 'start.occupied'
  | 'secret-door.outer-wall'
  | 'secret-door.occupied'
  | 'retreat.no-retreat-through-door'
  | 'retreat.occupied'
  | 'leave.jumped'
  | 'leave.no-loot'
  | 'leave.no-treasure'
  | 'cannot-be-done';

/** What is said to be so by a rule, apart from what is forbidden. */
export type Stated = 'won' | 'nobody-won';

/** What words of the card language do to something that is about to happen, by the kind of its effect. */
export interface Meaning {
  /** `cancel`: it has no effect. */
  cancel?(match: M, scope: Scope): void;
  /** `succeed`. */
  succeed?(match: M, scope: Scope): void;
}
export type Meanings = Readonly<Record<string, Meaning>>;

/** Determination (TEST), which works otherwise in each edition. */
export interface DeterminationRules {
  /** Added to the attribute before the dice are rolled. */
  bonus(world: World, test: Test, scope: Scope): number;
  /** The dice are not good enough. True if he is asked whether determination shall help. */
  helps(match: M, judge: Judge, scope: Scope): boolean;
  /** The test has failed for good, by `scope.value`: what it costs follows. */
  failed(match: M, test: Test, scope: Scope): void;
  succeeded(match: M, test: Test, scope: Scope): void;
  /** What a space asked of a Hero is over, although he did not test. */
  over(match: M, seat: Seat, encounter: string): void;
  /** A card is gone, and with it its tests. */
  cardGone(match: M, seat: Seat, card: Instance): void;
}

/** What words of the card language mean in a combat; each says whether it was meant so. */
export interface CombatWords {
  wound(match: M, amount: Amount, scope: Scope): boolean;
  heal(match: M, amount: Amount, scope: Scope): boolean;
  prevent(match: M, amount: Amount, scope: Scope): boolean;
  on(match: M, effect: Extract<CardEffect, { do: 'on' }>, scope: Scope): void;
  cancelOpponent(match: M, scope: Scope): void;
  /** Undefined if the condition is not one of a combat. */
  holds(match: M, condition: string, words: readonly string[], scope: Scope): boolean | undefined;
}

export interface Edition {
  /** The rule behind each thing that is forbidden or stated. */
  readonly rules: Readonly<Record<Forbidden | Stated, string>>;
  readonly meanings: Meanings;
  readonly determination: DeterminationRules;
  readonly combat: CombatWords;

  // Set-up.
  /** Everything that is shuffled besides the chambers. */
  shuffle(match: M): void;
  /** What is dealt besides Heroes and Runes. */
  layOut(match: M): void;
  /** Runes for each Hero. */
  runes(match: M): number;
  chooseFirst(match: M, scope: Scope): void;
  beforeFirstTurn(match: M): void;

  // Turns.
  /** Does the sun move in the very first turn? */
  readonly sunMovesAtOnce: boolean;
  /** Has a player whose Hero is gone a turn nevertheless, and what does he do in it? */
  hasTurnOutside(match: M, hero: Hero): boolean;
  turnOutside(match: M, scope: Scope): void;
  /** What a Hero must do when his turn begins, besides what his cards say; `mustBegin` tells whether there is anything. */
  mustBegin(hero: Hero): boolean;
  beginning(match: M, seat: Seat, found: Plays<World>): void;
  /** What the turn is for, when everything that begins it is done. */
  act(match: M, scope: Scope): void;
  /** What counts within a turn counts anew. */
  forgetTurn(world: World): void;
  endOfTurn(match: M, active: Seat): void;

  // Moving.
  /** He stands in a space. */
  settled(match: M, seat: Seat): void;
  /** He has said on which half of it he stands. */
  choseHalf(match: M, seat: Seat): void;
  /** What belonged to a Hero's last stay is over. */
  forgetStay(hero: Hero): void;
  /** May a Hero move in where another one stands? */
  sharesSpaces(match: M): boolean;
  /** Everything a Hero can choose when he is to move, with those ways that he may not take; `then` follows. */
  moves(match: M, seat: Seat, options: Options<World>, then: Steps): void;
  canMove(match: M, seat: Seat): boolean;
  /** Nothing moves a Hero who is held where he is. */
  isHeld(match: M, hero: Hero): boolean;
  trying(match: M, exit: Exit, obstacles: readonly Side[]): void;
  laid(match: M, tile: Tile, space: Space): void;
  /** His figure stands on its first tower. */
  started(match: M, scope: Scope): void;
  hasMonster(match: M, space: Space): boolean;
  /** His figure has moved in, and the rest of entering follows. */
  entered(match: M, scope: Scope): void;
  /** A secret door leads there: from a monster met behind it there is no escape. */
  noEscapeAt(match: M, space: Space): void;
  /** He meets what is in his space. */
  encounterSpace(match: M, scope: Scope): void;
  /** He is taken to a space and does not meet it now. */
  comeTo(match: M, space: Space, from: Space, scope: Scope): void;

  // Chambers.
  readonly bridge: { crossed(match: M, scope: Scope): void; readonly fall: Steps };
  readonly tower: {
    mayLeave(match: M, seat: Seat): Forbidden | undefined;
    /** Towers to which he may go directly. */
    others(match: M, seat: Seat): readonly Space[];
    jump(match: M, tower: Space, scope: Scope): void;
    met(match: M, seat: Seat): void;
    /** May he stay if he can do nothing but leave the dungeon? */
    readonly mayStay: boolean;
    /** He may leave the dungeon here, but goes nowhere else in this turn. */
    isBound(match: M, seat: Seat): boolean;
  };
  /** Ways out of the Treasure Chamber for a Hero who must retreat. */
  retreats(match: M, seat: Seat): readonly Exit[];

  // Catacombs.
  readonly catacombs: {
    entrance(match: M, scope: Scope): void;
    surface(match: M, turn: -1 | 1, scope: Scope): void;
    surfaced(match: M, space: Space, scope: Scope): void;
    /** The cards of a trip go where they belong, whether he comes up or dies below. */
    endTrip(match: M, seat: Seat, comesUp: boolean): void;
    /** Catacomb cards of a Hero who dies go back. */
    giveBack(match: M, card: Instance, seat: Seat): void;
    /** Does a catacomb card that is discarded below join the cards of the trip? */
    joinsTrip(match: M, card: Instance, seat: Seat): boolean;
    /** Do cards that say to draw a dungeon card mean a Catacomb card below? */
    readonly insteadOfDungeon: boolean;
  };

  // Cards.
  /** Is Loot drawn unseen by others? */
  isSecret(match: M): boolean;
  /** Dice other than those of a test are rolled again. */
  rerolls(match: M, scope: Scope): boolean;
  /** A test is rolled that this Loot may have changed. */
  testing(match: M, seat: Seat, attribute: string): void;
  /** A Hero finds Loot. */
  gain(match: M, seat: Seat, card: Instance): void;
  /** A Hero has discarded Loot. */
  lost(match: M, cards: readonly Instance[]): void;
  /** Another rule takes the place of an ability. */
  isReplaced(match: M, ability: Ability<Steps>): boolean;
  /** Does what happens in a combat concern this trigger? False for events of no combat. */
  concerns(match: M, event: string, value: number, subject: string): boolean;
  /** Can the first step of a text be carried out? Of words that only this edition has. */
  feasible(match: M, effect: DungeonQuestEffect, scope: Scope): boolean;
  /** The number that an amount of this edition alone means. */
  amount(match: M, amount: string, scope: Scope): number | undefined;

  // Death and the end.
  /** He is out of his combat because he is killed or gives up. */
  leaveCombat(match: M, seat: Seat): void;
  /** With whom it begins if several die of one effect. */
  firstToDie(match: M): Seat;
  /** What happens in place of death; false if he dies. */
  insteadOfDeath(match: M, cause: string, scope: Scope): boolean;
  /** What he had to himself goes with him. */
  forgetDead(hero: Hero): void;
  /** Who wins alone. */
  winsAlone(match: M, seat: Seat): boolean;
}
