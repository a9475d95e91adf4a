/**
 * boardgame.io's bare reducer on tic-tac-toe, as its own benchmark and bots drive it: no client, no server, no store.
 * The game is that of its tutorial. Each match is set up anew, as ours are.
 */
import { CARDS, Rng } from '@underhall/kernel';
import type { Game, State } from 'boardgame.io';
import { begun, INVALID_MOVE, reducerOf, searched } from './boardgame.ts';

interface Board {
  cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const ticTacToe: Game<Board> = {
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, id: number) {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }) {
    const { cells } = G;
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])) {
      return { winner: ctx.currentPlayer };
    }
    return cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

const reducer = reducerOf(ticTacToe);
const rng = Rng.fromSeed('boardgame.io');

function emptyCells({ cells }: Board): number[] {
  return cells.flatMap((cell, id) => (cell === null ? [id] : []));
}

function move({ G, ctx }: State<Board>) {
  const empty = emptyCells(G);
  const args = [empty[rng.below(empty.length, CARDS)]];
  return { type: 'MAKE_MOVE', payload: { type: 'clickCell', args, playerID: ctx.currentPlayer } } as const;
}

/** Plays one match at random, or only `most` moves of it. */
export function playTicTacToe(most = 9): { readonly state: State<Board>; readonly moves: number } {
  let state = begun(ticTacToe);
  let moves = 0;
  for (; moves < most && !state.ctx.gameover; moves++) state = reducer(state, move(state));
  return { state, moves };
}

/** Its own tree search, on the empty board: as many iterations as it is told, each to the end of the match. */
export function searchTicTacToe(iterations: number): number {
  const moves = (board: Board) => emptyCells(board).map((id) => ({ move: 'clickCell', args: [id] }));
  return searched(ticTacToe, begun(ticTacToe), moves, iterations);
}
