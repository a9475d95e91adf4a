import { playWatched } from '@underhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import { conflicts, tableOptions } from '../options.ts';
import { watched } from '../testing/watched.ts';
import type { DungeoneerSpec } from '../world.ts';
import { OPTIONAL_RULES, type OptionalRule } from './played.ts';

const { game } = watched;
const { content } = game.spec as DungeoneerSpec;
const STANDARD = { sets: ['drowned-carillon'], single: false, decks: false, rounds: 4 };

function table(rules: readonly OptionalRule[], sets = STANDARD.sets, seats = 2) {
  const options = { ...STANDARD, sets, ...Object.fromEntries(rules.map((rule) => [rule, true])) };
  return { options, seats: Array.from({ length: seats }, () => ({})), seed: rules.join() };
}

const pairs = OPTIONAL_RULES.flatMap((one, i) => OPTIONAL_RULES.slice(i + 1).map((other) => [one, other]));
const EXCLUDED = ['optunbiased', 'optnopersonal'];

describe('optional rules', () => {
  it('DNR-OPTMIX-1 are off unless somebody chooses them, and chosen before the set-up', () => {
    const standard = tableOptions(content).filter(({ id }) => OPTIONAL_RULES.some((rule) => rule === id));
    expect(standard.map(({ kind, standard: value }) => [kind, value])).toEqual(
      OPTIONAL_RULES.map(() => ['flag', false]),
    );
    const match = game.start({ seats: [{}, {}] });
    for (const rule of OPTIONAL_RULES) expect(match.setup.options[rule]).toBe(false);
  });

  it('DNR-OPTUNBIASED-9 DNR-OPTMIX-2 Unbiased Map Placement and No Personal Quests exclude each other', () => {
    const [conflict, ...others] = conflicts(content, table(['optunbiased', 'optnopersonal']));
    expect([conflict.rule, others]).toEqual(['DNR-OPTUNBIASED-9', []]);
    expect(() => game.start(table(['optunbiased', 'optnopersonal']))).toThrow(/Personal Quests/);
  });

  it.each(pairs.filter(([one, other]) => !(EXCLUDED.includes(one) && EXCLUDED.includes(other))))(
    'DNR-OPTMIX-3 DNR-OPTMIX-5 %s and %s go together',
    (one, other) => {
      const wanted = table([one, other] as OptionalRule[]);
      expect(conflicts(content, wanted)).toEqual([]);
      for (const style of ['random', 'sensible'] as const)
        playWatched({ ...watched, table: () => wanted }, 1, style);
    },
  );

  it('DNR-OPTMIX-7 a combination needs a Hero card of each grade for everybody', () => {
    const sets = ['drowned-carillon', 'sunless-court'];
    expect(conflicts(content, table([], sets, 3))).toEqual([]);
    expect(conflicts(content, table([], sets, 4)).map(({ rule }) => rule)).toEqual(['DNR-OPTMIX-7']);
  });
});
