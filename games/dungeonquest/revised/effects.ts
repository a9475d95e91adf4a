/** What can lie on the agenda of a match of the Revised Edition only. */
import type { Action, ActionQuestion } from './action.ts';
import type { ComeUp } from './below.ts';
import type { RevisedChamberQuestion, RevisedChambers } from './chambers.ts';
import type { EncounterEffect } from './combat/encounter.ts';
import type { EscapeEffect, EscapeQuestion } from './combat/escape.ts';
import type { RoundEffect, RoundQuestion } from './combat/round.ts';
import type { Deeds } from './deeds.ts';
import type { DeterminationEffect, DeterminationQuestion } from './determination.ts';
import type { Rage, RageQuestion } from './rage.ts';
import type { Respawn, RespawnQuestion } from './respawn.ts';
import type { Torchlight, TorchlightQuestion } from './torchlight.ts';
import type { RevisedCardEffect } from './verbs.ts';
import type { VisitQuestion, Visits } from './visits.ts';

export type RevisedEditionEffect =
  | RevisedCardEffect
  | Action
  | ActionQuestion
  | ComeUp
  | RevisedChambers
  | RevisedChamberQuestion
  | EncounterEffect
  | EscapeEffect
  | EscapeQuestion
  | RoundEffect
  | RoundQuestion
  | Deeds
  | DeterminationEffect
  | DeterminationQuestion
  | Rage
  | RageQuestion
  | Respawn
  | RespawnQuestion
  | Torchlight
  | TorchlightQuestion
  | Visits
  | VisitQuestion;
