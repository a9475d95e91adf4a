import type { View } from '@underhall/kernel';
import { systemClock } from '../budget.ts';
import { createBot } from '../levels.ts';
import { Grove } from '../search/grove.ts';
import type { Halt } from './halt.ts';
import { isShareable } from './shareable.ts';

/** What a bot is to think about. The answer depends on this and on nothing else, wherever it is found. */
export interface Matter {
  /** The name of the bot, as `createBot` knows it. */
  readonly bot: string;
  readonly seed: string;
  readonly view: View;
}

/** Where bots think. */
export interface Thinker {
  /** The id of an option; undefined lets an offer pass. Fails with `Halted` when it is called to a halt. */
  think(matter: Matter, halt?: Halt): Promise<string | undefined>;
}

/** Thinks here and now; between two legs it lets others have their say, if it was told how. */
export class Alone implements Thinker {
  readonly #breathe: (() => Promise<void>) | undefined;

  constructor(breathe?: () => Promise<void>) {
    this.#breathe = breathe;
  }

  async think({ bot: name, seed, view }: Matter, halt?: Halt): Promise<string | undefined> {
    halt?.check();
    const bot = createBot(name, { seed, timed: false });
    if (view.pending?.kind === 'offer') return bot.offered(view)?.option;
    if (!isShareable(bot)) return bot.answer(view).option;
    const { luck, legs } = bot.deliberate(view);
    const grove = new Grove((number) => bot.tree(view, number, luck), systemClock);
    let step = legs.next();
    while (!step.done) {
      step = legs.next(grove.laps(step.value));
      await this.#breathe?.();
      halt?.check();
    }
    return step.value;
  }
}
