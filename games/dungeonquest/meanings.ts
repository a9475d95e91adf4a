/** What `cancel` and `succeed` do to what is about to happen, in the chapters that both editions share. */
import type { Scope } from '@underhall/kernel';
import { discardCard } from './decks.ts';
import type { Meanings } from './edition.ts';
import { passed } from './obstacles.ts';
import { cancelPlacing } from './placing.ts';
import { cardFace, type M } from './world.ts';

export const sharedMeanings: Meanings = {
  'resolve-card': { cancel: cancelCard },
  'place-chamber': { cancel: cancelPlacing },
  'test-fails': {
    succeed(match) {
      const subject = match.subject();
      if (subject?.do === 'test-fails') match.changeSubject({ do: 'test-succeeds', test: subject.test });
    },
  },
  obstacle: {
    succeed(match) {
      const subject = match.subject();
      if (subject?.do === 'obstacle') match.changeSubject(passed(subject));
    },
  },
};

/** A cancelled Dragon Rage spares only this Hero. */
function cancelCard(match: M, scope: Scope): void {
  const window = match.window();
  if (!window) return;
  if (cardFace(match, window.value).rages) {
    match.world.spared.push(scope.seat);
    return;
  }
  match.changeSubject(undefined);
  discardCard(match, window.value, window.seat);
}
