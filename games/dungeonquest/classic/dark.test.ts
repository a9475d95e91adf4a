import { Playthrough } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { type Tile, WALL } from '../tile.ts';
import { openClassic } from './game.ts';

const game = openClassic();
const LEFT = 1;
const RIGHT = 3;

/** Plays with a Chamber of Darkness that names only its side passages. */
function withoutEntryMark(play: () => void): void {
  const tile = game.faces.find(({ id }) => id === 'chamber-of-darkness-tee-even') as Tile;
  const { darkness } = tile;
  Object.assign(tile, { darkness: [LEFT, LEFT, LEFT, RIGHT, RIGHT, RIGHT] });
  try {
    play();
  } finally {
    Object.assign(tile, { darkness });
  }
}

const WALLED_IN = [
  { chamber: 'dungeon-room-cross', at: 'C4' },
  { chamber: 'chamber-of-darkness-tee-even', at: 'D4', entry: 'west' },
  { chamber: 'dungeon-room-straight', at: 'D3', entry: 'west' },
  { chamber: 'dungeon-room-straight', at: 'D5', entry: 'west' },
  { hero: 0, at: 'C4' },
];

it('DQ-DARK-5 if every passage named by the die runs into a wall, the Hero leaves by the one he came through', () => {
  withoutEntryMark(() => {
    const next = { next: { dungeon: ['dungeon-silent-chamber'] } };
    const play = new Playthrough(game, { seats: [{ hero: 'hugo' }] }, [...WALLED_IN, next, { turn: 0 }]);
    play.choose(0, 'move:east');
    expect(play.view('everything').facts()).toMatchObject({ seats: [{ space: 'C4', from: 'D4' }] });
  });
});

it('DQ-DARK-5 he does not leave through a space that another Hero has entered behind him', () => {
  withoutEntryMark(() => {
    const others = [{ hero: 1, at: 'C4' }, { hero: 0, at: 'D4', from: 'C4', lostInDark: true }, { turn: 0 }];
    const seats = [{ hero: 'hugo' }, { hero: 'krutzbeck' }];
    const play = new Playthrough(game, { seats }, [...WALLED_IN, ...others]);
    expect(play.view('everything').facts()).toMatchObject({
      active: 1,
      seats: [{ space: 'D4', lostInDark: true }, {}],
    });
  });
});

it('DQ-DARK-1 every die result names a passage of its chamber', () => {
  for (const tile of game.faces as readonly Tile[]) {
    for (const side of tile.darkness ?? []) expect(tile.sides[side], tile.id).not.toBe(WALL);
  }
});
