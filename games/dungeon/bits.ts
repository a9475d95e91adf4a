/** Sets of secret doors, and of rooms that lead somewhere, are kept as bits of a number. */

export const MOST_BITS = 31;

/** What would not fit: `passages` are the rooms with several ways in reach of a space, by its name. */
export function overfull(doors: number, passages: ReadonlyMap<string, number>): string[] {
  const problems: string[] = [];
  if (doors > MOST_BITS) problems.push(`the board has ${doors} secret doors, and there can be ${MOST_BITS}`);
  for (const [space, count] of passages) {
    if (count > MOST_BITS)
      problems.push(
        `${space}: ${count} rooms with several ways are in reach, and there can be ${MOST_BITS}; give some of them one way only`,
      );
  }
  return problems;
}
