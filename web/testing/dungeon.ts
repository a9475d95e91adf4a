/** Tables of Dungeon! for tests: arranged, and what can be seen of its plan. */
import { dungeon } from '@underhall/dungeon';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { App } from './app.ts';

interface Arranged {
  readonly holds?: readonly string[];
  readonly dice?: readonly number[];
  readonly more?: readonly object[];
  readonly me?: number;
  readonly expert?: boolean;
  readonly type?: string;
  readonly level?: string;
}

/** A match that begins beside room 1·6, brought in as a file. */
export async function lay(
  app: App,
  { holds = [], dice = [], more = [], me = 0, expert = false, type = 'elf', level = 'apprentice' }: Arranged,
) {
  const arranged = [
    { adventurer: 0, at: 'c125', holds, ...(type === 'wizard' ? { spells: ['fire-ball', 'teleport'] } : {}) },
    { next: { 'monsters:1': ['m1-giant-rats'] } },
    ...more,
    { dice },
    { turn: 0 },
  ];
  const setup = {
    options: { expert, rounds: 120 },
    seats: [{ adventurer: type }, { adventurer: 'hero' }],
    seed: 'arranged',
  };
  const sitters = [0, 1].map((seat) =>
    seat === me ? { kind: 'me', name: 'Me' } : { kind: 'bot', name: 'Pim', level },
  );
  const record = { game: 'dungeon', version: dungeon.open().version, setup, arranged, choices: [] };
  await app.bringIn(record, sitters);
}

export const space = (app: App, name: string): Locator => app.page.locator(`[data-cell="${name}"]`);

/** Spaces that glow and do not lie wholly on the board, under the bar of ways and over the question. */
function outOfSight(app: App): Promise<readonly string[]> {
  return app.page.evaluate(async () => {
    const sheet = document.querySelector('.panzoom-sheet');
    await Promise.allSettled(sheet?.getAnimations().map(({ finished }) => finished) ?? []);
    const box = (what: string) => document.querySelector(what)?.getBoundingClientRect();
    const board = box('.frame-board') as DOMRect;
    const head = box('.dun-ways')?.bottom ?? board.top;
    const foot = Math.min(board.bottom, box('.frame-prompt .prompt')?.top ?? board.bottom);
    return [...document.querySelectorAll<HTMLElement>('[data-cell][data-kind="open"]')].flatMap((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const seen = left >= board.left && right <= board.right && top >= head && bottom <= foot;
      return seen ? [] : [cell.dataset.cell ?? ''];
    });
  });
}

/** However the plan moved to get there. */
export const expectAllInSight = (app: App): Promise<void> =>
  expect.poll(() => outOfSight(app), { timeout: 5000 }).toEqual([]);
