/** What bots are like besides how well they play, apart from the bots themselves: screens need not load those. */
export const TEMPERAMENTS = ['bold', 'careful', 'sly'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

export function isTemperament(word: string | undefined): word is Temperament {
  return TEMPERAMENTS.some((each) => each === word);
}

/** The name of a bot of a level and a temperament: `veteran:bold`. */
export function botOf(level: string, temperament: string | undefined): string {
  return temperament === undefined ? level : `${level}:${temperament}`;
}
