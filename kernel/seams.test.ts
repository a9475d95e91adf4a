/** The compiler is the test here: a misspelt effect, event, fact or option must not compile. */
import { describe, expectTypeOf, test } from 'vitest';
import type { duel, market, pig } from './examples/index.ts';
import type { Match } from './match.ts';
import type { Option } from './questions.ts';
import type { AboutIn, EffectIn, EventIn, FactsIn } from './seams.ts';

type WorldOf<G> = G extends { start(wanted: never): Match<infer W> } ? W : never;
type Pig = WorldOf<typeof pig>;
type Duel = WorldOf<typeof duel>;
type Market = WorldOf<typeof market>;

describe('what passes between the rooms of the house is declared once', () => {
  test('an effect', () => {
    expectTypeOf<{ do: 'roll' }>().toExtend<EffectIn<Pig>>();
    expectTypeOf<{ do: 'rol' }>().not.toExtend<EffectIn<Pig>>();
    expectTypeOf<{ do: 'steal'; from: number }>().toExtend<EffectIn<Market>>();
    expectTypeOf<{ do: 'steal'; form: number }>().not.toExtend<EffectIn<Market>>();
    expectTypeOf<Parameters<Match<Market>['push']>[0]>().toEqualTypeOf<EffectIn<Market>>();
    expectTypeOf<Parameters<Match<Market>['changeSubject']>[0]>().toEqualTypeOf<
      EffectIn<Market> | undefined
    >();
    expectTypeOf<Option<Market>['effect']>().toEqualTypeOf<EffectIn<Market>>();
  });

  test('an event', () => {
    expectTypeOf<{ type: 'rolled'; seat: 0; die: 3 }>().toExtend<EventIn<Pig>>();
    expectTypeOf<{ type: 'roled'; seat: 0; die: 3 }>().not.toExtend<EventIn<Pig>>();
    expectTypeOf<{ type: 'rolled'; seat: 0 }>().not.toExtend<EventIn<Pig>>();
    expectTypeOf<Parameters<Match<Pig>['tell']>[0]>().toEqualTypeOf<EventIn<Pig>>();
  });

  test('a fact', () => {
    expectTypeOf<FactsIn<Pig>>().toHaveProperty('total');
    expectTypeOf<FactsIn<Pig>>().not.toHaveProperty('totl');
    expectTypeOf<FactsIn<Market>['seats'][number]['coins']>().toEqualTypeOf<number>();
  });

  test('what an option is about', () => {
    expectTypeOf<AboutIn<Duel>>().toEqualTypeOf<{ card: number & { readonly kind?: 'instance' } }>();
  });

  test('a game that declares nothing takes any of them', () => {
    expectTypeOf<EffectIn<{ said: string[] }>>().toEqualTypeOf<{ readonly do: string }>();
  });
});
