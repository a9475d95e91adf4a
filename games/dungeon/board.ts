/**
 * The board: one dungeon of six levels as a graph of spaces and ways (DUN-COMP-1..13). Spaces are small numbers inside
 * the game; outside they go by name: `start`, `armory`, `2-14` (a room: level and number), `c012`, `s05`.
 */
import data from './content/board.json' with { type: 'json' };

export type Space = number & { readonly kind?: 'space' };
/** A secret door; as a set of doors, its bit. */
export type Door = number & { readonly kind?: 'door' };

export const NOWHERE: Space = -1;
export const NO_DOOR: Door = -1;

/** DUN-COMP-2 */
export const START_SPACE = 0;
export const CORRIDOR = 1;
export const STAIRS = 2;
export const ROOM = 3;
export const CHAMBER = 4;
export const KINDS = ['start', 'corridor', 'stairs', 'room', 'chamber'];

export interface SpaceData {
  readonly id: string;
  readonly kind: string;
  readonly cells: readonly (readonly [number, number])[];
  readonly level?: number;
  readonly part?: string | null;
  readonly name?: string;
  readonly number?: number;
  /** Stairs: `vertical` if one walks up and down over them. */
  readonly run?: string;
  /** Where the largest rectangle inside is: its middle, width and height, in cells. */
  readonly label?: readonly number[];
  /** False only for the Main Gallery (DUN-COMP-9). */
  readonly monsters?: boolean;
}

export interface EdgeData {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly kind: string;
  readonly at: readonly (readonly number[])[];
}

/** A level as it is printed. */
export interface LevelData {
  readonly level: number;
  readonly name: string;
  readonly fill: string;
  readonly ink: string;
  readonly mark: string;
  readonly pattern: string;
}

export const GRID = data.grid;
export const levels: readonly LevelData[] = data.levels;
export const LEVELS = levels.length;
/** Behind the spaces: by row and column a letter, and by letter the part of the dungeon (`3A`). */
export const backdrop: {
  readonly legend: Readonly<Record<string, string>>;
  readonly rows: readonly string[];
} = data.backdrop;
export const spaces = data.spaces as unknown as readonly SpaceData[];
export const edges = data.edges as readonly EdgeData[];
export const SPACES = spaces.length;

const byId = new Map(spaces.map(({ id }, space) => [id, space]));

function named({ id, kind, level, number }: SpaceData): string {
  return kind === 'room' ? `${level}-${number}` : id;
}

const names = spaces.map(named);
const byName = new Map(names.map((name, space) => [name, space]));

export function nameOf(space: Space): string {
  return names[space];
}

export function spaceNamed(name: string): Space | undefined {
  return byName.get(name);
}

export const kindOf: Uint8Array = Uint8Array.from(spaces, ({ kind }) => KINDS.indexOf(kind));
/** 0 for spaces without a level (DUN-COMP-5). */
export const levelOf: Uint8Array = Uint8Array.from(spaces, ({ level = 0 }) => level);

export const START: Space = spaces.findIndex(({ kind }) => kind === 'start');
export const GALLERY: Space = spaces.findIndex(({ monsters }) => monsters === false);
export const ROOMS: readonly Space[] = spaces.flatMap(({ kind }, space) => (kind === 'room' ? [space] : []));
export const CHAMBERS: readonly Space[] = spaces.flatMap(({ kind }, space) =>
  kind === 'chamber' ? [space] : [],
);
/** The place of a room among the rooms, or -1. */
export const roomIndex: Int16Array = new Int16Array(SPACES).fill(-1);
for (const [index, room] of ROOMS.entries()) roomIndex[room] = index;

/** DUN-COMP-9: a chamber in which monsters are met. */
export function isLair(space: Space): boolean {
  return kindOf[space] === CHAMBER && space !== GALLERY;
}

// ------------------------------------------------------------------ ways

/** DUN-COMP-11: the secret doors, in the order of their bits. */
export const DOORS: readonly { readonly id: string; readonly a: Space; readonly b: Space }[] = edges
  .filter(({ kind }) => kind === 'secret')
  .map(({ id, a, b }) => ({ id, a: spaceOf(a), b: spaceOf(b) }));
export const ALL_DOORS = (1 << DOORS.length) - 1;

export function doorNamed(id: string): Door {
  return DOORS.findIndex((door) => door.id === id);
}

function spaceOf(id: string): Space {
  const space = byId.get(id);
  if (space === undefined) throw new RangeError(`The board has no space '${id}'.`);
  return space;
}

/** The ways out of a space are those from `firstWay[space]` up to `firstWay[space + 1]`. */
export const firstWay: Int16Array = new Int16Array(SPACES + 1);
export const wayTo: Int16Array = new Int16Array(2 * edges.length);
/** The secret door in a way, or NO_DOOR. */
export const wayDoor: Int8Array = new Int8Array(2 * edges.length);

function layWays(): void {
  const ways: { to: Space; door: Door }[][] = spaces.map(() => []);
  for (const { id, a, b, kind } of edges) {
    const door = kind === 'secret' ? doorNamed(id) : NO_DOOR;
    ways[spaceOf(a)].push({ to: spaceOf(b), door });
    ways[spaceOf(b)].push({ to: spaceOf(a), door });
  }
  let next = 0;
  for (const [space, out] of ways.entries()) {
    firstWay[space] = next;
    for (const { to, door } of out) {
      wayTo[next] = to;
      wayDoor[next++] = door;
    }
  }
  firstWay[SPACES] = next;
}
layWays();

/** The secret door between two neighbouring spaces, or NO_DOOR. At most one way joins two spaces. */
export function doorBetween(a: Space, b: Space): Door {
  if (DOORS_AT[a].length === 0) return NO_DOOR;
  for (let way = firstWay[a]; way < firstWay[a + 1]; way++) if (wayTo[way] === b) return wayDoor[way];
  throw new RangeError(`${nameOf(a)} and ${nameOf(b)} are not neighbours.`);
}

/** DUN-SECRET-4: the secret doors next to a space. */
export function doorsAt(space: Space): readonly Door[] {
  return DOORS_AT[space];
}

const DOORS_AT: readonly (readonly Door[])[] = Array.from({ length: SPACES }, (_, space) => {
  const doors: Door[] = [];
  for (let way = firstWay[space]; way < firstWay[space + 1]; way++) {
    if (wayDoor[way] !== NO_DOOR) doors.push(wayDoor[way]);
  }
  return doors;
});
