/** What spares questions, or asks for one: not to be asked in such windows again this turn. */
import type { ReactNode } from 'react';
import { say } from '../say.ts';
import type { AtTable, Scene } from '../terms.ts';

/** Whoever is asked whether he answers may say that he will not for the rest of the turn. */
export function NotAgain({ at, scene }: { at: AtTable; scene: Scene }): ReactNode {
  const question = at.shown.busy ? undefined : scene.asked?.question;
  if (question?.do !== 'window') return null;
  const name = `skip-${question.name}`;
  if (!at.card.preferences.includes(name)) return null;
  return (
    <button type="button" className="btn ghost small" onClick={() => at.act.prefer(name, 'turn')}>
      {say('dnr.skip.turn')}
    </button>
  );
}
