/** Two editions of a game side by side: which figure of the one stands beside which of the other. */
import { beside, type Figure, type Findings } from '@underhall/lab';
import type { GameCard } from '../play/scene.ts';
import { causesIn, wordOf } from './causes.ts';

/** The same of two games; what came up in one of them only has no figure in the other. */
export interface Pair {
  readonly measure: string;
  readonly group: string;
  readonly first?: Figure;
  readonly second?: Figure;
  readonly difference?: Figure;
}

export type Both<T> = readonly [T, T];

/** In the order of the first game. Causes of death go by name: each edition has ids of its own. */
export function pairsOf(found: Both<Findings>, cards: Both<GameCard>): readonly Pair[] {
  const pairs = new Map<string, Pair>();
  const { figures } = beside(byName(found[0], cards[0]), byName(found[1], cards[1]));
  for (const figure of figures) {
    const { measure, group, of, value } = figure;
    if (!Number.isFinite(value)) continue;
    const title = `${measure}|${group}`;
    pairs.set(title, { ...(pairs.get(title) ?? { measure, group }), [of]: figure });
  }
  return [...pairs.values()];
}

function byName(found: Findings, card: GameCard): Findings {
  const isCause = ({ measure, group }: Figure) => measure.startsWith('death=') && group === 'all';
  const causes = causesIn(found.figures.filter(isCause), card).map(
    ({ name, ...figure }): Figure => ({ ...figure, measure: `death=${name}` }),
  );
  return { ...found, figures: [...found.figures.filter((figure) => !isCause(figure)), ...causes] };
}

/** What kills most in either of them comes first. */
export function causesOf(pairs: readonly Pair[]): readonly (Pair & { readonly name: string })[] {
  return pairs
    .filter(({ measure, group }) => measure.startsWith('death=') && group === 'all')
    .map((pair) => ({ ...pair, name: wordOf(pair) }))
    .sort((a, b) => share(b) - share(a));
}

function share({ first, second }: Pair): number {
  return Math.max(first?.value ?? 0, second?.value ?? 0);
}

/** The matches tell them apart. */
export function differ({ difference }: Pair): boolean {
  return difference !== undefined && (difference.low > 0 || difference.high < 0);
}
