/**
 * DungeonQuest. What both editions share lies here: the grid, the tiles, the card language and its triggers. The 2010
 * edition is in classic/.
 */

// What screens need: what they are told, and what is printed. (The printed things alone, without the rules, are in
// `@underhall/dungeonquest/board`, `/tiles` and `/people`.)
export type { About } from './about.ts';
export type { ClassicCombatFacts, ClassicFacts, ClassicSeatFacts } from './classic/facts.ts';
export { dungeonquestClassic } from './classic/game.ts';
export * from './classic/people.ts';
export { classicBoard } from './classic/text-board.ts';
export type { World } from './classic/world.ts';
export type { DungeonQuestEvent } from './editions.ts';
export type { DungeonQuestEffect } from './effects.ts';
export type { SharedFacts, SharedSeatFacts } from './facts.ts';
export * from './grid.ts';
export type { MomentKind } from './remembered.ts';
export * from './tile.ts';
