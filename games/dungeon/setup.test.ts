import { Misfit, type Wanted } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { TYPES } from './content.ts';
import { openDungeon } from './game.ts';
import { isExpert } from './world.ts';

const game = openDungeon();

function objection(wanted: Wanted): string {
  try {
    game.agree(wanted);
    return '';
  } catch (error) {
    return error instanceof Misfit ? error.problems.join('\n') : String(error);
  }
}

const seats = (n: number, adventurer?: string) =>
  Array.from({ length: n }, () => (adventurer ? { adventurer } : {}));

describe('setting the table', () => {
  it('DUN-SETUP-1 DUN-SETUP-2 DUN-SETUP-3 Basic or Expert for all: two to four, or two to eight', () => {
    for (let n = 2; n <= 8; n++) {
      expect(isExpert(game.start({ seats: seats(n), options: { expert: true } }))).toBe(true);
      expect(isExpert(game.start({ seats: seats(n) }))).toBe(n > 4);
    }
    expect(objection({ seats: seats(1) })).toContain('2 to 8');
    expect(objection({ seats: seats(9) })).toContain('2 to 8');
  });

  it('DUN-SETUP-9 DUN-SETUP-11 what seats bring must be in the game, and there are two pawns of a type', () => {
    expect(objection({ seats: seats(2, 'wizard') })).toContain('DUN-SETUP-9');
    expect(objection({ seats: seats(2, 'wizard'), options: { expert: true } })).toBe('');
    expect(objection({ seats: seats(3, 'elf') })).toContain('DUN-SETUP-11');
  });

  it.each(TYPES)('DUN-SETUP-11 DUN-COMP-14 two may bring the %s, three may not', (type) => {
    const options = { expert: true };
    expect(objection({ seats: seats(2, type), options })).toBe('');
    expect(objection({ seats: seats(3, type), options })).toContain('DUN-SETUP-11');
  });

  it('DUN-OPTSPELL-14 three wizards cannot be brought', () => {
    expect(objection({ seats: seats(3, 'wizard'), options: { expert: true } })).toContain('DUN-SETUP-11');
  });

  it('DUN-WIN-11 a game has 120 rounds unless the table agrees on another number', () => {
    expect(game.agree({ seats: seats(2) }).options.rounds).toBe(120);
    expect(game.agree({ seats: seats(2), options: { rounds: 30 } }).options.rounds).toBe(30);
  });

  it('DUN-SETUP-5 every pile is shuffled on its own', () => {
    const orders = (seed: string) => {
      const match = game.prepare(game.agree({ seats: seats(2), seed }));
      return ['monsters', 'treasures'].flatMap((zone) =>
        [1, 2, 3, 4, 5, 6].map((level) =>
          match.instances
            .list(match.zone(zone, level))
            .map((card) => match.face(card).id)
            .join(),
        ),
      );
    };
    const [one, other] = [orders('a'), orders('b')];
    for (let pile = 0; pile < 12; pile++) {
      expect(other[pile]).not.toBe(one[pile]);
      expect(other[pile].split(',').sort()).toEqual(one[pile].split(',').sort());
    }
    expect(orders('a')).toEqual(one);
  });
});
