/**
 * The board as text, for terminals: what lies around the pawn of the viewer (or of the player whose turn it is), four
 * characters for each cell, with the walls and doors between them; below it the players and the number markers.
 */
import { listed, NONE, type Say, type Seat, sayIn, type View } from '@underhall/kernel';
import {
  CORRIDOR,
  DOORS,
  edges,
  GRID,
  kindOf,
  nameOf,
  ROOM,
  roomIndex,
  type Space,
  STAIRS,
  START,
  spaces,
} from './board.ts';
import { cardSeen, contentOf, playerName, type Speech, theMonster } from './words/names.ts';
import { placeName } from './words/places.ts';
import { NO_TYPE, type World } from './world.ts';

const WIDTH = 4;
/** Cells shown around the pawn. */
const ACROSS = 22;
const DOWN = 12;
const ROCK = '░';

const owner: readonly Int16Array[] = Array.from({ length: GRID.height }, () =>
  new Int16Array(GRID.width).fill(-1),
);
for (const [space, { cells }] of spaces.entries()) for (const [x, y] of cells) owner[y][x] = space;

/** By segment `x1,y1,x2,y2`: what is there instead of a wall. */
const borders = new Map<string, 'open' | 'door' | 'secret'>();
for (const { kind, at } of edges) for (const segment of at) borders.set(segment.join(), kind as 'open');

/** The board of a match as text, for terminals. */
export function dungeonBoard(view: View): string {
  return textBoard(view as View<World>);
}

export function textBoard(view: View<World>): string {
  const speech: Speech = { say: sayIn(view.game.spec.messages), view };
  const { say } = speech;
  return [
    ...map(view),
    say('board.signs'),
    say('board.turn', { round: view.world.round, turn: view.world.turn }),
    ...view.world.adventurers.flatMap((_, seat) => sheet(speech, seat)),
    ...marks(speech),
  ].join('\n');
}

// ------------------------------------------------------------------ the map

/** The cell in the middle of the window. */
function centre({ viewer, world }: View<World>): readonly [number, number] {
  const own = typeof viewer === 'number' ? world.adventurers[viewer].space : -1;
  const space = own >= 0 ? own : Math.max(START, world.adventurers[world.active].space);
  const { cells } = spaces[space];
  return cells[Math.floor(cells.length / 2)];
}

function map(view: View<World>): string[] {
  const [x, y] = centre(view);
  const left = clamp(x - ACROSS / 2, GRID.width - ACROSS);
  const top = clamp(y - DOWN / 2, GRID.height - DOWN);
  const signs = signsOf(view);
  const lines: string[] = [];
  for (let row = top; row <= top + DOWN; row++) {
    lines.push(edgeRow(row, left));
    if (row < top + DOWN) lines.push(cellRow(row, left, signs));
  }
  return lines;
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, Math.floor(value)));
}

function ownerAt(x: number, y: number): number {
  return owner[y]?.[x] ?? -1;
}

/** What separates two cells that touch in this segment. */
function border(a: number, b: number, segment: string): 'none' | 'wall' | 'open' | 'door' | 'secret' {
  return a === b ? 'none' : (borders.get(segment) ?? 'wall');
}

const LYING = { none: '    ', open: ' .. ', wall: '----', door: '-==-', secret: '-::-' } as const;
const STANDING = { none: ' ', open: '.', wall: '|', door: '=', secret: ':' } as const;

function edgeRow(row: number, left: number): string {
  const parts = Array.from({ length: ACROSS }, (_, i) => {
    const x = left + i;
    const [above, below] = [ownerAt(x, row - 1), ownerAt(x, row)];
    if (above < 0 && below < 0) return ROCK.repeat(WIDTH);
    return LYING[border(above, below, `${x},${row},${x + 1},${row}`)];
  });
  return `+${parts.map((part) => `${part}+`).join('')}`;
}

function cellRow(row: number, left: number, signs: ReadonlyMap<string, string>): string {
  let line = '';
  for (let x = left; x <= left + ACROSS; x++) {
    const [before, here] = [ownerAt(x - 1, row), ownerAt(x, row)];
    line += before < 0 && here < 0 ? ROCK : STANDING[border(before, here, `${x},${row},${x},${row + 1}`)];
    if (x === left + ACROSS) break;
    line += here < 0 ? ROCK.repeat(WIDTH) : (signs.get(`${x},${row}`) ?? '').padEnd(WIDTH);
  }
  return line;
}

