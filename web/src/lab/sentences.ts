/** What a run found, in sentences: only what the figures can bear. */
import type { Figure } from '@underhall/lab';
import { say } from '../messages/say.ts';
import type { GameCard } from '../play/scene.ts';
import { causesIn } from './causes.ts';
import { groupName, shown } from './figures.ts';

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
