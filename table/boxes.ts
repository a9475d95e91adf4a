/** The boxes of the games on the shelf, each loaded when it is wanted. */
import type { GameBox, View } from '@underhall/kernel';
import { onShelf, type PlayableId } from './shelf.ts';

/** How a game draws what a viewer sees of its board as text, several lines. */
export type TextBoard = (view: View) => string;

/** What a game brings along. */
export interface Brought {
  readonly box: GameBox;
  /** For terminals; loaded apart, because nobody else wants it. */
  readonly board?: () => Promise<TextBoard>;
}

export class NoSuchGame extends Error {
  override readonly name = 'NoSuchGame';

  constructor(id: string) {
    super(`There is no game “${id}” here.`);
  }
}

async function example(id: string): Promise<Brought> {
  const { exampleBoxes } = await import('@underhall/kernel/examples');
  const box = exampleBoxes.find((one) => one.id === id);
  if (!box) throw new NoSuchGame(id);
  return { box };
}

const boxes: Readonly<Record<PlayableId, () => Promise<Brought>>> = {
  'dungeonquest-classic': async () => {
    const { dungeonquestClassic } = await import('@underhall/dungeonquest');
    return {
      box: dungeonquestClassic,
      board: () => import('@underhall/dungeonquest/classic/text-board').then((module) => module.classicBoard),
    };
  },
  'dungeonquest-revised': async () => {
    const { dungeonquestRevised } = await import('@underhall/dungeonquest/revised');
    return {
      box: dungeonquestRevised,
      board: () => import('@underhall/dungeonquest/revised/text-board').then((module) => module.revisedBoard),
    };
  },
  dungeon: async () => {
    const { dungeon } = await import('@underhall/dungeon');
    return {
      box: dungeon,
      board: () => import('@underhall/dungeon/text-board').then((module) => module.dungeonBoard),
    };
  },
  dungeoneer: async () => {
    const { dungeoneer } = await import('@underhall/dungeoneer');
    return {
      box: dungeoneer,
      board: () => import('@underhall/dungeoneer/text-board').then((module) => module.dungeoneerBoard),
    };
  },
  pig: () => example('pig'),
  duel: () => example('duel'),
  market: () => example('market'),
  warren: () => example('warren'),
};

/** Loads a game with what it brings along. */
export async function bring(id: string): Promise<Brought> {
  if (!onShelf(id)?.playable) throw new NoSuchGame(id);
  return boxes[id as PlayableId]();
}

export async function boxOf(id: string): Promise<GameBox> {
  return (await bring(id)).box;
}
