/** What was played of the days’ matches in this browser, and a run in one line for others. */
import { dailyWorth } from '../games/daily.ts';
import { say } from '../messages/say.ts';
import { faredIn } from './results.ts';
import type { GameCard, Kept } from './scene.ts';

export type Runs = ReadonlyMap<string, readonly Kept[]>;

export function isDaily({ occasion }: Kept): boolean {
  return occasion?.kind === 'daily';
}

/** By day, the best first. */
export function runsByDay(kept: readonly Kept[]): Runs {
  const byWorth = (a: Kept, b: Kept) => worthOf(b) - worthOf(a) || b.changed - a.changed;
  return Map.groupBy(kept.filter(isDaily).toSorted(byWorth), ({ occasion }) => occasion?.name ?? '');
}

/** The days on which something was played to its end. */
export function finishedDays(kept: readonly Kept[]): ReadonlySet<string> {
  return new Set(
    kept.filter((one) => isDaily(one) && one.outcome).map(({ occasion }) => occasion?.name ?? ''),
  );
}

/** Not over yet last. */
function worthOf({ game, outcome }: Kept): number {
  return outcome ? dailyWorth(game, outcome) : -1;
}

/** “Underhall Daily 2026-11-18 · DungeonQuest · Hugo: out alive with 3,310 gold · try 2” */
export function shareLine(run: Kept, card: GameCard, hero: string | undefined, tries: number): string {
  const { outcome, occasion } = run;
  if (!outcome) return '';
  const result = faredIn(card, outcome, 0).line;
  return [
    say('daily.line', { day: occasion?.name ?? '' }),
    card.name,
    [hero, outcome.winners.includes(0) ? say('daily.line.won', { result }) : result]
      .filter(Boolean)
      .join(': '),
    tries > 1 ? say('daily.line.tries', { n: tries }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
