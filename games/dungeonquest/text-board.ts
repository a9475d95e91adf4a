/**
 * The board as text, for terminals: 13 by 10 squares of four characters, with what lies between them.
 *
 *     A    B    C
 *   +----+----+-==-+
 *  1|^1       |R   #
 */
import { listed, type Say, type Seat, type Speech as SpeechOf, sayIn, type View } from '@underhall/kernel';
import type { SharedSeatFacts as SeatFacts } from './facts.ts';
import {
  beyond,
  COLUMNS,
  type Direction,
  exitOf,
  isTower,
  nameOf,
  OUTSIDE,
  opposite,
  ROWS,
  type Space,
  SUN_TRACK,
  spaceOf,
  TREASURE_SQUARES,
} from './grid.ts';
import { DOOR, OPEN, PORTCULLIS, type Side, WALL } from './tile.ts';
import {
  causeName,
  contentOf,
  heroName,
  nameOnFace,
  placeName,
  type Speech,
  sideOn,
  tileOn,
} from './words/names.ts';
import { BELOW, DEAD, type Hero, IN_DUNGEON, OUT, WAITING, type World } from './world.ts';

/** Colours a piece of the board; what is given back must look as wide as the text. */
export type Paint = (
  text: string,
  as: 'hero' | 'monster' | 'wall' | 'door' | 'unexplored' | 'chamber',
) => string;

const WIDTH = 4;
const UNEXPLORED = '░';
const NORTH = 0;
const EAST = 1;
const SOUTH = 2;
const WEST = 3;

const LETTERS: Readonly<Record<string, string>> = {
  'dungeon-room': 'R',
  corridor: 'C',
  'trap-room': 'T',
  'trap-chamber': 'T',
  portcullis: 'G',
  'catacomb-entrance': 'E',
  'rotating-room': 'O',
  'rotating-chamber': 'O',
  'chamber-of-darkness': 'D',
  'cave-in': 'V',
  bridge: 'B',
  chasm: 'H',
  'spider-web': 'W',
  'bottomless-pit': 'P',
  'tower-room': '^',
  'treasure-chamber': '$',
};

/** A way down. */
export const WAY_DOWN = 'v';
const MORE = '*';

const IN_A_ROW = 5;
const PRINTED = ['tower-room', 'treasure-chamber'];

const plain: Paint = (text) => text;

/** What an edition shows on its board besides. */
export interface BoardSigns<W extends World> {
  /** A small letter for each of the messages `monster.ID`. */
  readonly monsters: Readonly<Record<string, string>>;
  /** Which of them stand on a space. */
  monstersOn(view: View<W>, space: Space): readonly string[];
  /** A sign for each of the messages `board.mark.ID`: what else lies in chambers. */
  readonly marks?: Readonly<Record<string, string>>;
  /** Signs of what else lies on a space. */
  marksOn?(view: View<W>, space: Space): readonly string[];
  /** A line about the combat that is going on, if there is one. */
  combat(speech: SpeechOf<W>): string | undefined;
}

export function textBoard<W extends World>(
  view: View<W>,
  { monsters, monstersOn, marks = {}, marksOn = () => [], combat }: BoardSigns<W>,
  paint: Paint = plain,
): string {
  const speech: SpeechOf<W> = { say: sayIn(view.game.spec.messages), view };
  const standing: Standing = {
    monsters: (space) => monstersOn(view, space).map((id) => monsters[id]),
    marks: (space) => marksOn(view, space),
  };
  const fight = combat(speech);
  return [
    columnNames(),
    ...Array.from({ length: ROWS }, (_, row) => [
      edgeRow(view, row, paint),
      squareRow(view, standing, row, paint),
    ]).flat(),
    edgeRow(view, ROWS, paint),
    legend(speech, monsters, marks),
    sunLine(speech.say, view),
    ...view.facts().seats.flatMap((facts, seat) => sheet(speech, facts, seat)),
    ...(fight === undefined ? [] : [fight]),
  ].join('\n');
}

