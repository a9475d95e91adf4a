/** GUARD: number markers, monsters that are left behind, and cards that go back under their piles. */
import { EVERYBODY, type Instance, NONE, type Seat, type Zone } from '@underhall/kernel';
import type { Space } from './board.ts';
import { engaged, type M, monsterFace, treasureFace, UNMARKED } from './world.ts';

/** DUN-COMP-26: the lowest free number. */
export function placeMark(match: M, space: Space, seen: boolean): number {
  const { world } = match;
  // Of one number more than there are marks, one is free; 0 is none.
  const used = new Uint8Array(world.marks.length + 2);
  for (const mark of world.marks) used[mark.number] = 1;
  const number = used.indexOf(0, 1);
  world.marks = [...world.marks, { number, space, seen }];
  return number;
}

/** DUN-GUARD-8: both markers go back to the stock. */
export function takeMark(match: M, number: number): void {
  match.world.marks = match.world.marks.filter((mark) => mark.number !== number);
}

/** DUN-BALL-13: the cards of a seen room are no longer tied to any Crystal Ball. */
export function untie(match: M, number: number): void {
  const { world } = match;
  world.sights = world.sights.filter((sight) => sight.number !== number);
  world.marks = world.marks.map((mark) => (mark.number === number ? { ...mark, seen: false } : mark));
}

/**
 * Puts a card face down under a pile (DUN-FIGHT-5, DUN-MON-15, DUN-BALL-6). The order of the pile stays, but the
 * numbers of its cards move on by one place, so that a card that was seen cannot be followed by its number
 * (DUN-HIDDEN-1, DUN-HIDDEN-20).
 */
function putUnder({ instances }: M, card: Instance, pile: Zone): void {
  const face = instances.face(card);
  instances.toTop(card, pile);
  instances.forget(card, EVERYBODY);
  let at = card;
  for (let next = instances.next(at); next !== NONE; next = instances.next(at)) {
    instances.setFace(at, instances.face(next));
    at = next;
  }
  instances.setFace(at, face);
}

export function returnMonster(match: M, card: Instance): void {
  putUnder(match, card, match.instances.layout.base.monsters + monsterFace(match, card).level);
}

export function returnTreasure(match: M, card: Instance): void {
  putUnder(match, card, match.instances.layout.base.treasures + treasureFace(match, card).level);
}

/** What a number holds besides the monster goes back under its pile. */
export function discardAssigned(match: M, number: number): void {
  const { instances } = match;
  const { base } = instances.layout;
  const treasure = instances.first(base['seen-treasure'] + number);
  if (treasure !== NONE) returnTreasure(match, treasure);
  const monster = instances.first(base['seen-monster'] + number);
  if (monster !== NONE) returnMonster(match, monster);
}

/** Does treasure that was dropped lie at a number? */
export function hasHoard({ instances }: M, number: number): boolean {
  return number !== UNMARKED && instances.size(instances.layout.base.hoard + number) > 0;
}

/**
 * DUN-GUARD-9..12, DUN-BALL-14, DUN-BALL-15: the pawn leaves its monster, whatever the reason. With dropped treasure
 * it becomes a guard; without, it goes back under its pile.
 */
export function leaveBehind(match: M, seat: Seat): void {
  const card = engaged(match, seat);
  if (card === NONE) return;
  const { instances, world } = match;
  const adventurer = world.adventurers[seat];
  const { number } = adventurer;
  adventurer.number = UNMARKED;
  if (hasHoard(match, number)) {
    instances.toTop(card, instances.layout.base.guard + number);
    match.tell({ type: 'guards', seat, card, number });
    return;
  }
  match.tell({ type: 'monster-gone', seat, card });
  returnMonster(match, card);
  if (number !== UNMARKED) {
    discardAssigned(match, number);
    takeMark(match, number);
  }
}
