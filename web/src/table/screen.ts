/** How much room there is, by the same measures as the styles. */

/** On a phone a whole board is too small to be read. */
export function isPhone(): boolean {
  return innerWidth < 700;
}

/** Everything stands below each other. */
export function isNarrow(): boolean {
  return innerWidth <= 960;
}
