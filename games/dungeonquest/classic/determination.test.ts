import { Playthrough } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { ONE_PACE_SOUTH } from '../testing/arranged.ts';
import { openClassic } from './game.ts';

/** Hugo (Agility 4) meets a Threat with this effect. */
function meets(effect: string, dice: readonly number[]): Playthrough {
  const card = { id: 'flame', deck: 'dungeon', name: 'Flame', count: 1, type: 'Threat', effect };
  const without = { 'dungeon-silent-chamber': 1 };
  const box = openClassic([{ pack: 'flame', game: 'dungeonquest-classic', without, cards: [card] }]);
  const play = new Playthrough(box, { seats: [{ hero: 'hugo' }, { hero: 'tatianna' }] }, [
    ...ONE_PACE_SOUTH,
    { next: { dungeon: ['flame'] } },
    { dice },
  ]);
  play.choose(0, 'move:north');
  return play;
}

it('DQ-TEST-6 DQ-LIMIT-2 a failed test gives a determination token, unless its card says that there is none', () => {
  const plain = meets('test agility { fail: retry; end-turn }', [2, 3]);
  expect(plain.view('everything').facts()).toMatchObject({ seats: [{ determination: 1 }, {}] });
  const without = meets('test agility no-determination { fail: retry; end-turn }', [2, 3]);
  expect(without.view('everything').facts()).toMatchObject({ seats: [{ determination: 0 }, {}] });
});

it('DQ-TEST-7 DQ-LIMIT-2 tokens raise the attribute, unless the card says that none helps', () => {
  const again = (test: string) => meets(`test agility { fail: ${test} { fail: wound 3 } }`, [2, 3, 2, 3]);
  expect(again('test agility').view('everything').facts()).toMatchObject({ seats: [{ wounds: 0 }, {}] });
  expect(again('test agility no-determination').view('everything').facts()).toMatchObject({
    seats: [{ wounds: 3 }, {}],
  });
});

it('DQ-TEST-3 DQ-LIMIT-2 a test that a card makes easier or harder is against the changed attribute', () => {
  const wounds = (test: string, dice: readonly number[]) =>
    (meets(`${test} { fail: wound 3 }`, dice).view('everything').facts() as { seats: { wounds: number }[] })
      .seats[0].wounds;
  expect([wounds('test agility +2', [3, 3]), wounds('test agility +2', [3, 4])]).toEqual([0, 3]);
  expect([wounds('test agility -1', [1, 2]), wounds('test agility -1', [2, 2])]).toEqual([0, 3]);
});
