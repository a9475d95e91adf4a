/**
 * The lines that say what an option may lead to: the likely first. What is too rare to matter and what every other
 * option leads to as well is left out, death never.
 */
import { say, sayIf } from '../messages/say.ts';
import type { Tried } from '../play/scene.ts';

/** Counts that are yes or no: shown as chances. */
const YES_OR_NO = new Set(['dead', 'out', 'won', 'below']);
const BAD = new Set(['dead', 'wounds', 'lostTurns']);
/** What happens less often than this is not what the option is about. */
const RARE = 0.04;
/** What happens at least this often happens, as far as one line can tell. */
const NEARLY_ALWAYS = 0.95;
/** A chance that is higher than this is as good as certain. */
const SURELY = 0.97;
/** An average smaller than this would read as nothing. */
const LEAST_MEAN = 0.05;
const MOST_LINES = 6;
/** Within the question there is room for these. */
export const LINES_WITHIN = 4;

export interface StakesLine {
  readonly name: string;
  readonly value: string;
  /** Of what happens or does not: how likely it is. */
  readonly chance: number | undefined;
  readonly bad: boolean;
}

export function linesOf(
  { samples, whose, changes, chances, alike = [] }: Tried,
  most = MOST_LINES,
): readonly StakesLine[] {
  const other = whose !== undefined;
  const counted = Object.entries(changes)
    .filter(([name, { mean, chance }]) => {
      // Whoever begins anew was dead before: that is no risk.
      if (name === 'dead') return mean > 0;
      if (alike.includes(name)) return false;
      return chance >= RARE && (YES_OR_NO.has(name) || Math.abs(mean) >= LEAST_MEAN);
    })
    .map(([name, { mean, chance }]) => ({
      name: (mean < 0 ? sayIf(`count.${name}.less`) : undefined) ?? sayIf(`count.${name}`) ?? name,
      bad: BAD.has(name) && !other,
      ...(YES_OR_NO.has(name)
        ? { value: percent(chance, samples), chance }
        : { value: say('stakes.average', { amount: amount(mean) }), chance: undefined }),
    }));
  const tallies = Object.entries(chances)
    .filter(([name, { times }]) => times >= samples * RARE && !alike.includes(name))
    .map(([name, { times, chance }]) => ({
      name:
        (other ? sayIf(`tally.${name}.other`) : comesUp(name, times / samples)) ??
        sayIf(`tally.${name}`) ??
        name,
      value: oftenOf(chance, times),
      chance,
      bad: false,
    }));
  return [...counted, ...tallies].slice(0, most);
}

/** After so many tries without an exception there is none. */
const ENOUGH = 96;

/** What may happen never reads as 0 %, what may fail never as 100 %, and what is certain not as a number at all. */
function percent(chance: number, tries: number): string {
  if (isCertain(chance, tries)) return say('stakes.certain');
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return say('stakes.percent.less');
  return rounded === 100 && chance < 1 ? say('stakes.percent.more') : say('stakes.percent', { n: rounded });
}

function isCertain(chance: number, tries: number): boolean {
  return chance === 1 && tries >= ENOUGH;
}

function amount(mean: number): string {
  const digits = Math.abs(mean) >= 20 ? 0 : 1;
  return `${mean > 0 ? '+' : '−'}${Math.abs(mean).toFixed(digits)}`;
}

/** “A fight: 1 in 4. You win”, of what does not come up in every try. */
function comesUp(name: string, share: number): string | undefined {
  const what = sayIf(`tally.${name}.what`);
  if (share >= NEARLY_ALWAYS || what === undefined) return undefined;
  const often = share < 0.45 ? { n: 1, all: Math.round(1 / share) } : { n: Math.round(share * 10), all: 10 };
  return say('stakes.often', { what, so: sayIf(`tally.${name}.then`) ?? '', ...often });
}

/** What goes one way in nearly every try is not told to the hundredth. */
function oftenOf(chance: number, times: number): string {
  if (chance <= 1 - SURELY) return say('stakes.hardly');
  return chance < SURELY || isCertain(chance, times) ? percent(chance, times) : say('stakes.nearly');
}
