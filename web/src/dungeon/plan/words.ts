/** The plan for those who hear it: what a space is, where its ways lead, who and what is there. */
import { NOWHERE, spaceNamed } from '@underhall/dungeon/board';
import { doorPlace as doorPlaceOf, placeMessages, placeName } from '@underhall/dungeon/places';
import { capital, type Say } from '@underhall/kernel';
import { sayWith } from '../../messages/say.ts';
import { say } from '../say.ts';
import { exitsOf, type Space, spaces, type Way } from './board.ts';
import type { Mark, Pawn, PlanProps, Reached } from './props.ts';

const inGame = sayWith(placeMessages).say as Say;

/** “Room 2·4”, “The corridor north of room 2·4”. */
function placeTitle(space: Space): string {
  const name = capital(placeInside(space));
  return space.kind === 'chamber' ? say('plan.chamber', { name: space.title, level: space.level }) : name;
}

/** The same inside a sentence, as the game itself calls it: “room 2·4”, “the corridor north of room 2·4”. */
export function placeInside({ name }: Pick<Space, 'name'>): string {
  return placeName(inGame, spaceNamed(name) ?? NOWHERE);
}

/** “between room 2·1 and the Guard Room”, “on the north side of room 2·4”, “in the corridor north of room 4·3”. */
export function doorPlace({ id }: Pick<Way, 'id'>): string {
  return doorPlaceOf(inGame, id);
}

function waysOut(space: Space): string {
  const known = new Set<string>();
  const sentences = exitsOf(space).flatMap(({ id, kind, direction, to }) => {
    // The Main Staircase is open to the Gallery on all sides.
    if (known.has(id)) return [];
    known.add(id);
    return [say(`plan.way.${kind}`, { direction: say(`direction.${direction}`), place: placeInside(to) })];
  });
  return say('plan.ways', { ways: sentences.join(', ') });
}

/** What never changes, made when it is first wanted. */
let names: ReadonlyMap<Space, { readonly name: string; readonly ways: string }> | undefined;

function nameAndWays(space: Space) {
  names ??= new Map(spaces.map((one) => [one, { name: placeTitle(one), ways: waysOut(one) }]));
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
