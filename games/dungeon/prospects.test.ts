import { type Match, NONE, Rng } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { type Space, spaceNamed } from './board.ts';
import { evaluate } from './evaluation.ts';
import { openDungeon } from './game.ts';
import { policy } from './policy.ts';
import { bestProspect, turnsToWin } from './prospects.ts';
import type { World } from './world.ts';

const game = openDungeon();

function begun(...adventurers: string[]): Match<World> {
  return game.start({
    seats: adventurers.map((adventurer) => ({ adventurer })),
    options: { expert: true },
    seed: 'prospects',
  });
}

/** Gives a player the first card of a kind from the pile of its level. */
function give(match: Match<World>, seat: number, face: string, level: number): void {
  const { instances } = match;
  const wanted = game.faceIndex(face);
  const card = instances.list(match.zone('treasures', level)).find((each) => instances.face(each) === wanted);
  instances.toTop(card ?? NONE, match.zone('hand', seat));
}

describe('turns to win', () => {
  it('are fewer with more gold, nearer to home with enough, and none of them lost', () => {
    const match = begun('hero', 'elf');
    const poor = turnsToWin(match, 0);
    give(match, 0, 't4-huge-sapphire', 4);
    const richer = turnsToWin(match, 0);
    expect(richer).toBeLessThan(poor);
    give(match, 0, 't4-huge-emerald', 4);
    match.world.adventurers[0].space = spaceNamed('armory') as Space;
    const homeward = turnsToWin(match, 0);
    expect(homeward).toBeLessThan(richer);
    match.world.adventurers[0].lostTurns = 2;
    expect(turnsToWin(match, 0)).toBe(homeward + 2);
  });

  it('are fewer with a sword than with as much gold without', () => {
    const [plain, sharp] = [begun('superhero', 'elf'), begun('superhero', 'elf')];
    give(plain, 0, 't1-sack-of-gold', 1);
    give(sharp, 0, 't1-magic-sword', 1);
    expect(turnsToWin(sharp, 0)).toBeLessThan(turnsToWin(plain, 0));
  });

  it('are fewer with spells in hand', () => {
    const match = begun('wizard', 'elf');
    const before = turnsToWin(match, 0);
    const { instances } = match;
    instances.toTop(instances.first(match.zone('supply')), match.zone('spells', 0));
    expect(turnsToWin(match, 0)).toBeLessThan(before);
  });
});

describe('the best prospect', () => {
  it('is no room that another pawn holds or that is cleaned out', () => {
    const match = begun('elf', 'hero');
    const first = bestProspect(match, 0).space;
    match.world.adventurers[1].space = first;
    expect(bestProspect(match, 0).space).not.toBe(first);
    match.world.adventurers[1].space = spaceNamed('start') as Space;
    expect(bestProspect(match, 0).space).toBe(first);
  });
});

describe('the evaluation', () => {
  it('shares one win among all, and favours who is ahead', () => {
    const match = begun('elf', 'hero', 'superhero');
    give(match, 1, 't4-huge-sapphire', 4);
    const shares = [0, 1, 2].map((seat) => evaluate(match, seat));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(Math.max(...shares)).toBe(shares[1]);
  });
});

describe('the cheap policy', () => {
  it('brings a match to its end by winning, in fewer rounds than half of the most', () => {
    for (const seed of ['a', 'b', 'c']) {
      const match = game.start({ seats: [{}, {}, {}, {}], options: { expert: true }, seed });
      const rng = Rng.fromSeed(seed);
      for (let seat = match.asked(); seat !== NONE; seat = match.asked()) {
        const options = match.legal(seat);
        match.take(seat, options[policy(match, seat, options, rng)]);
      }
      expect(match.outcome?.rule).toBe('DUN-WIN-1');
      expect(match.world.round).toBeLessThan(60);
    }
  });
});
