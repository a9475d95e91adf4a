/** Cheap sensible choices for playouts: Quests first, then cards and steps; a phase is ended when little is left to do. */
import { anyOption, DICE, type Option, policyBy, type Rng } from '@underhall/kernel';
import type { M, World } from './world.ts';

/** One choice in so many is any choice at all. */
const WHIM = 8;

/** The first option with one of these words, or -1. */
function find(options: readonly Option<World>[], word: string): number {
  return options.findIndex(({ id }) => id.startsWith(word));
}

function act(match: M, seat: number, options: readonly Option<World>[], rng: Rng): number {
  for (const word of ['attempt:', 'deliver:', 'pick-up:', 'search:', 'rise', 'play:']) {
    const at = find(options, word);
    if (at >= 0) return at;
  }
  const moves = options.flatMap(({ id }, i) =>
    id.startsWith('move:') || id.startsWith('sewer:') ? [i] : [],
  );
  return moves.length > 0 ? moves[rng.below(moves.length, DICE)] : anyOption(match, seat, options, rng);
}

export const policy = policyBy<World>({ act }, WHIM);
