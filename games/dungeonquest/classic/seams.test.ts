/** The compiler is the test here: a misspelt effect, event, fact or part of an option must not compile. */
import type { AboutIn, EffectIn, EventIn, EventOf, FactsIn, Match } from '@underhall/kernel';
import { expectTypeOf, test } from 'vitest';
import type { World } from './world.ts';

test('an effect', () => {
  expectTypeOf<{ do: 'die'; cause: string }>().toExtend<EffectIn<World>>();
  expectTypeOf<{ do: 'dye'; cause: string }>().not.toExtend<EffectIn<World>>();
  expectTypeOf<{ do: 'die'; casue: string }>().not.toExtend<EffectIn<World>>();
  expectTypeOf<Parameters<Match<World>['push']>[0]>().toEqualTypeOf<EffectIn<World>>();
});

test('an event', () => {
  expectTypeOf<{ type: 'caught'; seat: 0 }>().toExtend<EventIn<World>>();
  expectTypeOf<{ type: 'cought'; seat: 0 }>().not.toExtend<EventIn<World>>();
  expectTypeOf<{ type: 'caught' }>().not.toExtend<EventIn<World>>();
  expectTypeOf<EventOf<World, 'darkness'>>().toHaveProperty('exit');
});

test('a fact', () => {
  expectTypeOf<FactsIn<World>['seats'][number]>().toHaveProperty('wounds');
  expectTypeOf<FactsIn<World>['seats'][number]>().not.toHaveProperty('wonds');
  expectTypeOf<FactsIn<World>>().toHaveProperty('pool');
  expectTypeOf<FactsIn<World>['decks']>().not.toHaveProperty('dungeno');
  expectTypeOf<FactsIn<World>['board']>().toHaveProperty('C4');
  expectTypeOf<FactsIn<World>['board']>().not.toHaveProperty('N4');
  expectTypeOf<'c4'>().not.toExtend<FactsIn<World>['seats'][number]['space']>();
});

test('what an option is about', () => {
  expectTypeOf<AboutIn<World>>().toHaveProperty('exit');
  expectTypeOf<AboutIn<World>>().not.toHaveProperty('exti');
});
