/** The compiler is the test here: what is misspelt must not compile. */
import type { EffectIn, EventIn, FactsIn } from '@underhall/kernel';
import { describe, expectTypeOf, test } from 'vitest';
import type { World } from './world.ts';

describe('what passes between the chapters of Dungeon! and to screens is declared once', () => {
  test('an effect', () => {
    expectTypeOf<{ do: 'retreat-to'; to: 3 }>().toExtend<EffectIn<World>>();
    expectTypeOf<{ do: 'retreat-too'; to: 3 }>().not.toExtend<EffectIn<World>>();
    expectTypeOf<{ do: 'retreat-to'; space: 3 }>().not.toExtend<EffectIn<World>>();
    // What is only read off a card never happens.
    expectTypeOf<{ do: 'worth'; gold: 3 }>().not.toExtend<EffectIn<World>>();
  });

  test('an event', () => {
    expectTypeOf<{ type: 'slid'; seat: 0; to: 3 }>().toExtend<EventIn<World>>();
    expectTypeOf<{ type: 'slidd'; seat: 0; to: 3 }>().not.toExtend<EventIn<World>>();
    expectTypeOf<{ type: 'slid'; seat: 0; space: 3 }>().not.toExtend<EventIn<World>>();
  });

  test('a fact', () => {
    expectTypeOf<FactsIn<World>>().toHaveProperty('graves');
    expectTypeOf<FactsIn<World>>().not.toHaveProperty('grave');
    expectTypeOf<FactsIn<World>['seats'][number]['gold']>().toEqualTypeOf<number | null>();
  });
});
