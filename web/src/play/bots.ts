/** Who plays for a bot's seat. Bots get the view of their seat and nothing else. */
import { type Bot, createBot } from '@underhall/bots';
import type { Seat, View } from '@underhall/kernel';
import type { Sitter } from './scene.ts';

/** The bots of one table, each made when it is first asked. */
export class Bots {
  readonly #bots = new Map<Seat, Bot>();
  readonly #sitters: readonly Sitter[];
  readonly #seed: string;

  constructor(sitters: readonly Sitter[], seed: string) {
    this.#sitters = sitters;
    this.#seed = seed;
  }

  /** The id of the option that the bot in this seat chooses. */
  choice(view: View, seat: Seat): string {
    let bot = this.#bots.get(seat);
    if (!bot) {
      bot = createBot(this.#sitters[seat]?.level ?? 'adventurer', { seed: `${this.#seed} ${seat}` });
      this.#bots.set(seat, bot);
    }
    return bot.answer(view).option;
  }
}
