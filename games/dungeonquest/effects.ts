/** Everything that can lie on the agenda of a match, of whichever edition. */

import type { CardFlow, CardQuestion } from './cards.ts';
import type { CatacombQuestion, Catacombs } from './catacombs.ts';
import type { ChamberQuestion, Chambers } from './chambers.ts';
import type { Death } from './death.ts';
import type { EditionEffect } from './editions.ts';
import type { Flow, FlowQuestion } from './flow.ts';
import type { UseCard } from './listeners.ts';
import type { LootEffect, LootQuestion } from './loot.ts';
import type { Movement, MovementQuestion } from './movement.ts';
import type { Obstacle } from './obstacles.ts';
import type { Placing, PlacingQuestion } from './placing.ts';
import type { SetUp, SetUpQuestion } from './setup.ts';
import type { Special, SpecialQuestion } from './special.ts';
import type { TestEffect, TestQuestion } from './tests.ts';
import type { TowerQuestion, Towers } from './towers.ts';
import type { Treasure, TreasureQuestion } from './treasure-chamber.ts';
import type { Turn } from './turn.ts';
import type { Winning } from './winning.ts';
import type { WoundEffect } from './wounds.ts';

/** What is done one after another: a branch of a test, the text of a card. */
export type Steps = readonly DungeonQuestEffect[];

export type DungeonQuestEffect =
  | EditionEffect
  | CardFlow
  | CardQuestion
  | Catacombs
  | CatacombQuestion
  | Chambers
  | ChamberQuestion
  | Death
  | Flow
  | FlowQuestion
  | UseCard
  | LootEffect
  | LootQuestion
  | Movement
  | MovementQuestion
  | Obstacle
  | Placing
  | PlacingQuestion
  | SetUp
  | SetUpQuestion
  | Special
  | SpecialQuestion
  | TestEffect
  | TestQuestion
  | Towers
  | TowerQuestion
  | Treasure
  | TreasureQuestion
  | Turn
  | Winning
  | WoundEffect;
