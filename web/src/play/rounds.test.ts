/** How long one waits for all the others to have had their turns, if nobody has to think. */
import { createBot } from '@underhall/bots';
import { dungeon } from '@underhall/dungeon';
import { dungeoneer } from '@underhall/dungeoneer';
import { dungeonquestClassic } from '@underhall/dungeonquest';
import { dungeonquestRevised } from '@underhall/dungeonquest/revised';
import type { Event, Game, Setup } from '@underhall/kernel';
import { playMatch } from '@underhall/table/bulk';
import { expect, test } from 'vitest';
import { script as ofDungeon } from '../dungeon/script.ts';
import { script as ofDungeoneer } from '../dungeoneer/script.ts';
import { script as ofQuest } from '../dungeonquest/classic/script.ts';
import { script as ofRevised } from '../dungeonquest/revised/script.ts';
import type { Told } from './scene.ts';
import { type Direction, isAside, timeFor } from './stage.ts';

const ME = 0;
/** Few matches more or less would decide by chance. */
const MATCHES = 9;

/** Milliseconds of others between two turns of mine, for every round of some matches. */
function waits(game: Game, direction: Direction, seats: number, options: Setup['options']): number[] {
  const found: number[] = [];
  const scene = {
    viewer: ME,
    sitters: Array.from({ length: seats }) as never,
    preferences: { monsters: 'yes' },
  };
  for (let n = 0; n < MATCHES; n++) {
    let wait = 0;
    const bots = Array.from({ length: seats }, (_, seat) =>
      createBot('greedy:6', { seed: `${n} ${seat}`, timed: false }),
    );
    const tell = (event: Event, audience: number) => {
      if (!(audience & (1 << ME))) return;
      const told = { n: 0, event, faces: {}, line: '', moment: 0 } as unknown as Told;
      if (event.type === 'turn' && event.seat === ME) {
        found.push(wait);
        wait = 0;
      } else if (isAside(direction, told, scene)) wait += timeFor(direction, told, scene);
    };
    const agreed = game.agree({ seats: Array.from({ length: seats }, () => ({})), options, seed: `${n}` });
    playMatch(game, agreed, bots, { tell, choice: () => undefined });
  }
  return found.toSorted((a, b) => a - b);
}

test.for([
  ['Dungeon! with eight', dungeon, ofDungeon, 8, { expert: true }],
  ['DungeonQuest with four', dungeonquestClassic, ofQuest, 4, {}],
  ['its Revised Edition with four', dungeonquestRevised, ofRevised, 4, {}],
  ['Dungeoneer with four', dungeoneer, ofDungeoneer, 4, {}],
] as const)(
  'nine of ten rounds of the others in %s take less than five seconds',
  ([, box, direction, seats, options]) => {
    const all = waits(box.open() as unknown as Game, direction as unknown as Direction, seats, options);
    const at = (share: number) => all[Math.floor(all.length * share)];
    expect(all.length).toBeGreaterThan(20);
    expect(at(0.5)).toBeLessThan(3500);
    expect(at(0.9)).toBeLessThan(5000);
  },
);
