/** Everything that can lie on the agenda of a match. */
import type { BaneEffect, BaneQuestion } from './cards/banes.ts';
import type { Cancelling, CancelQuestion } from './cards/cancelling.ts';
import type { Drawing, DrawQuestion } from './cards/drawing.ts';
import type { LimitQuestion, Limits } from './cards/limits.ts';
import type { Play, PlayQuestion } from './cards/playing.ts';
import type { Taking } from './cards/taking.ts';
import type { Triggered } from './cards/triggers.ts';
import type { Activate } from './cards/uses.ts';
import type { Aftermath, AftermathQuestion } from './combat/aftermath.ts';
import type { Batch, BatchQuestion } from './combat/batch.ts';
import type { ChallengeQuestion, Challenging } from './combat/challenge.ts';
import type { HeroAttack, HeroAttackQuestion } from './combat/hero-attacks.ts';
import type { MinionEffect, MinionQuestion } from './combat/minions.ts';
import type { MonsterEffect } from './combat/monsters.ts';
import type { Responding, ResponseQuestion } from './combat/response.ts';
import type { CombatStep } from './combat/steps.ts';
import type { Striking } from './combat/striking.ts';
import type { Trapping } from './combat/traps.ts';
import type { CardVerb, CardVerbQuestion } from './effects/cards.ts';
import type { PositionQuestion, PositionVerb } from './effects/position.ts';
import type { ResourceVerb } from './effects/resources.ts';
import type { StructureQuestion, StructureVerb } from './effects/structure.ts';
import type { Swapping, SwapQuestion } from './effects/swapping.ts';
import type { Changing } from './grades/changing.ts';
import type { Defeat } from './heroes/defeat.ts';
import type { LevelVerb } from './heroes/levels.ts';
import type { LifeEffect } from './heroes/life.ts';
import type { Tipping } from './heroes/tipping.ts';
import type { Building, BuildingQuestion } from './map/building.ts';
import type { PortalEffect, PortalQuestion } from './map/portals.ts';
import type { Shifting, ShiftQuestion } from './map/shifting.ts';
import type { Starting, StartingQuestion } from './map/starting.ts';
import type { LastingVerb } from './modifiers/lasting.ts';
import type { PickHero, PickHeroQuestion } from './options/pick-your-hero.ts';
import type { Reincarnation, ReincarnationQuestion } from './options/reincarnation.ts';
import type { RevealedMap, RevealedMapQuestion } from './options/revealed-map.ts';
import type { Dodge, DodgeQuestion } from './options/spike-dodging.ts';
import type { Attempting } from './quests/attempts.ts';
import type { Chance } from './quests/chance.ts';
import type { Completing } from './quests/completing.ts';
import type { Escorting, EscortQuestion } from './quests/escort.ts';
import type { Sacrifice } from './quests/sacrifice.ts';
import type { Searching } from './quests/search.ts';
import type { Slaying, SlayQuestion } from './quests/slay.ts';
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
  | Aftermath
  | AftermathQuestion
  | Attempting
  | BaneEffect
  | BaneQuestion
  | Batch
  | BatchQuestion
  | Building
  | BuildingQuestion
  | Cancelling
  | CancelQuestion
  | CardVerb
  | CardVerbQuestion
  | ChallengeQuestion
  | Challenging
  | Chance
  | Changing
  | CombatStep
  | Completing
  | Defeat
  | Discarding
  | DiscardQuestion
  | Dodge
  | DodgeQuestion
  | Drawing
  | DrawQuestion
  | Entering
  | EscortQuestion
  | Escorting
  | Facing
  | HeroAttack
  | HeroAttackQuestion
  | LastingVerb
  | LevelVerb
  | LifeEffect
  | LimitQuestion
  | Limits
  | MinionEffect
  | MinionQuestion
  | MonsterEffect
  | OpenPoint
  | PickHero
  | PickHeroQuestion
  | Play
  | PlayQuestion
  | PortalEffect
  | PortalQuestion
  | PositionQuestion
  | PositionVerb
  | QuestThreat
  | Reincarnation
  | ReincarnationQuestion
  | ResourceVerb
  | Responding
  | ResponseQuestion
  | RevealedMap
  | RevealedMapQuestion
  | Sacrifice
  | Searching
  | SetUp
  | Shifting
  | ShiftQuestion
  | SlayQuestion
  | Slaying
  | Starting
  | StartingQuestion
  | Striking
  | StructureQuestion
  | StructureVerb
  | SwapQuestion
  | Swapping
  | Taking
  | Tipping
  | Trapping
  | Triggered
  | Turn
  | TurnQuestion
  | Upkeep
  | UpkeepQuestion
  | Walking;

/** What is done one after another: the branch of a Threat, the text of a card. */
export type Happening = readonly DungeoneerEffect[];
