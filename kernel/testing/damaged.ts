/** Damaged scenarios: one value anywhere in them is another. Whatever they say, they end, and fail alone. */
import type { Game } from '../game.ts';
import { Misfit } from '../refusal.ts';
import { CARDS, Rng } from '../rng.ts';
import { runScenario, ScenarioFailure } from '../scenario/run.ts';
import { readScenario, type Scenario } from '../scenario/scenario.ts';

const NASTY: readonly unknown[] = [
  -1,
  0,
  99,
  1e9,
  0.5,
  null,
  true,
  '',
  'nonsense',
  '__proto__',
  [],
  {},
  [[]],
  { __proto__: null },
];

/** Runs so many damaged copies of a game's scenarios; throws if one does anything but pass, fail or not fit. */
export function checkDamaged<W>(
  game: Game<W>,
  scenarios: readonly Scenario[],
  seed: string,
  count: number,
): void {
  const rng = Rng.fromSeed(`damaged ${seed}`);
  for (let i = 0; i < count; i++) {
    const whole = scenarios[rng.below(scenarios.length, CARDS)];
    const damaged = JSON.parse(JSON.stringify(whole));
    damage(damaged, rng);
    try {
      runScenario(game, readScenario(damaged));
    } catch (error) {
      if (error instanceof Misfit || error instanceof ScenarioFailure) continue;
      throw new Error(`${(error as Error).message}\nin the damaged scenario ${JSON.stringify(damaged)}`, {
        cause: error,
      });
    }
  }
}

/** Puts something else in the place of one value, however deep it lies. */
function damage(value: Record<string, unknown>, rng: Rng): void {
  const keys = Object.keys(value);
  if (keys.length === 0) return;
  const key = keys[rng.below(keys.length, CARDS)];
  const inner = value[key];
  if (typeof inner === 'object' && inner !== null && rng.below(6, CARDS) > 0) {
    damage(inner as Record<string, unknown>, rng);
  } else value[key] = NASTY[rng.below(NASTY.length, CARDS)];
}
