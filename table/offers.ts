import type { Match, Pending } from '@underhall/kernel';

/** Which offers a seat has weighed: each is weighed once per horizon, or nobody would ever get on. */
export class Weighed {
  readonly #last: string[] = [];

  isNew(match: Match, offer: Pending): boolean {
    return this.#last[offer.seat] !== keyOf(match, offer);
  }

  note(match: Match, offer: Pending): void {
    this.#last[offer.seat] = keyOf(match, offer);
  }
}

function keyOf(match: Match, { options }: Pending): string {
  return `${match.game.spec.horizon(match)} ${options.map(({ id }) => id).join()}`;
}
