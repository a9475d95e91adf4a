/** How a match stands, told so that it can be shown without its rules. */
import type { EventLog, View } from '@underhall/kernel';
import type { Json, SeatStanding, Standing } from './scene.ts';
import { isTable, type Speaking, toldOf } from './words.ts';

const LINES = 5;
/** What screens have a word for, the weightiest first. */
const COUNTED = ['gold', 'score', 'points', 'coins', 'wounds'] as const;

/** As the viewer knows it. */
export function standingOf(speech: Speaking, view: View, events: EventLog): Standing {
  const facts = view.facts();
  const { round } = isTable(facts) ? facts : {};
  return {
    ...(typeof round === 'number' ? { round } : {}),
    seats: view.setup.seats.map((_, seat) => ({
      ...seatIn(speech, facts, seat),
      ...speech.words.standing?.(speech.say, view, seat),
    })),
    lines: events
      .seenBy(view.viewer)
      .slice(-3 * LINES)
      .flatMap((seen) => toldOf(speech, view, seen, view.choices).line ?? [])
      .slice(-LINES),
  };
}

function seatIn({ game, words, say }: Speaking, facts: Json, seat: number): SeatStanding {
  const { seats } = isTable(facts) ? facts : {};
  const own: unknown = Array.isArray(seats) ? seats[seat] : undefined;
  if (!isTable(own)) return { counts: {} };
  // Facts call what a seat has brought as its options do, and what it was dealt as its results do.
  const { seatOptions = [], compared = [] } = game.spec;
  const [face] = [...seatOptions.map(({ id }) => id), ...compared].flatMap((name) => own[name] ?? []);
  const counts = COUNTED.flatMap((name) => {
    const count = own[name];
    return typeof count === 'number' ? [[name, count] as const] : [];
  });
  return {
    ...(typeof face === 'string' && face ? { who: words.face(say, face).name } : {}),
    counts: Object.fromEntries(counts),
  };
}
