/** How likely two dice are to show a number or less. */

/** Of 36. */
const AT_MOST = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];

export function chanceOf(atMost: number): number {
  return AT_MOST[Math.max(0, Math.min(atMost, 12))] / 36;
}

/** In whole hundredths. */
export function percentOf(atMost: number): number {
  return Math.round(100 * chanceOf(atMost));
}
