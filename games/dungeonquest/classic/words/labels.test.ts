import { type Arrangement, type Json, Playthrough, sayIn } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { dungeonquestClassic, openClassic } from '../game.ts';
import { messages } from '../messages.ts';

const game = openClassic();
const spoken = dungeonquestClassic.words(game);

type Table = { options?: Record<string, Json>; heroes?: readonly string[] };

function arranged({ options = {}, heroes = ['hugo', 'lindel', 'tatianna'] }: Table, list: Arrangement[]) {
  return new Playthrough(game, { seats: heroes.map((hero) => ({ hero })), options }, list);
}

/** What an option is called, also one that is forbidden. */
function label(play: Playthrough, id: string): string {
  const [pending] = play.match.pending();
  return spoken.option(sayIn(messages), play.view(pending.seat), pending, { id });
}

function prompt(play: Playthrough): string {
  const [pending] = play.match.pending();
  return spoken.prompt(sayIn(messages), play.view(pending.seat), pending);
}

const room = (at: string, chamber = 'dungeon-room-cross') => ({ chamber, at, entry: 'south' });
const NORTH: Arrangement[] = [room('D4'), room('D3'), room('D5'), { hero: 0, at: 'D4' }];

it('DQ-OPTPVP-1 a move to another Hero says whom it is against', () => {
  const crowd = [...NORTH, { hero: 1, at: 'D3' }, { hero: 2, at: 'D3' }, { turn: 0 }];
  const play = arranged({ options: { pvp: true } }, crowd);
  expect(label(play, 'move:north')).toBe('Move north: Dungeon Room, against Lindel or Tatianna');
  expect(label(play, 'move:south')).toBe('Move south: Dungeon Room');
  expect(label(arranged({}, crowd), 'move:north')).toBe('Move north');
});

it('DQ-OPTPVP-1 DQ-OPTPVP-11 nobody is fought in the Treasure Chamber, nor who is below', () => {
  const play = arranged({ options: { pvp: true } }, [
    room('G4'),
    room('G3'),
    { hero: 0, at: 'G4' },
    { hero: 1, at: 'G5' },
    { hero: 2, below: 'G3' },
    { turn: 0 },
  ]);
  expect(label(play, 'move:south')).toBe('Move south: the Treasure Chamber');
  expect(label(play, 'move:north')).toBe('Move north: Dungeon Room');
});

it('DQ-OPTPVP-1 DQ-SPEC-4 a secret door to another Hero says whom it is against', () => {
  const play = arranged({ options: { pvp: true } }, [
    room('D4', 'dungeon-room-straight'),
    room('E4'),
    { hero: 0, at: 'D4' },
    { hero: 1, at: 'E4' },
    { next: { search: ['search-secret-door'] } },
    { turn: 0 },
  ]);
  play.choose(0, 'search');
  expect(label(play, 'through:east')).toBe('Through the wall east: Dungeon Room, against Lindel');
  expect(label(play, 'through:west')).toBe('Through the wall west: unexplored');
});

it('DQ-OPTPVP-1 DQ-OPTTOWER-3 a jump to another Hero says whom it is against', () => {
  const play = arranged({ options: { pvp: true, tower: true } }, [
    room('B1'),
    { hero: 0, at: 'B1' },
    { hero: 1, at: 'M1' },
    room('D4'),
    { hero: 2, at: 'D4' },
    { turn: 0 },
  ]);
  play.choose(0, 'move:west');
  expect(label(play, 'jump:M1')).toBe('Go over to the North-East Tower, against Lindel');
  expect(label(play, 'jump:A10')).toBe('Go over to the South-West Tower');
});

it('DQ-OPTSERV-18 a place for a new Monster says whom it is against', () => {
  const play = arranged({ options: { serv: true } }, [
    { hero: 0, state: 'dead' },
    room('A2'),
    room('B1'),
    room('K8'),
    { hero: 1, at: 'B1' },
    { hero: 2, at: 'K8' },
    { next: { dungeon: ['dungeon-waking-golem'] } },
    { turn: 0 },
  ]);
  play.choose(0, 'add');
  expect(label(play, 'place:B1')).toBe('In the dungeon room at B1, against Lindel');
  expect(label(play, 'place:A2')).toBe('In the dungeon room at A2');
});

it('DQ-WEB-5 among other things at the start of a turn the web is called what it is', () => {
  const play = arranged({}, [
    room('D4', 'spider-web-cross'),
    { hero: 0, at: 'D4', caught: true },
    { put: 'dungeon-torch-goes-out', in: 'kept:0' },
    { turn: 0 },
  ]);
  expect(label(play, 'again:web')).toBe('Struggle with the web (test Strength)');
});

it('DQ-SPEC-11 who comes to a Bridge is asked at which end, to a Chasm on which side', () => {
  const flown = { hero: 0, at: 'D4', special: true, postponed: true };
  expect(prompt(arranged({}, [room('D4', 'bridge-straight'), flown, { turn: 0 }]))).toBe(
    'You come to the bridge at D4. At which end do you stand?',
  );
  expect(prompt(arranged({}, [room('D4', 'chasm-rift-ahead'), flown, { turn: 0 }]))).toBe(
    'You come to the chasm at D4. On which side do you stand?',
  );
});

it('DQ-RUNE-1 the Rune of Depths says where it leads from here: down, or up again', () => {
  const rune: Arrangement[] = [{ put: 'rune-depths', in: 'runes:0' }, { turn: 0 }];
  const above = arranged({}, [room('D4'), { hero: 0, at: 'D4' }, ...rune]);
  expect(label(above, 'use:rune-depths')).toBe('Use the Rune of Depths: go down into the Catacombs');
  const below = arranged({}, [room('D4'), { hero: 0, below: 'D4', heading: 'east' }, ...rune]);
  expect(label(below, 'use:rune-depths')).toBe('Use the Rune of Depths: leave the Catacombs');
});
