import { sayIn } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { readContent } from '../content.ts';
import { messages } from '../messages.ts';
import { tableOptions } from '../options.ts';
import { isExpertTable } from '../world.ts';
import { folkOf } from './folk.ts';

const content = readContent();
const folk = new Map(content.adventurers.map((one) => [one.id, folkOf(sayIn(messages), content, one)]));

it('says of each adventurer what speaks for it: the Hero is no worse Elf', () => {
  expect([...folk].map(([id, { goodAt }]) => [id, goodAt])).toEqual([
    ['elf', 'The best at secret doors.'],
    ['hero', 'A better fighter than the Elf.'],
    ['superhero', 'Fights well down to level 3.'],
    ['wizard', 'Kills with spells down to level 5.'],
  ]);
});

it('says how well each fights on every level', () => {
  const kills = (id: 'elf' | 'hero') => folk.get(id)?.traits.find(({ parts }) => parts)?.parts ?? [];
  expect(kills('hero').length).toBe(6);
  kills('hero').forEach(({ share }, i) => {
    expect(share).toBeGreaterThanOrEqual(kills('elf')[i].share);
  });
});

it('DUN-CHOICE-1 from so many seats on as the option says, the Expert Game is played anyway', () => {
  const [expert] = tableOptions;
  const from = 'alwaysFrom' in expert ? expert.alwaysFrom : undefined;
  for (let seats = 2; seats <= 8; seats++)
    expect(isExpertTable({ options: { expert: false }, seats: Array(seats).fill({}) })).toBe(
      seats >= (from ?? 0),
    );
});
