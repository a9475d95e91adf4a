/** boardgame.io as its own benchmark and bots drive it: its bare reducer, its search and its server. */
import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';
import type { MCTSBot } from 'boardgame.io/ai';
import type { FlatFile, Server } from 'boardgame.io/server';

// Read when the package is loaded. In development boardgame.io checks more and is about a third slower: we compare
// ourselves with it at its best. NODE_ENV=development npm run bench shows the other.
process.env.NODE_ENV ??= 'production';
const require = createRequire(import.meta.url);
const internal = require('boardgame.io/internal') as Internal;
const ai = require('boardgame.io/ai') as { MCTSBot: typeof MCTSBot };

/** What we use of its internals, which only CommonJS can find. */
interface Internal {
  InitializeGame<G>(of: { game: Game<G>; numPlayers?: number }): State<G>;
  CreateGameReducer<G>(of: { game: Game<G> }): (state: State<G>, action: unknown) => State<G>;
}

export const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: 'INVALID_MOVE' };

export function begun<G>(game: Game<G>, numPlayers = 2): State<G> {
  return internal.InitializeGame({ game, numPlayers });
}

export function reducerOf<G>(game: Game<G>): (state: State<G>, action: unknown) => State<G> {
  return internal.CreateGameReducer({ game });
}

/** One search for whoever is to move: as many iterations as it is told, each to the end of the match. */
export function searched<G>(
  game: Game<G>,
  state: State<G>,
  moves: (board: G) => { move: string; args: unknown[] }[],
  iterations: number,
): number {
  const bot = new ai.MCTSBot({ game, enumerate: moves, iterations, seed: 'boardgame.io' });
  // It answers with a promise, but all the work is done before it does.
  void bot.play(state, state.ctx.currentPlayer);
  return iterations;
}

/** Its server, which keeps matches in memory, or in a folder by its own store for that; loaded only where it is wanted. */
export function boardgameServer(game: Game, folder?: string): ReturnType<typeof Server> {
  const server = require('boardgame.io/server') as { Server: typeof Server; FlatFile: typeof FlatFile };
  const db = folder === undefined ? undefined : new server.FlatFile({ dir: folder });
  return server.Server({ games: [game], origins: [/127\.0\.0\.1/], ...(db ? { db } : {}) });
}
