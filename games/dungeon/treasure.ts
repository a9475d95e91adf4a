/** TREAS, SWORD, OPTSWORD, HIDDEN: treasure cards that are won, counted, used and dropped. */
import { type Dice, EVERYBODY, type Instance, NONE, type Seat } from '@underhall/kernel';
import { kindOf, levelOf, ROOM, roomIndex, type Space } from './board.ts';
import type { Power, TreasureCard } from './content.ts';
import { placeMark, takeMark } from './marks.ts';
import { rolled } from './rolling.ts';
import { type DungeonSpec, isExpert, type M, treasureFace, typeOf, UNMARKED } from './world.ts';

/** DUN-TREAS-2 */
export function goldOf(match: M, seat: Seat): number {
  const { instances } = match;
  let gold = 0;
  for (
    let card = instances.first(instances.layout.base.hand + seat);
    card !== NONE;
    card = instances.next(card)
  )
    gold += treasureFace(match, card).gold;
  return gold;
}

export function hasEnough(match: M, seat: Seat): boolean {
  return goldOf(match, seat) >= typeOf(match, seat).goal;
}

/** The first card with a power that a player holds, or NONE (DUN-TREAS-7). */
export function holds(match: M, seat: Seat, power: Power): Instance {
  const { instances } = match;
  let card = instances.first(instances.layout.base.hand + seat);
  while (card !== NONE && treasureFace(match, card).power !== power) card = instances.next(card);
  return card;
}

/** Powers as bits. */
export const SECRET_DOORS = 1;
export const ESP = 2;
export const BALL = 4;

const POWER_BITS: Readonly<Record<Power, number>> = {
  '': 0,
  sword: 0,
  'secret-doors': SECRET_DOORS,
  esp: ESP,
  ball: BALL,
};

export function powersByFace(faces: readonly Partial<TreasureCard>[]): Uint8Array {
  return Uint8Array.from(faces, ({ power = '' }) => POWER_BITS[power]);
}

/** What the cards of a player let him do, as bits: one walk over the hand for who wants to know at every turn. */
export function powersOf({ game, instances }: M, seat: Seat): number {
  const { powers } = game.spec as DungeonSpec;
  let held = 0;
  for (let c = instances.first(instances.layout.base.hand + seat); c !== NONE; c = instances.next(c))
    held |= powers[instances.face(c)];
  return held;
}

/** DUN-HIDDEN-7: a special treasure becomes public when its power is used. */
export function show(match: M, seat: Seat, card: Instance): void {
  if (match.instances.noted(card) === EVERYBODY) return;
  match.instances.reveal(card, EVERYBODY);
  match.tell({ type: 'shown', seat, card });
}

// ------------------------------------------------------------------ swords

/** DUN-SWORD-1, DUN-OPTSWORD-1: what a sword adds. */
export function bonusOf(match: M, sword: Instance): number {
  return bonusIn(match, treasureFace(match, sword));
}

/** The same for whoever sees its face; nothing for other cards. */
export function bonusIn(match: Pick<M, 'setup' | 'world'>, card: TreasureCard | undefined): number {
  if (card?.power !== 'sword') return 0;
  return isExpert(match) ? (match.world.bonuses[card.id] ?? card.bonus) : card.bonus;
}

/** The sword with the highest bonus, or NONE (DUN-SWORD-2, DUN-SWORD-4, DUN-OPTSWORD-10). */
export function bestSword(match: M, seat: Seat): Instance {
  const { instances } = match;
  let best = NONE;
  for (
    let card = instances.first(instances.layout.base.hand + seat);
    card !== NONE;
    card = instances.next(card)
  ) {
    if (treasureFace(match, card).power !== 'sword') continue;
    if (best === NONE || bonusOf(match, card) > bonusOf(match, best)) best = card;
  }
  return best;
}

/** What the best sword of a player adds; nothing for those who use none (DUN-OPTSWORD-15). */
export function swordBonus(match: M, seat: Seat): number {
  const sword = typeOf(match, seat).swords ? bestSword(match, seat) : NONE;
  return sword === NONE ? 0 : bonusOf(match, sword);
}

/** DUN-OPTSWORD-2 */
const TWO_DICE: Dice = { dice: 2, sides: 6, times: 1, plus: 0 };

/** DUN-OPTSWORD-2..9: the finder of a sword rolls for it, in the open (DUN-HIDDEN-8). */
function forge(match: M, seat: Seat, card: Instance): void {
  const { id, bonus: printed, forge: ranges, effects } = treasureFace(match, card);
  if (!isExpert(match) || id in match.world.bonuses) return;
  const forging = effects.find((effect) => effect.do === 'forge');
  const { dice, sum } = rolled(match, forging?.dice ?? TWO_DICE);
  const bonus = ranges.find(({ from, to }) => sum >= from && sum <= to)?.bonus ?? printed;
  match.world.bonuses = { ...match.world.bonuses, [id]: bonus };
  show(match, seat, card);
  match.tell({ type: 'forged', seat, card, dice, bonus });
}

/** DUN-OPTSWORD-16, 18, 19, DUN-HIDDEN-9: a wizard's sword goes into its pile, which is shuffled. */
function giveBack(match: M, seat: Seat, sword: Instance): void {
  const { instances, world } = match;
  const { id, level } = treasureFace(match, sword);
  instances.reveal(sword, EVERYBODY);
  match.tell({ type: 'sword-returned', seat, card: sword });
  const { [id]: _, ...others } = world.bonuses;
  world.bonuses = others;
  const pile = instances.layout.base.treasures + level;
  instances.toBottom(sword, pile);
  match.shuffle(pile);
}

// ------------------------------------------------------------------ gaining

