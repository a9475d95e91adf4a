/** `cancel card`: a Bane or a Trap has no effect and is discarded; nothing is refunded (DNR-RES-10). */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Seat,
} from '@underhall/kernel';
import { seatOfHero } from '../cards.ts';
import type { RuleChapter, WindowRules } from '../chapter.ts';
import { isThere } from '../combat/state.ts';
import { windowBit } from '../content/texts.ts';
import { orNothing } from '../effects/otherwise.ts';
import type { Deed } from '../language/says.ts';
import type { M, World } from '../world.ts';
import { isAffected } from './banes.ts';
import { addPlays, holds } from './windows.ts';
import { discardCard } from './zones.ts';

export type Cancelling =
  | Extract<Deed, { readonly do: 'cancel' }>
  | { readonly do: 'disarm'; readonly card: Instance };
export type CancelQuestion = { readonly do: 'which-trap'; readonly seat: Seat };

/** Traps of the batch in the space of a hero. */
function trapsAt(match: M, seat: Seat): Instance[] {
  const { combat, heroes } = match.world;
  return (combat?.attacks ?? []).flatMap(({ card, form, over, space }) =>
    form === '' && !over && space === heroes[seat].space && isThere(match, card) ? [card] : [],
  );
}

const handlers: Handlers<World, Cancelling> = {
  cancel(match, _effect, scope) {
    const subject = match.subject();
    if (subject?.do === 'take-hold') {
      match.changeSubject(undefined);
      discardCard(match, subject.card);
      return;
    }
    const seat = seatOfHero(match, scope.it);
    if (seat !== NONE && trapsAt(match, seat).length > 0)
      match.push({ do: 'which-trap', seat }, { ...scope, seat });
  },

  /** DNR-COMBAT-13 */
  disarm(match, { card }) {
    discardCard(match, card);
  },
};

const questions: Questions<World, CancelQuestion> = {
  'which-trap': {
    kind: 'ask',
    midway: true,
    options(match, { seat }, _scope, options) {
      for (const card of trapsAt(match, seat)) options.add(`at:${card}`, { do: 'disarm', card });
      orNothing(options);
    },
  },
};

const BANE = windowBit('bane');

/** CH-10, DNR-TIME-7, DNR-WINDOW-7 */
const bane: WindowRules = {
  asks: 'all',
  listens(match) {
    for (let seat = 0; seat < match.seats; seat++)
      if (match.world.heroes[seat].hears & BANE || holds(match, seat, BANE)) return true;
    return false;
  },
  plays(match, window, seat, plays) {
    const subject = match.subject();
    if (subject?.do !== 'take-hold' || !isAffected(match, subject, seat, window.seat)) return;
    addPlays(
      match,
      seat,
      plays,
      BANE,
      () => true,
      (use) => use.window === 'bane',
    );
  },
};

const chapter: Chapter<World, Cancelling, CancelQuestion> = { handlers, questions };
export const cancelling: RuleChapter = { ...chapter, windows: { bane } };
