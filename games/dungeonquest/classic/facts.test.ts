import { readScenario, runScenario } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { dungeonquestClassic } from './game.ts';
import afterEffects from './scenarios/combat/compared-after-effects.json' with { type: 'json' };

test('the totals of a round are those that count, for everybody at the table', () => {
  const scenario = readScenario(afterEffects);
  const play = runScenario(dungeonquestClassic.open([]), scenario);
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { combat } = play.view(viewer).facts() as { combat: { played: string[][]; totals: number[] } };
    expect(combat.played).toEqual([['witchfire'], ['rune-bound-core']]);
    // Witchfire shows 2; the Pilgrim's Staff of the round before adds 2.
    expect(combat.totals).toEqual([4, 2]);
  }
});