/** DUN-FIGHT-6, DUN-CAGE-4, DUN-SLIDE-1, DUN-BALL-9, DUN-BALL-15, 16: the treasure of a room, assigned to it or drawn. */
export function gainRoomTreasure(match: M, seat: Seat, space: Space): void {
  const { instances, world } = match;
  const { base } = instances.layout;
  const { number } = world.adventurers[seat];
  const pile = base.treasures + levelOf[space];
  let card = number === UNMARKED ? NONE : instances.first(base['seen-treasure'] + number);
  if (card === NONE) card = instances.first(pile);
  const { swords } = typeOf(match, seat);
  // DUN-OPTSWORD-16, 17, 20
  while (card !== NONE && !swords && treasureFace(match, card).power === 'sword') {
    giveBack(match, seat, card);
    card = hasOnlySwords(match, levelOf[space]) ? NONE : instances.first(pile);
  }
  // DUN-TREAS-5
  if (card === NONE) match.tell({ type: 'no-treasure', seat });
  else take(match, seat, card, 'gained');
}

function hasOnlySwords(match: M, level: number): boolean {
  const { instances } = match;
  for (let c = instances.first(instances.layout.base.treasures + level); c !== NONE; c = instances.next(c))
    if (treasureFace(match, c).power !== 'sword') return false;
  return true;
}

/** DUN-HIDDEN-5: what a player holds, that player alone sees. */
function take(match: M, seat: Seat, card: Instance, type: 'gained' | 'regained'): void {
  const { instances } = match;
  const lacked = !hasEnough(match, seat);
  instances.toBottom(card, instances.layout.base.hand + seat);
  instances.forget(card, EVERYBODY & ~(1 << seat));
  match.tell({ type, seat, card });
  // DUN-TREAS-4
  if (lacked && hasEnough(match, seat))
    match.tell({ type: 'enough', seat, gold: goldOf(match, seat) }, 1 << seat);
  if (treasureFace(match, card).power === 'sword') forge(match, seat, card);
}

/** DUN-FIGHT-9: all treasure that lay under a monster. */
export function takeHoard(match: M, seat: Seat, number: number): void {
  if (number === UNMARKED) return;
  const { instances } = match;
  const hoard = instances.layout.base.hoard + number;
  const { swords } = typeOf(match, seat);
  while (instances.first(hoard) !== NONE) {
    const card = instances.first(hoard);
    // DUN-OPTSWORD-18
    if (!swords && treasureFace(match, card).power === 'sword') giveBack(match, seat, card);
    else take(match, seat, card, 'regained');
  }
}

/** DUN-FIGHT-7, DUN-GRAVE-4: a grave marker, and any number marker goes back to the stock. */
export function cleanOut(match: M, seat: Seat, space: Space): void {
  if (kindOf[space] !== ROOM) return;
  match.world.graves[roomIndex[space]] = 1;
  match.tell({ type: 'cleaned-out', seat, space });
}

/** DUN-GUARD-8 */
export function freeNumber(match: M, seat: Seat): void {
  const adventurer = match.world.adventurers[seat];
  if (adventurer.number === UNMARKED) return;
  takeMark(match, adventurer.number);
  adventurer.number = UNMARKED;
}

// ------------------------------------------------------------------ dropping

/** How many cards with each face are public among those a player holds. */
export function publicFaces(match: M, seat: Seat): string[] {
  const { instances } = match;
  const shown: string[] = [];
  for (let c = instances.first(instances.layout.base.hand + seat); c !== NONE; c = instances.next(c))
    if (instances.noted(c) === EVERYBODY) shown.push(match.face(c).id);
  return shown;
}

/** DUN-HIDDEN-10: what was public stays so while the same player holds it. */
export function showAgain(match: M, seat: Seat, shown: readonly string[]): void {
  if (shown.length === 0) return;
  const { instances } = match;
  const left = [...shown];
  for (let c = instances.first(instances.layout.base.hand + seat); c !== NONE; c = instances.next(c)) {
    const at = left.indexOf(match.face(c).id);
    if (at < 0) continue;
    left.splice(at, 1);
    instances.reveal(c, EVERYBODY);
  }
}

/** DUN-HIDDEN-4, DUN-HIDDEN-20: before a card is put down among others, nobody can follow it by its number. */
export function mixHand(match: M, seat: Seat): void {
  match.shuffle(match.instances.layout.base.hand + seat);
}

/** DUN-GUARD-1..3, DUN-GUARD-7: cards go face down under the engaged monster, which is marked. */
export function drop(match: M, seat: Seat, cards: readonly Instance[]): void {
  if (cards.length === 0) return;
  const { instances, world } = match;
  const adventurer = world.adventurers[seat];
  if (adventurer.number === UNMARKED) adventurer.number = placeMark(match, adventurer.space, false);
  for (const card of cards) instances.toBottom(card, instances.layout.base.hoard + adventurer.number);
  match.tell({ type: 'dropped', seat, cards, number: adventurer.number });
}

/** DUN-ATTACK-8, DUN-HIDDEN-10, DUN-HIDDEN-20: drops one card of the owner's choice; others cannot tell which. */
export function dropOne(match: M, seat: Seat, chosen: Instance): void {
  const { instances } = match;
  const wanted = instances.face(chosen);
  const shown = publicFaces(match, seat);
  mixHand(match, seat);
  let card = instances.first(instances.layout.base.hand + seat);
  while (instances.face(card) !== wanted) card = instances.next(card);
  drop(match, seat, [card]);
  showAgain(match, seat, shown);
}

/** DUN-ATTACK-2: everything. */
export function dropAll(match: M, seat: Seat): void {
  mixHand(match, seat);
  drop(match, seat, match.instances.list(match.instances.layout.base.hand + seat));
}
