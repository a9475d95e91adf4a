import { dungeon } from '@underhall/dungeon';
import { dungeoneer } from '@underhall/dungeoneer';
import { dungeonquestClassic } from '@underhall/dungeonquest';
import { dungeonquestRevised } from '@underhall/dungeonquest/revised';
import { gameCard, speaking } from '@underhall/table';
import { expect, test } from 'vitest';
import { dailyGames, dailyTable, heroOf, streakOf } from './daily.ts';

/** So many heroes take their turns; those of Dungeoneer are dealt. */
const HEROES = new Map([
  [dungeonquestClassic.id, 6],
  [dungeonquestRevised.id, 6],
  [dungeon.id, 4],
  [dungeoneer.id, 1],
]);
const boxes = [dungeonquestClassic, dungeonquestRevised, dungeon, dungeoneer];
const days = Array.from({ length: 40 }, (_, i) =>
  new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
);

test('every game with a table of its own has a Daily, and its table can be played on every day', () => {
  expect(dailyGames).toEqual(boxes.map(({ id }) => id));
  for (const box of boxes) {
    const speech = speaking(box);
    const card = gameCard(speech);
    for (const day of days) {
      const { wanted, sitters } = dailyTable(card, day, 'Ida');
      expect(speech.game.agree(wanted).seats.length).toBe(sitters.length);
      expect(sitters[0]).toEqual({ kind: 'me', name: 'Ida' });
    }
    const heroes = new Set(days.map((day) => heroOf(card, day)?.id));
    expect(heroes.size).toBe(HEROES.get(box.id));
  }
});

test('a streak counts days in a row, and is not lost before the day is over', () => {
  const finished = new Set(['2026-03-01', '2026-02-28', '2026-02-27', '2026-02-20']);
  expect(streakOf(finished, '2026-03-01')).toBe(3);
  expect(streakOf(finished, '2026-03-02')).toBe(3);
  expect(streakOf(finished, '2026-03-03')).toBe(0);
  expect(streakOf(new Set(), '2026-03-03')).toBe(0);
});
