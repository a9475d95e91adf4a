import { join } from 'node:path';
import {
  type Arrangement,
  NONE,
  Playthrough,
  Rng,
  runScenario,
  type Scenario,
  type Seat,
  View,
  type Viewer,
  type Wanted,
} from '@underhall/kernel';
import { Reader, scenariosIn } from '@underhall/kernel/testing';
import { describe, expect, it, test } from 'vitest';
import { DOORS, SPACES, type Space, spaceNamed } from './board.ts';
import { dungeon } from './game.ts';
import { messages } from './messages.ts';
import { textBoard } from './text-board.ts';
import { WALK_ENDS } from './walks.ts';
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
    // (Another box has other words.)
    for (const scenario of scenariosIn(join(import.meta.dirname, 'scenarios')).filter(({ packs }) => !packs))
      runScenario(game, scenario, undefined, (play) => reader.read(play));
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
      'You are caught: roll a die and lose that many turns. After that, in a room, take its treasure and the room is cleaned out.',
    );
    expect(face('m3-slide').text).toBe(
      'In a room, take its treasure and the room is cleaned out. Slide to a chamber 1 level deeper. Meet a monster there.',
    );
    expect(face('t1-magic-sword').text).toBe(
      'Worth 500 gold. Adds 1 to your attack rolls. In the Expert Game roll 2d6 when you find it: on a 12 it adds 2.',
    );
    expect(face('m3-mummy').text).toBe(
      'To kill it: Elf 11, Hero 10, Superhero 8, Wizard 8, Fire Ball 3 and Lightning Bolt –.',
    );
    expect(face('teleport').text).toBe(
      'Before combat, jump from a chamber to another at most 1 level away. Meet a monster there.',
    );
    expect(face('fire-ball').text).toBe("Attack using the monster's Fire Ball number.");
  });

  test('an adventurer is told of by what it is good at, from the monsters that are in the box', () => {
    const told = (id: string, words = reader.words) => words.face(reader.say, id).text;
    expect(told('elf')).toBe(
      'Needs 10,000 gold. Good in a fight down to level 2: a roll kills 69 % there, 39 % on level 3. Best at finding secret doors, on 1–4. Gets rich fastest on levels 1–3.',
    );
    expect(told('superhero')).toBe(
      'Needs 20,000 gold. Good in a fight down to level 3: a roll kills 70 % there, 46 % on level 4. Finds secret doors on a 1 or 2. Gets rich fastest on levels 3–5.',
    );
    expect(told('wizard')).toContain(
      'Good with spells down to level 5: the better one kills 56 % there (by hand 26 %), 35 % on level 6.',
    );
    const without = { 'm2-giant-lizard': 1, 'm2-hobgoblins': 2, 'm2-ghouls': 1 };
    const harder = dungeon.open([{ pack: 'harder', game: 'dungeon', without }]);
    expect(told('elf', dungeon.words(harder))).toContain('down to level 2: a roll kills 54 % there');
  });

  function asked({ match }: Playthrough, seat: Seat): string | undefined {
    const view = new View(match, seat);
    return view.pending && reader.words.prompt(reader.say, view, view.pending);
  }

  function labels({ match }: Playthrough, seat: Seat): string[] {
    const view = new View(match, seat);
    const { pending } = view;
    return pending?.options.map((option) => reader.words.option(reader.say, view, pending, option)) ?? [];
  }

  /** A whole match by the cheap policy. */
  function played(seed: string): Playthrough {
    const play = new Playthrough(game, { seats: seats(3), options: { expert: true }, seed });
    const rng = Rng.fromSeed(seed);
    for (let seat = play.match.asked(); seat !== NONE; seat = play.match.asked()) {
      const options = play.match.legal(seat);
      play.choose(seat, options[game.spec.policy?.(play.match, seat, options, rng) ?? 0].id);
    }
    return play;
  }

  function ended({ match, events }: Playthrough, you?: Seat): string | undefined {
    const view = new View(match, 'everything').addressing(you);
    return reader.words.ending?.(reader.say, view, events.seenBy('everything'));
  }

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

  test('whoever dies is told of with the killer, and whoever comes in his place by what he is', () => {
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
      expect(lines).toContain('Player 1 moves 1 space to room 1·6.');
      expect(lines).toContain('The Giant Rats roll 1 + 1 = 2. The blow is deadly.');
      expect(lines).toContain('Player 1 dies in room 1·6, killed by the Giant Rats.');
      expect(lines).toContain('The Giant Rats go to the bottom of their pile.');
      expect(lines).toContain('Player 1 enters the dungeon as the Hero.');
    }
    expect(madeAnew(play, 0)).toContain('You enter the dungeon as the Hero.');
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
    expect(asked(play, 0)).toBe(
      'Which cards go on the first pile? Player 2 will say which pile you keep, without seeing them.',
    );
    play.choose(0, play.match.pending()[0].options[0].id);
    expect(asked(play, 1)).toBe('Which pile does player 1 keep? The first has 1 card, the second 1.');
    expect(labels(play, 1)[0]).toBe('Leave player 1 the first pile (1 card)');
    play.choose(1, 'keep:2');
    expect(madeAnew(play, 0)).toContain('You move 1 space to room 1·6.');
    expect(madeAnew(play, 0)).toContain(
      'The Giant Rats roll 1 + 2 = 3, a serious wound. You lose half your treasure and go back to the Main Staircase.',
    );
    expect(madeAnew(play, 0)).toContain('Player 2 lets you keep the second pile.');
    expect(madeAnew(play, 1)).toContain('You let player 1 keep the second pile.');
    expect(madeAnew(play, 1)).toContain('Player 1 is back on the Main Staircase.');
    expect(madeAnew(play, 1)).toContain(
      'The Giant Rats roll 1 + 2 = 3, a serious wound. Player 1 loses half their treasure and goes back to the Main Staircase.',
    );
  });

  test('a blow is told by what it costs, and what is not there is not lost', () => {
    const struck = (holds: readonly string[]) =>
      runScenario(game, {
        ...two,
        title: 'stunned',
        arrange: [
          { adventurer: 0, at: 'c125', holds },
          { next: { 'monsters:1': ['m1-giant-rats'] } },
          { dice: [1, 1, 4, 3] },
          { turn: 0 },
        ],
        steps: [{ choose: 'to:1-6' }],
      });
    expect(madeAnew(struck(['t3-gold-ring']), 0)).toContain(
      'The Giant Rats roll 4 + 3 = 7. You are stunned and drop a treasure.',
    );
    expect(madeAnew(struck([]), 0)).toContain('The Giant Rats roll 4 + 3 = 7. You are stunned.');
  });

  test('a fight is asked about with the numbers that decide it', () => {
    const play = runScenario(game, {
      ...two,
      title: 'still there',
      arrange: [
        { adventurer: 0, at: 'c125' },
        { next: { 'monsters:1': ['m1-giant-rats'] } },
        { dice: [1, 1, 6, 6] },
        { turn: 0 },
      ],
      steps: [{ choose: 'to:1-6' }, { choose: 'stay' }],
    });
    expect(asked(play, 0)).toBe('Fight the Giant Rats again, or leave? You need 5 or more (83 %).');
    expect(labels(play, 0)).toContain('Leave and come back for a new monster');
    const hopeless = runScenario(game, {
      ...two,
      title: 'too strong',
      arrange: [{ adventurer: 1, at: '6-1', fights: 'm6-red-dragon' }, { turn: 1 }],
      steps: [],
    });
    expect(asked(hopeless, 1)).toBe('Fight the Red Dragon again, or leave? By hand you cannot kill it.');
  });

  test('DUN-SETUP-11 a third Elf is refused in a sentence', () => {
    const elves = [{ adventurer: 'elf' }, { adventurer: 'elf' }, { adventurer: 'elf' }];
    expect(() => game.agree({ seats: elves, options: {} })).toThrow('Only two players can be Elves.');
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
    const enough = 'You have 10,000 gold, enough to win. Back to the Main Staircase!';
    expect(madeAnew(play, 1)).toContain(enough);
    expect(madeAnew(play, 0)).not.toContain(enough);
    expect(madeAnew(play, 0).at(-1)).toBe('Player 2 is home with 10,000 gold and wins!');
    expect(madeAnew(play, 1).at(-1)).toBe('You are home with 10,000 gold and win!');
    const how =
      'in round 2 and won. The Hoard of Gold (1,000 gold) made it enough, won from the Goblins in room 1·1.';
    expect(ended(play, 1)).toBe(`You came home with 10,000 gold ${how}`);
    expect(ended(play, 0)).toBe(`Player 2 came home with 10,000 gold ${how} You had 0 of 10,000 gold.`);
    expect(ended(play)).toBe(`Player 2 came home with 10,000 gold ${how}`);
  });

  test('DUN-WIN-9 DUN-WIN-11 DUN-DEATH-13 an ending tells how it came, and who was close', () => {
    const story = (arrange: readonly Arrangement[], steps: Scenario['steps'], rounds = 120) =>
      runScenario(game, { ...two, options: { rounds }, title: 'an ending', arrange, steps });
    const rich = { adventurer: 0, at: 'c137', holds: ['t6-huge-diamond'] };
    const home = { adventurer: 1, at: 'main-gallery', holds: ['t6-gold-necklace', 't1-hoard-of-gold'] };
    expect(ended(story([rich, home, { turn: 1 }], [{ choose: 'to:start' }]), 0)).toBe(
      'Player 2 came home with 10,000 gold in round 1 and won. You had enough as well, and only 10 spaces to go to the Main Staircase.',
    );
    const left = story([{ turn: 0 }], [{ seat: 0, resign: true }]);
    expect(ended(left, 1)).toBe('Everybody else had left the game, so you won.');
    const poor = { adventurer: 0, holds: ['t3-gold-ring'] };
    const late = story(
      [poor, { first: 0 }, { round: 5 }, { turn: 0 }],
      [{ choose: 'stay' }, { choose: 'stay' }],
      5,
    );
    expect(ended(late, 0)).toBe(
      'After 5 rounds nobody was home with enough. You came closest, with 3,000 of 10,000 gold.',
    );
    const swept = story([poor, { cleaned: 'all' }, { turn: 0 }], [{ choose: 'stay' }]);
    expect(ended(swept, 1)).toBe(
      'Nothing was left to be won. Player 1 came closest, with 3,000 of 10,000 gold. You had 0 of 10,000 gold.',
    );
  });

  test('a walk that ends before its goal says why', () => {
    const view = new View(new Playthrough(game, { seats: seats(2) }).match, 0);
    const lines = WALK_ENDS.map((why) =>
      reader.words.event(reader.say, view, {
        n: 0,
        event: { type: 'walk-ended', seat: 0, space: spaceNamed('2-7') as Space, why },
        faces: {},
      }),
    );
    expect(new Set(lines).size).toBe(WALK_ENDS.length);
    expect(lines[0]).toBe('You stop on your way to room 2·7. Somebody was there first.');
  });

  test('with enough gold it is said how far home is, and rivals are told of whoever may have it', () => {
    const play = runScenario(game, {
      ...two,
      title: 'rich and far away',
      arrange: [
        { adventurer: 0, at: 'c137', holds: ['t6-huge-diamond'] },
        { adventurer: 1, at: 'c340' },
        { turn: 0 },
      ],
      steps: [],
    });
    expect(asked(play, 0)).toBe('You have enough to win! The Main Staircase is 10 spaces away.');
    play.choose(0, 'to:s12');
    expect(madeAnew(play, 1)).toContain(
      'Player 1 is on the way home with 1 treasure, 6 spaces from the Main Staircase. It may be enough to win.',
    );
  });

  test('a replay calls nobody “you”, whatever was told to one alone', () => {
    for (const viewer of [0, 1, 'everything'] as const) {
      const play = played('replayed');
      const view = new View(play.match, viewer).addressing(undefined);
      for (const seen of play.events.seenBy(viewer))
        expect(reader.words.event(reader.say, view, seen) ?? '').not.toMatch(/\byour?\b/i);
    }
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
  'choice.choose-spells.done',
  'die.1',
  'list.or',
  'odds.always',
  'prompt.act.enough.far',
  'place.nowhere',
  'standing.gone',
  'ending.enough',
  'ending.treasure',
  'event.end.alone',
  'event.heads-home.sure',
  'event.left-game',
  'event.no-monster',
  'event.no-treasure',
  'event.slide-leads-nowhere',
  'verb.lose-turns',
]);
