/** What stands in a Hero's way and can be opened by a Rune or a tool: the windows `obstacle door`, `obstacle any` … */
import type { Chapter, Effect, Handlers, Scope } from '@underhall/kernel';
import type { DungeonQuestEffect, Steps } from './effects.ts';
import type { M, World } from './world.ts';

export const OBSTACLES = ['door', 'portcullis', 'cave-in', 'spider-web', 'bridge', 'bottomless-pit'] as const;
export type ObstacleName = (typeof OBSTACLES)[number];

export interface Obstacle extends Effect {
  readonly do: 'obstacle';
  readonly name: ObstacleName;
  /** The card or test that decides. */
  readonly attempt: Steps;
  /** What happens when it is passed without. */
  readonly success: Steps;
}

/** Tries an obstacle: before the card or test, whoever can may pass it at once. */
export function tryObstacle(
  match: M,
  name: ObstacleName,
  attempt: Steps,
  success: Steps,
  scope: Scope,
): void {
  const obstacle: Obstacle = { do: 'obstacle', name, attempt, success };
  match.open('obstacle', scope.seat, OBSTACLES.indexOf(name), obstacle, scope);
}

export function passed(obstacle: Obstacle): DungeonQuestEffect {
  return { do: 'all', effects: obstacle.success };
}

const handlers: Handlers<World, Obstacle> = {
  obstacle(match, { attempt }, scope) {
    match.pushAll(attempt, scope);
  },
};

export const obstacleChapter: Chapter<World, Obstacle> = { handlers, questions: {} };
