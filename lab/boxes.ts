/** The games the lab can play, by id. A new game is one entry here. */
import { dungeon } from '@underhall/dungeon';
import { dungeonquestClassic } from '@underhall/dungeonquest';
import { type Game, type GameBox, Misfit } from '@underhall/kernel';
import { exampleBoxes } from '@underhall/kernel/examples';
import type { Plan } from './core/plan.ts';

const boxes: readonly GameBox[] = [dungeonquestClassic, dungeon, ...exampleBoxes];

/** The game of a plan, with its packs. */
export function openGame({ game, packs }: Pick<Plan, 'game' | 'packs'>): Game {
  const box = boxes.find(({ id }) => id === game);
  if (!box) {
    throw new Misfit('The game', [
      `'${game}' is not known. There are: ${boxes.map(({ id }) => id).join(', ')}.`,
    ]);
  }
  return box.open(packs);
}
