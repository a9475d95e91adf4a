import { runScenario } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { openDungeon } from './game.ts';
import { contentOf } from './world.ts';

const game = openDungeon();

it('DUN-ADV-8 an adventurer who carries nearly all treasure of the dungeon takes the rest as well', () => {
  const { treasures } = contentOf({ game });
  const faces = treasures.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  const [last, first, second, ...held] = faces;
  const { match } = runScenario(game, {
    title: 'more and more treasure',
    rules: [],
    game: game.id,
    seats: [{ adventurer: 'elf' }, { adventurer: 'hero' }],
    arrange: [
      { adventurer: 0, at: 'c125', holds: held },
      { guard: 'm1-goblins', at: '1-6', hoard: [first, second] },
      { next: { 'treasures:1': [last] } },
      { dice: [6, 6] },
      { turn: 0 },
    ],
    steps: [
      { choose: 'to:1-6' },
      { choose: 'pass' },
      { seat: 1, choose: 'stay' },
      // Nothing is put down later on, either.
      { choose: 'to:c125' },
      { seat: 1, choose: 'stay' },
    ],
  });
  const hand = match.instances.list(match.zone('hand', 0)).map((card) => match.face(card).id);
  expect(hand.sort()).toEqual(faces.sort());
});
