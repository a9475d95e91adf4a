/** The ways of heroes under the board: how far each has come, and where he may come up. */
import { advanced, COLUMNS, DIRECTIONS, type Space, spaceNamed } from '@underhall/dungeonquest/board';
import { spaceName } from './board.ts';
import type { Target } from './targets.ts';
import type { Asked, Facts, SeatFacts, Told } from './terms.ts';

type Point = readonly [x: number, y: number];

/** A place to come up at, with the rolls of the die that lead there. */
export interface Shaft {
  readonly space: string;
  readonly at: Point;
  /** The way that is taken to it from the end of the tunnel. */
  readonly direction: (typeof DIRECTIONS)[number];
  readonly rolls: readonly number[];
  /** Steps of the highest of these rolls that the outer wall does not let him go. */
  readonly lost: number;
}

export interface Trail {
  readonly seat: number;
  readonly hero: string;
  /** From the place where he went down, a point for each step. */
  readonly steps: readonly Point[];
  /** The space that he is under. */
  readonly head: string;
  /** Where he may come up, if that is the question. */
  readonly shafts: readonly Shaft[];
}

interface Happens {
  readonly asked?: Asked | undefined;
  readonly now?: Told | undefined;
  /** Nobody knows yet what comes of it. */
  readonly untold?: boolean;
}

/** The ways of all who are below. */
export function trailsIn({ seats }: Facts, happens: Happens): Trail[] {
  return seats.flatMap((one, seat) => trailOf(one, seat, happens) ?? []);
}

function trailOf(facts: SeatFacts, seat: number, happens: Happens): Trail | undefined {
  const { hero, state, marker, heading, trip } = facts;
  const from = marker === null ? undefined : spaceNamed(marker);
  if (state !== 'catacombs' || from === undefined || heading === null) return undefined;
  const { asked, now, untold } = happens;
  const question = asked?.seat === seat ? asked.question : undefined;
  const back = question?.do === 'leave-or-stay' && question.reversed;
  const ahead = (DIRECTIONS.indexOf(heading) + (back ? 2 : 0)) & 3;
  const squares = legOf(from, ahead, trip);
  const end = squares[squares.length - 1];
  const coming = now?.event.type === 'surfacing' && now.event.seat === seat ? now.event : undefined;
  let shafts: Shaft[] = [];
  if (coming) {
    shafts = shaftsOf(end, (ahead + coming.turn) & 3);
    if (!untold) shafts = shafts.filter(({ rolls }) => rolls.includes(coming.die));
  } else if (question?.do === 'leave-or-stay' || question?.do === 'left-or-right')
    shafts = [-1, 1].flatMap((turn) => shaftsOf(end, (ahead + turn) & 3));
  return { seat, hero, steps: squares.map(middle), head: spaceName(end), shafts };
}

/** The squares from one to another, as far as the outer wall lets him go. */
function legOf(from: Space, side: number, steps: number): Space[] {
  const squares = Array.from({ length: steps + 1 }, (_, i) => advanced(from, side, i));
  return squares.filter((square, i) => i === 0 || square !== squares[i - 1]);
}

const DIE = [1, 2, 3, 4, 5, 6];

function shaftsOf(end: Space, side: number): Shaft[] {
  const bySquare = Map.groupBy(DIE, (roll) => advanced(end, side, roll));
  const reach = legOf(end, side, DIE.length).length - 1;
  return [...bySquare].map(([square, rolls]) => ({
    space: spaceName(square),
    at: middle(square),
    direction: DIRECTIONS[side],
    rolls,
    lost: Math.max(0, rolls[rolls.length - 1] - reach),
  }));
}

function middle(square: Space): Point {
  return [(square % COLUMNS) * 100 + 50, Math.floor(square / COLUMNS) * 100 + 50];
}

/** A side to crawl to is chosen on the board as well: by any of the places that it may lead to. */
export function withShafts(
  targets: ReadonlyMap<string, Target>,
  trails: readonly Trail[],
  asked: Asked | undefined,
): ReadonlyMap<string, Target> {
  if (asked?.question.do !== 'left-or-right') return targets;
  const shafts = trails.find(({ seat }) => seat === asked.seat)?.shafts ?? [];
  const found = new Map(targets);
  for (const { space, direction } of shafts) {
    const options = asked.options.filter(({ about }) => about?.direction === direction).map(({ id }) => id);
    if (options.length > 0) found.set(space, { space, options, digit: undefined, why: undefined });
  }
  return found;
}

/** `4`, or `4–6` where the outer wall stops several rolls. */
export function rollsOf({ rolls }: Shaft): string {
  const [first, last] = [rolls[0], rolls[rolls.length - 1]];
  return first === last ? String(first) : `${first}–${last}`;
}
