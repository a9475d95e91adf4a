/** What a Hero meets in a chamber, as far as both editions have it: his half, the pit, and the Bridge. */
import { type Chapter, DONE, type Handlers, type Questions, type Scope } from '@underhall/kernel';
import type { DungeonQuestEffect, Steps } from './effects.ts';
import { addLootPicks, dropPicked } from './loot.ts';
import { tryObstacle } from './obstacles.ts';
import { test } from './tests.ts';
import { directionOf, type Tile, WALL } from './tile.ts';
import { editionOf, type M, tileAt, type World } from './world.ts';

export type Chambers =
  | { do: 'encounter-space' }
  | { do: 'cross-bridge' }
  | { do: 'onto-bridge' }
  | { do: 'bridge-test' }
  | { do: 'bridge-crossed' }
  | { do: 'fall-from-bridge' }
  | { do: 'pick-half'; half: number };

export type ChamberQuestion = { do: 'which-half' } | { do: 'bridge-loot' };

export const MOVE_AGAIN: DungeonQuestEffect = { do: 'move-again' };
export const END_TURN: DungeonQuestEffect = { do: 'end-turn' };

/** DQ-PIT-1..3, DQR-PIT-1..3 */
export function bottomlessPit(match: M, scope: Scope): void {
  const success = [END_TURN];
  const fail: Steps = [{ do: 'die', cause: 'bottomless-pit' }];
  const attempt = test('luck', { encounter: 'pit', success, fail });
  tryObstacle(match, 'bottomless-pit', [attempt], success, scope);
}

const handlers: Handlers<World, Chambers> = {
  'encounter-space'(match, _effect, scope) {
    editionOf(match).encounterSpace(match, scope);
  },

  /** DQ-BRIDGE-4, DQ-BRIDGE-9, DQR-BRIDGE-4, DQR-BRIDGE-5: before he tries it he may leave Loot behind. */
  'cross-bridge'(match, _effect, scope) {
    const { instances } = match;
    match.push({ do: 'onto-bridge' }, scope);
    if (instances.size(instances.layout.base.loot + scope.seat) > 0) match.push({ do: 'bridge-loot' }, scope);
  },

  /** DQ-BRIDGE-3..6 */
  'onto-bridge'(match, _effect, scope) {
    tryObstacle(match, 'bridge', [{ do: 'bridge-test' }], [{ do: 'bridge-crossed' }], scope);
  },

  'bridge-test'(match, _effect, scope) {
    const burden = match.instances.size(match.instances.layout.base.loot + scope.seat);
    match.push(
      test('agility', {
        encounter: 'bridge',
        burden,
        success: [{ do: 'bridge-crossed' }],
        fail: [{ do: 'fall-from-bridge' }],
      }),
      scope,
    );
  },

  'bridge-crossed'(match, _effect, scope) {
    editionOf(match).bridge.crossed(match, scope);
  },

  /** DQ-BRIDGE-6, DQ-BRIDGE-7, DQR-BRIDGE-7, DQR-BRIDGE-8 */
  'fall-from-bridge'(match, _effect, scope) {
    match.pushAll(editionOf(match).bridge.fall, scope);
  },

  /** DQ-SPEC-9, DQ-SPEC-11, DQ-SPEC-12, DQR-CHAMB-17 */
  'pick-half'(match, { half }, { seat }) {
    match.world.heroes[seat].half = half;
    editionOf(match).choseHalf(match, seat);
  },
};

const questions: Questions<World, ChamberQuestion> = {
  /** CH-12 */
  'which-half': {
    kind: 'ask',
    options(match, _question, scope, options) {
      const { space } = match.world.heroes[scope.seat];
      const tile = tileAt(match, space) as Tile;
      for (const half of [0, 1]) {
        const sides = [0, 1, 2, 3].filter(
          (local) => tile.sides[local] !== WALL && tile.halves?.[local] === half,
        );
        const names = sides.map((local) => HALF_NAMES[directionOf(local, match.world.entry[space])]);
        options.add(`half:${names.join('-')}`, { do: 'pick-half', half });
      }
    },
  },

  /** CH-09, DQ-BRIDGE-4 */
  'bridge-loot': {
    kind: 'draft',
    options(match, _question, scope, options, picks) {
      addLootPicks(match, scope.seat, picks, options);
      options.add('done', DONE);
    },
    finish(match, _question, scope, picks) {
      dropPicked(match, scope.seat, picks);
    },
  },
};

const HALF_NAMES = ['north', 'east', 'south', 'west'];

export const chamberChapter: Chapter<World, Chambers, ChamberQuestion> = { handlers, questions };
