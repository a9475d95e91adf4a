import { CARDS, NONE, Rng } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { mapCard } from '../cards.ts';
import { openDungeoneer } from '../game.ts';
import { type M, NOWHERE, type Space } from '../world.ts';
import { distances } from './distances.ts';
import { exitAt, isPassable, joined } from './grid.ts';

const game = openDungeoneer();

/** Every place of a shifted card, found by laying it there and walking the whole map. */
function tried(match: M, moved: number): string[] {
  const { spaces } = match.world;
  const { card, x, y, turned: was } = spaces[moved];
  const { exits } = mapCard(match, card);
  const alike = JSON.stringify([exits[0], exits[1]]) === JSON.stringify([exits[2], exits[3]]);
  const others = spaces.filter((_, i) => i !== moved);
  const found: string[] = [];
  for (let row = -12; row <= 12; row++)
    for (let column = -12; column <= 12; column++)
      for (const turned of alike ? [false] : [false, true]) {
        const steps = others.map((one) => Math.abs(one.x - column) + Math.abs(one.y - row));
        if (Math.min(...steps) !== 1 || (column === x && row === y && turned === was)) continue;
        const laid = joined(
          spaces.map((one, i) => (i === moved ? { ...one, x: column, y: row, turned } : one)),
        );
        if (isWhole(match, laid)) found.push(`lay:${column},${row}${turned ? ':turned' : ''}`);
      }
  return found;
}

/** DNR-MAP-6, DNR-MAP-10: everything can be walked to, and the map stays open. */
function isWhole(match: M, spaces: readonly Space[]): boolean {
  const sight = { face: (card: number) => match.face(card), world: { ...match.world, spaces } };
  if (distances(sight, [0]).includes(NOWHERE)) return false;
  return spaces.some(({ beside }, space) =>
    beside.some((next, side) => next === NOWHERE && isPassable(exitAt(sight, space, side))),
  );
}

test('DNR-EFFECT-7 a Map card is shifted to any place that leaves the map whole and open, and to no other', () => {
  const setup = game.agree({ seats: [{}, {}, {}, {}] });
  let seen = 0;
  for (let seed = 0; seen < 12 && seed < 100; seed++) {
    const rng = Rng.fromSeed(`shift ${seed}`);
    const match = game.again(setup, `shift ${seed}`);
    for (let seat = match.asked(); seat !== NONE; seat = match.asked()) {
      const options = match.legal(seat);
      const question = match.agenda[match.agenda.length - 1];
      const deck = match.instances.size(match.instances.layout.base['map-deck']);
      if ('space' in question && question.do === 'shift-where' && deck > 0) {
        seen++;
        expect(options.map(({ id }) => id).sort()).toEqual(tried(match, Number(question.space)).sort());
      }
      match.take(seat, options[rng.below(options.length, CARDS)]);
    }
  }
  expect(seen).toBeGreaterThan(10);
});
