/** The ids that there are in a game and at a table, so that whoever writes one that there is not is told. */
import type { Game } from './game.ts';
import type { Known } from './shape.ts';

const ofGames = new WeakMap<Game, Known>();

/**
 * What a game has: `card` is any of its cards and tokens, `card of BACK` those with this back, `back` what is seen of
 * them facedown; whatever else there is, the game declares.
 */
export function knownIn<W>(game: Game<W>): Known {
  const key = game as Game;
  const known = ofGames.get(key) ?? gathered(key);
  ofGames.set(key, known);
  return known;
}

function gathered({ faces, backs, questions, spec }: Game): Known {
  const kinds = new Map<string, ReadonlySet<string>>();
  const enter = (kind: string, ids: readonly string[]) => kinds.set(kind, new Set(ids));
  enter(
    'card',
    faces.map(({ id }) => id),
  );
  enter(
    'back',
    backs.map((back) => `[${back}]`),
  );
  enter('question', [...questions, 'window', 'held']);
  for (const back of backs) {
    const ids = faces.filter((face) => face.back === back).map(({ id }) => id);
    enter(`card of ${back}`, ids);
  }
  for (const [kind, ids] of Object.entries(spec.declares?.ids ?? {})) enter(kind, ids);
  return kinds;
}

/** The same, with the seats of this table. */
export function knownAt<W>({ game, seats }: { readonly game: Game<W>; readonly seats: number }): Known {
  const places = Array.from({ length: seats }, (_, seat) => String(seat));
  return new Map([...knownIn(game), ['seat', new Set(places)]]);
}
