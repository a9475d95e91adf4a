/**
 * DungeonQuest. What both editions share lies here: the grid, the tiles, the card language and its triggers. The 2010
 * edition is in classic/.
 */
export { dungeonquestClassic } from './classic/game.ts';
