/** Dungeoneer: heroes who walk a map of cards, and Dungeonlords who make it hard for each other. */
// What screens need: what they are told, and what is printed on the cards (`printed` of each face).
export type { About, Act, Paid, Risk } from './about.ts';
export type {
  Printed,
  PrintedAdventure,
  PrintedHero,
  PrintedMap,
  PrintedMonster,
  PrintedQuest,
} from './content/printed.ts';
export type { DungeoneerEvent } from './events.ts';
export type { Facts } from './facts.ts';
export { dungeoneer } from './game.ts';
export type { MomentKind } from './remembered.ts';
export type { Clash, Odds } from './rolls/chances.ts';
export type { World } from './world.ts';
