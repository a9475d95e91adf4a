import { join } from 'node:path';
import { Playthrough, runScenario, View, type Viewer, type Wanted } from '@underhall/kernel';
import { Reader, scenariosIn } from '@underhall/kernel/testing';
import { describe, expect, it, test } from 'vitest';
import { DOORS, SPACES, type Space, spaceNamed } from './board.ts';
import { dungeon } from './game.ts';
import { messages } from './messages.ts';
import { textBoard } from './text-board.ts';
import { doorName } from './words/names.ts';
import { placeName } from './words/places.ts';
import type { World } from './world.ts';

const game = dungeon.open();
const reader = new Reader(game, dungeon.words(game));

function readBoard({ match }: Playthrough): void {
  const viewer = match.outcome ? 'spectator' : match.asked();
  if (match.choices % 5 === 0) checkBoard(textBoard(new View(match, viewer) as View<World>));
}

function checkBoard(board: string): void {
  const lines = board.split('\n');
  const [first] = lines;
  for (const line of lines.slice(0, 25)) expect(line).toHaveLength(first.length);
  for (const line of lines.slice(25)) expect(line).not.toMatch(/[{}]|undefined|NaN/);
}

const seats = (n: number) => Array.from({ length: n }, () => ({}));

describe('everything is told in words', () => {
  it.each([
    ['Basic, two', { seats: seats(2), options: { rounds: 40 } }],
    ['Basic, four', { seats: seats(4), options: { rounds: 40 } }],
    ['Expert, three', { seats: seats(3), options: { expert: true, rounds: 60 } }],
    [
      'Expert, two wizards',
      { seats: [{ adventurer: 'wizard' }, { adventurer: 'wizard' }], options: { expert: true } },
    ],
    ['Expert, eight', { seats: seats(8), options: { rounds: 60 } }],
  ] as [string, Wanted][])(
    '%s',
    (name, setup) => {
      for (const n of [1, 2, 3]) reader.readMatch(setup, `${name} ${n}`, 'curious', 3, readBoard);
    },
    60_000,
  );

  test('every scenario, at its beginning and after every choice', () => {
    for (const scenario of scenariosIn(join(import.meta.dirname, 'scenarios'))) {
      const { steps } = scenario;
      for (let n = 0; n <= steps.length; n++)
        if (n === 0 || 'choose' in steps[n - 1])
          reader.read(runScenario(game, { ...scenario, steps: steps.slice(0, n) }));
    }
  }, 120_000);

  test('all questions of the game have been read, and all events told', () => {
    const unread = game.questions.filter((question) => !reader.questions.has(question));
    expect(unread).toEqual([]);
    // What an attack did is told with the attack.
    expect([...reader.silent].filter((type) => type !== 'turn' && type !== 'killed')).toEqual([]);
  });

  test('every table option, count and face has its words', () => {
    reader.readTable();
    reader.readFaces('elf', 'hero', 'superhero', 'wizard', 'armory');
  });

  test('card texts are made from effects', () => {
    const face = (id: string) => reader.words.face(reader.say, id);
    expect(face('m2-cage').text).toBe(
      'You are caught: lose d6 turns. After that, in a room, take its treasure and the room is cleaned out.',
    );
    expect(face('m3-slide').text).toBe(
      'In a room, take its treasure and the room is cleaned out. Slide to a chamber 1 level deeper. Meet a monster there.',
    );
    expect(face('t1-magic-sword').text).toBe(
      'Worth 500 gold. Adds 1 to your attack rolls. In the Expert Game its finder rolls 2d6: from 12 on it adds 2.',
    );
    expect(face('m3-mummy').text).toBe(
      'To kill it: elf 11, hero 10, superhero 8, wizard 8, Fire Ball 3 and Lightning Bolt –.',
    );
    expect(face('teleport').text).toBe(
      'Before combat, jump from a chamber to another one at most 1 level away. Meet a monster there.',
    );
  });

  test('an adventurer is told of by what it is good at, from the monsters that are in the box', () => {
    const told = (id: string, words = reader.words) => words.face(reader.say, id).text;
    expect(told('elf')).toBe(
      'Needs 10,000 gold. Good in a fight down to level 2: a roll kills 69 % there, 39 % on level 3. Best at finding secret doors: a roll of 4 or less. Gets rich fastest on levels 1–3.',
    );
    expect(told('superhero')).toBe(
      'Needs 20,000 gold. Good in a fight down to level 3: a roll kills 70 % there, 46 % on level 4. Finds a secret door on a roll of 2 or less. Gets rich fastest on levels 3–5.',
    );
    expect(told('wizard')).toContain(
      'Good with spells down to level 5: the better one kills 56 % there (by hand 26 %), 35 % on level 6.',
    );
    const without = { 'm2-giant-lizard': 1, 'm2-hobgoblins': 2, 'm2-ghouls': 1 };
    const harder = dungeon.open([{ pack: 'harder', game: 'dungeon', without }]);
    expect(told('elf', dungeon.words(harder))).toContain('down to level 2: a roll kills 54 % there');
  });

  /** The log as it is made when the match is over or loaded again. */
  function madeAnew(play: Playthrough, viewer: Viewer = 'spectator'): (string | undefined)[] {
    const view = new View(play.match, viewer);
    return play.events.seenBy(viewer).map((seen) => reader.words.event(reader.say, view, seen));
  }

  test('corridors and secret doors are named by what is written on the board', () => {
    const place = (name: string) => placeName(reader.say, spaceNamed(name) as Space);
    expect(place('c125')).toBe('the corridor south of room 1·6');
    expect(place('c177')).toBe('the doorway east of the Armory');
    // Two of them lie along the north wall.
    expect([place('c109'), place('c110')]).toEqual([
      'the west corridor north of room 1·1',
      'the east corridor north of room 1·1',
    ]);
    expect(['x05', 'x04', 'x09'].map((door) => doorName(reader, door))).toEqual([
      'the secret door between room 2·1 and the Guard Room',
      'the secret door on the south side of room 2·4',
      'the secret door in the dead end west of room 1·8',
    ]);
  });

  test('no two spaces and no two doors are called the same, and no name is long', () => {
    const places = Array.from({ length: SPACES }, (_, space) => placeName(reader.say, space));
    const doors = DOORS.map(({ id }) => doorName(reader, id));
    expect(new Set(places).size).toBe(SPACES);
    expect(new Set(doors).size).toBe(DOORS.length);
    expect(places.filter((name) => name.length > 42)).toEqual([]);
  });

  const two = { rules: [], game: game.id, seats: [{ adventurer: 'elf' }, { adventurer: 'hero' }] };

  test('a line still names the adventurer it was about when another has come in its place', () => {
    const play = runScenario(game, {
      ...two,
      title: 'killed, and begun anew',
      arrange: [
        { adventurer: 0, at: 'c125' },
        { next: { 'monsters:1': ['m1-giant-rats'] } },
        { dice: [1, 1, 1, 1] },
        { turn: 0 },
      ],
      steps: [{ choose: 'to:1-6' }, { choose: 'hero' }],
    });
    const loaded = Playthrough.replay(game, play.record);
    for (const lines of [madeAnew(play), madeAnew(loaded)]) {
      expect(lines).toContain('The Elf (player 1) moves 1 space to room 1·6.');
      expect(lines).toContain('The Elf (player 1) dies in room 1·6.');
      expect(lines).toContain('The Hero (player 1) enters the dungeon.');
    }
  });

  test('prompts and the log speak to their reader, and of everybody else by name', () => {
    const play = runScenario(game, {
      ...two,
      title: 'a serious wound',
      arrange: [
        { adventurer: 0, at: 'c125', holds: ['t3-gold-ring', 't1-bag-of-gold'] },
        { next: { 'monsters:1': ['m1-giant-rats'] } },
        { dice: [1, 2, 1, 2] },
        { turn: 0 },
      ],
      steps: [{ choose: 'to:1-6' }],
    });
    const asked = (seat: number) => {
      const view = new View(play.match, seat);
      return view.pending && reader.words.prompt(reader.say, view, view.pending);
    };
    expect(asked(0)).toBe('Divide your treasure into two piles. The first pile has 0 cards.');
    play.choose(0, play.match.pending()[0].options[0].id);
    expect(asked(1)).toBe(
      'Which pile may the Elf (player 1) keep: the first (1 card) or the second (1 card)?',
    );
    play.choose(1, 'keep:2');
    expect(madeAnew(play, 0)).toContain('You move 1 space to room 1·6.');
    expect(madeAnew(play, 0)).toContain('The Hero (player 2) lets you keep the second pile.');
    expect(madeAnew(play, 1)).toContain('You let the Elf (player 1) keep the second pile.');
    expect(madeAnew(play, 1)).toContain('The Elf (player 1) is back on Start.');
  });

  test('DUN-WIN-1 DUN-TREAS-4 the end is told to all, and enough gold to its owner alone', () => {
    const play = runScenario(game, {
      ...two,
      title: 'home with enough',
      arrange: [
        { adventurer: 1, at: 'main-gallery', holds: ['t6-gold-necklace'] },
        { next: { 'monsters:1': ['m1-goblins'] } },
        { next: { 'treasures:1': ['t1-hoard-of-gold'] } },
        { dice: [6, 6] },
        { turn: 1 },
      ],
      steps: [{ choose: 'to:1-1' }, { choose: 'stay' }, { choose: 'to:start' }],
    });
    const enough = 'You have 10,000 gold: enough to win. Go back to the Main Staircase!';
    expect(madeAnew(play, 1)).toContain(enough);
    expect(madeAnew(play, 0)).not.toContain(enough);
    expect(madeAnew(play, 0).at(-1)).toBe('The Hero (player 2) is home with 10,000 gold and wins!');
    expect(madeAnew(play, 1).at(-1)).toBe('You are home with 10,000 gold and win!');
  });

  test('no message is without use', () => {
    const spare = Object.keys(messages).filter(
      (key) =>
        !reader.said.has(key) &&
        !/^(?:option|conflict|preference|count|chance|reason|board|moment)\./.test(key),
    );
    expect(spare.filter((key) => !RARE.has(key))).toEqual([]);
  });
});

/** What a handful of matches need not show. */
const RARE = new Set([
  'card.spell',
  'list.or',
  'place.nowhere',
  'event.end.alone',
  'event.left-game',
  'event.no-monster',
  'event.no-treasure',
  'event.slide-leads-nowhere',
]);
