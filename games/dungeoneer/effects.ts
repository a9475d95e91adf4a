/** Everything that can lie on the agenda of a match. */
import type { LimitQuestion, Limits } from './cards/limits.ts';
import type { Play, PlayQuestion } from './cards/playing.ts';
import type { Triggered } from './cards/triggers.ts';
import type { Activate } from './cards/uses.ts';
import type { CardVerb, CardVerbQuestion } from './effects/cards.ts';
import type { PositionQuestion, PositionVerb } from './effects/position.ts';
import type { ResourceVerb } from './effects/resources.ts';
import type { StructureQuestion, StructureVerb } from './effects/structure.ts';
import type { Defeat } from './heroes/defeat.ts';
import type { LevelVerb } from './heroes/levels.ts';
import type { LifeEffect } from './heroes/life.ts';
import type { Tipping } from './heroes/tipping.ts';
import type { Building, BuildingQuestion } from './map/building.ts';
import type { Shifting, ShiftQuestion } from './map/shifting.ts';
import type { LastingVerb } from './modifiers/lasting.ts';
import type { Attempting } from './quests/attempts.ts';
import type { Chance } from './quests/chance.ts';
import type { Completing } from './quests/completing.ts';
import type { Sacrifice } from './quests/sacrifice.ts';
import type { QuestThreat } from './quests/threat.ts';
import type { Facing } from './rolls/threat.ts';
import type { Discarding, DiscardQuestion } from './turn/discard.ts';
import type { OpenPoint } from './turn/open-points.ts';
import type { SetUp } from './turn/setup.ts';
import type { Turn, TurnQuestion } from './turn/turn.ts';
import type { Upkeep, UpkeepQuestion } from './turn/upkeep.ts';
import type { Entering } from './walking/entering.ts';
import type { Walking } from './walking/moving.ts';

export type DungeoneerEffect =
  | Activate
  | Attempting
  | Building
  | BuildingQuestion
  | CardVerb
  | CardVerbQuestion
  | Chance
  | Completing
  | Defeat
  | Discarding
  | DiscardQuestion
  | Entering
  | Facing
  | LastingVerb
  | LevelVerb
  | LifeEffect
  | LimitQuestion
  | Limits
  | OpenPoint
  | Play
  | PlayQuestion
  | PositionQuestion
  | PositionVerb
  | QuestThreat
  | ResourceVerb
  | Sacrifice
  | SetUp
  | Shifting
  | ShiftQuestion
  | StructureQuestion
  | StructureVerb
  | Tipping
  | Triggered
  | Turn
  | TurnQuestion
  | Upkeep
  | UpkeepQuestion
  | Walking;

/** What is done one after another: the branch of a Threat, the text of a card. */
export type Happening = readonly DungeoneerEffect[];
