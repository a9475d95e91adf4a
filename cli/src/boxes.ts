/** The games on the shelf, opened: what every command knows by id. */
import { fileURLToPath } from 'node:url';
import { type GameBox, meantPerhaps } from '@underhall/kernel';
import { bring, type TextBoard } from '@underhall/table/boxes';
import { type OnShelf, shelf } from '@underhall/table/shelf';
import { WrongUse } from './command.ts';

export interface Boxed {
  readonly box: GameBox;
  /** Holds rules.md and scenarios/. */
  readonly folder: string;
  /** Where tests and scenarios are that name its rules. */
  readonly tests: string;
  readonly board: TextBoard | undefined;
}

async function boxed({ id, folder, tests = folder }: OnShelf): Promise<Boxed> {
  const { box, board } = await bring(id);
  const path = (from: string) => fileURLToPath(new URL(`../../${from}/`, import.meta.url));
  return { box, board: await board?.(), folder: path(folder), tests: path(tests) };
}

export const boxes: readonly Boxed[] = await Promise.all(shelf.filter(({ playable }) => playable).map(boxed));

export function boxedAs(id: string): Boxed {
  const found = boxes.find(({ box }) => box.id === id);
  if (!found) {
    const ids = boxes.map(({ box }) => box.id);
    throw new WrongUse(`There is no game '${id}'${meantPerhaps(id, ids)}. ${gamesThereAre()}`);
  }
  return found;
}

export function gamesThereAre(): string {
  return `Games: ${boxes.map(({ box }) => box.id).join(', ')}.`;
}
