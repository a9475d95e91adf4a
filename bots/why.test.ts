import { Rng, View } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { pigGame, somewhere } from './testing.ts';
import { type Foreseen, foreseen, sentence } from './why.ts';

const match = somewhere(pigGame, 2, 'why', 1);
const view = new View(match, match.asked());

function said(part: Partial<Foreseen>): string {
  return sentence(view, { samples: 100, changes: {}, chances: {}, losses: {}, ...part });
}

describe('the line of a bot', () => {
  it('tells a risk with its chance and its size, beside what is expected all in all', () => {
    const line = said({
      changes: { coins: { mean: 2137.5, chance: 1 } },
      losses: { coins: { times: 12, mean: 3200 } },
    });
    expect(line).toBe('1 in 8 to lose 3200 coins, expects 2138 coins');
  });

  it('calls no risk what is sure to be paid, or hardly ever lost', () => {
    const price = { changes: { coins: { mean: -3, chance: 1 } }, losses: { coins: { times: 100, mean: 3 } } };
    expect(said(price)).toBe('expects -3.0 coins');
    const rare = { changes: { coins: { mean: 2, chance: 1 } }, losses: { coins: { times: 2, mean: 30 } } };
    expect(said(rare)).toBe('expects 2.0 coins');
  });

  it('says nothing where nothing changes', () => {
    expect(said({ changes: { coins: { mean: 0, chance: 0 } } })).toBe('expects no change');
  });

  it('counts what was seen: gains and losses add up to what is expected', () => {
    for (const option of view.pending?.options ?? []) {
      const { changes, losses, samples } = foreseen(view, option.id, Rng.fromSeed('seen'));
      for (const [name, { times, mean }] of Object.entries(losses)) {
        expect(times).toBeLessThanOrEqual(Math.round(changes[name].chance * samples));
        expect(changes[name].mean * samples).toBeGreaterThanOrEqual(-times * mean - 1e-6);
      }
    }
  });
});
