import { EventLog } from './events.ts';
import type { Seat } from './ids.ts';
import { NONE } from './ids.ts';
import type { Match } from './match.ts';
import { DICE, type Rng } from './rng.ts';
import type { View } from './view.ts';

/** What an option leads to before the horizon, as sampled: averages of what the game counts, and chances. */
export interface Consequences {
  readonly samples: number;
  /** Of whom, if not of whoever asks: a seat that plays a monster decides what becomes of another. */
  readonly whose?: Seat;
  /** By name of a count: its average change, and how often it changed at all. */
  readonly changes: Readonly<Record<string, { readonly mean: number; readonly chance: number }>>;
  /** By name of a tally (the first test, the escape): in how many samples it came to that, and the share that went well. */
  readonly chances: Readonly<Record<string, { readonly times: number; readonly chance: number }>>;
}

const MOST_CHOICES = 500;

/**
 * Samples an option of the viewer's question on determinised clones, to the game's horizon. Only what the viewer may
 * know goes in, so nothing else can come out.
 */
export function consequences<W>(view: View<W>, optionId: string, samples: number, rng: Rng): Consequences {
  const seat = view.viewer;
  if (typeof seat !== 'number')
    throw new TypeError('Only a seat can ask for the consequences of its option.');
  const whose = concernedBy(view, seat, rng);
  const sums: Record<string, { total: number; changed: number }> = {};
  const chances: Record<string, { total: number; times: number }> = {};
  for (let i = 0; i < samples; i++) {
    const match = view.determinise(rng);
    const before = view.game.spec.counts(match, whose);
    const log = new EventLog();
    match.sink = log;
    playToHorizon(match, seat, optionId, rng);
    const after = view.game.spec.counts(match, whose);
    for (const [name, value] of Object.entries(after)) {
      sums[name] ??= { total: 0, changed: 0 };
      sums[name].total += value - before[name];
      if (value !== before[name]) sums[name].changed++;
    }
    tally(view, log, whose, chances);
  }
  return {
    samples,
    ...(whose === seat ? {} : { whose }),
    changes: mapValues(sums, ({ total, changed }) => ({ mean: total / samples, chance: changed / samples })),
    chances: mapValues(chances, ({ total, times }) => ({ times, chance: total / times })),
  };
}

function concernedBy<W>(view: View<W>, seat: Seat, rng: Rng): Seat {
  const { concerned } = view.game.spec;
  return concerned ? concerned(view.determinise(rng), seat) : seat;
}

function tally<W>(
  view: View<W>,
  log: EventLog<W>,
  seat: Seat,
  chances: Record<string, { total: number; times: number }>,
): void {
  const seen = new Set<string>();
  for (const { event } of log.seenBy('everything')) {
    const found = view.game.spec.tally?.(event, seat);
    if (!found || seen.has(found[0])) continue;
    seen.add(found[0]);
    chances[found[0]] ??= { total: 0, times: 0 };
    chances[found[0]].total += found[1];
    chances[found[0]].times++;
  }
}

/** Chooses the option, then plays by the game's cheap policy until its horizon: without whims, or nothing were sure. */
function playToHorizon<W>(match: Match<W>, seat: Seat, optionId: string, rng: Rng): void {
  const horizon = match.game.spec.horizon(match);
  match.choose(seat, optionId);
  for (let i = 0; i < MOST_CHOICES; i++) {
    const asked = match.asked();
    if (asked === NONE || match.game.spec.horizon(match) !== horizon) return;
    const options = match.legal(asked);
    match.take(asked, options[cheapChoice(match, asked, rng, true)]);
  }
}

/** The game's cheap policy, or any option. */
export function cheapChoice<W>(match: Match<W>, seat: Seat, rng: Rng, steady = false): number {
  const options = match.legal(seat);
  return match.game.spec.policy?.(match, seat, options, rng, steady) ?? rng.below(options.length, DICE);
}

function mapValues<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
