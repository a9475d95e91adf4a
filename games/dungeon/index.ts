/** Dungeon!: the Basic Game for two to four players and the Expert Game for two to eight. */
// What screens need: what they are told, and the board. (The board alone, without the game: `@underhall/dungeon/board`.)
export type { About } from './about.ts';
export { type AttackResult, MONSTER_ATTACK } from './attack-table.ts';
export * from './board.ts';
export { COLUMNS, type Column, SPELL_COLUMNS, type SpellColumn } from './columns.ts';
export type { AdventurerCard, Content, MonsterCard, Power, SpellCard, TreasureCard } from './content.ts';
export type { Results } from './declared.ts';
export type { DungeonEffect, DungeonQuestion } from './effects.ts';
export type { DungeonEvent } from './events.ts';
export type { Facts } from './facts.ts';
export { dungeon } from './game.ts';
export type { MomentKind } from './remembered.ts';
export type { World } from './world.ts';
