import { describe, expect, it } from 'vitest';
import { levels } from './chances.ts';
import { readContent, TYPES } from './content.ts';
import { bestOf, goodDownTo, strengthsOf } from './strengths.ts';

const content = readContent();
const of = (type: (typeof TYPES)[number], from = content) =>
  strengthsOf(from, from.adventurers[TYPES.indexOf(type)]);

describe('what an adventurer is good at', () => {
  it('is the chance to kill on each level, by hand, and for a wizard with the better spell too', () => {
    const { superhero, wizard, lightningBolt } = levels(content)[3].kill;
    expect(of('superhero')[2]).toEqual({ level: 3, byHand: superhero, bySpell: undefined });
    expect(of('wizard')[2]).toEqual({ level: 3, byHand: wizard, bySpell: lightningBolt });
    expect(of('wizard')[3].bySpell).toBe(levels(content)[4].kill.fireBall);
  });

  it('reaches down to the last level where a roll kills more often than not', () => {
    expect(TYPES.map((type) => goodDownTo(of(type))?.level)).toEqual([2, 2, 3, 5]);
    for (const type of TYPES) {
      const strengths = of(type);
      const { level } = goodDownTo(strengths) ?? { level: 0 };
      expect(strengths.map((one) => bestOf(one) > 0.5)).toEqual(
        [1, 2, 3, 4, 5, 6].map((one) => one <= level),
      );
    }
  });

  it('may be everything, or nothing', () => {
    const all = (byHand: number) => [1, 2].map((level) => ({ level, byHand, bySpell: undefined }));
    expect(goodDownTo(all(1))?.level).toBe(2);
    expect(goodDownTo(all(0.5))).toBeUndefined();
  });
});
