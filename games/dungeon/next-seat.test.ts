import { join } from 'node:path';
import { gameOf, runScenario } from '@underhall/kernel';
import { scenariosIn } from '@underhall/kernel/testing';
import { describe, test } from 'vitest';
import { dungeon } from './game.ts';
import { fromTheNextSeat } from './testing/next-seat.ts';

describe('the rules know no seats', () => {
  for (const scenario of scenariosIn(join(import.meta.dirname, 'scenarios'))) {
    const turned = fromTheNextSeat(scenario);
    if (turned)
      test(`${turned.rules.join(' ')} ${turned.title}`, () =>
        void runScenario(gameOf(dungeon, turned), turned));
  }
});
