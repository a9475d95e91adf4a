/** What an outcome counts of a seat, read by the names that its game declares (`R` is what it counts). */
import type { Outcome, Seat } from './scene.ts';

export function textIn<R>({ results }: Outcome, seat: Seat, name: keyof R & string): string {
  const value = results[seat]?.[name];
  return typeof value === 'string' ? value : '';
}

export function numberIn<R>({ results }: Outcome, seat: Seat, name: keyof R & string): number | undefined {
  const value = results[seat]?.[name];
  return typeof value === 'number' ? value : undefined;
}

export function isTrueIn<R>({ results }: Outcome, seat: Seat, name: keyof R & string): boolean {
  return results[seat]?.[name] === true;
}
