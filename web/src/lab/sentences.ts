/** What a run found, in sentences: only what the figures can bear. */
import type { Figure } from '@underhall/lab';
import type { GameCard } from '../play/scene.ts';
import { causesIn } from './causes.ts';
import { groupName, shown } from './figures.ts';
import { type Both, causesOf, differ, type Pair } from './pairs.ts';
import { say } from './say.ts';

/** What people play for: to come out, or else to win. */
const AIMS = ['out', 'won'] as const;

export function sentencesOf(figures: readonly Figure[], card: GameCard): string[] {
  return [
    aimed(figures),
    compared(figures, card),
    died(figures, card),
    fallen(figures),
    long(figures),
  ].filter((line) => line !== '');
}

function aimOf(figures: readonly Figure[]): (typeof AIMS)[number] | undefined {
  return AIMS.find((aim) => figures.some(({ measure }) => measure === aim));
}

function percent(value: number): string {
  return shown('share', value);
}

/** How many reach it at all, where that is not settled by the rules: somebody wins every race. */
function aimed(figures: readonly Figure[]): string {
  const out = figures.find(({ measure, group }) => measure === 'out' && group === 'all');
  return out ? say('lab.says.out', { share: percent(out.value) }) : '';
}

/** The best and the worst of those who were brought, if the figures tell them apart. */
function compared(figures: readonly Figure[], card: GameCard): string {
  const aim = aimOf(figures);
  const [kind] = card.seatOptions;
  if (!aim || !kind) return '';
  const rows = figures
    .filter(({ measure, group }) => measure === aim && group.startsWith(`${kind.id} `))
    .sort((a, b) => b.value - a.value);
  const [best, worst] = [rows[0], rows.at(-1)];
  if (!best || !worst || best === worst) return '';
  if (best.low <= worst.high) return say('lab.says.even');
  return say(`lab.says.best.${aim}`, {
    best: groupName(best.group, card),
    most: percent(best.value),
    worst: groupName(worst.group, card),
    least: percent(worst.value),
  });
}

function wordsOf(figures: readonly Figure[], name: string): Figure[] {
  return figures.filter(({ group, measure }) => group === 'all' && measure.startsWith(`${name}=`));
}

function died(figures: readonly Figure[], card: GameCard): string {
  const [first] = causesIn(wordsOf(figures, 'death'), card);
  return first ? say('lab.says.death', { cause: first.name, share: percent(first.value) }) : '';
}

function fallen(figures: readonly Figure[]): string {
  const [first] = wordsOf(figures, 'deathLevel').toSorted((a, b) => b.value - a.value);
  return first
    ? say('lab.says.level', { level: first.measure.split('=')[1], share: percent(first.value) })
    : '';
}

function long(figures: readonly Figure[]): string {
  const rounds = figures.find(({ measure, group }) => measure === 'rounds' && group === 'match');
  return rounds ? say('lab.says.rounds', { n: Math.round(rounds.value) }) : '';
}

/** The same of two editions beside each other. */
export function sentencesOfBoth(pairs: readonly Pair[], cards: Both<GameCard>): string[] {
  return [outOfBoth(pairs, cards), diedInBoth(pairs, cards), longInBoth(pairs, cards)].filter(
    (line) => line !== '',
  );
}

function pairOf(pairs: readonly Pair[], measure: string, group: string): Required<Pair> | undefined {
  const found = pairs.find((pair) => pair.measure === measure && pair.group === group);
  return found?.difference ? (found as Required<Pair>) : undefined;
}

function outOfBoth(pairs: readonly Pair[], [one, two]: Both<GameCard>): string {
  const out = pairOf(pairs, 'out', 'all');
  if (!out) return '';
  const [first, second] = [percent(out.first.value), percent(out.second.value)];
  if (!differ(out)) return say('lab.says.both.even', { one: one.name, first, two: two.name, second });
  return out.difference.value > 0
    ? say('lab.says.both.out', { more: two.name, most: second, fewer: one.name, least: first })
    : say('lab.says.both.out', { more: one.name, most: first, fewer: two.name, least: second });
}

function diedInBoth(pairs: readonly Pair[], [one, two]: Both<GameCard>): string {
  const [first] = causesOf(pairs).toSorted((a, b) => (b.first?.value ?? 0) - (a.first?.value ?? 0));
  const [second] = causesOf(pairs).toSorted((a, b) => (b.second?.value ?? 0) - (a.second?.value ?? 0));
  if (!first?.first || !second?.second) return '';
  return say(first.name === second.name ? 'lab.says.both.same-death' : 'lab.says.both.death', {
    ...{ one: one.name, cause: first.name, share: percent(first.first.value) },
    ...{ two: two.name, other: second.name, part: percent(second.second.value) },
  });
}

function longInBoth(pairs: readonly Pair[], [one, two]: Both<GameCard>): string {
  const rounds = pairOf(pairs, 'rounds', 'match');
  if (!rounds) return '';
  const [first, second] = [Math.round(rounds.first.value), Math.round(rounds.second.value)];
  return say('lab.says.both.rounds', { one: one.name, first, two: two.name, second });
}