/** The letters of the Monsters on a space, and the signs of what else lies there. */
interface Standing {
  monsters(space: Space): readonly string[];
  marks(space: Space): readonly string[];
}

// ------------------------------------------------------------------ squares and what is between them

function columnNames(): string {
  const names = Array.from({ length: COLUMNS }, (_, column) => nameOf(column)[0].padEnd(WIDTH + 1));
  return `    ${names.join('')}`.trimEnd();
}

/** Two squares as they touch: what is between them, as far as it is known. */
function between(view: View<World>, square: Space, direction: Direction): Side | typeof UNEXPLORED {
  const other = beyond(exitOf(square, direction));
  const near = sideOn(view, square, direction);
  if (other === OUTSIDE) return WALL;
  if (spaceOf(square) === spaceOf(other)) return OPEN;
  const far = sideOn(view, other, opposite(direction));
  if (near === undefined && far === undefined) return UNEXPLORED;
  if (near === WALL || far === WALL) return WALL;
  // A door before a portcullis is the one that is met first from either side; the stronger sign is shown.
  if (near === PORTCULLIS || far === PORTCULLIS) return PORTCULLIS;
  return near === DOOR || far === DOOR ? DOOR : OPEN;
}

const ACROSS: Readonly<Record<Side, string>> = {
  [WALL]: '----',
  [OPEN]: '    ',
  [DOOR]: '-==-',
  [PORTCULLIS]: '-##-',
};
const UPRIGHT: Readonly<Record<Side, string>> = { [WALL]: '|', [OPEN]: ' ', [DOOR]: '=', [PORTCULLIS]: '#' };

function edge(side: Side | typeof UNEXPLORED, signs: Readonly<Record<Side, string>>, paint: Paint): string {
  if (side === UNEXPLORED) return paint(UNEXPLORED.repeat(signs[OPEN].length), 'unexplored');
  return paint(signs[side], side === DOOR || side === PORTCULLIS ? 'door' : 'wall');
}

/** The line above a row; the last one is below the last row. */
function edgeRow(view: View<World>, row: number, paint: Paint): string {
  const below = row === ROWS;
  const edges = Array.from({ length: COLUMNS }, (_, column) => {
    const square = (below ? row - 1 : row) * COLUMNS + column;
    return edge(between(view, square, below ? SOUTH : NORTH), ACROSS, paint);
  });
  return `   ${paint('+', 'wall')}${edges.map((one) => `${one}${paint('+', 'wall')}`).join('')}`;
}

function squareRow(view: View<World>, standing: Standing, row: number, paint: Paint): string {
  const first = row * COLUMNS;
  const cells = Array.from({ length: COLUMNS }, (_, column) => {
    const square = first + column;
    return `${squareText(view, standing, square, paint)}${edge(between(view, square, EAST), UPRIGHT, paint)}`;
  });
  return `${String(row + 1).padStart(2)} ${edge(between(view, first, WEST), UPRIGHT, paint)}${cells.join('')}`;
}

/** The letter of the chamber, then who and what is there. */
function squareText(view: View<World>, standing: Standing, square: Space, paint: Paint): string {
  const kind = kindOf(view, square);
  if (kind === undefined) return paint(UNEXPLORED.repeat(WIDTH), 'unexplored');
  const signs = signsOn(view, standing, square, paint);
  const room = WIDTH - 1;
  const shown = signs.length > room ? [...signs.slice(0, room - 1), MORE] : signs;
  return `${paint(LETTERS[kind], 'chamber')}${shown.join('')}${' '.repeat(room - shown.length)}`;
}

function kindOf(view: View<World>, square: Space): string | undefined {
  if (isTower(square)) return 'tower-room';
  return TREASURE_SQUARES.includes(square) ? 'treasure-chamber' : tileOn(view, square)?.kind;
}

