/** Everything that can lie on the agenda of a match of the 2010 edition. */

import type { CardFlow, CardQuestion } from './cards.ts';
import type { CatacombQuestion, Catacombs } from './catacombs.ts';
import type { ChamberQuestion, Chambers } from './chambers.ts';
import type { CounterEffect, CounterQuestion } from './classic/combat/counterattack.ts';
import type { DamageEffect } from './classic/combat/damage.ts';
import type { EncounterEffect, EncounterQuestion } from './classic/combat/encounter.ts';
import type { EscapeEffect, EscapeQuestion } from './classic/combat/escape.ts';
import type { FleeEffect, FleeQuestion } from './classic/combat/flee.ts';
import type { DuelEffect, DuelQuestion } from './classic/combat/heroes.ts';
import type { PowerEffect } from './classic/combat/power.ts';
import type { RoundEffect, RoundQuestion } from './classic/combat/round.ts';
import type { ClassicEffect, ClassicQuestion } from './classic/combat/variants/classic.ts';
import type { DiceEffect, DiceQuestion } from './classic/combat/variants/dice.ts';
import type { SoloClassicEffect, SoloClassicQuestion } from './classic/combat/variants/solo-classic.ts';
import type { WoundsEffect, WoundsQuestion } from './classic/combat/variants/wounds.ts';
import type { Searching } from './classic/searching.ts';
import type { ServantQuestion, Servants } from './classic/servants.ts';
import type { ClassicCardEffect } from './classic/verbs.ts';
import type { Death, DeathQuestion } from './death.ts';
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
import type { Turn, TurnQuestion } from './turn.ts';
import type { Winning } from './winning.ts';
import type { WoundEffect } from './wounds.ts';

/** What is done one after another: a branch of a test, the text of a card. */
export type Steps = readonly DungeonQuestEffect[];

export type DungeonQuestEffect =
  | ClassicCardEffect
  | CardFlow
  | CardQuestion
  | Catacombs
  | CatacombQuestion
  | Chambers
  | ChamberQuestion
  | CounterEffect
  | CounterQuestion
  | DamageEffect
  | EncounterEffect
  | EncounterQuestion
  | EscapeQuestion
  | EscapeEffect
  | FleeQuestion
  | FleeEffect
  | DuelEffect
  | DuelQuestion
  | PowerEffect
  | RoundEffect
  | RoundQuestion
  | ClassicEffect
  | ClassicQuestion
  | DiceEffect
  | DiceQuestion
  | SoloClassicEffect
  | SoloClassicQuestion
  | WoundsEffect
  | WoundsQuestion
  | Death
  | DeathQuestion
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
  | Searching
  | Servants
  | ServantQuestion
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
  | TurnQuestion
  | Winning
  | WoundEffect;
