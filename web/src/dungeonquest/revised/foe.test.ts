import { dungeonquestRevised } from '@underhall/dungeonquest/revised';
import { gameCard, speaking } from '@underhall/table';
import { expect, test } from 'vitest';
import { foeOf, spanText } from './foe.ts';
import type { Facts, FightFacts } from './terms.ts';

const card = gameCard(speaking(dungeonquestRevised, []));
const fight = (face: string, kind: string, wounds = 0) =>
  ({ card: face, kind, wounds }) as unknown as FightFacts;
const facts = (...monsterDiscards: string[]) => ({ monsterDiscards }) as unknown as Facts;

test('of a facedown card one knows what its name leaves open, and no more than the discards take away', () => {
  const trolls = foeOf(fight('[monster]', 'troll'), facts(), card);
  expect(trolls).toEqual({ known: false, health: [3, 5], penalty: [0, 4] });
  expect(foeOf(fight('[monster]', 'troll'), facts('troll-4'), card).health).toEqual([3, 4]);
});

test('what still stands after its wounds is none of the weaker ones', () => {
  expect(foeOf(fight('[monster]', 'troll', 3), facts(), card).health).toEqual([4, 5]);
});

test('who meets a monster unseen knows nothing but what there is', () => {
  const all = foeOf(fight('[monster]', ''), facts(), card);
  expect(all.known).toBe(false);
  expect(all.health[0]).toBeLessThan(3);
  expect(all.health[1]).toBeGreaterThan(5);
});

test('a card that lies open has its own numbers', () => {
  const { known, health, penalty } = foeOf(fight('troll-2', 'troll'), facts(), card);
  expect([known, spanText(health), spanText(penalty)]).toEqual([true, '4', '2']);
  expect(spanText([2, 4])).toBe('2–4');
});