/** What is written into cells: the name of a space in its first, pawns and markers in those after it. */
function signsOf({ world }: View<World>): Map<string, string> {
  const signs = new Map<string, string>();
  for (const [space, { cells }] of spaces.entries()) {
    const notes = [nameSign(space, world)];
    for (const [seat, adventurer] of world.adventurers.entries())
      if (adventurer.space === space) notes.push(`@${seat + 1}`);
    for (const mark of world.marks)
      if (mark.space === space) notes.push(`${mark.seen ? '?' : '!'}${mark.number}`);
    // In a corridor the pawn stands on the name.
    const shown = cells.length < notes.length ? [notes.slice(1).join('').slice(0, WIDTH)] : notes;
    for (const [i, note] of shown.entries()) signs.set(cells[i].join(), note);
  }
  return signs;
}

function nameSign(space: Space, world: World): string {
  const { level = 0, number = 0, name = '' } = spaces[space];
  if (kindOf[space] === CORRIDOR || kindOf[space] === STAIRS) return nameOf(space).replace('c', '');
  if (kindOf[space] === ROOM) return `${level}${world.graves[roomIndex[space]] === 1 ? '+' : '·'}${number}`;
  return name.slice(0, WIDTH);
}

// ------------------------------------------------------------------ below the map

function sheet(speech: Speech, seat: Seat): string[] {
  const { say, view } = speech;
  const { world } = view;
  const adventurer = world.adventurers[seat];
  const holes = {
    mark: world.active === seat && view.outcome === undefined ? '>' : ' ',
    n: seat + 1,
    player: sheetName(speech, seat),
  };
  if (adventurer.gone) return [say('board.seat', { ...holes, where: say('board.gone') })];
  const where = placeName(speech.say, adventurer.space);
  if (adventurer.type === NO_TYPE) return [say('board.seat', { ...holes, where })];
  const doors = DOORS.filter((_, door) => adventurer.doors & (1 << door)).map(({ id }) => id);
  const spells = view.instances.list(view.zone('spells', seat));
  const foe = view.instances.first(view.zone('fight', seat));
  return [
    say('board.seat', { ...holes, where }),
    ...[
      goldLine(speech, seat),
      spells.length > 0
        ? say('board.spells', {
            cards: counted(
              say,
              spells.map((card) => cardSeen(speech, card)),
            ),
          })
        : '',
      foe === NONE ? '' : say('board.fights', { monster: theMonster(speech, cardSeen(speech, foe)) }),
      adventurer.lostTurns > 0 ? say('board.lost', { n: adventurer.lostTurns }) : '',
      doors.length > 0 ? say('board.doors', { doors: listed(say, doors) }) : '',
    ]
      .filter(Boolean)
      .map((line) => `    ${line}`),
  ];
}

/** “Ida, Elf” */
function sheetName(speech: Speech, seat: Seat): string {
  const { say, view } = speech;
  const player = playerName(speech, seat);
  const type = contentOf(view).adventurers[view.world.adventurers[seat].type]?.name;
  return type === undefined ? player : say('board.player', { player, type });
}

/** “Fire Ball × 3 and Teleport × 2” */
function counted(say: Say, names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listed(
    say,
    [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)),
  );
}

function goldLine(speech: Speech, seat: Seat): string {
  const { say, view } = speech;
  const cards = view.instances.list(view.zone('hand', seat));
  const need = contentOf(view).adventurers[view.world.adventurers[seat].type].goal;
  const { gold } = view.facts().seats[seat];
  if (cards.length === 0) return say('board.gold.none', { need });
  if (gold === null) return say('board.gold.hidden', { n: cards.length, need });
  return say('board.gold', {
    gold,
    need,
    cards: counted(
      say,
      cards.map((card) => cardSeen(speech, card)),
    ),
  });
}

function marks(speech: Speech): string[] {
  const { say, view } = speech;
  const { instances } = view;
  return view.world.marks.map(({ number, space, seen }) => {
    const guard = instances.first(view.zone('guard', number));
    const n = instances.size(view.zone('hoard', number));
    const assigned = ['seen-monster', 'seen-treasure'].flatMap((zone) =>
      instances.list(view.zone(zone, number)),
    );
    const cards = listed(
      say,
      assigned.map((card) => cardSeen(speech, card)),
    );
    let what = say('board.mark.fight', { n });
    if (guard !== NONE)
      what = say('board.mark.guard', { monster: theMonster(speech, cardSeen(speech, guard)), n });
    else if (seen) what = say('board.mark.seen', { cards });
    return say('board.mark', { number, place: placeName(speech.say, space), what });
  });
}
