import type { Figure, Findings } from './figures.ts';
import { difference } from './statistics.ts';

/**
 * Two games that are measured in the same way, such as two editions of one: the figures of both, and how far the second
 * is from the first wherever both have one. Their matches have nothing in common, so the intervals are those of two
 * separate runs. Cards and rules are each game's own and stay out.
 */
export function beside(first: Findings, second: Findings): Findings {
  const others = new Map(second.figures.map((figure) => [titleOf(figure), figure]));
  const common = first.figures.flatMap((figure): Figure[] => {
    const other = others.get(titleOf(figure));
    others.delete(titleOf(figure));
    if (!other) return [figure];
    return [
      figure,
      { ...other, of: 'second' },
      { ...figure, of: 'difference', ...difference(figure, other) },
    ];
  });
  const rest = [...others.values()].map((figure): Figure => ({ ...figure, of: 'second' }));
  return {
    matches: Math.min(first.matches, second.matches),
    failed: [...first.failed, ...second.failed],
    figures: [...common, ...rest],
    distributions: [],
    parts: [],
  };
}

function titleOf({ measure, group }: Figure): string {
  return `${measure}|${group}`;
}
