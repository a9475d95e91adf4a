import { type Json, Playthrough } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { openClassic } from './game.ts';

const SEATS = [{ hero: 'hugo' }, { hero: 'tatianna' }];
const BELOW = [{ turn: 0 }, { hero: 0, below: 'D4', heading: 'east', trip: 2 }];
const WAITING = [
  { chamber: 'dungeon-room-cross', at: 'C8' },
  { hero: 1, at: 'C8' },
];

/** The box with one Dripping Tunnel replaced by another Catacomb card. */
function withCard(id: string, effect: string) {
  const card: Json = { id, deck: 'catacomb', name: id, count: 1, type: 'Event', effect };
  const without = { 'catacomb-dripping-tunnel': 1 };
  return openClassic([{ pack: id, game: 'dungeonquest-classic', without, cards: [card] }]);
}

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
  const play = new Playthrough(withCard('echo', 'draw dungeon'), { seats: SEATS }, [
    ...BELOW,
    ...WAITING,
    { next: { catacomb: ['echo', 'catacomb-dripping-tunnel'] } },
  ]);
  expect(play.view('everything').facts()).toMatchObject({
    decks: { dungeon: 50, catacomb: 38 },
    seats: [{ trip: 4, tripCards: ['echo', 'catacomb-dripping-tunnel'] }, {}],
  });
});

it('DQ-CAT-12 who falls at the start of his turn draws no Catacomb card in it', () => {
  const play = new Playthrough(withCard('sinkhole', 'keep; on turn-start { catacombs }'), { seats: SEATS }, [
    { chamber: 'dungeon-room-cross', at: 'D4' },
    { hero: 0, at: 'D4' },
    { turn: 0 },
    ...WAITING,
    { put: 'sinkhole', in: 'kept:0' },
  ]);
  play.choose(0, 'heading:north');
  expect(play.view('everything').facts()).toMatchObject({
    active: 1,
    seats: [{ state: 'catacombs', trip: 0 }, {}],
  });
});

it('DQ-CAT-26 DQ-CAT-28 who comes up at the start of his turn does not meet the space in it', () => {
  const play = new Playthrough(
    withCard('updraught', 'keep; on turn-start { exit-catacombs }'),
    { seats: SEATS },
    [
      ...BELOW,
      ...WAITING,
      { chamber: 'dungeon-room-cross', at: 'F3' },
      { put: 'updraught', in: 'kept:0' },
      { dice: [1] },
    ],
  );
  play.choose(0, 'leave');
  play.choose(0, 'left');
  expect(play.view('everything').facts()).toMatchObject({
    active: 1,
    decks: { dungeon: 50 },
    seats: [{ space: 'F3', postponed: true }, {}],
  });
});

it('DQ-CAT-24 DQ-CAT-34 the cards of a trip are shuffled into the deck, not laid under it', () => {
  const places = new Set<number>();
  for (let seed = 0; seed < 12; seed++) {
    const play = new Playthrough(openClassic(), { seats: SEATS, seed: `${seed}` }, [
      ...BELOW,
      ...WAITING,
      { chamber: 'dungeon-room-cross', at: 'G3' },
      { put: 'catacomb-golem', in: 'trip:0' },
      { next: { catacomb: ['catacomb-exit'] } },
      { dice: [1] },
    ]);
    play.choose(0, 'leave');
    play.choose(0, 'left');
    const { match } = play;
    const deck = match.instances.list(match.zone('catacomb'));
    places.add(deck.findIndex((card) => match.face(card).id === 'catacomb-golem'));
  }
  expect(places.size).toBeGreaterThan(3);
});
