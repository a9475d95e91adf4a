import type { View } from '@underhall/kernel';
import type { Bot } from '../bot.ts';
import type { Lap, Leg, Luck } from '../search/leg.ts';
import type { Tree } from '../search/tree.ts';

/** A question being thought about: asks for legs, is given what the trees saw of each, and ends with an option's id. */
export interface Deliberation {
  readonly luck: Luck;
  readonly legs: Generator<Leg, string, readonly Lap[]>;
}

/** A bot whose thinking can be shared out: the trees may grow anywhere. */
export interface Shareable extends Bot {
  deliberate(view: View): Deliberation;
  tree(view: View, number: number, luck: Luck): Tree;
}

export function isShareable(bot: Bot): bot is Shareable {
  return 'deliberate' in bot;
}
