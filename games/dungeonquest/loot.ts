/** Loot: counting it, losing it, and what it is worth (DQ-COMP-39, DQ-ENC-10, DQ-ENC-15). */
import {
  type Amount,
  CARDS,
  type Chapter,
  DONE,
  type Handlers,
  type Instance,
  NONE,
  type Options,
  type Questions,
  type Seat,
} from '@underhall/kernel';
import { discardCard } from './decks.ts';
import { cardFace, editionOf, type M, type World } from './world.ts';
import { evaluate } from './wounds.ts';

export type LootEffect =
  | { do: 'discard'; what: 'this' | 'loot' | 'treasure'; count: Amount; how: 'choice' | 'random' | 'lowest' }
  | { do: 'worth'; gold: Amount }
  | { do: 'pick'; card: Instance };

export type LootQuestion = { do: 'lose-loot'; count: number; treasure: boolean };

export function lootOf(match: M, seat: Seat): Instance[] {
  return match.instances.list(match.instances.layout.base.loot + seat);
}

/** DQ-OPTNOGUTS-1, DQ-OPTSOLO-12 */
export function hasTreasure(match: M, seat: Seat): boolean {
  const { instances } = match;
  for (
    let card = instances.first(instances.layout.base.loot + seat);
    card !== NONE;
    card = instances.next(card)
  ) {
    if (cardFace(match, card).back === 'treasure') return true;
  }
  return false;
}

/** DQ-COMP-39, DQ-WIN-4: the gold of a Loot card, end-of-game effects included. */
export function goldOf(match: M, card: Instance): number {
  for (const [changed, gold] of match.world.worth) if (changed === card) return gold;
  return cardFace(match, card).gold;
}

export function lootGold(match: M, seat: Seat): number {
  const { instances } = match;
  let gold = 0;
  for (
    let card = instances.first(instances.layout.base.loot + seat);
    card !== NONE;
    card = instances.next(card)
  ) {
    gold += goldOf(match, card);
  }
  return gold;
}

/** DQ-ENC-10, DQR-LOOT-1: a card joins the Loot of a Hero. */
export function takeLoot(match: M, seat: Seat, card: Instance): void {
  match.instances.toTop(card, match.instances.layout.base.loot + seat);
  match.instances.reveal(card, 1 << seat);
  match.tell({ type: 'gained', seat, card });
}

function discardLoot(match: M, seat: Seat, cards: readonly Instance[]): void {
  editionOf(match).lost(match, cards);
  for (const card of cards) discardCard(match, card, seat);
  if (cards.length > 0) match.tell({ type: 'lost-loot', seat, cards });
}

const handlers: Handlers<World, LootEffect> = {
  discard(match, { what, count, how }, scope) {
    const { seat, card } = scope;
    if (what === 'this') {
      if (card !== NONE) {
        discardCard(match, card, seat);
        match.tell({ type: 'discarded', seat, card });
      }
      return;
    }
    // DQ-TREAS-8, DQ-OPTWAIT-2
    const mine = lootOf(match, seat).filter(
      (c) => c !== card && (what === 'loot' || cardFace(match, c).back === 'treasure'),
    );
    const wanted = Math.min(mine.length, evaluate(match, count, scope));
    if (wanted === mine.length) discardLoot(match, seat, mine);
    else if (how === 'random') discardLoot(match, seat, randomOnes(match, mine, wanted));
    else if (how === 'lowest')
      discardLoot(match, seat, mine.sort((a, b) => goldOf(match, a) - goldOf(match, b)).slice(0, wanted));
    else match.push({ do: 'lose-loot', count: wanted, treasure: what === 'treasure' }, scope);
  },

  /** DQ-WIN-3 */
  worth(match, { gold }, scope) {
    const value = evaluate(match, gold, scope);
    match.world.worth = [...match.world.worth, [scope.card, value]];
    match.tell({ type: 'worth', seat: scope.seat, card: scope.card, gold: value });
  },

  /** Never resolved: what comes of picks is in the end of their draft. */
  pick() {},
};

function randomOnes(match: M, cards: readonly Instance[], count: number): Instance[] {
  const left = cards.slice();
  const taken: Instance[] = [];
  for (let i = 0; i < count; i++) taken.push(...left.splice(match.rng.below(left.length, CARDS), 1));
  return taken;
}

/** Loot to be picked in a draft; equal cards are offered once, `loot:FACE` and `loot:FACE:2` for a second one. */
export function addLootPicks(
  match: M,
  seat: Seat,
  picks: readonly string[],
  options: Options<World>,
  treasureOnly = false,
): void {
  for (const [name, card] of lootNames(match, seat)) {
    const fits = !treasureOnly || cardFace(match, card).back === 'treasure';
    if (fits && !picks.includes(name)) options.add(name, { do: 'pick', card });
  }
}

export function dropPicked(match: M, seat: Seat, picks: readonly string[]): void {
  const named = lootNames(match, seat);
  discardLoot(
    match,
    seat,
    picks.flatMap((pick) => (named.has(pick) ? [named.get(pick) as Instance] : [])),
  );
}

function lootNames(match: M, seat: Seat): Map<string, Instance> {
  const names = new Map<string, Instance>();
  for (const card of lootOf(match, seat)) {
    const { id } = cardFace(match, card);
    let name = `loot:${id}`;
    for (let n = 2; names.has(name); n++) name = `loot:${id}:${n}`;
    names.set(name, card);
  }
  return names;
}

const questions: Questions<World, LootQuestion> = {
  /** CH-28, CH-33 */
  'lose-loot': {
    kind: 'draft',
    options(match, { count, treasure }, scope, options, picks) {
      if (picks.length >= count) options.add('done', DONE);
      else addLootPicks(match, scope.seat, picks, options, treasure);
    },
    finish(match, _question, scope, picks) {
      dropPicked(match, scope.seat, picks);
    },
  },
};

export const lootChapter: Chapter<World, LootEffect, LootQuestion> = { handlers, questions };
