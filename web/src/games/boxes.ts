/** Every game that can be played, loaded when it is wanted. Used by workers; screens know games by their cards. */
import type { GameBox } from '@underhall/kernel';
import { under } from '../app/address.ts';

export class NoSuchGame extends Error {
  override readonly name = 'NoSuchGame';

  constructor(id: string) {
    super(`There is no game “${id}” here.`);
  }
}

async function example(id: string): Promise<GameBox> {
  const { exampleBoxes } = await import('@underhall/kernel/examples');
  const box = exampleBoxes.find((one) => one.id === id);
  if (!box) throw new NoSuchGame(id);
  return box;
}

const boxes: Readonly<Record<string, () => Promise<GameBox>>> = {
  'dungeonquest-classic': () =>
    import('@underhall/dungeonquest').then((module) => module.dungeonquestClassic),
  dungeon: () => import('@underhall/dungeon').then((module) => module.dungeon),
  pig: () => example('pig'),
  duel: () => example('duel'),
  market: () => example('market'),
};

export function boxOf(id: string): Promise<GameBox> {
  const open = under(boxes, id);
  if (!open) return Promise.reject(new NoSuchGame(id));
  return open();
}
