/** What can lie on the agenda of a match of the 2010 edition only. */

import type { Action, ActionQuestion } from './action.ts';
import type { ClassicChamberQuestion, ClassicChambers } from './chambers.ts';
import type { CounterEffect, CounterQuestion } from './combat/counterattack.ts';
import type { DamageEffect } from './combat/damage.ts';
import type { EncounterEffect, EncounterQuestion } from './combat/encounter.ts';
import type { EscapeEffect, EscapeQuestion } from './combat/escape.ts';
import type { FleeEffect, FleeQuestion } from './combat/flee.ts';
import type { DuelEffect, DuelQuestion } from './combat/heroes.ts';
import type { PowerEffect } from './combat/power.ts';
import type { RoundEffect, RoundQuestion } from './combat/round.ts';
import type { ClassicEffect, ClassicQuestion } from './combat/variants/classic.ts';
import type { DiceEffect, DiceQuestion } from './combat/variants/dice.ts';
import type { SoloClassicEffect, SoloClassicQuestion } from './combat/variants/solo-classic.ts';
import type { WoundsEffect, WoundsQuestion } from './combat/variants/wounds.ts';
import type { KnockOut, KnockOutQuestion } from './knock-out.ts';
import type { Reveal } from './reveal.ts';
import type { Searching } from './searching.ts';
import type { ServantQuestion, Servants } from './servants.ts';
import type { ClassicSetUp } from './setup.ts';
import type { ClassicCardEffect } from './verbs.ts';

export type ClassicEditionEffect =
  | Reveal
  | ClassicCardEffect
  | CounterEffect
  | CounterQuestion
  | DamageEffect
  | EncounterEffect
  | EncounterQuestion
  | EscapeEffect
  | EscapeQuestion
  | FleeEffect
  | FleeQuestion
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
  | Searching
  | ServantQuestion
  | Servants
  | Action
  | ActionQuestion
  | ClassicChambers
  | ClassicChamberQuestion
  | KnockOut
  | KnockOutQuestion
  | ClassicSetUp;
