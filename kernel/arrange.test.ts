import { expect, test } from 'vitest';
import { type Arrangement, arrange } from './arrange.ts';
import { market, pig } from './examples/index.ts';
import { seats, toy } from './testing/toy.ts';
import { View } from './view.ts';

const begin = (...statements: Arrangement[]) => {
  const match = market.prepare(market.agree({ seats: seats(2), seed: 'arrange' }));
  arrange(match, statements);
  match.resolve();
  return match;
};
const facesOf = (match: ReturnType<typeof begin>, name: string, key = 0) =>
  new View(match, 'everything').faces(match.zone(name, key));

test('the next dice come in order, then the generator goes on', () => {
  const match = pig.start({ seats: seats(2), seed: 'x' });
  const plain = pig.start({ seats: seats(2), seed: 'x' });
  arrange(match, [{ dice: [2, 3] }, { dice: [6] }]);
  expect([match.roll(), match.roll(), match.roll()]).toEqual([2, 3, 6]);
  expect(match.roll()).toBe(plain.roll());
});

test('the next cards of a zone are dealt as arranged', () => {
  const match = begin({
    next: {
      pile: ['silk-1', 'silk-2', 'silk-3', 'amber-1', 'amber-2', 'amber-3', 'spice-1', 'spice-2', 'spice-5'],
    },
  });
  expect([facesOf(match, 'hand', 0), facesOf(match, 'hand', 1), facesOf(match, 'vault')]).toEqual([
    ['silk-1', 'silk-2', 'silk-3'],
    ['amber-1', 'amber-2', 'amber-3'],
    ['spice-1', 'spice-2'],
  ]);
  expect(facesOf(match, 'pile')[0]).toBe('spice-5');
});

test('one card may be named without a list', () => {
  expect(facesOf(begin({ next: { pile: 'silk-5' } }), 'hand', 0)[0]).toBe('silk-5');
});

test('a card is put on top of a zone, or at its bottom, from wherever it lies', () => {
  const match = begin();
  arrange(match, [
    { put: 'silk-1', in: 'open' },
    { put: 'silk-2', in: 'open' },
    { put: 'silk-3', in: 'open', at: 'bottom' },
  ]);
  expect(facesOf(match, 'open')).toEqual(['silk-2', 'silk-1', 'silk-3']);
});

test('a card can be wanted from one zone only', () => {
  const match = begin();
  const [inVault] = facesOf(match, 'vault');
  arrange(match, [{ put: inVault, in: 'open', from: 'vault' }]);
  expect(facesOf(match, 'open')).toEqual([inVault]);
  expect(() => arrange(match, [{ put: inVault, in: 'hand:0', from: 'vault' }])).toThrow(/There is no/);
});

test('the game knows further statements', () => {
  const match = begin();
  arrange(match, [{ seat: 1, coins: 9 }]);
  expect(match.world.coins).toEqual([2, 9]);
});

test.each<[Arrangement, RegExp]>([
  [{ dice: [0] }, /dice\[0\]: must be a whole number from 1 to 100, not 0/],
  [{ dice: ['six'] }, /dice\[0\]: must be a whole number from 1 to 100, not "six"/],
  [{ next: { pile: ['unicorn'] } }, /no card or token 'unicorn'/],
  [{ next: { attic: ['silk-1'] } }, /no zone 'attic'.*pile, open/],
  [{ next: { pile: ['silk-1', 'silk-1'] } }, /no \(further\) 'silk-1' in pile/],
  [{ put: 'silk-1', in: 'hand:x' }, /'hand:x' is no zone/],
  [{ dice: [1e9] }, /must be a whole number from 1 to 100, not 1000000000/],
  [{ dice: Array(501).fill(1) }, /dice: must have at most 500 entries/],
  [{ seat: 2, coins: 1 }, /seat: must be a seat from 0 to 1/],
  [{ seat: 0, coins: -1 }, /coins: must be a whole number from 0 to 1000/],
  [{ seat: 0, coins: 0.5 }, /coins: must be a whole number/],
  [{ coins: 1 }, /seat: must be a seat from 0 to 1, not missing/],
  [5 as never, /A statement is an object/],
  [{ seat: 0, coins: 1, shields: 2 }, /shields: is not known here. Fields: seat, coins/],
  [{ weather: 'rain' }, /market knows no such arrangement. It knows: dice, next, put, coins/],
  [{ coinz: 1 }, /no such arrangement \(did you mean 'coins'\?\)/],
  [{ put: 'silk-1', in: 'open', form: 'pile' }, /form: is not known here \(did you mean 'from'\?\)/],
  [{ put: 'silk-1', in: 'open', at: 'botom' }, /at: must be one of top, bottom, not "botom"/],
  [{ put: 'silk-1', in: 'hand' }, /There are several 'hand': say which, as in 'hand:0'/],
  [{ put: 'silk-1', in: 'hnad:0' }, /no zone 'hnad' \(did you mean 'hand'\?\)/],
  [{ dice: [1], coins: 3 }, /coins: is not known here. Fields: dice, spare/],
])('%j is refused with the place and the reason', (statement, reason) => {
  const match = begin();
  expect(() => arrange(match, [{ seat: 0, coins: 1 }, statement])).toThrow(reason);
  expect(() => arrange(match, [{ seat: 0, coins: 1 }, statement])).toThrow(/^Arrangement 2/);
});

test('more arrangements than any puzzle needs are refused', () => {
  expect(() => begin(...Array(501).fill({ seat: 0, coins: 1 }))).toThrow('are 501, and 500 is the most');
});

test('zones that have names go by them', () => {
  const game = toy({
    faces: [{ id: 'sword', back: 'item' }],
    zones: {
      deck: { per: 'table', sees: 'nobody' },
      room: { per: 2, names: ['hall', 'attic'], sees: 'everybody' },
    },
    dealt: () => [{ face: 'sword', zone: 'deck', count: 1 }],
  });
  const match = game.prepare(game.agree({ seats: seats(1) }));
  const putIn = (where: string) => arrange(match, [{ put: 'sword', in: where }]);
  putIn('room:attic');
  expect(match.instances.size(match.zone('room', 1))).toBe(1);
  putIn('room:0');
  expect(match.instances.size(match.zone('room', 0))).toBe(1);
  expect(() => putIn('room:atic')).toThrow("There is no 'room:atic' (did you mean 'attic'?)");
  expect(() => putIn('room')).toThrow("There are several 'room': say which, as in 'room:hall'");
});

test('a card is put into the zone of another card by its face', () => {
  const game = toy({
    faces: [
      { id: 'sword', back: 'item' },
      { id: 'curse', back: 'item' },
    ],
    zones: { deck: { per: 'table', sees: 'nobody' }, attached: { per: 'card', sees: 'everybody' } },
    dealt: () => ['sword', 'curse'].map((face) => ({ face, zone: 'deck', count: 1 })),
  });
  const match = game.prepare(game.agree({ seats: seats(1) }));
  arrange(match, [{ put: 'curse', in: 'attached:@sword' }]);
  const sword = match.instances.first(match.zone('deck'));
  expect(match.face(match.instances.first(match.zone('attached', sword))).id).toBe('curse');
  expect(() => arrange(match, [{ put: 'curse', in: 'attached:@shield' }])).toThrow(
    /no card or token 'shield'/,
  );
});
