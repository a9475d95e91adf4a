/** How likely dice are to show a number: two of them a number or less, or any of them something between. */

/** Of 36. */
const AT_MOST = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];

export function chanceOf(atMost: number): number {
  return AT_MOST[Math.max(0, Math.min(atMost, 12))] / 36;
}

/** In whole hundredths. */
export function percentOf(atMost: number): number {
  return Math.round(100 * chanceOf(atMost));
}

/** How likely so many dice of six sides are to show together at least `from` and at most `to`. */
export function chanceBetween(dice: number, from: number, to: number): number {
  if (dice === 0) return from <= 0 && to >= 0 ? 1 : 0;
  let sum = 0;
  for (let face = 1; face <= 6; face++) sum += chanceBetween(dice - 1, from - face, to - face);
  return sum / 6;
}
