/** Trying options out bit by bit, so that nobody waits for odds. What was tried stays known until something changes. */
import type { Rng, View } from '@underhall/kernel';
import type { Odds } from './odds.ts';
import type { Tried } from './scene.ts';

export class Sampling {
  readonly #rng: Rng;
  readonly #breathe: (() => Promise<void>) | undefined;
  #odds: Promise<Odds> | undefined;
  #running = 0;

  constructor(rng: Rng, breathe: (() => Promise<void>) | undefined) {
    this.#rng = rng;
    this.#breathe = breathe;
  }

  /** Tells better and better numbers, until they are enough or something else is wanted. */
  async consequences(
    look: () => View | Promise<View>,
    option: string,
    tell: (found: Tried) => void,
  ): Promise<void> {
    const mine = ++this.#running;
    const view = await look();
    if (!view.pending?.options.some((o) => o.id === option)) return;
    const odds = await this.#known();
    const known = odds.known(view, option);
    if (known && mine === this.#running) tell(known);
    while (mine === this.#running) {
      const found = odds.more(view, option, this.#rng);
      if (!found) return;
      tell(found);
      await this.#breathe?.();
    }
  }

  /** What is known of this moment. Loaded with the first option that is tried: a table opens without it. */
  #known(): Promise<Odds> {
    this.#odds ??= import('./odds.ts').then(({ Odds }) => new Odds());
    return this.#odds;
  }

  stop(): void {
    this.#running++;
  }

  /** The moment is another one. */
  forget(): void {
    this.#odds = undefined;
  }
}
