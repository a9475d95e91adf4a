/** Opens the box with a pack in it: whatever does not fit is found, and what it brings can be shown. */
import { located, PackFault, type ReadPack, readPack } from '../games/packText.ts';
import { call } from './hall.ts';
import { HallError } from './line.ts';
import type { GameCard } from './scene.ts';
import { whyOf } from './trouble.ts';

export interface CheckedPack {
  readonly pack: ReadPack;
  readonly card: GameCard;
}

/** Fails with a PackFault. */
export async function checkPack(text: string): Promise<CheckedPack> {
  const pack = readPack(text);
  try {
    return { pack, card: await call('describe', pack.game, [pack.content]) };
  } catch (error) {
    const problems =
      error instanceof HallError && error.problems.length > 0 ? error.problems : [whyOf(error)];
    throw new PackFault(located(problems, text));
  }
}
