import { createBot } from '@underhall/bots';
import { type Game, Playthrough, View } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { openGame } from './boxes.ts';

const game: Game = openGame({ game: 'dungeonquest-classic', packs: [] });

/** A Hero under the dragon with 3,200 gold of its treasure, early in the day. */
const table = { seats: ['hugo', 'tatianna'].map((hero) => ({ hero })), seed: 'dragon' };
const { match } = new Playthrough(game, table, [
  { chamber: 'dungeon-room-cross', at: 'F5', entry: 'west' },
  { hero: 0, at: 'G5', from: 'F5' },
  { hero: 1, at: 'M10' },
  { put: 'treasure-sack-of-dragon-gold', in: 'loot:0' },
  { sun: 11 },
  { turn: 0 },
]);
const view = new View(match, 0);

/** Of six who are alike, how many draw on. */
function drawing(bot: string): number {
  const seeds = ['q', 'r', 's', 't', 'u', 'v'];
  const answers = seeds.map((seed) => createBot(bot, { seed, timed: false }).answer(view).option);
  return answers.filter((option) => option === 'draw-dragon').length;
}

describe('under the dragon', () => {
  it('the bold draw again where the careful leave', () => {
    expect(drawing('search:300:bold')).toBeGreaterThanOrEqual(3);
    expect(drawing('search:300:careful')).toBeLessThanOrEqual(1);
  });

  it('a bot says what it risks: one card of eight takes all that it has of the dragon', () => {
    const bot = createBot('search:300:bold', { seed: 'r', timed: false });
    const { option, why } = bot.answer(view);
    const line = why();
    expect(option).toBe('draw-dragon');
    const [, one, lost] = /^1 in (\d+) to lose (\d+) gold/.exec(line) ?? [];
    expect(Number(one), line).toBeGreaterThanOrEqual(5);
    expect(Number(one), line).toBeLessThanOrEqual(13);
    expect(Number(lost), line).toBe(3200);
    const [, expected] = /expects .*?(\d+) gold/.exec(line) ?? [];
    // Seven of eight times two cards of 1,263 gold on the average, and 3,200 lost the eighth time.
    expect(Number(expected), line).toBeGreaterThan(1200);
    expect(Number(expected), line).toBeLessThan(2500);
  });
});
