import { View } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { botList, createBot } from './levels.ts';
import { TEMPERAMENTS } from './temperament.ts';
import { examples, marketGame, pigGame, playedBy, somewhere } from './testing.ts';
import { isShareable } from './thinking/shareable.ts';

/** In Pig, how often one rolls on who would be content with what he has, and has as much to lose. */
function rolls(temperament: string): number {
  let rolled = 0;
  for (let n = 0; n < 60; n++) {
    const match = somewhere(pigGame, 2, `pig ${n}`, 4 + (n % 20));
    const bot = createBot(`greedy:120${temperament}`, { seed: `${n}`, timed: false });
    if (bot.answer(new View(match, match.asked())).option === 'roll') rolled++;
  }
  return rolled;
}

describe('a temperament', () => {
  it('goes with any bot, and stands in its name', () => {
    for (const temperament of TEMPERAMENTS) {
      for (const bot of ['apprentice', 'adventurer', 'veteran', 'greedy:20', 'search:20,rounds=2'])
        expect(createBot(`${bot}:${temperament}`, { seed: 's' }).name).toBe(`${bot}:${temperament}`);
    }
    expect(botList('regular:bold,search:20,rounds=2:sly')).toEqual([
      'adventurer:bold',
      'search:20,rounds=2:sly',
    ]);
  });

  it('that nobody has is refused', () => {
    expect(() => createBot('veteran:grumpy', { seed: 's' })).toThrow(/BOT:bold/);
  });

  it('leaves a search that can be shared out one', () => {
    expect(isShareable(createBot('search:20:bold', { seed: 's' }))).toBe(true);
    expect(isShareable(createBot('greedy:20:bold', { seed: 's' }))).toBe(false);
  });

  it('plays whole matches of any game', () => {
    for (const game of examples) {
      const bots = ['greedy:12:bold', 'search:12:sly', 'greedy:12:careful'].map((name, seat) =>
        createBot(name, { seed: `${seat}`, timed: false }),
      );
      const { least, most } = game.spec.seats;
      expect(
        playedBy(game, bots.slice(0, Math.max(least, Math.min(most, 3))), 'whole').outcome,
      ).toBeDefined();
    }
  });

  it('makes the bold dare more than the careful', () => {
    const [careful, usual, bold] = [':careful', '', ':bold'].map(rolls);
    expect(bold).toBeGreaterThan(careful);
    expect(usual).toBeGreaterThanOrEqual(careful);
    expect(bold).toBeGreaterThanOrEqual(usual);
  });

  it('does not change the answers of whoever has none', () => {
    const match = somewhere(marketGame, 3, 'none', 7);
    const view = new View(match, match.asked());
    const before = createBot('greedy:40', { seed: 'n', timed: false }).answer(view).option;
    createBot('greedy:40:sly', { seed: 'n', timed: false }).answer(view);
    expect(createBot('greedy:40', { seed: 'n', timed: false }).answer(view).option).toBe(before);
  });
});
