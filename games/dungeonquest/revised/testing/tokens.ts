/** DQR-INVARIANTS-17: why a player's determination tokens may change, for tests. */
import { type EventIn, type EventOf, NONE, type Seat } from '@underhall/kernel';
import { must } from '@underhall/kernel/testing';
import type { DungeonQuestEffect } from '../../effects.ts';
import { blocksOf } from '../../triggers.ts';
import { cardFace, heroCard } from '../../world.ts';
import type { M, World } from '../world.ts';

const RULE = 'DQR-INVARIANTS-17';

/** One token for a failed test, what was spent on a test, what a card or ability gives, none left on death. */
export class TokenWatch {
  readonly #match: M;
  readonly #tokens: number[];
  /** Failed tests for which no token was given yet. */
  readonly #failed: number[];
  /** The dice of a test of his lie on the table. */
  readonly #testing: boolean[];
  /** What his last card can give. */
  readonly #given: (readonly number[])[];

  constructor(match: M) {
    this.#match = match;
    this.#tokens = match.world.heroes.map(() => 0);
    this.#failed = match.world.heroes.map(() => 0);
    this.#testing = match.world.heroes.map(() => false);
    this.#given = match.world.heroes.map(() => []);
  }

  check(): void {
    this.#match.world.heroes.forEach(({ tokens }, seat) => {
      must(tokens === this.#tokens[seat], RULE, `${tokens} tokens, and nobody was told`);
    });
  }

  tell(event: EventIn<World>): void {
    if (event.type === 'turn') this.#settle();
    else if (event.type === 'test-rolled') this.#testing[event.seat] = true;
    else if (event.type === 'tested') this.#tested(event);
    else if (event.type === 'test-saved') this.#failed[event.seat]--;
    else if (event.type === 'used' && event.card !== NONE)
      this.#given[event.seat] = givenBy(cardFace(this.#match, event.card).effects);
    else if (event.type === 'determination') this.#gained(event);
    else if (event.type === 'spent') this.#spent(event);
    else if (event.type === 'died' || event.type === 'fell') this.#lost(event.seat);
  }

  #tested({ seat, success }: EventOf<World, 'tested'>): void {
    this.#testing[seat] = false;
    if (!success) this.#failed[seat]++;
  }

  #gained({ seat, tokens }: EventOf<World, 'determination'>): void {
    const gained = tokens - this.#tokens[seat];
    this.#tokens[seat] = tokens;
    if (gained === 1 && this.#failed[seat] > 0) {
      this.#failed[seat]--;
      return;
    }
    const abilities = heroCard(this.#match, seat).abilities.flatMap(({ effects }) => givenBy(effects));
    must([...abilities, ...this.#given[seat]].includes(gained), RULE, `${gained} tokens for nothing`);
  }

  #spent({ seat, tokens, left }: EventOf<World, 'spent'>): void {
    must(this.#testing[seat], RULE, 'tokens were spent on no test');
    must(tokens > 0 && left === this.#tokens[seat] - tokens && left >= 0, RULE, `${tokens} spent`);
    this.#tokens[seat] = left;
  }

  #lost(seat: Seat): void {
    this.#tokens[seat] = 0;
    this.#failed[seat] = 0;
    this.#testing[seat] = false;
  }

  /** Between turns nothing is owed. */
  #settle(): void {
    for (const failed of this.#failed) must(failed === 0, RULE, 'a failed test gave no token');
    this.#given.fill([]);
  }
}

/** The numbers of tokens that a text gives, wherever in it. */
function givenBy(effects: readonly DungeonQuestEffect[]): number[] {
  return effects.flatMap((effect) => [
    ...(effect.do === 'determination' && typeof effect.tokens === 'number' ? [effect.tokens] : []),
    ...blocksOf(effect).flatMap(givenBy),
  ]);
}
