import { Game, Misfit, View } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { LEVELS } from './level.ts';
import { botList, createBot } from './levels.ts';
import { Search } from './search/search.ts';
import { marketGame, pigGame, somewhere } from './testing.ts';

describe('createBot', () => {
  it('makes a bot of every level', () => {
    for (const level of LEVELS) expect(createBot(level, { seed: 's' }).name).toBe(level);
  });

  it('knows the Regular by that name, too', () => {
    expect(createBot('regular', { seed: 's' }).name).toBe('adventurer');
  });

  it('plays a level as the game says that it plays there', () => {
    // With enough to win in hand nobody rolls who thinks.
    const rolls = (levels: NonNullable<Game['spec']['levels']>) => {
      const game = new Game({ ...pigGame.spec, levels });
      const match = game.start({ seats: [{}, {}], options: { goal: 20 }, seed: 'x' });
      (match.world as { total: number }).total = 20;
      const answers = Array.from({ length: 40 }, (_, i) =>
        createBot('veteran', { seed: `${i}`, timed: false }).answer(new View(match, 0)),
      );
      return answers.filter(({ option }) => option === 'roll').length;
    };
    expect(rolls({ apprentice: { whims: 1 }, veteran: { whims: 0 } })).toBeLessThan(5);
    expect(rolls({ veteran: { whims: 1 } })).toBeGreaterThan(9);
  });

  it.each(['nobody', 'search:many', 'search:0', 'search:100,depth=3', 'greedy:-1'])('refuses %s', (name) => {
    expect(() => createBot(name, { seed: 's' })).toThrow(Misfit);
  });

  it('says which bots there are', () => {
    expect(() => createBot('nobody', { seed: 's' })).toThrow(/dragonlord/);
  });
});

describe('a search that has whims', () => {
  const view = new View(somewhere(marketGame, 4, 'mood', 0), 0);

  /** How often it did not think at all. */
  const unthought = (whims: number) => {
    let whim = 0;
    for (let i = 0; i < 60; i++) {
      const bot = new Search('search', { iterations: 40 }, `${i}`, { whims });
      bot.answer(view);
      if (bot.iterations === 0) whim++;
    }
    return whim;
  };

  it('does anything at all at the part of its choices that it is told', () => {
    expect(unthought(0.5)).toBeGreaterThan(15);
    expect(unthought(0.5)).toBeLessThan(45);
    expect(unthought(1)).toBe(60);
  });

  it('thinks always without', () => {
    expect(unthought(0)).toBe(0);
  });

  it('takes any of the options, each as often', () => {
    const taken = new Map<string, number>();
    for (let i = 0; i < 200; i++) {
      const { option } = new Search('search', { iterations: 40 }, `${i}`, { whims: 1 }).answer(view);
      taken.set(option, (taken.get(option) ?? 0) + 1);
    }
    const options = view.pending?.options ?? [];
    for (const { id } of options) expect(taken.get(id)).toBeGreaterThan(100 / options.length);
  });
});

describe('botList', () => {
  it('leaves the settings of a search with it', () => {
    expect(botList('search:500,rounds=2,greedy,random')).toEqual(['search:500,rounds=2', 'greedy', 'random']);
  });
});