function signsOn(view: View<World>, standing: Standing, square: Space, paint: Paint): string[] {
  if (square !== spaceOf(square)) return [];
  const { heroes, markers } = view.world;
  const here = heroes.flatMap((hero, seat) =>
    hero.state === IN_DUNGEON && hero.space === square ? [paint(String(seat + 1), 'hero')] : [],
  );
  const monsters = standing.monsters(square).map((letter) => paint(letter, 'monster'));
  const down = markers.includes(square) ? [WAY_DOWN] : [];
  return [...here, ...monsters, ...down, ...standing.marks(square)];
}

// ------------------------------------------------------------------ below the board

function legend(
  { say, view }: Speech,
  monsterLetters: Readonly<Record<string, string>>,
  marks: Readonly<Record<string, string>>,
): string {
  const sign = (letter: string, name: string) => say('board.sign', { letter, name });
  const named = ([id, letter]: readonly [string, string], prefix: string) =>
    sign(letter, say(`${prefix}.${id}`));
  const kinds = new Set([...PRINTED, ...contentOf(view).tiles.map(({ kind }) => kind)]);
  const chambers = Object.entries(LETTERS)
    .filter(([kind]) => kinds.has(kind))
    .map((one) => named(one, 'chamber'));
  const rows = [0, 1, 2].map((row) => chambers.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW).join(', '));
  const monsters = [
    ...Object.entries(monsterLetters).map((one) => named(one, 'monster')),
    ...Object.entries(marks).map(([id, letter]) => sign(letter, say(`board.mark.${id}`))),
  ];
  const signs = say('board.signs', { door: '=', portcullis: '#', down: WAY_DOWN, unexplored: UNEXPLORED });
  return [...rows, monsters.join(', '), signs].join('\n');
}

/** The track: what is past, where the sun stands, and on what the doors close. */
function sunLine(say: Say, { world }: View<World>): string {
  const track = SUN_TRACK.map(({ space, closesOn }) => {
    if (space === world.sun) return 'O';
    if (space < world.sun) return '=';
    return closesOn > 0 ? String(closesOn) : '.';
  });
  return say('board.sun', { track: track.join(''), space: world.sun, last: track.length });
}

/** A hero in one line, and what is carried in a second. */
function sheet(speech: Speech, facts: SeatFacts, seat: Seat): string[] {
  const { say, view } = speech;
  const hero = view.world.heroes[seat];
  const holes = {
    mark: view.world.active === seat && view.outcome === undefined ? '>' : ' ',
    n: seat + 1,
    hero: heroName(speech, seat),
    where: whereabouts(speech, hero),
  };
  if (hero.state === DEAD || hero.state === OUT) return [say('board.seat', holes)];
  const numbers = ['wounds', 'life', 'strength', 'agility', 'armor', 'luck'] as const;
  const values = Object.fromEntries(numbers.map((name) => [name, facts[name]]));
  const attributes = say('board.attributes', values);
  return [
    say('board.seat.inside', { ...holes, ...values }),
    ...[attributes, ...carried(speech, facts)].map(indented),
  ];
}

function whereabouts(speech: Speech, hero: Hero): string {
  const { say } = speech;
  if (hero.state === DEAD) return say('board.dead', { cause: causeName(speech, hero.cause) });
  if (hero.state === OUT) return say('board.out');
  if (hero.state === WAITING) return say('board.waiting');
  if (hero.state === BELOW) return say('board.below', { space: nameOf(hero.marker), n: hero.trip });
  return placeName(speech, hero.space);
}

function carried(speech: Speech, { gold, loot, runes, kept }: SeatFacts): string[] {
  const { say } = speech;
  const names = (cards: readonly string[]) =>
    listed(
      say,
      cards.map(
        (id) => nameOnFace(speech, id) ?? say('card.hidden', { deck: say(`deck.${id.slice(1, -1)}`) }),
      ),
    );
  return [
    loot.length === 0
      ? ''
      : say(gold === null ? 'board.loot.hidden' : 'board.loot', { cards: names(loot), gold: gold ?? 0 }),
    runes.length === 0 ? '' : say('board.runes', { cards: names(runes) }),
    kept.length === 0 ? '' : say('board.kept', { cards: names(kept) }),
  ].filter(Boolean);
}

function indented(line: string): string {
  return `    ${line}`;
}
