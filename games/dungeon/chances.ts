/** What can be expected of a fight: how likely a monster is killed, and what a level brings, on the average. */
import type { Instance, Seat } from '@underhall/kernel';
import { LEVELS } from './board.ts';
import type { Column } from './columns.ts';
import { type Content, DASH, type MonsterCard } from './content.ts';
import { target } from './fight.ts';
import { hasSpell } from './spells.ts';
import { swordBonus } from './treasure.ts';
import { contentOf, type M, monsterFace, typeOf } from './world.ts';

/** The chance that two dice show at least so much. */
const AT_LEAST: readonly number[] = Array.from({ length: 16 }, (_, least) => {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= least) ways++;
  return ways / 36;
});

export function chanceOf(needed: number | undefined): number {
  return needed === undefined ? 0 : AT_LEAST[Math.max(0, Math.min(15, needed))];
}

/** The chance to kill a monster with one roll. */
export function killChance(match: M, card: MonsterCard, column: Column, bonus: number): number {
  return chanceOf(target(match, card.values?.[column] ?? DASH, bonus));
}

/** The chance against a monster that lies open, by hand. */
export function chanceAgainst(match: M, seat: Seat, card: Instance): number {
  return killChance(match, monsterFace(match, card), typeOf(match, seat).id, swordBonus(match, seat));
}

/** The chance against a monster that lies open, with the better spell in hand. */
export function spellAgainst(match: M, seat: Seat, card: Instance): number {
  if (typeOf(match, seat).spells === 0) return 0;
  const face = monsterFace(match, card);
  let chance = 0;
  for (const { id, column } of contentOf(match).spells)
    if (column !== '' && hasSpell(match, seat, id))
      chance = Math.max(chance, killChance(match, face, column, 0));
  return chance;
}

// ------------------------------------------------------------------ what a level brings, on the average

interface Level {
  readonly gold: number;
  readonly kill: Readonly<Record<Column, number>>;
}

const levelsOf = new WeakMap<Content, readonly Level[]>();

export function levels(content: Content): readonly Level[] {
  let known = levelsOf.get(content);
  if (!known) {
    known = Array.from({ length: LEVELS + 1 }, (_, level) => averages(content, level));
    levelsOf.set(content, known);
  }
  return known;
}

function averages({ monsters, treasures }: Content, level: number): Level {
  const own = treasures.filter((card) => card.level === level);
  const foes = monsters.filter((card) => card.level === level && card.values);
  const kill = (column: Column) =>
    mean(foes, ({ values }) => AT_LEAST[values && values[column] !== DASH ? values[column] : 15]);
  return {
    gold: mean(own, ({ gold }) => gold),
    kill: {
      elf: kill('elf'),
      hero: kill('hero'),
      superhero: kill('superhero'),
      wizard: kill('wizard'),
      fireBall: kill('fireBall'),
      lightningBolt: kill('lightningBolt'),
    },
  };
}

function mean<C extends { readonly count: number }>(cards: readonly C[], of: (card: C) => number): number {
  let sum = 0;
  let count = 0;
  for (const card of cards) {
    sum += card.count * of(card);
    count += card.count;
  }
  return count === 0 ? 0 : sum / count;
}
