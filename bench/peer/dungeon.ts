/**
 * A dungeon's worth of state in boardgame.io: four seats, 130 spaces, 300 cards in piles. A choice is a step to one of
 * the spaces beside: a die is rolled, a piece is moved, a card is drawn. No rules beyond that: a bound from above for
 * any dungeon game on it. A match has a hundred choices, as DungeonQuest's have.
 */
import { CARDS, Rng } from '@underhall/kernel';
import type { Game, State } from 'boardgame.io';
import { begun, INVALID_MOVE, reducerOf, searched } from './boardgame.ts';

export const SEATS = 4;
const SPACES = 130;
const WIDTH = 13;
const CARDS_IN_ALL = 300;
const HAND = 5;
const CHOICES = 100;

interface Card {
  id: number;
  name: string;
}

interface Seat {
  at: number;
  life: number;
  gold: number;
  hand: Card[];
}

export interface Dungeon {
  spaces: { tile: number; pieces: number[] }[];
  deck: Card[];
  discard: Card[];
  seats: Seat[];
  asked: number;
}

export function beside(at: number): number[] {
  const column = at % WIDTH;
  const ways = [at - WIDTH, at + WIDTH, column > 0 ? at - 1 : -1, column < WIDTH - 1 ? at + 1 : -1];
  return ways.filter((space) => space >= 0 && space < SPACES);
}

export const dungeon: Game<Dungeon> = {
  setup: () => ({
    spaces: Array.from({ length: SPACES }, (_, tile) => ({ tile, pieces: [] })),
    deck: Array.from({ length: CARDS_IN_ALL }, (_, id) => ({ id, name: `card ${id}` })),
    discard: [],
    seats: Array.from({ length: SEATS }, (_, seat) => ({ at: seat, life: 20, gold: 0, hand: [] })),
    asked: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step({ G, playerID, random }, to: number) {
      const seat = Number(playerID);
      const hero = G.seats[seat];
      if (!beside(hero.at).includes(to)) return INVALID_MOVE;
      const left = G.spaces[hero.at].pieces;
      if (left.includes(seat)) left.splice(left.indexOf(seat), 1);
      hero.at = to;
      G.spaces[to].pieces.push(seat);
      hero.gold += random.D6();
      const card = G.deck.pop();
      if (card) hero.hand.push(card);
      const old = hero.hand.length > HAND ? hero.hand.shift() : undefined;
      if (old) G.discard.push(old);
      G.asked++;
      return undefined;
    },
  },
  endIf({ G }) {
    if (G.asked < CHOICES) return undefined;
    const most = Math.max(...G.seats.map(({ gold }) => gold));
    return { winner: `${G.seats.findIndex(({ gold }) => gold === most)}` };
  },
};

const reducer = reducerOf(dungeon);
const rng = Rng.fromSeed('boardgame.io');

function waysOf({ seats }: Dungeon, { currentPlayer }: { readonly currentPlayer: string }): number[] {
  return beside(seats[Number(currentPlayer)].at);
}

/** Plays one match at random. */
export function playDungeon(): number {
  let state: State<Dungeon> = begun(dungeon, SEATS);
  let moves = 0;
  for (; !state.ctx.gameover; moves++) {
    const ways = waysOf(state.G, state.ctx);
    const args = [ways[rng.below(ways.length, CARDS)]];
    const payload = { type: 'step', args, playerID: state.ctx.currentPlayer };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
  }
  return moves;
}

/** Its own tree search at the beginning of a match. */
export function searchDungeon(iterations: number): number {
  const state = begun(dungeon, SEATS);
  const moves = (board: Dungeon) =>
    waysOf(board, { currentPlayer: `${board.asked % SEATS}` }).map((to) => ({ move: 'step', args: [to] }));
  return searched(dungeon, state, moves, iterations);
}
