import { type Consequences, consequences, type Rng, type View } from '@underhall/kernel';
import type { Answer } from './bot.ts';

const SAMPLES = 60;
/** Changes and chances below these are not worth a word. */
const LEAST_CHANGE = 0.05;
const LEAST_CHANCE = 0.005;
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
 * "expects 1.2 wounds, 38 % to get out". A count that only ever goes up or down by one is told as a chance. The
 * game's messages `count.NAME` and `chance.NAME` give the words; without them the names themselves must do.
 */
export function sentence(view: View, { changes, chances }: Consequences): string {
  const { messages } = view.game.spec;
  const expected: string[] = [];
  const likely: string[] = [];
  for (const [name, { mean, chance }] of Object.entries(changes)) {
    const once = Math.abs(Math.abs(mean) - chance) < 1e-9;
    if (once && (chance < 1 || name.length === 0)) {
      if (chance >= LEAST_CHANCE) {
        const lost = mean < 0 ? 'to lose ' : '';
        likely.push(`${percent(chance)} ${messages[`chance.${name}`] ?? `${lost}${name}`}`);
      }
    } else if (Math.abs(mean) >= LEAST_CHANGE) {
      expected.push(`${decimal(mean)} ${messages[`count.${name}`] ?? name}`);
    }
  }
  for (const [name, chance] of Object.entries(chances)) {
    likely.push(`${percent(chance)} ${messages[`chance.${name}`] ?? name}`);
  }
  const parts = [
    ...(expected.length > 0 ? [`expects ${expected.slice(0, MOST_PARTS).join(', ')}`] : []),
    ...likely.slice(0, MOST_PARTS),
  ];
  return parts.length > 0 ? parts.join(', ') : 'expects no change';
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function decimal(value: number): string {
  return Math.abs(value) >= 10 ? String(Math.round(value)) : value.toFixed(1);
}
