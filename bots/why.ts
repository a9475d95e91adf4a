import { type Consequences, consequences, type Rng, type View } from '@underhall/kernel';
import type { Answer } from './bot.ts';

const SAMPLES = 120;
/** Changes and chances below these are not worth a word. */
const LEAST_CHANGE = 0.05;
const LEAST_CHANCE = 0.005;
/** What comes up in fewer of the samples than this is not what the choice is about. */
const LEAST_SHARE = 0.05;
const MOST_PARTS = 4;

/** An answer that explains itself from what it leads to before the horizon, looked at as whoever weighed it did. */
export function explained(view: View, option: string, rng: Rng): Answer {
  return {
    option,
    why() {
      try {
        return sentence(view, foreseen(view, option, rng));
      } catch {
        return 'cannot say why';
      }
    },
  };
}

/** What an option was seen to lead to, and of each count how often it fell, and by how much then. */
export interface Foreseen extends Consequences {
  readonly losses: Readonly<Record<string, Loss>>;
}

export interface Loss {
  readonly times: number;
  readonly mean: number;
}

/** Sample by sample, because an average does not tell a risk from a price. */
export function foreseen(view: View, option: string, rng: Rng): Foreseen {
  const changes: Record<string, { mean: number; chance: number }> = {};
  const chances: Record<string, { times: number; chance: number }> = {};
  const losses: Record<string, { times: number; mean: number }> = {};
  for (let i = 0; i < SAMPLES; i++) {
    const one = consequences(view, option, 1, rng);
    for (const [name, { mean, chance }] of Object.entries(one.changes)) {
      changes[name] ??= { mean: 0, chance: 0 };
      changes[name].mean += mean / SAMPLES;
      changes[name].chance += chance / SAMPLES;
      if (mean < 0) noteLoss(losses, name, -mean);
    }
    for (const [name, { chance }] of Object.entries(one.chances)) {
      chances[name] ??= { times: 0, chance: 0 };
      const { times, chance: before } = chances[name];
      chances[name] = { times: times + 1, chance: (before * times + chance) / (times + 1) };
    }
  }
  return { samples: SAMPLES, changes, chances, losses };
}

function noteLoss(losses: Record<string, Loss>, name: string, loss: number): void {
  const { times, mean } = losses[name] ?? { times: 0, mean: 0 };
  losses[name] = { times: times + 1, mean: (mean * times + loss) / (times + 1) };
}

/**
 * "1 in 8 to lose 3200 gold, expects 1900 gold, 38 % to get out". The game's messages `why.NAME` give the words: with
 * `{number}` for what is expected on the average, with `{chance}` for what happens or does not (`why.NAME.not` where it
 * stops being so). Without them the names themselves must do, and a count that only ever goes up or down by one is told
 * as a chance.
 */
export function sentence(view: View, { changes, chances, losses, samples }: Foreseen): string {
  const { messages } = view.game.spec;
  const risked: string[] = [];
  const expected: string[] = [];
  const likely: string[] = [];
  for (const [name, { mean, chance }] of Object.entries(changes)) {
    const words = messages[`why.${name}`];
    if (words ? words.includes('{chance}') : isOnce(mean, chance)) {
      const told = mean < 0 ? (messages[`why.${name}.not`] ?? `{chance} to lose ${name}`) : words;
      if (chance >= LEAST_CHANCE) likely.push(withChance(told ?? `{chance} ${name}`, chance));
      continue;
    }
    const counted = words ?? `{number} ${name}`;
    const lost = losses[name];
    if (lost && isRisk(lost.times / samples, chance))
      risked.push(
        `${oneIn(lost.times / samples)} to lose ${counted.replace('{number}', decimal(lost.mean))}`,
      );
    if (Math.abs(mean) >= LEAST_CHANGE) expected.push(counted.replace('{number}', decimal(mean)));
  }
  // These are shares of the times it came to a test or a fight at all.
  for (const [name, { chance, times }] of Object.entries(chances)) {
    if (times < samples * LEAST_SHARE) continue;
    likely.push(withChance(messages[`why.${name}`] ?? `{chance} ${name}`, chance));
  }
  const parts = [
    ...risked.slice(0, MOST_PARTS),
    ...(expected.length > 0 ? [`expects ${expected.slice(0, MOST_PARTS).join(', ')}`] : []),
    ...likely.slice(0, MOST_PARTS),
  ];
  return parts.length > 0 ? parts.join(', ') : 'expects no change';
}

/** It may be lost, and may as well be kept or grow: what is sure to be lost is a price. */
function isRisk(lost: number, changed: number): boolean {
  return lost >= LEAST_SHARE && (lost < 1 || lost < changed);
}

/** It went up or down by one or not at all; what is certain is no chance. */
function isOnce(mean: number, chance: number): boolean {
  return chance < 1 && Math.abs(Math.abs(mean) - chance) < 1e-9;
}

function withChance(words: string, chance: number): string {
  return words.replace('{chance}', `${Math.round(chance * 100)} %`);
}

/** Above one half, as a percentage. */
function oneIn(share: number): string {
  return share > 0.5 ? `${Math.round(share * 100)} %` : `1 in ${Math.round(1 / share)}`;
}

function decimal(value: number): string {
  return Math.abs(value) >= 10 ? String(Math.round(value)) : value.toFixed(1);
}
