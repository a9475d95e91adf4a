import { type Counts, numeric, type Tally } from './counts.ts';
import {
  anytime,
  type Cluster,
  clustered,
  difference,
  type Estimate,
  mean,
  quantile,
  share,
  UNKNOWN,
  type Weighted,
} from './statistics.ts';

/** One number that a run found, with its 95 % interval. */
export interface Figure extends Estimate {
  /** `won`, `gold`, `death=bottomless-pit`, `choices`. */
  readonly measure: string;
  /** `all`, `seat 2`, `hero challara`, `bot greedy`, or `match` for what is measured once a match. */
  readonly group: string;
  readonly kind: 'share' | 'mean';
  /** With two set-ups: the first, the second, or the second minus the first. */
  readonly of: 'first' | 'second' | 'difference';
}

/** How the values of a measure are distributed among the seats of a group. */
export interface Distribution {
  readonly measure: string;
  readonly group: string;
  readonly of: 'first' | 'second';
  readonly values: Weighted;
  readonly quartiles: readonly [number, number, number];
}

/** How much a card or rule mattered. */
export interface Part {
  readonly kind: 'card' | 'rule' | 'event';
  readonly name: string;
  /** Share of matches in which it came up at all. */
  readonly seen: Estimate;
  /** Share of matches that it stood in the last moments of, after the last choice. */
  readonly decided: Estimate;
  /** Cards: how often seats that met it won, against those that did not. */
  readonly swing?: Estimate;
}

export interface Findings {
  readonly matches: number;
  readonly failed: readonly string[];
  readonly figures: readonly Figure[];
  readonly distributions: readonly Distribution[];
  readonly parts: readonly Part[];
}

const SIDES = [
  ['a ', 'first'],
  ['b ', 'second'],
] as const;

/** Everything a tally says. */
export function findings(tally: Tally): Findings {
  const figures: Figure[] = [];
  const distributions: Distribution[] = [];
  for (const [prefix, of] of SIDES) {
    figures.push(...seatFigures(tally, prefix, of), ...winFigures(tally, prefix, of));
    for (const [title, counts] of tally.under(`${prefix}number `)) {
      const values = numeric(counts);
      distributions.push({ ...named(title), of, values, quartiles: quartiles(values) });
    }
  }
  figures.push(...differences(tally));
  return {
    matches: matchesOf(tally),
    failed: SIDES.flatMap(([prefix]) => [...tally.counts(`${prefix}failed`).keys()]).sort(),
    figures: figures.sort(inOrder),
    distributions,
    parts: partsOf(tally),
  };
}

export function matchesOf(tally: Tally): number {
  return tally.counts('a run').get('matches') ?? 0;
}

function seatFigures(tally: Tally, prefix: string, of: Figure['of']): Figure[] {
  const figures: Figure[] = [];
  const flags = new Set(tally.under(`${prefix}flag `).map(([title]) => title));
  for (const [title, counts] of tally.under(`${prefix}sum `)) {
    const kind = flags.has(title) ? 'share' : 'mean';
    figures.push({ ...named(title), of, kind, ...estimated(clustersOf(counts), kind) });
  }
  for (const [title, counts] of tally.under(`${prefix}part `)) {
    const { measure, group } = named(title);
    const [word] = measure.split('=');
    const clusters = withAbsent(clustersOf(counts), tally.counts(`${prefix}seats ${word}|${group}`));
    figures.push({ measure, group, of, kind: 'share', ...estimated(clusters, 'share') });
  }
  return figures;
}

function winFigures(tally: Tally, prefix: string, of: Figure['of']): Figure[] {
  return tally.under(`${prefix}wins of `).map(([bot, counts]) => {
    return { measure: 'share of wins', group: `bot ${bot}`, of, kind: 'share', ...winShare(counts) };
  });
}

/** Share of wins among matches with a winner; a shared win counts in parts. */
function winShare(counts: Counts): Estimate {
  return estimated(
    numeric(counts).map(([sum, times]) => ({ size: 1, sum, times })),
    'share',
  );
}

/** How many matches a kind of bot won; a shared win counts in parts. */
export function winsIn(tally: Tally, bot: string): number {
  return numeric(tally.counts(`a wins of ${bot}`)).reduce((sum, [won, times]) => sum + won * times, 0);
}

/** The same, as an interval that may be looked at as often as one likes. */
export function winShareSoFar(tally: Tally, bot: string): Estimate {
  return anytime(numeric(tally.counts(`a wins of ${bot}`)));
}

