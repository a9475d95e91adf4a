import { DICE, Rng, type View } from '@underhall/kernel';
import { type Answer, asked, type Bot } from './bot.ts';

/** Takes any option. */
export class RandomBot implements Bot {
  readonly name = 'random';
  readonly #rng: Rng;

  constructor(seed: string) {
    this.#rng = Rng.fromSeed(seed);
  }

  answer(view: View): Answer {
    const { options } = asked(view);
    return { option: options[this.blindly(options.length)].id, why: () => 'no reason at all' };
  }

  offered(): undefined {}

  blindly(options: number): number {
    return options === 1 ? 0 : this.#rng.below(options, DICE);
  }
}
