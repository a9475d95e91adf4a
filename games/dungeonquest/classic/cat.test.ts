import { Playthrough } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { openClassic } from './game.ts';

const SEATS = [{ hero: 'hugo' }, { hero: 'tatianna' }];
const BELOW = [{ turn: 0 }, { hero: 0, below: 'D4', heading: 'east', trip: 2 }];

it('DQ-CAT-33 a Hero who must draw from an empty Catacomb deck may leave at once, or stay', () => {
  // The Rune makes the match wait before the card is drawn.
  const play = new Playthrough(openClassic(), { seats: SEATS }, [
    ...BELOW,
    { chamber: 'dungeon-room-cross', at: 'F3' },
    { put: 'rune-depths', in: 'runes:0' },
  ]);
  const { match } = play;
  match.instances.pour(match.zone('catacomb'), match.zone('trip', 1));
  play.choose(0, 'draw');
  expect(match.pendingFor(0)?.options.map(({ id }) => id)).toEqual(['leave', 'stay']);
  play.arrange([{ dice: [1] }]);
  play.choose(0, 'leave');
  play.choose(0, 'left');
  expect(play.view('everything').facts()).toMatchObject({ seats: [{ space: 'F3' }, {}] });
});

it('DQ-CAT-35 below, an instruction to draw a Dungeon card means a Catacomb card, which joins the pile', () => {
  const game = openClassic([
    {
      pack: 'echo',
      game: 'dungeonquest-classic',
      without: { 'catacomb-dripping-tunnel': 1 },
      cards: [
        {
          id: 'catacomb-echo',
          deck: 'catacomb',
          name: 'Echo',
          count: 1,
          type: 'Event',
          effect: 'draw dungeon',
        },
      ],
    },
  ]);
  const play = new Playthrough(game, { seats: SEATS }, [
    ...BELOW,
    { chamber: 'dungeon-room-cross', at: 'C8' },
    { hero: 1, at: 'C8' },
    { next: { catacomb: ['catacomb-echo', 'catacomb-dripping-tunnel'] } },
  ]);
  expect(play.view('everything').facts()).toMatchObject({
    decks: { dungeon: 50, catacomb: 38 },
    seats: [{ trip: 4, tripCards: ['catacomb-echo', 'catacomb-dripping-tunnel'] }, {}],
  });
});