function differences(tally: Tally): Figure[] {
  const shares = new Set(tally.under('a flag ').map(([title]) => title));
  return tally.under('gap ').map(([title, counts]) => {
    const { measure, group } = named(title);
    const kind = shares.has(title) || measure.includes('=') ? 'share' : 'mean';
    return { measure, group, of: 'difference', kind, ...mean(gapsOf(tally, measure, group, counts)) };
  });
}

/** Matches in which neither set-up had a word are differences of nothing. */
function gapsOf(tally: Tally, measure: string, group: string, counts: Counts): Weighted {
  const gaps = numeric(counts);
  if (!measure.includes('=')) return gaps;
  const noted = gaps.reduce((sum, [, times]) => sum + times, 0);
  const all = total(tally.counts(`a seats ${measure.split('=')[0]}|${group}`));
  return all > noted ? [...gaps, [0, all - noted]] : gaps;
}

function partsOf(tally: Tally): Part[] {
  const matches = matchesOf(tally);
  const decided = tally.counts('a decided');
  const won = tally.counts('a flag won|all');
  const seats = total(won);
  const wins = won.get('1') ?? 0;
  return [...tally.counts('a seen')]
    .map(([what, times]): Part => {
      const [kind, ...rest] = what.split(' ');
      const name = rest.join(' ');
      const met = tally.counts(`a met ${name}`);
      const metWon = met.get('won') ?? 0;
      const metAll = total(met);
      const swing =
        kind === 'card' && metAll > 0
          ? difference(share(wins - metWon, seats - metAll), share(metWon, metAll))
          : undefined;
      return {
        kind: kind as Part['kind'],
        name,
        seen: share(times, matches),
        decided: share(decided.get(what) ?? 0, matches),
        ...(swing && Number.isFinite(swing.value) ? { swing } : {}),
      };
    })
    .sort((a, b) => b.decided.value - a.decided.value || (a.name < b.name ? -1 : 1));
}

function estimated(clusters: readonly Cluster[], kind: Figure['kind']): Estimate {
  if (clusters.length === 0) return UNKNOWN;
  if (kind === 'share' && clusters.every(({ size, sum }) => size === 1 && (sum === 0 || sum === 1))) {
    const hits = clusters.reduce((n, { sum, times }) => n + sum * times, 0);
    return share(
      hits,
      clusters.reduce((n, { times }) => n + times, 0),
    );
  }
  const found = clustered(clusters);
  return kind === 'share' ? { ...found, low: Math.max(0, found.low), high: Math.min(1, found.high) } : found;
}

function clustersOf(counts: Counts): Cluster[] {
  return [...counts]
    .map(([key, times]) => {
      const [size, sum] = key.split(':').map(Number);
      return { size, sum, times };
    })
    .sort((a, b) => a.size - b.size || a.sum - b.sum);
}

/** Matches in which a word did not come up count as well. */
function withAbsent(clusters: readonly Cluster[], sizes: Counts): Cluster[] {
  const absent = numeric(sizes).map(([size, times]) => ({
    size,
    sum: 0,
    times: times - clusters.filter((c) => c.size === size).reduce((n, c) => n + c.times, 0),
  }));
  return [...clusters, ...absent.filter(({ times }) => times > 0)];
}

function named(title: string): { measure: string; group: string } {
  const at = title.lastIndexOf('|');
  return { measure: title.slice(0, at), group: title.slice(at + 1) };
}

function quartiles(values: Weighted): [number, number, number] {
  return [quantile(values, 0.25), quantile(values, 0.5), quantile(values, 0.75)];
}

function total(counts: Counts): number {
  let sum = 0;
  for (const times of counts.values()) sum += times;
  return sum;
}

const OF = ['first', 'second', 'difference'];

/** Wins first, then by measure; all seats before groups of them. */
function inOrder(a: Figure, b: Figure): number {
  const rank = ({ measure }: Figure) => (measure === 'won' ? 0 : measure === 'share of wins' ? 1 : 2);
  return (
    rank(a) - rank(b) ||
    Number(a.group === 'match') - Number(b.group === 'match') ||
    compare(a.measure.split('=')[0], b.measure.split('=')[0]) ||
    Number(b.group === 'all') - Number(a.group === 'all') ||
    compare(a.group, b.group) ||
    OF.indexOf(a.of) - OF.indexOf(b.of) ||
    b.value - a.value ||
    compare(a.measure, b.measure)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
