/** The games the lab can play, by id. */
import { type Game, type GameBox, Misfit } from '@underhall/kernel';
import { boxOf } from '@underhall/table/boxes';
import { shelf } from '@underhall/table/shelf';
import type { Plan } from './core/plan.ts';

const boxes: readonly GameBox[] = await Promise.all(
  shelf.filter(({ playable }) => playable).map(({ id }) => boxOf(id)),
);

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
