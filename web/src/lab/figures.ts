/** Figures in words: what they measure, for whom, and how far they can be relied on. */
import type { Figure } from '@underhall/lab';
import type { GameCard } from '../play/scene.ts';
import { say, sayIf } from './say.ts';

/** An interval that rests on fewer than this says so. */
const FEW = 30;

export function measureName(measure: string): string {
  return sayIf(`measure.${measure}`) ?? sayIf(`count.${measure}`) ?? measure;
}

export function groupName(group: string, card: GameCard): string {
  const [kind, ...rest] = group.split(' ');
  const name = rest.join(' ');
  if (kind === 'seat') return say('lab.seat', { n: name });
  if (kind === 'bot') return sayIf(`bot.${name}`) ?? name;
  return card.faces[name]?.name ?? name;
}

/** With as many digits as its range has: `scale` is the largest number beside it. */
export function shown(kind: Figure['kind'], value: number, scale = value): string {
  if (kind === 'share') return say('lab.percent', { n: (value * 100).toFixed(value < 0.0995 ? 1 : 0) });
  const digits = scale < 1 ? 2 : scale < 100 ? 1 : 0;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

/** The interval, unless there is none: one match knows no spread, and what the rules fix has none. */
export function interval({ kind, low, high, n }: Figure): string {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return say('lab.once');
  if (low === high) return say('lab.fixed');
  const range = say('lab.interval', { low: shown(kind, Math.max(0, low), high), high: shown(kind, high) });
  return n < FEW ? say('lab.few', { range, n }) : range;
}
