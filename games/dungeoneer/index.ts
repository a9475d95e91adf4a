/** Dungeoneer: heroes who walk a map of cards, and Dungeonlords who make it hard for each other. */
export { dungeoneer } from './game.ts';
export type { World } from './world.ts';
