/** The plan for those who hear it: what a space is, where its ways lead, who and what is there. */
import { spaceNamed as numberOf } from '@underhall/dungeon/board';
import { landmarkOf, type Side } from '../../../../games/dungeon/words/landmarks.ts';
import { say } from '../say.ts';
import { exitsOf, type Space, spaces, type Way } from './board.ts';
import type { Mark, Pawn, PlanProps, Reached } from './props.ts';

/** “Room 2·4”, “Corridor north of room 2·4”. */
function placeName(space: Space): string {
  return say(`plan.place.${space.kind}`, holesOf(space));
}

/** The same inside a sentence: “room 2·4”, “the corridor north of room 2·4”. */
export function placeInside(space: Space): string {
  return say(`plan.inside.${space.kind}`, holesOf(space));
}

function holesOf(space: Space): Record<string, string | number> {
  const { title, level, number, kind } = space;
  if (kind !== 'corridor' && kind !== 'stairs') return { name: title, level, n: number };
  const { place, side } = landmarkOf(numberOf(space.name) ?? 0);
  return { side: sideName(side), place: placeInside(spaces[place]) };
}

function sideName(side: Side): string {
  return say(`plan.side.${side}`);
}

/** “between room 2·1 and the Guard Room”, “on the north side of room 2·4”, “in the corridor north of room 4·3”. */
export function doorPlace({ id, a, b }: Pick<Way, 'id' | 'a' | 'b'>): string {
  const named = [a, b].filter(({ kind }) => kind !== 'corridor' && kind !== 'stairs');
  if (named.length === 2) return say('plan.door.between', { a: placeInside(a), b: placeInside(b) });
  const [place] = named;
  const wall = place && exitsOf(place).find((exit) => exit.id === id)?.direction;
  if (!wall) return say('plan.door.in', { place: placeInside(a) });
  return say('plan.door.side', { side: sideName(wall), place: placeInside(place) });
}

function waysOut(space: Space): string {
  const known = new Set<string>();
  const sentences = exitsOf(space).flatMap(({ id, kind, direction, to }) => {
    // The Main Staircase is open to the Gallery on all sides.
    if (known.has(id)) return [];
    known.add(id);
    return [say(`plan.way.${kind}`, { direction: say(`direction.${direction}`), place: placeName(to) })];
  });
  return say('plan.ways', { ways: sentences.join(', ') });
}

/** What never changes, made when it is first wanted. */
let names: ReadonlyMap<Space, { readonly name: string; readonly ways: string }> | undefined;

function nameAndWays(space: Space) {
  names ??= new Map(spaces.map((one) => [one, { name: placeName(one), ways: waysOut(one) }]));
  return names.get(space) ?? { name: '', ways: '' };
}

function markWords(
  { number, guard, monster, treasure, hoard }: Mark,
  nameOf: (face: string) => string,
): string[] {
  const seen = [monster, treasure].flatMap((face) => (face ? [nameOf(face)] : []));
  const first = guard
    ? say('plan.guard', { n: number, monster: nameOf(guard) })
    : say(seen.length > 0 ? 'plan.seen' : 'plan.mark', { n: number });
  return [first, ...seen, ...(hoard.length > 0 ? [say('plan.hoard', { n: hoard.length })] : [])];
}

/** How far it is, the label says. */
function reachWords({ why, path, stops, label }: Reached): string[] {
  if (why) return [why.reason];
  return stops && path.length > 0 ? [label, say('plan.stops')] : [label];
}

type Told = Pick<PlanProps, 'graves' | 'marks' | 'reach' | 'doors' | 'pawns'> & {
  readonly nameOf: (face: string) => string;
  /** Pawns by the space they stand on. */
  readonly standing: ReadonlyMap<string, readonly Pawn[]>;
};

/** Who may pass the secret doors of a space. */
function doorWords(space: Space, { doors, pawns }: Told): string[] {
  return exitsOf(space).flatMap(({ id, kind, direction }) => {
    const seats = kind === 'secret' ? (doors.get(id) ?? []) : [];
    const names = pawns.filter(({ seat }) => seats.includes(seat)).map(({ name }) => name);
    if (names.length === 0) return [];
    return [say('plan.pass', { direction: say(`direction.${direction}`), names: names.join(', ') })];
  });
}

/** Everything about a space: what matters most first. */
export function spaceWords(space: Space, told: Told): string {
  const { name, ways } = nameAndWays(space);
  const parts = [name];
  for (const pawn of told.standing.get(space.name) ?? []) parts.push(pawn.name);
  if (told.graves.has(space.name)) parts.push(say('plan.grave'));
  for (const mark of told.marks.get(space.name) ?? []) parts.push(...markWords(mark, told.nameOf));
  const reached = told.reach.get(space.name);
  if (reached) parts.push(...reachWords(reached));
  parts.push(ways, ...doorWords(space, told));
  // A reason is a sentence of its own, with its full stop.
  return parts.map((part) => part.replace(/\.$/, '')).join('. ');
}
