import { openGame } from './boxes.ts';
import type { Plan } from './core/plan.ts';

/** A small plan, with what a test wants changed. */
export function planOf(change: Partial<Plan> = {}): Plan {
  const game = change.game ?? 'market';
  return {
    game,
    version: openGame({ game }).version,
    seed: 'test',
    matches: 30,
    rotate: true,
    events: true,
    table: { options: {}, seats: [{}, {}, {}], bots: ['random', 'greedy:12', 'random'] },
    ...change,
  };
}
