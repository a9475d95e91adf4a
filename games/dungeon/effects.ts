/** Everything that can lie on the agenda of a match: what the chapters of the rules resolve, and what they ask. */
import type { Attack, AttackQuestion } from './attack.ts';
import type { Encounter, EncounterQuestion } from './encounter.ts';
import type { Leaving } from './leaving.ts';
import type { Looking, LookingQuestion } from './looking.ts';
import type { Movement } from './movement.ts';
import type { Searching, SearchQuestion } from './searching.ts';
import type { SetUp, SetUpQuestion } from './setup.ts';
import type { SpellQuestion, Spells } from './spells.ts';
import type { Turn, TurnQuestion } from './turn.ts';
import type { Walking } from './walking.ts';

export type DungeonQuestion =
  | SetUpQuestion
  | TurnQuestion
  | EncounterQuestion
  | AttackQuestion
  | SpellQuestion
  | LookingQuestion
  | SearchQuestion;

export type DungeonEffect =
  | SetUp
  | Turn
  | Movement
  | Walking
  | Encounter
  | Attack
  | Spells
  | Looking
  | Searching
  | Leaving
  | DungeonQuestion;
