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
/** What happens more often than this happens, as far as one line can tell. */
const NEARLY_ALWAYS = 0.95;
/** An average smaller than this would read as nothing. */
const LEAST_MEAN = 0.05;
const MOST_LINES = 6;

export interface StakesLine {
  readonly name: string;
  readonly value: string;
  /** Of a chance: in how many of the tries it came to that, where it did not in all. */
  readonly often: string | undefined;
  /** Of what happens or does not: how likely it is. */
  readonly chance: number | undefined;
  readonly bad: boolean;
}

export function linesOf({ samples, whose, changes, chances, alike = [] }: Tried): readonly StakesLine[] {
  const counted = Object.entries(changes)
    .filter(([name, { mean, chance }]) => {
      // Whoever begins anew was dead before: that is no risk.
      if (name === 'dead') return mean > 0;
      if (alike.includes(name)) return false;
      return chance >= RARE && (YES_OR_NO.has(name) || Math.abs(mean) >= LEAST_MEAN);
    })
    .map(([name, { mean, chance }]) => ({
      name: (mean < 0 ? sayIf(`count.${name}.less`) : undefined) ?? sayIf(`count.${name}`) ?? name,
      bad: BAD.has(name) && whose === undefined,
      often: undefined,
      ...(YES_OR_NO.has(name)
        ? { value: percent(chance, samples), chance }
        : { value: say('stakes.average', { amount: amount(mean) }), chance: undefined }),
    }));
  const tallies = Object.entries(chances)
    .filter(([name, { times }]) => times >= samples * RARE && !alike.includes(name))
    .map(([name, { times, chance }]) => ({
      name:
        (whose === undefined ? undefined : sayIf(`tally.${name}.other`)) ?? sayIf(`tally.${name}`) ?? name,
      value: percent(chance, times),
      often: howOften(times / samples),
      chance,
      bad: false,
    }));
  return [...counted, ...tallies].slice(0, MOST_LINES);
}

/** After so many tries without an exception there is none. */
const ENOUGH = 96;

/** What may happen never reads as 0 %, what may fail never as 100 %, and what is certain not as a number at all. */
function percent(chance: number, tries: number): string {
  if (chance === 1 && tries >= ENOUGH) return say('stakes.certain');
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return say('stakes.percent.less');
  return rounded === 100 && chance < 1 ? say('stakes.percent.more') : say('stakes.percent', { n: rounded });
}

function amount(mean: number): string {
  const digits = Math.abs(mean) >= 20 ? 0 : 1;
  return `${mean > 0 ? '+' : '−'}${Math.abs(mean).toFixed(digits)}`;
}

function howOften(share: number): string | undefined {
  if (share > NEARLY_ALWAYS) return undefined;
  if (share < 0.45) return say('stakes.often', { n: 1, all: Math.round(1 / share) });
  return say('stakes.often', { n: Math.round(share * 10), all: 10 });
}
