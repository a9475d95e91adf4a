import { expect, it } from 'vitest';
import { type Statement, tableWith } from '../testing/usual.ts';
import { openRevised } from './game.ts';

const game = openRevised();

it('DQR-MOVE-5 tiles that are looked at and not placed go back, and nobody knows where they lie', () => {
  const drawn = ['trap-room-cross', 'spider-web-cross', 'dungeon-room-tee'];
  const inside: Statement[] = [
    { chamber: 'dungeon-room-cross', at: 'C4', entry: 'south' },
    { hero: 0, at: 'C4' },
    { put: 'treasure-crystal-of-orris', in: 'loot:0' },
    { next: { stock: drawn, dungeon: ['dungeon-empty-room'] } },
  ];
  const match = tableWith(game, 2, ...inside);
  match.choose(0, 'move:north');
  match.choose(0, 'use:treasure-crystal-of-orris');
  match.choose(0, 'chamber:dungeon-room-tee');
  const stock = match.instances.list(match.zone('stock'));
  expect(stock.length).toBe(115);
  expect(stock.filter((tile) => match.instances.knowers(match, tile) !== 0)).toEqual([]);
});
