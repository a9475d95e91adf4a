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
    const taken = (levels: NonNullable<Game['spec']['levels']>) => {
      const policy = (_match: unknown, _seat: number, options: readonly { id: string }[]) =>
        options.findIndex(({ id }) => id === 'roll');
      const game = new Game({ ...pigGame.spec, policy, levels });
      const match = game.start({ seats: [{}, {}], options: { goal: 20 }, seed: 'x' });
      (match.world as { total: number }).total = 20;
      return createBot('veteran', { seed: 's', timed: false }).answer(new View(match, 0)).option;
    };
    expect(taken({ apprentice: { haste: 1, glances: 0 } })).toBe('hold');
    expect(taken({ veteran: { haste: 1 } })).toBe('roll');
  });

  it.each(['nobody', 'search:many', 'search:0', 'search:100,depth=3', 'greedy:-1'])('refuses %s', (name) => {
    expect(() => createBot(name, { seed: 's' })).toThrow(Misfit);
  });

  it('says which bots there are', () => {
    expect(() => createBot('nobody', { seed: 's' })).toThrow(/dragonlord/);
  });
});

describe('a search that does not always think', () => {
  const view = new View(somewhere(marketGame, 4, 'mood', 0), 0);

  it('looks at each option once at a glance', () => {
    const bot = new Search('search', { iterations: 600 }, 'g', { glances: 1 });
    bot.answer(view);
    expect(bot.iterations).toBe(view.pending?.options.length);
  });

  it('looks at nothing in haste', () => {
    const bot = new Search('search', { iterations: 600 }, 'g', { haste: 1 });
    bot.answer(view);
    expect(bot.iterations).toBe(0);
  });

  it('does either at the part of its choices that it is told', () => {
    let hasty = 0;
    for (let i = 0; i < 60; i++) {
      const bot = new Search('search', { iterations: 40 }, `${i}`, { haste: 0.5 });
      bot.answer(view);
      if (bot.iterations === 0) hasty++;
    }
    expect(hasty).toBeGreaterThan(15);
    expect(hasty).toBeLessThan(45);
  });
});

describe('botList', () => {
  it('leaves the settings of a search with it', () => {
    expect(botList('search:500,rounds=2,greedy,random')).toEqual(['search:500,rounds=2', 'greedy', 'random']);
  });
});
