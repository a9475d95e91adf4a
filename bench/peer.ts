/**
 * boardgame.io's bare reducer on tic-tac-toe, as its own benchmark and bots drive it: no client, no server, no store.
 * The game is that of its tutorial. Each match is set up anew, as ours are.
 */
import { createRequire } from 'node:module';
import { CARDS, Rng } from '@underhall/kernel';
import type { Game, State } from 'boardgame.io';
import type { MCTSBot } from 'boardgame.io/ai';

// Read when the package is loaded. In development boardgame.io checks more and is about a third slower: we compare
// ourselves with it at its best. NODE_ENV=development npm run bench shows the other.
process.env.NODE_ENV ??= 'production';
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: 'INVALID_MOVE' };
const ai = require('boardgame.io/ai') as { MCTSBot: typeof MCTSBot };

/** What we use of its internals, which only CommonJS can find. */
interface Internal {
  InitializeGame(of: { game: Game<Board> }): State<Board>;
  CreateGameReducer(of: { game: Game<Board> }): (state: State<Board>, action: unknown) => State<Board>;
}

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

const reducer = CreateGameReducer({ game: ticTacToe });
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
  let state = InitializeGame({ game: ticTacToe });
  let moves = 0;
  for (; moves < most && !state.ctx.gameover; moves++) state = reducer(state, move(state));
  return { state, moves };
}

/** Its own tree search, on the empty board: as many iterations as it is told, each to the end of the match. */
export function searchTicTacToe(iterations: number): number {
  const bot = new ai.MCTSBot({
    game: ticTacToe,
    enumerate: (G: Board) => emptyCells(G).map((id) => ({ move: 'clickCell', args: [id] })),
    iterations,
    seed: 'boardgame.io',
  });
  // It answers with a promise, but all the work is done before it does.
  void bot.play(InitializeGame({ game: ticTacToe }), '0');
  return iterations;
}
