/**
 * DungeonQuest. What both editions share lies here, with one `Edition` that lists what they do differently; what each has
 * to itself is in classic/ (2010) and revised/.
 */

// What screens need: what they are told, and what is printed. (The printed things alone, without the rules, are in
// `@underhall/dungeonquest/board`, `/tiles` and `/people`; the Revised Edition is in `/revised`, so that whoever plays one
// edition does not load the other.)
export type { About } from './about.ts';
export type { ClassicCombatFacts, ClassicFacts, ClassicSeatFacts } from './classic/facts.ts';
export { dungeonquestClassic } from './classic/game.ts';
export * from './classic/people.ts';
export type { World } from './classic/world.ts';
export type { DungeonQuestEvent } from './editions.ts';
export type { DungeonQuestEffect } from './effects.ts';
export type { SharedFacts, SharedSeatFacts } from './facts.ts';
export * from './grid.ts';
export type { MomentKind } from './remembered.ts';
export type { Results } from './results.ts';
export type { RevisedFacts } from './revised/facts.ts';
export type { World as RevisedWorld } from './revised/world.ts';
export * from './tile.ts';
export type { World as SharedWorld } from './world.ts';
