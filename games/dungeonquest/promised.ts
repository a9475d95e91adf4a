/** Loot whose worth is settled only when the game ends: what it is likely to bring, on the average. */
import type { Amount, Effect } from '@underhall/kernel';
import type { Card } from './content.ts';
import type { Flow } from './flow.ts';
import type { LootEffect } from './loot.ts';

type Cards = readonly Card<readonly Effect[]>[];
/** What can bring gold at the end. */
type Bringing = LootEffect | Extract<Flow, { do: 'roll' }> | { do: 'draw'; deck: string; count: number };

/** By the id of the card: gold beyond what is printed on it. */
export function promisedBy(cards: Cards): ReadonlyMap<string, number> {
  const treasure = averageOf(cards.filter(({ back }) => back === 'treasure'));
  const promised = new Map<string, number>();
  for (const { id, triggers } of cards) {
    const atEnd = triggers.filter(({ mode, event }) => mode === 'on' && event === 'game-end');
    const gold = atEnd.reduce(
      (sum, { effects }) => sum + broughtBy(effects as readonly Bringing[], treasure),
      0,
    );
    if (gold > 0) promised.set(id, gold);
  }
  return promised;
}

function averageOf(cards: Cards): number {
  const all = cards.reduce((sum, { count }) => sum + count, 0);
  return cards.reduce((sum, { gold, count }) => sum + gold * count, 0) / all;
}

function broughtBy(effects: readonly Bringing[], treasure: number): number {
  let gold = 0;
  for (const effect of effects) {
    if (effect.do === 'worth') gold += mean(effect.gold);
    else if (effect.do === 'draw' && effect.deck === 'treasure') gold += effect.count * treasure;
    else if (effect.do === 'roll') {
      // One die, of which each side is as likely as the others.
      for (const { from, to, effect: then } of effect.branches)
        gold += ((to - from + 1) / effect.dice.sides) * broughtBy(then as readonly Bringing[], treasure);
    }
  }
  return gold;
}

function mean(amount: Amount): number {
  if (typeof amount === 'string') return 0;
  if (typeof amount === 'number') return amount;
  const { dice, sides, times, plus } = amount;
  return (dice * (sides + 1) * times) / 2 + plus;
}
