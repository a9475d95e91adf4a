import { View } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { pigGame, somewhere } from '../testing.ts';
import { Foresight } from './foresight.ts';
import { Halt, Halted } from './halt.ts';
import type { Matter, Thinker } from './thinker.ts';

/** Thinks until it is told what the answer is. */
class Slow implements Thinker {
  readonly begun: { seed: string; halt: Halt; answer: (option: string) => void }[] = [];

  think({ seed }: Matter, halt = new Halt()): Promise<string> {
    return halt.before(new Promise((answer) => this.begun.push({ seed, halt, answer })));
  }
}

const view = new View(somewhere(pigGame, 2, 'ahead', 3), 0);
const about = (seed: string): Matter => ({ bot: 'search:40', seed, view });

function thinking() {
  const slow = new Slow();
  const foresight = new Foresight(slow);
  return { slow, foresight };
}

test('what was thought out idly is there when it is wanted', async () => {
  const { slow, foresight } = thinking();
  const early = foresight.idly.think(about('a'));
  slow.begun[0].answer('roll');
  expect(await early).toBe('roll');
  expect(await foresight.think(about('a'))).toBe('roll');
  expect(slow.begun).toHaveLength(1);
});

test('what is wanted goes on with an idle thought about the same, and ends all others', async () => {
  const { slow, foresight } = thinking();
  const other = foresight.idly.think(about('other'));
  const idle = foresight.idly.think(about('a'));
  await expect(other).rejects.toThrow(Halted);
  const wanted = foresight.think(about('a'));
  expect(slow.begun.map(({ seed, halt }) => [seed, halt.called])).toEqual([
    ['other', true],
    ['a', false],
  ]);
  const later = foresight.idly.think(about('later'));
  expect(slow.begun[1].halt.called).toBe(false);
  slow.begun[1].answer('hold');
  expect([await wanted, await idle]).toEqual(['hold', 'hold']);
  const next = foresight.think(about('next'));
  await expect(later).rejects.toThrow(Halted);
  slow.begun[3].answer('roll');
  expect(await next).toBe('roll');
});

test('what is wanted no more is ended, and thought out anew when it is wanted again', async () => {
  const { slow, foresight } = thinking();
  const halt = new Halt();
  const wanted = foresight.think(about('a'), halt);
  halt.call();
  await expect(wanted).rejects.toThrow(Halted);
  expect(slow.begun[0].halt.called).toBe(true);
  const again = foresight.think(about('a'));
  slow.begun[1].answer('roll');
  expect(await again).toBe('roll');
});
