/** Parts of card texts in questions and options: what would happen, said to whoever is asked. */
import { NONE, type Scope, type Seat } from '@underhall/kernel';
import type { Steps } from '../language/says.ts';
import { calledBy, type Speech, textContext } from './names.ts';
import { piecesOf, youIn } from './phrases.ts';
import { type Context, joined, type Named } from './pieces.ts';

/** “lose 3 Peril”, “Brannoc takes 1 wound”; `scope.seat` is whose text it is, `asked` whom we speak to. */
export function clauseOf(speech: Speech, steps: Steps, scope: Scope, asked: Seat): string {
  const { world } = speech.view;
  const seat = world.heroes.findIndex(({ card }) => card !== NONE && card === scope.it);
  const it = seat < 0 || seat === asked ? youIn(speech) : heroNamed(speech, seat, asked);
  const context: Context = textContext(speech, { it });
  return joined(piecesOf(steps, context), context);
}

function heroNamed(speech: Speech, seat: Seat, asked: Seat): Named {
  const { say } = speech;
  const { name, own } = calledBy(speech, seat, asked);
  const next: Named = {
    kind: 'hero',
    subject: say('person.they'),
    object: say('person.they.object'),
    own: say('person.they.own'),
    o: 2,
  };
  return { kind: 'hero', subject: name, object: name, own, o: 1, next };
}
