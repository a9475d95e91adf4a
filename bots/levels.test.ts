import { Misfit } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { LEVELS } from './level.ts';
import { botList, createBot } from './levels.ts';

describe('createBot', () => {
  it('makes a bot of every level', () => {
    for (const level of LEVELS) expect(createBot(level, { seed: 's' }).name).toBe(level);
  });

  it.each(['nobody', 'search:many', 'search:0', 'search:100,depth=3', 'greedy:-1'])('refuses %s', (name) => {
    expect(() => createBot(name, { seed: 's' })).toThrow(Misfit);
  });

  it('says which bots there are', () => {
    expect(() => createBot('nobody', { seed: 's' })).toThrow(/dragonlord/);
  });
});

describe('botList', () => {
  it('leaves the settings of a search with it', () => {
    expect(botList('search:500,rounds=2,greedy,random')).toEqual(['search:500,rounds=2', 'greedy', 'random']);
  });
});
