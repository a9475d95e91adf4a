/** How a search looks ahead. */
export interface SearchShape {
  /** How far to look: so many times round the table, each seat having its turn. Unsaid, as the game says (`foresight`). */
  readonly rounds: number;
  /** How much of a value comes from what is seen a round later; the rest is what the match looks like now. */
  readonly trust: number;
  /** How often a tree plays on from an option by the cheap policy before it thinks about what follows it. */
  readonly ripe: number;
  /** How eagerly to try what looks worse, in units of how much the values scatter. */
  readonly explore: number;
  /** Below the question, of more options than this each is tried only after those before it were, one by one. */
  readonly wide: number;
  /**
   * With so many seats or more the others do not search: they are thought to stand still where the game can do that
   * (`stopOthers`), else to play by its cheap policy. With fewer they search, too.
   */
  readonly rivals: number;
  /** The part of its choices that are any at all. */
  readonly whims: number;
}

export const SHAPE: SearchShape = {
  rounds: 10,
  trust: 0.8,
  ripe: 400,
  explore: 1.5,
  wide: 8,
  rivals: 3,
  whims: 0,
};
