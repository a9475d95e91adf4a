import type { Option, Pending, View } from '@underhall/kernel';

/** What a bot chose. */
export interface Answer {
  /** The id of one of the options it was given. */
  readonly option: string;
  /** One line for people: what it expects. Worked out only when asked, because that takes a few playouts. */
  why(): string;
}

/** Plays one seat of one match. */
export interface Bot {
  /** What it was made from: `greedy`, `search:500`, `veteran`. */
  readonly name: string;
  /** Answers the question that the view's seat is asked; in a draft, with the next pick. */
  answer(view: View): Answer;
  /** The view's seat may act while the game waits for somebody else; undefined lets it pass. */
  offered(view: View): Answer | undefined;
  /**
   * For bots that look at nothing: which of so many options. Bulk simulation then need not build a view, which costs
   * more than the rest of such a match.
   */
  blindly?(options: number): number;
}

/** The question a bot must answer; a view without one is a mistake of the caller. */
export function asked(view: View): Pending {
  const { pending } = view;
  if (!pending || pending.options.length === 0) throw new TypeError(`Seat ${view.viewer} is not asked now.`);
  return pending;
}

/** Bots do not ponder over what is a matter of taste. */
export function isTaste(view: View): boolean {
  return view.game.spec.tastes?.includes(asked(view).question.do) === true;
}

export function indexOfId(options: readonly Option[], id: string, hint: number): number {
  if (hint < options.length && options[hint].id === id) return hint;
  for (let i = 0; i < options.length; i++) if (options[i].id === id) return i;
  return -1;
}
