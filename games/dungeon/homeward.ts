/**
 * The race home: what everybody can tell of a player's gold, and who seems to go home with it. The cards in a hand are
 * secret (DUN-HIDDEN-5, 6), but how many they are, and of which levels, is not.
 */
import { EVERYBODY, type Instance, type Seat } from '@underhall/kernel';
import { type Space, START } from './board.ts';
import type { Content, TreasureCard } from './content.ts';
import { stepsFrom, UNREACHED } from './walks.ts';
import { contentOf, type M, NO_TYPE, treasureFace, typeOf } from './world.ts';

/** The least and the most gold that somebody may have. */
export type Gold = [least: number, most: number];

/** By level: the least and the most that a treasure is worth. */
const worths = new WeakMap<Content, readonly Gold[]>();

/** What a treasure of a level may be worth to who has not seen it. */
export function worthOn(content: Content, level: number): Gold {
  let known = worths.get(content);
  if (!known) {
    const levels = Math.max(...content.treasures.map((card) => card.level));
    known = Array.from({ length: levels + 1 }, (_, one) => worthOf(content, one));
    worths.set(content, known);
  }
  return known[level];
}

function worthOf({ treasures }: Content, level: number): Gold {
  const worth = treasures.filter((card) => card.level === level).map(({ gold }) => gold);
  return [Math.min(...worth), Math.max(...worth)];
}

/** What all can tell of a player's gold: of cards that were shown exactly, of others by their level. */
function publicGold(match: M, seat: Seat): Gold {
  const { instances } = match;
  let least = 0;
  let most = 0;
  for (const card of instances.list(instances.layout.base.hand + seat)) {
    const [low, high] = publicWorth(match, card);
    least += low;
    most += high;
  }
  return [least, most];
}

function publicWorth(match: M, card: Instance): Gold {
  const { gold, level }: TreasureCard = treasureFace(match, card);
  return match.instances.noted(card) === EVERYBODY ? [gold, gold] : worthOn(contentOf(match), level);
}

/** Steps to the Main Staircase over the plan that lies open to all: nobody knows which secret doors another has found. */
const HOME = stepsFrom(START, { doors: 0, isCleanedOut: () => true });

/** So many spaces nearer to the Main Staircase in one move are no accident. */
const HOMEWARD = 3;

/** A player has walked: the others are told if it was towards home, with what may be enough. */
export function tellHomeward(match: M, seat: Seat, from: Space, to: Space): void {
  const { world, instances } = match;
  // Most ways lead elsewhere, and a glance at the plan is quicker than a count of the hand.
  // What lies behind secret doors only is UNREACHED, and nobody's way home.
  if (HOME[from] - HOME[to] < HOMEWARD || HOME[to] === UNREACHED || to === START) return;
  if (world.adventurers[seat].type === NO_TYPE) return;
  const [least, most] = publicGold(match, seat);
  const { goal } = typeOf(match, seat);
  if (most < goal) return;
  match.tell(
    {
      type: 'heads-home',
      seat,
      steps: HOME[to],
      treasures: instances.size(instances.layout.base.hand + seat),
      sure: least >= goal,
    },
    EVERYBODY & ~(1 << seat),
  );
}
