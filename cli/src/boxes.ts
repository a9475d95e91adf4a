/** The games on the shelf: what every command knows by id. A new game is one entry here. */
import { fileURLToPath } from 'node:url';
import { dungeon, dungeonBoard } from '@underhall/dungeon';
import { classicBoard, dungeonquestClassic } from '@underhall/dungeonquest';
import type { GameBox } from '@underhall/kernel';
import { exampleBoxes } from '@underhall/kernel/examples';
import type { TextBoard } from './board.ts';
import { WrongUse } from './command.ts';

export interface Boxed {
  readonly box: GameBox;
  /** Holds rules.md and scenarios/. */
  readonly folder: string;
  /** Where tests and scenarios are that name its rules; the folder itself, unless more is shared. */
  readonly tests?: string;
  readonly board?: TextBoard;
}

const kernel = new URL('.', import.meta.resolve('@underhall/kernel'));

const examples: readonly Boxed[] = exampleBoxes.map((box) => ({
  box,
  folder: fileURLToPath(new URL(`examples/${box.id}/`, kernel)),
  tests: fileURLToPath(kernel),
}));

const dungeonquest = new URL('.', import.meta.resolve('@underhall/dungeonquest'));

export const boxes: readonly Boxed[] = [
  {
    box: dungeonquestClassic,
    folder: fileURLToPath(new URL('classic/', dungeonquest)),
    tests: fileURLToPath(dungeonquest),
    board: classicBoard,
  },
  {
    box: dungeon,
    folder: fileURLToPath(new URL('.', import.meta.resolve('@underhall/dungeon'))),
    board: dungeonBoard,
  },
  ...examples,
];

export function boxedAs(id: string): Boxed {
  const found = boxes.find(({ box }) => box.id === id);
  if (!found) throw new WrongUse(`There is no game '${id}'. ${gamesThereAre()}`);
  return found;
}

export function gamesThereAre(): string {
  return `Games: ${boxes.map(({ box }) => box.id).join(', ')}.`;
}
