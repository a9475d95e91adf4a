import type { Figure } from '../core/figures.ts';
import type { Estimate } from '../core/statistics.ts';

/** A share as a percentage, a mean with as many digits as are worth showing. */
export function shown(value: number, kind: Figure['kind']): string {
  if (Number.isNaN(value)) return '–';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  if (kind === 'share') return `${(100 * value).toFixed(1)} %`;
  const size = Math.abs(value);
  const digits = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 3;
  return value.toFixed(digits);
}

/** `61.2 % (57.0 % to 65.3 %)`; a difference with its sign. */
export function withInterval(estimate: Estimate, kind: Figure['kind'], signed = false): string {
  const show = (value: number) => `${signed && value > 0 ? '+' : ''}${shown(value, kind)}`;
  return `${show(estimate.value)} (${show(estimate.low)} to ${show(estimate.high)})`;
}
