import { type Consequences, consequences, type Rng, type View } from '@underhall/kernel';
import type { Answer } from './bot.ts';

const SAMPLES = 60;
/** Changes and chances below these are not worth a word. */
const LEAST_CHANGE = 0.05;
const LEAST_CHANCE = 0.005;
/** What comes up in fewer of the samples than this is not what the choice is about. */
const LEAST_SHARE = 0.05;
const MOST_PARTS = 4;

/** An answer that explains itself from what it leads to before the horizon. */
export function explained(view: View, option: string, rng: Rng): Answer {
  return {
    option,
    why() {
      try {
        return sentence(view, consequences(view, option, SAMPLES, rng));
      } catch {
        return 'cannot say why';
      }
    },
  };
}

/**
 * "expects 1.2 wounds, 38 % to get out". The game's messages `why.NAME` give the words: with `{number}` for what is
 * expected on the average, with `{chance}` for what happens or does not (`why.NAME.not` where it stops being so).
 * Without them the names themselves must do, and a count that only ever goes up or down by one is told as a chance.
 */
export function sentence(view: View, { changes, chances, samples }: Consequences): string {
  const { messages } = view.game.spec;
  const expected: string[] = [];
  const likely: string[] = [];
  for (const [name, { mean, chance }] of Object.entries(changes)) {
    const words = messages[`why.${name}`];
    if (words ? words.includes('{chance}') : isOnce(mean, chance)) {
      const told = mean < 0 ? (messages[`why.${name}.not`] ?? `{chance} to lose ${name}`) : words;
      if (chance >= LEAST_CHANCE) likely.push(withChance(told ?? `{chance} ${name}`, chance));
    } else if (Math.abs(mean) >= LEAST_CHANGE) {
      expected.push((words ?? `{number} ${name}`).replace('{number}', decimal(mean)));
    }
  }
  // These are shares of the times it came to a test or a fight at all.
  for (const [name, { chance, times }] of Object.entries(chances)) {
    if (times < samples * LEAST_SHARE) continue;
    likely.push(withChance(messages[`why.${name}`] ?? `{chance} ${name}`, chance));
  }
  const parts = [
    ...(expected.length > 0 ? [`expects ${expected.slice(0, MOST_PARTS).join(', ')}`] : []),
    ...likely.slice(0, MOST_PARTS),
  ];
  return parts.length > 0 ? parts.join(', ') : 'expects no change';
}

/** It went up or down by one or not at all; what is certain is no chance. */
function isOnce(mean: number, chance: number): boolean {
  return chance < 1 && Math.abs(Math.abs(mean) - chance) < 1e-9;
}

function withChance(words: string, chance: number): string {
  return words.replace('{chance}', `${Math.round(chance * 100)} %`);
}

function decimal(value: number): string {
  return Math.abs(value) >= 10 ? String(Math.round(value)) : value.toFixed(1);
}
