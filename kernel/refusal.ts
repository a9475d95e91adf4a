/** Why a choice was not taken. The match is exactly as it was. */
export type RefusalCode =
  /** A rule forbids this option now. */
  | 'forbidden'
  /** The question was answered meanwhile. */
  | 'stale'
  /** This seat is not asked. */
  | 'foreign'
  /** There is no such option. */
  | 'unknown'
  /** The match has ended. */
  | 'over';

/** A choice that was refused: `message` is a sentence for people, `rule` the ledger's id where there is one. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly rule: string | undefined;

  constructor(code: RefusalCode, message: string, rule?: string) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

/** A mistake in a game, found while a match runs: the match must be reloaded from its record. */
export class GameFault extends Error {
  override readonly name = 'GameFault';
}

/** Something a person gave us does not fit: a pack, a scenario, a set-up, a save, a link. Each problem says where. */
export class Misfit extends Error {
  override readonly name = 'Misfit';
  readonly problems: readonly string[];

  constructor(what: string, problems: readonly string[], options?: ErrorOptions) {
    super(
      problems.length === 1 ? `${what}: ${problems[0]}` : `${what}:\n  ${problemList(problems)}`,
      options,
    );
    this.problems = problems;
  }
}

/** Nobody reads more problems at once than this. */
const MOST_PROBLEMS = 50;

/** Problems one below the other, and how many more there are. */
export function problemList(problems: readonly string[]): string {
  const more = problems.length - MOST_PROBLEMS;
  const shown = problems.slice(0, MOST_PROBLEMS);
  return (more > 0 ? [...shown, `… and ${more} more.`] : shown).join('\n  ');
}

/** What an error says, where it says it to people; what a game stumbles over in a stranger's match does not. */
export function spoken(error: unknown): string {
  const isSaid = error instanceof Refusal || error instanceof GameFault || error instanceof Misfit;
  return isSaid ? error.message : 'it says something that no match can hold.';
}
