/** Something that is not done, with a sentence for whoever wanted it. */
import type { Refused } from '@underhall/table';

/** The codes of docs/protocol.md that are not the game's. */
type Code = 'guest' | 'nowhere' | 'seat' | 'phase' | 'unfit' | 'slower' | 'busy' | 'reload' | 'unreadable';

/** There is no such table, or it is none of his business: nobody learns which. */
export const nowhere = (): Refuse => new Refuse('nowhere', 'There is no such table, or you may not see it.');

export class Refuse extends Error {
  override readonly name = 'Refuse';
  readonly code: string;
  readonly rule: string | undefined;

  constructor(code: Code | Refused['code'], message: string, rule?: string) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}
